import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// Pictures and plain views that cannot be seen, or not whole.
@Suite struct PictureCheckTests {
    private func findings(_ screen: Screen, _ kind: Diagnostic.Kind) -> [Diagnostic] {
        SceneChecks.findings(in: screen.scene).filter { $0.kind == kind }
    }

    /// A screen of a layout file with a view of a class that fills its frame.
    private func screen(_ name: String, _ frame: CGRect, file: String = "screen.yaml") -> Screen {
        var screen = Screen()
        screen.root.identity.location = SourceLocation(file: file, line: 1)
        screen.root.children = [view("a", name, frame, file: file)]
        screen.builder.view = "a"
        screen.builder.fill(frame, color: Color(red: 0, green: 0.5, blue: 0))
        return screen
    }

    private func view(_ id: ViewID, _ name: String, _ frame: CGRect, file: String = "screen.yaml") -> ViewSnapshot {
        var view = Screen.view(id, name, frame)
        view.identity.location = SourceLocation(file: file, line: 2)
        return view
    }

    @Test(arguments: [
        (
            CGRect(x: 280, y: 20, width: 60, height: 60),
            "extends 20 to the right of the screen (to 340; the screen ends at 320); it is 60×60"
        ),
        (
            CGRect(x: 20, y: -30, width: 50, height: 60),
            "extends 30 above the screen (to -30; the screen begins at 0); it is 50×60"
        ),
    ])
    func `F27 a picture beyond the screen is off screen, with what it needs and has`(frame: CGRect, words: String) {
        let offences = findings(screen("UIImageView", frame), .offScreen)
        #expect(offences.map(\.message) == [words])
        #expect(offences.map(\.severity) == [.warning])
    }

    /// A picture at the right edge, tied to the screen's trailing edge by a constant.
    @Test(arguments: [(20.0, 0), (-20.0, 1), (0.0, 1)])
    func `a picture whose edge its author puts beyond the view around is decoration`(constant: Double, count: Int) {
        let screen = screen("UIImageView", CGRect(x: 280, y: 20, width: 60, height: 60))
        func findings(_ first: ViewID, _ second: ViewID, _ constant: CGFloat) -> [Diagnostic] {
            var scene = screen.scene
            scene.layout.constraints = [
                ConstraintSnapshot(
                    first: .init(view: first, attribute: .trailing), relation: .equal,
                    second: .init(view: second, attribute: .trailing), constant: constant, state: .satisfied,
                    owner: "root")
            ]
            return SceneChecks.findings(in: scene).filter { $0.kind == .offScreen }
        }
        #expect(findings("a", "root", constant).count == count)
        #expect(findings("root", "a", -constant).count == count)
    }

    @Test(arguments: [
        CGRect(x: 0, y: -40, width: 320, height: 200), CGRect(x: 100, y: 0, width: 400, height: 480),
        CGRect(x: 20, y: 20, width: 60, height: 60), CGRect(x: -0.5, y: 20, width: 60, height: 60),
    ])
    func `a picture that fills the screen along one axis, or is inside, is whole`(frame: CGRect) {
        #expect(findings(screen("UIImageView", frame), .offScreen).isEmpty)
    }

    @Test(arguments: ["UIView", "UIImageView"])
    func `F27 a view wholly outside of the screen is off screen; of a document, whose code may move it in, a note`(
        name: String
    ) {
        let frame = CGRect(x: 20, y: 500, width: 280, height: 40)
        let offences = findings(screen(name, frame), .offScreen)
        #expect(
            offences.map(\.message) == ["extends 60 below the screen (to 540; the screen ends at 480); it is 280×40"])
        #expect(offences.map(\.severity) == [.warning])
        #expect(findings(screen(name, frame, file: "Main.storyboard"), .offScreen).map(\.severity) == [.note])
    }

    @Test func `a plain view that is partly outside is a panel, and one around a text leaves the finding to the text`()
    {
        #expect(findings(screen("UIView", CGRect(x: 20, y: 400, width: 280, height: 200)), .offScreen).isEmpty)
        var screen = screen("UIView", CGRect(x: 20, y: 500, width: 280, height: 40))
        var label = view("label", "UILabel", CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = .init(text: "Hello")
        screen.root.children[0].children = [label]
        screen.builder.view = "label"
        screen.builder.draw(Screen.run("Hello", at: CGPoint(x: 30, y: 525), size: 16, color: .black))
        #expect(findings(screen, .offScreen).map(\.view) == ["label"])
    }

    /// A picture in a box of 100×100 that clips.
    private func clipped(_ frame: CGRect) -> Screen {
        var screen = Screen()
        var box = view("box", "UIView", CGRect(x: 50, y: 50, width: 100, height: 100))
        box.drawing.clipsContent = true
        box.children = [view("picture", "UIImageView", frame)]
        screen.root.children = [box]
        screen.builder.view = "box"
        screen.builder.group(clip: Path(box.frame)) { inner in
            inner.view = "picture"
            inner.fill(frame.offsetBy(dx: 50, dy: 50), color: Color(red: 0, green: 0.5, blue: 0))
        }
        return screen
    }

    @Test func `F27 a picture that the edge of a view around it cuts is clipped`() {
        let offences = findings(clipped(CGRect(x: 20, y: 20, width: 60, height: 110)), .clipped)
        #expect(
            offences.map(\.message) == [
                "extends 30 below the View \"box\" on line 2 (to 180; that view ends at 150); it is 60×110"
            ])
        #expect(offences.map(\.view) == ["picture"])
    }

    @Test(arguments: [
        CGRect(x: 0, y: -20, width: 100, height: 140), CGRect(x: 10, y: 10, width: 80, height: 80),
    ])
    func `a picture that fills a box, or fits in it, is not clipped`(frame: CGRect) {
        #expect(findings(clipped(frame), .clipped).isEmpty)
    }

    @Test func `F27 a picture under an opaque view is covered, one that shows beside it is not`() {
        for (x, count) in [(10.0, 1), (60.0, 0)] {
            var screen = screen("UIImageView", CGRect(x: 20, y: 20, width: 60, height: 60))
            let lid = CGRect(x: x, y: 10, width: 100, height: 100)
            screen.root.children.append(view("lid", "UIView", lid))
            screen.builder.view = "lid"
            screen.builder.fill(lid, color: .black)
            #expect(findings(screen, .covered).map(\.view) == Array(repeating: "a", count: count))
        }
    }
}
