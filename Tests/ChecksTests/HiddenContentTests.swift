import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// F28 and F29: content that bars and opaque views hide.
@Suite struct HiddenContentTests {
    private func findings(_ screen: Screen, _ kind: Diagnostic.Kind) -> [Diagnostic] {
        SceneChecks.findings(in: screen.scene).filter { $0.kind == kind }
    }

    /// A screen of code, with a status bar of 50 points and a home indicator of 34.
    private func screen(_ file: String = "Screen.swift") -> Screen {
        var screen = Screen()
        screen.root.identity.location = SourceLocation(file: file, line: 1)
        screen.root.geometry.safeAreaFrame = CGRect(x: 0, y: 50, width: 320, height: 480 - 84)
        return screen
    }

    private func button(_ id: ViewID, _ frame: CGRect, in screen: inout Screen) {
        var button = Screen.view(id, "UIButton", frame)
        button.interaction.isUsable = true
        screen.root.children.append(button)
        screen.builder.view = id
        screen.builder.fill(frame, color: .black)
    }

    // MARK: Bars

    @Test(arguments: [
        (20.0, [Diagnostic.Severity.warning], "under the status bar"), (60, [], ""),
        (450, [.note], "under the home indicator"), (400, [], ""),
    ])
    func `F28 text under an edge of the screen is told with its depth`(
        y: Double, severities: [Diagnostic.Severity], words: String
    ) {
        var screen = screen()
        screen.label("a", "Hello", at: 20, y)
        let results = findings(screen, .underBar)
        #expect(results.map(\.severity) == severities)
        #expect(results.allSatisfy { $0.message.contains(words) && $0.viewName == "Label \"Hello\"" }, "\(results)")
    }

    @Test func `F28 a scene that only code shows may be below bars of others`() {
        var screen = screen()
        screen.label("a", "Hello", at: 20, 10)
        var scene = screen.scene
        #expect(SceneChecks.findings(in: scene).contains { $0.kind == .underBar })
        scene.isShownByCode = true
        #expect(!SceneChecks.findings(in: scene).contains { $0.kind == .underBar })
    }

    @Test func `F28 a control is under a bar if most of it is`() {
        var screen = screen()
        button("most", CGRect(x: 0, y: 10, width: 60, height: 50), in: &screen)
        button("less", CGRect(x: 80, y: 30, width: 60, height: 50), in: &screen)
        button("whole", CGRect(x: 0, y: 0, width: 320, height: 480), in: &screen)
        #expect(findings(screen, .underBar).map(\.view) == ["most"])
    }

