import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

@MainActor
struct SurroundingsTests {
    @Test func `a strip along an edge leaves its content the rest`() throws {
        let found = try Laboratory.measure(100, 200) {
            Laboratory.color.layoutName("content").safeAreaInset(edge: .bottom) {
                Laboratory.fixed(40, 30).layoutName("strip")
            }
        }
        #expect(found["content"] == CGRect(x: 0, y: 0, width: 100, height: 170))
        #expect(found["strip"] == CGRect(x: 30, y: 170, width: 40, height: 30))
    }

    /// Frames of named views in a window with unsafe strips of 10 above and 20 below.
    private func frames(@ViewBuilder _ content: @escaping () -> some View) throws -> [String: CGRect] {
        var environment = Laboratory.environment(width: 100, height: 200)
        environment.safeArea = Insets(top: 10, left: 0, bottom: 20, right: 0)
        let scene = ViewScene(environment: environment, services: try Laboratory.services(), content: content)
        let placed = try scene.makeScene("test").layout.placedViews
        return Dictionary(placed.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in first }
    }

    @Test func `what ignores the safe area reaches under a strip along its edge`() throws {
        let found = try frames {
            Laboratory.color.layoutName("content").ignoresSafeArea().safeAreaInset(edge: .bottom) {
                Laboratory.fixed(40, 30).layoutName("strip")
            }
        }
        #expect(found["strip"] == CGRect(x: 30, y: 150, width: 40, height: 30))
        #expect(found["content"] == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func `a reader tells how much room lies outside of the safe area`() throws {
        var insets: [EdgeInsets] = []
        _ = try frames {
            GeometryReader { proxy in
                let _ = insets.append(proxy.safeAreaInsets)
                Laboratory.color
            }
        }
        #expect(insets.last == EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0))
        _ = try frames {
            GeometryReader { proxy in
                let _ = insets.append(proxy.safeAreaInsets)
                Laboratory.color
            }
            .ignoresSafeArea()
        }
        #expect(insets.last == EdgeInsets())
    }

    @Test func `two of four parts of a scroll view are as long as Apple says`() throws {
        let found = try Laboratory.measure(330, 100) {
            ScrollView(.horizontal) {
                Laboratory.color.layoutName("part").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
            }
        }
        #expect(found["part"]?.width == 160)
    }

    private func diagnostics(@ViewBuilder _ content: @escaping () -> some View) throws -> [Diagnostic] {
        let scene = ViewScene(
            environment: Laboratory.environment(), services: try Laboratory.services(), content: content)
        return try scene.makeScene("test").diagnostics
    }

    @Test func `limits and lengths that make no sense are told and laid out all the same`() throws {
        let limits = try diagnostics { Laboratory.color.frame(minWidth: 20, maxWidth: 10) }
        #expect(limits.map(\.message) == ["Contradictory frame constraints specified."])
        let lengths = try diagnostics { Laboratory.color.frame(width: -1) }
        #expect(lengths.map(\.message) == ["Invalid frame dimension (negative or non-finite)."])
        #expect(try diagnostics { Laboratory.color.frame(minWidth: 10, maxWidth: .infinity) }.isEmpty)
    }

    @Test func `a position that is no number is told`() throws {
        struct Lost: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
            }
        }
        let found = try diagnostics { Lost().callAsFunction { Laboratory.fixed(10, 10) } }
        #expect(found.map(\.kind) == [.misuse])
    }
}
