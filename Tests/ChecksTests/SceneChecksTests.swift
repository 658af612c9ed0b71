import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

@Suite struct SceneChecksTests {
    func findings(_ screen: Screen, _ kind: Diagnostic.Kind) -> [Diagnostic] {
        SceneChecks.findings(in: screen.scene).filter { $0.kind == kind }
    }

    @Test func `F27 a screen with nothing wrong has no findings`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20)
        screen.label("b", "World", at: 20, 60)
        #expect(SceneChecks.findings(in: screen.scene).isEmpty)
    }

    // MARK: Off screen and clipped

    @Test(arguments: [
        (300.0, 20.0, "to the right of the screen (to 340; the screen ends at 320)"),
        (-20.0, 20.0, "20 to the left of the screen (to -20; the screen begins at 0)"),
        (20.0, 475.0, "below the screen (to 493.2; the screen ends at 480)"),
    ])
    func `F27 text that reaches beyond the screen is off screen, with both numbers`(x: Double, y: Double, words: String)
    {
        var screen = Screen()
        screen.label("a", "Hello", at: x, y)
        let found = findings(screen, .offScreen)
        #expect(found.map(\.viewName) == ["Label \"Hello\""])
        #expect(found.first?.message.contains(words) == true, "\(found)")
        #expect(found.first?.location?.line == 2)
        #expect(found.first?.severity == .warning)
    }

    @Test(arguments: [("isHidden", Diagnostic.Severity.note), ("textColor", .warning)])
    func `content of a stack of which code shows parts in turn is a note beyond the screen`(
        property: String, severity: Diagnostic.Severity
    ) {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 475)
        var label = screen.root.children.removeLast()
        label.frame.origin = CGPoint(x: 0, y: 75)
        var state = Screen.view("state", "UIView", CGRect(x: 0, y: 0, width: 100, height: 70))
        state.codeValues = [
            .init(property: property, location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
        ]
        var stack = Screen.view("stack", "UIStackView", CGRect(x: 20, y: 400, width: 100, height: 100))
        stack.children = [state, label]
        screen.root.children.append(stack)
        #expect(findings(screen, .offScreen).map(\.severity) == [severity])
    }

    @Test func `F27 a control beyond the screen is off screen even without text`() {
        var screen = Screen()
        var button = Screen.view("button", "UIButton", CGRect(x: 20, y: 460, width: 100, height: 50))
        button.interaction.isUsable = true
        screen.root.children = [button]
        screen.builder.view = "button"
        screen.builder.fill(button.frame, color: .black)
        #expect(findings(screen, .offScreen).map(\.view) == ["button"])
    }

    @Test func `what scrolling brings into view is not off screen, what lies beyond the content is`() {
        for (length, count) in [(900.0, 0), (550.0, 1)] {
            var screen = Screen()
            var scroll = Screen.view("scroll", "UIScrollView", CGRect(origin: .zero, size: Screen.size))
            scroll.geometry.scrollableArea = CGRect(x: 0, y: 0, width: 320, height: length)
            var label = Screen.view("label", "UILabel", CGRect(x: 20, y: 600, width: 100, height: 20))
            label.text = .init(text: "Below")
            scroll.children = [label]
            screen.root.children = [scroll]
            screen.builder.view = "scroll"
            screen.builder.group(clip: Path(scroll.frame)) { inner in
                inner.view = "label"
                inner.draw(Screen.run("Below", at: CGPoint(x: 20, y: 615), size: 16, color: .black))
            }
            #expect(findings(screen, .offScreen).count == count, "content of \(length)")
        }
    }

    @Test func `F27 text cut by the edge of a view around it is clipped, and that view is named with its line`() {
        var screen = Screen()
        var card = Screen.view("card", "UIView", CGRect(x: 0, y: 0, width: 50, height: 100), line: 7)
        card.drawing.clipsContent = true
        var label = Screen.view("label", "UILabel", CGRect(x: 20, y: 20, width: 100, height: 20))
        label.text = .init(text: "Clipped")
        card.children = [label]
        screen.root.children = [card]
        screen.builder.view = "card"
        screen.builder.group(clip: Path(card.frame)) { inner in
            inner.view = "label"
            inner.draw(Screen.run("Clipped", at: CGPoint(x: 20, y: 35), size: 16, color: .black))
        }
        let found = findings(screen, .clipped)
        #expect(found.map(\.view) == ["label"])
        #expect(
            found.first?.message.contains("extends 26 to the right of the View on line 7 (to 76; that view ends at 50)")
                == true,
            "\(found)")
    }

    // MARK: Overlap

    @Test func `F27 text partly over other text is a warning that names both`() {
        var screen = Screen()
        screen.label("a", "Hello world", at: 20, 20)
        screen.label("b", "Other", at: 80, 25, line: 9)
        let found = findings(screen, .overlap)
        #expect(found.map(\.view) == ["b"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("Label \"Hello world\" (line 2)") == true, "\(found)")
    }

    @Test func `texts wholly over one another are states of a screen: a note`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20)
        screen.label("b", "Other", at: 20, 20)
        #expect(findings(screen, .overlap).map(\.severity) == [.note])
    }

    @Test(arguments: ["PlaceholderView", "ChartView", "ChartView2"])
    func `the captions of stand-ins are no texts of the app`(_ className: String) {
        var screen = Screen()
        let caption = className == "ChartView2" ? "Chart…" : "ChartView"
        for (id, x) in [("a", CGFloat(20)), ("b", 60)] {
            screen.root.children.append(
                Screen.view(ViewID(id), className, CGRect(x: x, y: 20, width: 100, height: 20)))
            screen.builder.view = ViewID(id)
            screen.builder.draw(Screen.run(caption, at: CGPoint(x: x, y: 35), size: 16, color: .black))
        }
        #expect(findings(screen, .overlap).isEmpty)
    }

    @Test func `text that something opaque hides is not overlapped`() {
        var screen = Screen()
        screen.label("a", "Hello world", at: 20, 20)
        screen.builder.fill(CGRect(x: 70, y: 10, width: 100, height: 60), color: .white)
        screen.label("b", "Other", at: 80, 25)
        #expect(findings(screen, .overlap).isEmpty)
    }

    @Test func `a text over two others is told with both`() {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20)
        screen.label("b", "there", at: 100, 20)
        screen.label("c", "Long enough for both", at: 40, 25, width: 200)
        #expect(findings(screen, .overlap).map(\.view) == ["c", "c"])
    }

    @Test func `of many texts on one spot each is told with the nearest below`() {
        var screen = Screen()
        for index in 0..<40 { screen.label(ViewID("l\(index)"), "Text \(index)", at: 20, 20) }
        let found = findings(screen, .overlap)
        #expect(found.filter { $0.view == "l39" }.map { $0.message.contains("\"Text 38\"") } == [false, false, true])
        #expect(found.count == 1 + 2 + 37 * 3)
    }

    @Test func `texts overlap wherever they lie on the paper, and only there`() {
        var screen = Screen()
        var inks: [CGRect] = []
        var expected: [String] = []
        for index in 0..<70 {
            let x = CGFloat(index * 37 % 250)
            let y = CGFloat(index * 53 % 440)
            screen.label(ViewID("l\(index)"), "Texts", at: x, y)
            let ink = CGRect(x: x, y: y + 15 - 16 * 0.72, width: 40, height: 16 * 0.92)
            for other in inks.map({ $0.intersection(ink) }) where !other.isNull && other.width > 3 && other.height > 3 {
                expected.append("l\(index)")
            }
            inks.append(ink)
        }
        #expect(!expected.isEmpty)
        #expect(findings(screen, .overlap).compactMap { $0.view?.rawValue } == expected)
    }

    @Test func `what hides a text hides it from every text above`() {
        var screen = Screen()
        for index in 0..<5 { screen.label(ViewID("l\(index)"), "Words", at: 20, 20) }
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 100), color: .white)
        for index in 5..<7 { screen.label(ViewID("l\(index)"), "Words", at: 20, 20) }
        #expect(findings(screen, .overlap).compactMap { $0.view?.rawValue }.filter { $0 > "l4" } == ["l6"])
    }

    // MARK: Touch targets

    @Test(arguments: [(44.0, nil), (30.0, Diagnostic.Severity.note), (20.0, .warning)])
    func `a control smaller than a finger is found`(height: Double, severity: Diagnostic.Severity?) {
        var screen = Screen()
        var button = Screen.view("button", "UIButton", CGRect(x: 20, y: 20, width: 100, height: height))
        button.interaction.isUsable = true
        screen.root.children = [button]
        let found = findings(screen, .touchTarget)
        #expect(found.map(\.severity) == [severity].compactMap { $0 })
        if severity != nil {
            #expect(found[0].message.contains("needs 44×44") && found[0].message.contains("has 100×"))
        }
    }

    @Test(arguments: [(30.0, 0), (27.0, 0), (26.0, 1)])
    func `a control with words on it needs less`(height: Double, count: Int) {
        var screen = Screen()
        var button = Screen.view("button", "UIButton", CGRect(x: 20, y: 20, width: 100, height: height))
        button.interaction.isUsable = true
        var label = Screen.view("label", "UILabel", CGRect(x: 0, y: 0, width: 100, height: height))
        label.text = ViewSnapshot.TextState(text: "Show all", isTruncated: false)
        button.children = [label]
        screen.root.children = [button]
        let targets = findings(screen, .touchTarget)
        #expect(
            targets.count == count && targets.allSatisfy { $0.message.contains("at the least 28×28, but has 100×") })
        screen.root.children[0].children = []
        #expect(findings(screen, .touchTarget).count == 1)
    }

    @Test(arguments: [
        (CGSize(width: 44, height: 36), 0), (CGSize(width: 44, height: 35), 1), (CGSize(width: 40, height: 40), 1),
    ])
    func `a control that misses by little is left alone`(size: CGSize, count: Int) {
        var screen = Screen()
        var button = Screen.view("button", "UIButton", CGRect(origin: CGPoint(x: 20, y: 20), size: size))
        button.interaction.isUsable = true
        screen.root.children = [button]
        #expect(findings(screen, .touchTarget).count == count)
    }

    @Test(arguments: [(31.0, 0), (20.0, 1)])
    func `a control of the system's size is left alone, whatever its class is called`(height: Double, count: Int) {
        var screen = Screen()
        var control = Screen.view("switch", "FancySwitch", CGRect(x: 20, y: 20, width: 51, height: height))
        control.interaction.isUsable = true
        control.interaction.systemSize = CGSize(width: 51, height: 31)
        screen.root.children = [control]
        #expect(findings(screen, .touchTarget).count == count)
    }

    @Test(arguments: [
        ("connect: cell", "connect: cell", CGFloat(72), 0), ("connect: cell", "select: cell", 72, 1),
        ("connect: cell", "connect: cell", 30, 2), ("", "", 72, 1),
    ])
    func `a control in a larger one that does the same needs no room of its own`(
        action: String, around: String, height: CGFloat, count: Int
    ) {
        func button(_ id: ViewID, _ frame: CGRect, _ action: String) -> ViewSnapshot {
            var button = Screen.view(id, "UIButton", frame)
            button.interaction.isUsable = true
            button.interaction.actions = action.isEmpty ? [] : [action]
            return button
        }
        var screen = Screen()
        screen.root.children = [
            button("row", CGRect(x: 0, y: 40, width: 320, height: height), around),
            button("mark", CGRect(x: 260, y: 60, width: 16, height: 22), action),
        ]
        #expect(findings(screen, .touchTarget).count == count)
    }

    @Test func `a button that is connected with nothing, or that another control covers, takes no touches`() {
        func button(_ id: ViewID, _ frame: CGRect) -> ViewSnapshot {
            var button = Screen.view(id, "UIButton", frame)
            button.interaction.isUsable = true
            return button
        }
        let row = button("row", CGRect(x: 0, y: 40, width: 320, height: 64))
        var mark = button("mark", CGRect(x: 260, y: 60, width: 16, height: 22))
        func count(_ children: ViewSnapshot...) -> Int {
            var screen = Screen()
            screen.root.children = children
            return findings(screen, .touchTarget).count
        }
        #expect(count(mark, row) == 0 && count(row, mark) == 1)
        #expect(count(mark, button("other", mark.frame)) == 2, "states of one place")
        var hiding = row
        hiding.codeValues = [
            .init(property: "isHidden", location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
        ]
        #expect(count(mark, hiding) == 1)
        var around = row
        around.children = [mark]
        #expect(count(around) == 1)
        mark.interaction.isUnconnected = true
        #expect(count(row, mark) == 0)
    }

    /// A sheet with two labels, at a distance from the top of the screen.
    private func sheet(at top: CGFloat, joining edge: LayoutAttribute) -> [Diagnostic] {
        var screen = Screen()
        var sheet = Screen.view("sheet", "UIView", CGRect(x: 0, y: top, width: 320, height: 200), line: 9)
        screen.label("a", "Hello", at: 20, top + 20)
        screen.label("b", "World", at: 20, top + 60)
        sheet.children = screen.root.children.map { label in
            var label = label
            label.frame.origin.y -= top
            return label
        }
        screen.root.children = [sheet]
        var scene = screen.scene
        scene.layout.constraints = [
            ConstraintSnapshot(
                first: .init(view: "sheet", attribute: .top), relation: .equal,
                second: .init(view: "root", attribute: edge), constant: top - (edge == .bottom ? 480 : 0),
                state: .satisfied, owner: "root")
        ]
        return SceneChecks.findings(in: scene).filter { $0.kind == .offScreen }
    }

    @Test func `a sheet that a constraint parks beyond the screen is one note`() {
        let parked = sheet(at: 480, joining: .bottom)
        #expect(parked.map(\.view) == ["sheet"] && parked.map(\.severity) == [.note])
        #expect(sheet(at: 480, joining: .top).map(\.view) == ["a", "b"])
        #expect(sheet(at: 420, joining: .bottom).map(\.severity) == [.warning])
    }

    @Test func `a size that code may give is judged where a constraint gives it`() {
        var screen = Screen()
        var button = Screen.view("button", "PrimaryButton", CGRect(x: 20, y: 20, width: 100, height: 34))
        button.interaction.isUsable = true
        screen.root.children = [button]
        #expect(findings(screen, .touchTarget).count == 1)
        screen.root.children[0].interaction.isSizedByCode = true
        #expect(findings(screen, .touchTarget).isEmpty)
        var scene = screen.scene
        scene.layout.constraints = [
            ConstraintSnapshot(
                first: .init(view: "button", attribute: .height), relation: .equal, constant: 34, state: .satisfied,
                owner: "button")
        ]
        #expect(scene.allFindings.count { $0.kind == .touchTarget } == 1)
    }

    @Test func `controls in a bar of the app's own class are the system's`() {
        var screen = Screen()
        var bar = Screen.view("bar", "FancyBar", CGRect(x: 0, y: 0, width: 320, height: 44))
        var button = Screen.view("button", "UIButton", CGRect(x: 20, y: 7, width: 22, height: 30))
        button.interaction.isUsable = true
        bar.children = [button]
        screen.root.children = [bar]
        #expect(findings(screen, .touchTarget).count == 1)
        screen.root.children[0].drawing.isSystemBar = true
        #expect(findings(screen, .touchTarget).isEmpty)
    }

    // MARK: Placeholders

    @Test(arguments: [
        ("Hello %@", "%@"), ("%1$@ of %2$d", "%1$@"), ("%.2f km", "%.2f"), ("Dear {{name}}", "{{name}}"),
        ("%#@items@", "%#@items@"), ("${user.name}", "${user.name}"), ("%ld", "%ld"),
    ])
    func `a placeholder that nobody filled is found`(text: String, placeholder: String) {
        #expect(Placeholder.first(in: text) == placeholder)
        var screen = Screen()
        screen.label("a", text, at: 20, 20)
        #expect(findings(screen, .leftover).first?.message.contains(placeholder) == true)
    }

    // MARK: Xcode's words

    @Test(arguments: [
        "Label", "Button", "Item", "Lorem ipsum dolor sit er elit lamet", "{Field name}", "#Header#", "[Title]",
        "Title 2", "Footnote", "Status Label", "statusLabel",
        "<name>",
        "Body Label", "login.button_title", "Strings.Welcome.Title", "buy_all", "tasks.rewards",
    ])
    func `Xcode's words in a document are a note`(text: String) {
        var screen = Screen()
        screen.label("a", text, at: 20, 20)
        #expect(findings(screen, .filler).map(\.severity) == [.note])
    }

    @Test(arguments: [
        "Label printer", "{{name}}", "#1", "[1]", "Record Label", "<Back", "open.rocket.chat", "e.g.", "v1.2",
        "Main.title",
    ])
    func `the app's words are none of Xcode's`(text: String) {
        var screen = Screen()
        screen.label("a", text, at: 20, 20)
        screen.label("b", "Label", at: 20, 60) { $0.identity.location = SourceLocation(file: "a.yaml", line: 2) }
        #expect(findings(screen, .filler).isEmpty)
    }

    @Test func `a text over one of Xcode's is not over a text of the app`() {
        var screen = Screen()
        screen.label("a", "Label", at: 20, 20)
        screen.label("b", "Saved changes", at: 20, 22)
        #expect(findings(screen, .overlap).isEmpty)
    }

    /// Ends at once where the lengths of numbers are bounded; each zero could otherwise belong to either of two numbers.
    @Test func `a text of a sign and many zeros is searched in one pass`() {
        #expect(Placeholder.first(in: "%" + String(repeating: "0", count: 200_000)) == nil)
    }

    @Test(arguments: ["100 %", "50% off", "20 % de descuento", "5%", "{ }", "$5", "a@b.c"])
    func `a percent sign is no placeholder`(text: String) {
        #expect(Placeholder.first(in: text) == nil)
    }
}
