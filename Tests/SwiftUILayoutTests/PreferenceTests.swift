import KeylineGraphics
import KeylineScenes
import Testing

@testable import SwiftUILayout

@MainActor
struct PreferenceTests {
    private enum WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private enum BoundsKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test func `what views say is joined on the way up`() throws {
        var heard: [CGFloat] = []
        let scene = ViewScene(environment: Laboratory.environment(), services: try Laboratory.services()) {
            HStack {
                Laboratory.fixed(20, 20).preference(key: WidthKey.self, value: 20)
                Laboratory.fixed(30, 20).preference(key: WidthKey.self, value: 30)
            }
            .onPreferenceChange(WidthKey.self) { heard.append($0) }
        }
        _ = scene.layOut()
        #expect(heard == [30])
    }

    @Test func `a size that was measured on the first pass is there on the second`() throws {
        final class Box { var width: CGFloat = 0 }
        let box = Box()
        let scene = ViewScene(environment: Laboratory.environment(), services: try Laboratory.services()) {
            VStack {
                Laboratory.fixed(70, 20).background {
                    GeometryReader { proxy in
                        Laboratory.color.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(WidthKey.self) { box.width = $0 }
                Laboratory.color.frame(width: box.width, height: 10).layoutName("copy")
            }
        }
        let layout = try scene.makeScene("test").layout
        #expect(layout.view("copy")?.frame.width == 70)
    }

    @Test func `an anchor is asked for in another view's coordinates`() throws {
        let scene = ViewScene(
            environment: Laboratory.environment(width: 100, height: 100), services: try Laboratory.services()
        ) {
            Laboratory.fixed(20, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .padding(10)
                .overlayPreferenceValue(BoundsKey.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor {
                            Laboratory.color.frame(width: proxy[anchor].minX, height: 5).layoutName("mark")
                        }
                    }
                }
        }
        #expect(try scene.makeScene("test").layout.view("mark")?.frame.width == 10)
    }

    @Test(arguments: [false, true])
    func `a view that touches the edge of the safe area may reach beyond it`(_ isMirrored: Bool) throws {
        var environment = Laboratory.environment(isMirrored ? .rightToLeft : .leftToRight, width: 100, height: 200)
        environment.safeArea = Insets(top: 20, left: 5, bottom: 30, right: 10)
        let scene = ViewScene(environment: environment, services: try Laboratory.services()) {
            Laboratory.color.layoutName("color").ignoresSafeArea()
        }
        let frame = try scene.makeScene("test").layout.view("color")?.frame
        #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        let inside = ViewScene(environment: environment, services: try Laboratory.services()) {
            Laboratory.fixed(20, 20).layoutName("color").ignoresSafeArea()
        }
        #expect(try inside.makeScene("test").layout.view("color")?.frame.size == CGSize(width: 20, height: 20))
    }
}
