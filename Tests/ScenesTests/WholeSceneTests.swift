import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

/// Scenes laid out with all of their scroll content: the screen grows until nothing has to scroll up or down.
@Suite struct WholeSceneTests {
    /// A source of one view that scrolls, whose height and content follow the window's.
    private struct Scrolling: SceneSource {
        var file = "scrolling.xib"
        /// The height of the view, given the window's.
        var height: @Sendable (CGFloat) -> CGFloat
        /// The height of its content, given the window's.
        var content: @Sendable (CGFloat) -> CGFloat
        var scale: CGFloat = 2

        var scenes: [SceneDescription] {
            [
                SceneDescription(
                    id: "s", environment: SceneEnvironment(size: CGSize(width: 300, height: 400), scale: scale))
            ]
        }
        var diagnostics: [Diagnostic] { [] }

        @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
            var view = ViewSnapshot(
                id: "list", className: "UITableView",
                frame: CGRect(x: 0, y: 0, width: 300, height: height(environment.size.height)))
            let area = CGRect(x: 0, y: 0, width: 300, height: content(environment.size.height))
            view.geometry.scrollableArea = area.union(CGRect(origin: .zero, size: view.frame.size))
            var root = ViewSnapshot(
                id: "root", className: "UIView", frame: CGRect(origin: .zero, size: environment.size))
            root.children = [view]
            return Scene(
                id: id, environment: environment, displayList: DisplayListBuilder().displayList(size: environment.size),
                layout: LayoutSnapshot(root: root, constraints: []), diagnostics: [])
        }

        @MainActor func whole() throws -> Scene {
            var environment = scenes[0].environment
            environment.extent = .content
            return try makeWholeScene("s", in: environment)
        }
    }

    @Test @MainActor func `a screen grows by what its list lacks, and knows where the device's ends`() throws {
        let scene = try Scrolling(height: { $0 - 100 }, content: { _ in 900 }).whole()
        #expect(scene.environment.size.height == 1000)
        #expect(scene.environment.screen.fold == 400)
        #expect(scene.environment.screen.growth == 600)
        #expect(scene.environment.screen.windowSize == CGSize(width: 300, height: 400))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test @MainActor func `without a list, and without the wish, a scene is as it was`() throws {
        let source = Scrolling(height: { $0 }, content: { _ in 300 })
        #expect(try source.whole().environment.screen.fold == nil)
        let long = Scrolling(height: { $0 }, content: { _ in 900 })
        #expect(try long.makeWholeScene("s", in: long.scenes[0].environment).environment.size.height == 400)
    }

    @Test @MainActor func `content that follows the screen is found, as is a list that gets a part of it`() throws {
        let picture = try Scrolling(height: { $0 }, content: { 500 + $0 / 2 }).whole()
        #expect(picture.environment.size.height == 1000)
        let half = try Scrolling(height: { $0 / 2 }, content: { _ in 900 }).whole()
        #expect(half.environment.size.height == 1800)
    }

    @Test @MainActor func `a list that does not grow leaves the screen alone, and a note names it`() throws {
        let fixed = try Scrolling(height: { _ in 200 }, content: { _ in 900 }).whole()
        #expect(fixed.environment.size.height == 400)
        let note = try #require(fixed.diagnostics.first)
        #expect(note.severity == .note && note.view == "list")
        #expect(
            note.message.hasPrefix("700 points of its content still have to be scrolled to: the height of the view"))
        let pages = try Scrolling(height: { $0 }, content: { 3 * $0 }).whole()
        #expect(pages.environment.size.height == 400)
        #expect(pages.diagnostics.map(\.view) == ["list"])
    }

    @Test @MainActor func `a screen ends where a picture would be too high, and a note says how much is left`() throws {
        let scene = try Scrolling(height: { $0 }, content: { _ in 50_000 }, scale: 3).whole()
        #expect(scene.environment.size.height == 10_000)
        #expect(scene.diagnostics.first?.message.hasPrefix("40000 points of its content") == true)
    }

    @Test func `an environment says that it shows all content, with the size of the device`() {
        var environment = SceneEnvironment(device: .iPhone15)
        environment.extent = .content
        environment.size.height += 100
        environment.screen.fold = 852
        #expect(environment.description == "iPhone 15 393×852 @3x en ltr L light content")
    }
}
