import Testing

@testable import SwiftUILayout

@MainActor
struct CustomLayoutTests {
    /// Places its views by a closure and counts what it asks.
    private struct Placing: Layout {
        let place: (CGRect, LayoutSubviews) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 100)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            place(bounds, subviews)
        }
    }

    @Test func `a view that is not placed lies in the middle with the parent's own proposal`() throws {
        let found = try Laboratory.measure(200, 200) {
            Placing { _, _ in }.callAsFunction {
                Laboratory.color.layoutName("color")
                Laboratory.fixed(30, 30).layoutName("fixed")
            }
        }
        #expect(found["color"] == CGRect(x: -50, y: -50, width: 200, height: 200))
        #expect(found["fixed"] == CGRect(x: 35, y: 35, width: 30, height: 30))
    }

    @Test func `the last place counts and the anchor counts by the size of the answer`() throws {
        let found = try Laboratory.measure(200, 200) {
            Placing { bounds, subviews in
                subviews[0].place(at: CGPoint(x: 10, y: 10), proposal: .init(width: 20, height: 20))
                subviews[0].place(
                    at: CGPoint(x: 50, y: 60), anchor: .bottomTrailing, proposal: .init(width: 40, height: 40))
            }.callAsFunction {
                Laboratory.color.layoutName("color")
            }
        }
        #expect(found["color"] == CGRect(x: 10, y: 20, width: 40, height: 40))
    }

    @Test func `a layout reads priorities and values of the views themselves`() throws {
        struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
        var priorities: [Double] = []
        var weights: [Double] = []
        _ = try Laboratory.measure(200, 200) {
            Placing { _, subviews in
                priorities = subviews.map(\.priority)
                weights = subviews.map { $0[Weight.self] }
            }.callAsFunction {
                Laboratory.color.layoutPriority(2.5).layoutValue(key: Weight.self, value: 3)
                Laboratory.color.layoutPriority(2).padding(1)
                Spacer(minLength: 12)
            }
        }
        #expect(priorities == [2.5, 0, -.infinity])
        #expect(weights == [3, 1, 1])
    }

    @Test func `a layout of unknown type lays out as the one inside`() throws {
        for layout in [AnyLayout(HStackLayout(spacing: 4)), AnyLayout(AnyLayout(HStackLayout(spacing: 4)))] {
            let found = try Laboratory.measure(nil, nil) {
                layout {
                    Laboratory.fixed(10, 10)
                    Laboratory.fixed(20, 10)
                    Spacer(minLength: 0)
                }
            }
            #expect(found.size == CGSize(width: 38, height: 10))
        }
    }

    @Test func `each distinct proposal is computed once`() throws {
        var asked: [ProposedViewSize: Int] = [:]
        _ = try Laboratory.measure(100, 50) {
            HStack(spacing: 0) {
                StubView {
                    asked[$0, default: 0] += 1
                    return CGSize(width: min($0.width ?? 30, 30), height: 10)
                }
                Laboratory.color
            }
            .frame(width: 80)
        }
        #expect(asked.values.allSatisfy { $0 == 1 })
        #expect(asked.count <= 4)
    }
}
