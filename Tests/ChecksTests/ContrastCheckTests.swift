import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
@testable import KeylineChecks

extension SceneChecksTests {
    // MARK: Contrast

    @Test func `grounds mix as they are drawn, and what is blurred is not there to be read`() {
        func contrasts(_ text: Color, _ mode: DisplayItem.BlendMode, _ ground: Color, isBlurred: Bool = false) -> Int {
            var screen = Screen(paper: Color(hexadecimal: 0x00FF00))
            screen.builder.group(blendMode: mode) {
                $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100), color: ground)
            }
            var label = Screen()
            label.label("a", "Hello", at: 20, 20, color: text)
            screen.root.children = label.root.children
            let run = Screen.run("Hello", at: CGPoint(x: 20, y: 35), size: 16, color: text)
            screen.builder.view = "a"
            screen.builder.group(blur: isBlurred ? .init(deviation: 2) : nil) { $0.draw(run) }
            return findings(screen, .contrast).count
        }
        let red = Color(hexadecimal: 0xFF0000)
        #expect(contrasts(.black, .multiply, red) == 1, "red times green is black")
        #expect(contrasts(.black, .multiply, red, isBlurred: true) == 0)
        #expect(contrasts(.black, .screen, red) == 0, "red with green is yellow")
        #expect(contrasts(.black, .difference, red) == 0)
        #expect(contrasts(.black, .destinationOut, .black) == 0)
        #expect(contrasts(.black, .normal, .black) == 1)
    }

    @Test(arguments: [("🔽", 0), ("✔️ 🔽", 0), ("✔", 1), ("🔽a", 1)])
    func `emoji have colours of their own`(text: String, count: Int) {
        var screen = Screen()
        screen.label("a", text, at: 20, 20, color: .white)
        #expect(findings(screen, .contrast).count == count)
    }

    @Test(arguments: [(0x000000, 1.0, 0), (0xEEEEEE, 1.0, 1), (0x000000, 9.0, 1)])
    func `a text with a shadow is judged by it where it is at its edge`(shadow: Int, distance: Double, count: Int) {
        var screen = Screen()
        screen.builder.view = "a"
        let color = Color(hexadecimal: UInt32(shadow))
        screen.builder.draw(Screen.run("Hello", at: CGPoint(x: 20 + distance, y: 36), size: 16, color: color))
        screen.label("a", "Hello", at: 20, 20, color: .white)
        #expect(findings(screen, .contrast).count == count)
    }

    @Test func `a view that code shows and hides is a note`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20, color: Color(hexadecimal: 0xBBBBBB)) {
            $0.codeValues = [.init(property: "isHidden", location: SourceLocation(file: "A.swift"), isUnknown: true)]
        }
        #expect(findings(screen, .contrast).map(\.severity) == [.note])
    }

    @Test func `faint text is found with the contrast that it has`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20, color: Color(hexadecimal: 0x888888))
        screen.label("b", "Hello", at: 20, 60, color: Color(hexadecimal: 0xBBBBBB))
        let found = findings(screen, .contrast)
        #expect(found.map(\.severity) == [.note, .warning])
        #expect(found.first?.message.contains("needs a contrast of 4.5:1 but has 3.54") == true, "\(found)")
    }

    @Test(arguments: [[0xBBBBBB, 0xCCCCCC], [0xCCCCCC, 0xBBBBBB]])
    func `a bar of tabs is found once, with the tab that contrasts least`(colors: [Int]) {
        var screen = Screen()
        var bar = Screen.view("bar", "UITabBar", CGRect(x: 0, y: 430, width: 320, height: 50), line: 7)
        for (index, color) in colors.enumerated() {
            let id = ViewID("tab\(index)")
            var tab = Screen.view(id, "UITabBarButton", CGRect(x: index * 160, y: 430, width: 160, height: 50), line: 8)
            tab.text = .init(text: "Tab \(index)")
            bar.children.append(tab)
            screen.builder.view = id
            screen.builder.draw(
                Screen.run(
                    "Tab \(index)", at: CGPoint(x: index * 160 + 20, y: 460), size: 16,
                    color: Color(hexadecimal: UInt32(color))))
        }
        screen.root.children.append(bar)
        let findings = self.findings(screen, .contrast)
        #expect(findings.map(\.view) == ["bar"])
        #expect(findings.first?.location?.line == 7)
        #expect(findings.first?.message.contains("#CCCCCC on #FFFFFF") == true, "\(findings)")
    }

    @Test func `what counts is what is really behind the text`() {
        var screen = Screen()
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 50), color: .black)
        screen.label("a", "Hello", at: 20, 20, color: .white)
        screen.label("b", "Hello", at: 20, 60, color: .white)
        #expect(findings(screen, .contrast).map(\.view) == ["b"])
    }

    @Test func `many thin veils behind a text count together`() {
        var screen = Screen()
        for _ in 0..<60 {
            screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 480), color: Color(white: 0, alpha: 0.05))
        }
        screen.label("a", "Hello", at: 20, 20)
        #expect(findings(screen, .contrast).map(\.severity) == [.warning])
    }

    @Test func `text on a veil over a picture that only code fills is not judged`() {
        var screen = Screen()
        screen.builder.view = "root"
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 50), color: .white)
        screen.root.children = ["UIImageView", "UIView"].map {
            Screen.view(ViewID($0), $0, CGRect(x: 0, y: 0, width: 320, height: 50))
        }
        screen.builder.view = "UIView"
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 50), color: Color(white: 1, alpha: 0.5))
        screen.label("a", "Hello", at: 20, 20, color: Color(hexadecimal: 0x999999))
        #expect(findings(screen, .contrast).isEmpty)
    }

    @Test func `text of a stand-in, and on one, is not judged`() {
        var screen = Screen()
        var picture = Screen.view("picture", "UIImageView", CGRect(x: 0, y: 0, width: 320, height: 50))
        picture.drawing.isIncomplete = true
        screen.root.children.append(picture)
        screen.builder.view = "picture"
        screen.builder.fill(picture.frame, color: Color(hexadecimal: 0xE5E5EA))
        screen.label("a", "Hello", at: 20, 20, color: .white)
        screen.label("b", "Hello", at: 20, 60, color: .white) { $0.drawing.isIncomplete = true }
        screen.label("c", "Hello", at: 20, 100, color: .white)
        #expect(findings(screen, .contrast).map(\.view) == ["c"])
    }

    @Test func `text on a picture is judged by the picture's pixels`() {
        let pixels = [UInt8](repeating: 20, count: 4 * 4 * 4).enumerated().map { $0 % 4 == 3 ? 255 : $1 }
        let dark = Bitmap(width: 4, height: 4, pixels: pixels)
        var screen = Screen()
        screen.builder.draw(dark, in: CGRect(x: 0, y: 0, width: 320, height: 100))
        screen.label("a", "Hello", at: 20, 20, color: .white)
        screen.label("b", "Hello", at: 20, 60, color: .black)
        #expect(findings(screen, .contrast).map(\.view) == ["b"])
    }

    @Test func `the system's own colours change for who asks for contrast and are left alone down to 3`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20, color: Color(hexadecimal: 0x007AFF))
        screen.label("b", "Hello", at: 20, 60, color: Color(hexadecimal: 0xFFCC00))
        #expect(findings(screen, .contrast).map(\.view) == ["b"])
    }

    @Test func `what cannot be used may be faint`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20, color: Color(hexadecimal: 0xBBBBBB)) { $0.interaction.isDisabled = true }
        screen.label("b", "Mail", at: 20, 60, color: Color(hexadecimal: 0xBBBBBB)) { $0.text?.role = .placeholder }
        #expect(findings(screen, .contrast).isEmpty)
    }

    @Test func `text in a bar that draws nothing is on the system's material`() {
        var screen = Screen(paper: .white)
        screen.label("title", "Browse", at: 20, 20, color: .white)
        var bar = Screen.view("bar", "UINavigationBar", CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.children = screen.root.children
        screen.root.children = [bar]
        #expect(ContrastCheck(ScreenReading(screen.scene)).findings.count == 1)
        screen.root.children[0].drawing.isSystemBar = true
        #expect(ContrastCheck(ScreenReading(screen.scene)).findings.isEmpty)
    }

    @Test func `the paper under a view that code puts somewhere is not known`() {
        var screen = Screen()
        screen.builder = DisplayListBuilder(view: "root")
        screen.label("a", "Name", at: 20, 20, color: .white)
        #expect(ContrastCheck(ScreenReading(screen.scene)).findings.count == 1)
        screen.root.sizing.hostedSides = [.horizontal, .vertical]
        #expect(ContrastCheck(ScreenReading(screen.scene)).findings.isEmpty)
    }
}
