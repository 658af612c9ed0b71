import KeylineScenes
import KeylineTypesetting
import Testing

@testable import SwiftUILayout

@MainActor
struct LoweringTests {
    private func frames(@ViewBuilder of content: @escaping () -> some View) throws -> [CGRect] {
        let environment = SceneEnvironment(size: CGSize(width: 200, height: 100), scale: 1)
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        let scene = try ViewScene(environment: environment, services: services, content: content).makeScene("test")
        return scene.layout.placedViews.filter { $0.view.className == "Spacer" }.map(\.frame)
    }

    @Test func `a group is transparent to the stack around it`() throws {
        let frames = try frames {
            HStack(spacing: 0) {
                Group {
                    Spacer().frame(width: 20, height: 10)
                    Spacer().frame(width: 30, height: 10)
                }
                if true { Spacer().frame(height: 10) }
            }
        }
        #expect(frames.map(\.minX) == [0, 20, 50])
        #expect(frames.map(\.width) == [20, 30, 150])
    }

    @Test func `a view stands in the middle of the safe area`() throws {
        #expect(try frames { Spacer().frame(width: 20, height: 10) } == [CGRect(x: 90, y: 45, width: 20, height: 10)])
    }
}