    @Test func `F28 a bar covers what is drawn before it, and is not under itself`() {
        for isFront in [true, false] {
            var screen = screen()
            func add() { screen.label("a", "Hello", at: 20, 60) }
            if isFront { add() }
            var bar = Screen.view("bar", "UINavigationBar", CGRect(x: 0, y: 50, width: 320, height: 44))
            var title = Screen.view("title", "UILabel", CGRect(x: 140, y: 60, width: 60, height: 20))
            title.text = .init(text: "Title")
            bar.children = [title]
            screen.root.children.append(bar)
            screen.builder.view = "bar"
            screen.builder.fill(bar.frame, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
            screen.builder.view = "title"
            screen.builder.draw(Screen.run("Title", at: CGPoint(x: 140, y: 75), size: 16, color: .black))
            if !isFront { add() }
            let results = findings(screen, .underBar)
            #expect(results.map(\.view) == (isFront ? ["a"] : []))
            #expect(results.allSatisfy { $0.message.contains("under the navigation bar") }, "\(results)")
        }
    }

    @Test func `F28 the keyboard hides what cannot be scrolled`() {
        var screen = screen()
        screen.environment.keyboardHeight = 200
        screen.label("a", "Hello", at: 20, 300)
        #expect(findings(screen, .underBar).first?.message.contains("under the keyboard") == true)
    }

    @Test func `F28 what scrolls and what a host places is not under bars`() {
        var scrolled = screen()
        var scroll = Screen.view("scroll", "UIScrollView", CGRect(origin: .zero, size: Screen.size))
        scroll.geometry.scrollableArea = CGRect(x: 0, y: 0, width: 320, height: 900)
        scrolled.root.children = [scroll]
        scrolled.builder.view = "scroll"
        scrolled.builder.group(clip: Path(scroll.frame)) { inner in
            inner.view = "scroll"
            inner.draw(Screen.run("Below", at: CGPoint(x: 20, y: 20), size: 16, color: .black))
        }
        #expect(findings(scrolled, .underBar).isEmpty)
        var hosted = screen()
        hosted.root.sizing.hostedSides = [.vertical]
        hosted.label("a", "Hello", at: 20, 20)
        #expect(findings(hosted, .underBar).isEmpty)
    }

    @Test func `F28 a scene of a document may be a child of another: a note`() {
        var screen = screen("Main.storyboard")
        screen.label("a", "Hello", at: 20, 20)
        #expect(findings(screen, .underBar).map(\.severity) == [.note])
    }

    // MARK: Covers

    /// An opaque view over a rectangle.
    private func cover(_ frame: CGRect, alpha: Double = 1, in screen: inout Screen) {
        screen.root.children.append(Screen.view("cover", "UIView", frame, line: 9))
        screen.builder.view = "cover"
        screen.builder.fill(frame, color: Color(red: 1, green: 1, blue: 1, alpha: alpha))
    }

    @Test func `F29 text and controls under an opaque view are told with the view`() {
        var screen = screen()
        screen.label("a", "Hello", at: 20, 100)
        button("b", CGRect(x: 20, y: 140, width: 80, height: 44), in: &screen)
        screen.label("c", "Free", at: 20, 300)
        cover(CGRect(x: 0, y: 90, width: 320, height: 110), in: &screen)
        let results = findings(screen, .covered)
        #expect(results.map(\.view) == ["a", "b"] && results.map(\.severity) == [.warning, .warning])
        #expect(results.allSatisfy { $0.message == "is under the opaque View (line 9)" }, "\(results)")
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 90, width: 320, height: 60), 0.5), (CGRect(x: 0, y: 90, width: 40, height: 60), 1.0),
    ])
    func `F29 what can be seen through a view or beside it is not covered`(_ frame: CGRect, _ alpha: Double) {
        var screen = screen()
        screen.label("a", "Hello", at: 20, 100)
        cover(frame, alpha: alpha, in: &screen)
        #expect(findings(screen, .covered).isEmpty)
    }

    @Test func `F29 a view that covers much of the screen, or one of a document, is a state: one note`() throws {
        for (file, height) in [("Screen.swift", 400.0), ("Main.storyboard", 120)] {
            var screen = screen(file)
            for index in 0..<4 {
                screen.label(ViewID("l\(index)"), "Text \(index)", at: 20 + 70 * CGFloat(index), 100)
            }
            for (id, line, document) in [("l0", 4, nil), ("l1", 7, "B.xib")] as [(String, Int, String?)] {
                let index = try #require(screen.root.children.firstIndex { $0.id.rawValue == id })
                let first = try #require(screen.root.children[index].identity.location?.file)
                screen.root.children[index].identity.location = SourceLocation(file: document ?? first, line: line)
            }
            cover(CGRect(x: 0, y: 80, width: 320, height: height), in: &screen)
            let results = findings(screen, .covered)
            #expect(results.map(\.view) == ["cover"] && results.map(\.severity) == [.note])
            #expect(
                results.first?.message
                    == "covers Label \"Text 0\" (line 4), Label \"Text 1\" (B.xib:7), Label \"Text 2\" (line 2) and 1 more",
                "\(results)")
        }
    }

    @Test(arguments: [
        ("cover", "isHidden", 0), ("a", "isHidden", 0), ("cover", "alpha", 1), ("cover", "frame", 0),
        ("cover", "constant", 0),
    ])
    func `F29 views that code shows at their time, or moves, cover nothing`(view: ViewID, property: String, count: Int)
        throws
    {
        var screen = screen()
        screen.label("a", "Hello", at: 20, 100)
        cover(CGRect(x: 0, y: 90, width: 320, height: 110), in: &screen)
        let index = try #require(screen.root.children.firstIndex { $0.id == view })
        screen.root.children[index].codeValues = [
            .init(property: property, location: SourceLocation(file: "Screen.swift", line: 3), isUnknown: true)
        ]
        #expect(findings(screen, .covered).count == count)
    }

    @Test func `F29 a control's own parts do not cover it`() {
        var screen = screen()
        var button = Screen.view("button", "UIButton", CGRect(x: 20, y: 100, width: 80, height: 44))
        button.interaction.isUsable = true
        button.children = [Screen.view("part", "UIView", button.frame)]
        screen.root.children = [button]
        screen.builder.view = "button"
        screen.builder.fill(button.frame, color: .black)
        screen.builder.view = "part"
        screen.builder.fill(button.frame, color: .white)
        #expect(findings(screen, .covered).isEmpty)
    }
}
