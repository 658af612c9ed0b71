import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// What follows from something else, or only from a document's stored size, is no finding.
@Suite struct LayoutDoubtTests {
    private static let short = CGSize(width: 250, height: 100)

    /// A scene of a size that no device has, with a label that reaches beyond it.
    private func scene(
        isHosted: Bool = true, size: CGSize = LayoutDoubtTests.short, open: Diagnostic.Severity? = nil,
        width: CGFloat? = nil
    ) -> Scene {
        var screen = Screen()
        screen.root.frame = CGRect(origin: .zero, size: size)
        screen.root.sizing.hostedSides = isHosted ? [.horizontal, .vertical] : []
        screen.label("a", "Hello World and more", at: size.width - 60, 20)
        let constraints = width.map { width in
            ConstraintSnapshot(
                first: .init(view: "a", attribute: .width), relation: .equal, constant: width, state: .satisfied,
                owner: "a")
        }
        return Scene(
            id: "scene", environment: screen.environment, displayList: screen.builder.displayList(size: size),
            layout: LayoutSnapshot(root: screen.root, constraints: [constraints].compactMap { $0 }),
            diagnostics: open.map { [Diagnostic($0, .ambiguous, view: "a", message: "the frame is open")] } ?? [])
    }

    private func kinds(_ scene: Scene) -> [Diagnostic.Kind] {
        scene.allFindings.map(\.kind).filter { $0 != .ambiguous }
    }

    @Test func `what is outside a stored size that no device has is no finding`() {
        #expect(kinds(scene()).isEmpty)
        #expect(kinds(scene(isHosted: false)) == [.offScreen])
        #expect(kinds(scene(size: CGSize(width: 320, height: 568))) == [.offScreen])
    }

    @Test func `a length of a view's own counts in a stored size too`() {
        #expect(kinds(scene(width: 100)) == [.offScreen])
    }

    @Test func `where the frame is open, what follows from it is no finding`() {
        let size = CGSize(width: 320, height: 568)
        #expect(kinds(scene(isHosted: false, size: size)) == [.offScreen])
        #expect(kinds(scene(isHosted: false, size: size, open: .warning)).isEmpty)
        #expect(kinds(scene(isHosted: false, size: size, open: .note)) == [.offScreen])
    }

    @Test(arguments: [true, false])
    func `what a frame of code cuts off is no finding, unless constraints place the view`(isConstrained: Bool) {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20)
        screen.root.children[0].codeValues = [
            ViewSnapshot.CodeValue(
                property: "frame", location: SourceLocation(file: "A.swift", line: 3), isUnknown: true)
        ]
        let constraint = ConstraintSnapshot(
            first: .init(view: "a", attribute: .leading), relation: .equal,
            second: .init(view: "root", attribute: .leading), constant: 20, state: .satisfied, owner: "root")
        let finding = Diagnostic(.warning, .truncated, view: "a", message: "the text needs more, so it is cut off")
        let scene = Scene(
            id: "scene", environment: screen.environment, displayList: screen.builder.displayList(size: Screen.size),
            layout: LayoutSnapshot(root: screen.root, constraints: isConstrained ? [constraint] : []),
            diagnostics: [finding])
        #expect(kinds(scene) == (isConstrained ? [.truncated] : []))
    }

    /// The number of open frames that are told of a view with some views in it.
    private func openFrames(
        _ name: String, in file: String = "Test.xib", isStandIn: Bool = false, inside: [ViewSnapshot] = []
    ) -> Int {
        var screen = Screen()
        var view = Screen.view("a", name, CGRect(x: 20, y: 20, width: 100, height: 20))
        view.identity.location = SourceLocation(file: file, line: 2)
        view.drawing.isIncomplete = isStandIn
        view.children = inside
        screen.root.children.append(view)
        var scene = screen.scene
        scene.diagnostics = [Diagnostic(.warning, .ambiguous, view: "a", message: "the frame is open")]
        return scene.allFindings.count { $0.kind == .ambiguous }
    }

    /// The open frames that are told of two labels, of which a constraint joins the second to the first.
    private func tie(
        at size: ContentSizeCategory, isHosted: Bool = false, isJoined: Bool = true,
        axis: ViewSnapshot.Resizing.Axis = .vertical
    ) -> [Diagnostic] {
        var screen = Screen()
        screen.environment.contentSizeCategory = size
        screen.root.sizing.hostedSides = isHosted ? [.vertical] : []
        for (index, id) in ["a", "b", "c"].enumerated() {
            screen.label(ViewID(id), "Hello", at: 20, 20 + 60 * CGFloat(index)) { $0.sizing.openAxes = [axis] }
        }
        var scene = screen.scene
        scene.layout.constraints = (isJoined ? [("b", "a"), ("c", "b")] : []).map { below, above in
            ConstraintSnapshot(
                first: .init(view: ViewID(below), attribute: .top), relation: .equal,
                second: .init(view: ViewID(above), attribute: .bottom), state: .satisfied, owner: "root")
        }
        scene.diagnostics = ["a", "b", "c"].map {
            Diagnostic(.warning, .ambiguous, view: ViewID($0), message: "the frame is open")
        }
        return scene.allFindings.filter { $0.kind == .ambiguous }
    }

    @Test func `a tie at another text size is one finding, and none where a host decides the length`() {
        #expect(tie(at: .large).map(\.view) == ["a", "b", "c"])
        let finding = tie(at: .accessibilityExtraLarge)
        #expect(finding.map(\.view) == ["a"])
        #expect(finding.first?.message == "the frame is open; 2 other frames follow from it")
        #expect(tie(at: .accessibilityExtraLarge, isJoined: false).count == 3)
        #expect(tie(at: .accessibilityExtraLarge, isHosted: true).isEmpty)
        #expect(tie(at: .accessibilityExtraLarge, isHosted: true, axis: .horizontal).count == 1)
    }

    @Test func `the size of what code fills is not open`() {
        #expect(openFrames("UIStackView") == 0)
        #expect(openFrames("SearchBar", isStandIn: true) == 0)
        var button = Screen.view("b", "UIButton", CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(openFrames("UIStackView", inside: [button]) == 1)
        let inner = Screen.view("c", "UIStackView", CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(openFrames("UIStackView", inside: [inner]) == 0)
        #expect(openFrames("UIStackView", inside: [inner, button]) == 1)
        button.isHidden = true
        #expect(openFrames("UIStackView", inside: [button]) == 0)
    }

    @Test(arguments: [
        ("collectionViewLayout", true, 0), ("collectionViewLayout", false, 1), ("backgroundColor", true, 1),
    ])
    func `what the cells of a layout of code cut off is no finding`(property: String, isUnknown: Bool, count: Int) {
        var list = Screen()
        list.root.codeValues = [
            .init(property: property, location: SourceLocation(file: "List.swift", line: 3), isUnknown: isUnknown)
        ]
        list.label("a", "Hello World and more", at: Screen.size.width - 40, 20)
        #expect(kinds(list.scene).count == count)
    }

    @Test func `the size of what a document or layout file fills is open`() {
        #expect(openFrames("UIView") == 1)
        #expect(openFrames("UIStackView", in: "test.yaml") == 1)
        #expect(openFrames("ThemedLabel") == 1)
    }

    @Test(arguments: [
        ("Dashboard.Running.Left", 0), ("step_hint_1", 0), ("Recommendation.", 1), ("A recommendation", 1),
    ])
    func `a line that ends within a key divides no word`(text: String, count: Int) {
        var screen = Screen()
        screen.label("a", text, at: 20, 20)
        screen.root.children[0].text?.brokenWord = "recommendation"
        #expect(screen.scene.layout.findings.count { $0.kind == .brokenWord } == count)
    }

    @Test(arguments: [(11.0, 0.0, 0), (11, 3, 1), (17, 0, 1)])
    func `letters need no height beyond their own outlines`(above: Double, below: Double, count: Int) {
        var screen = Screen()
        screen.label("a", "◆ Show", at: 20, 20)
        screen.root.children[0].frame.size.height = 16
        screen.root.children[0].text?.shortage = .init(.vertical, needed: 20, available: 16)
        screen.root.children[0].text?.shortage?.ink = .init(above: above, below: below)
        var scene = screen.scene
        scene.diagnostics = [
            Diagnostic(
                .warning, .truncated, view: "a", message: "the text needs a height of 20 but has 16, so it is cut off")
        ]
        #expect(scene.allFindings.count { $0.kind == .truncated } == count)
    }

    @Test(arguments: [(110, [Diagnostic.Severity]()), (128, []), (160, [.note])])
    func `a text that almost fits in a font that is missing is no finding`(needed: Int, found: [Diagnostic.Severity]) {
        var screen = Screen()
        screen.label("a", "Hello", at: 20, 20)
        var scene = screen.scene
        let message = "the text needs a width of \(needed) but has 100, so it is cut off"
        scene.diagnostics = [
            Diagnostic(.warning, .missingFont, view: "a", message: "there is no font named Gone"),
            Diagnostic(.warning, .truncated, view: "a", message: message),
        ]
        #expect(scene.allFindings.filter { $0.kind == .truncated }.map(\.severity) == found)
        #expect(scene.allFindings.count { $0.kind == .missingFont } == 1)
    }

    @Test(arguments: [("title", false, 0), ("title", true, 1), ("normalTitle", false, 1)])
    func `the title of an item that shows an image needs no translation`(key: String, isShown: Bool, count: Int) {
        var screen = Screen()
        screen.root.children = [Screen.view("a", "UIBarButton", CGRect(x: 20, y: 20, width: 44, height: 44))]
        if isShown { screen.root.children[0].text = .init(text: "Snooze") }
        var scene = screen.scene
        scene.diagnostics = [
            Diagnostic(
                .warning, .missingString, view: "a", message: "there is no text for a.\(key) (\"Snooze\") in \"de\"")
        ]
        #expect(scene.allFindings.count { $0.kind == .missingString } == count)
    }

    @Test(arguments: ["textColor", "backgroundColor"])
    func `colours that code gives are not judged`(property: String) {
        var screen = Screen()
        screen.builder.view = "panel"
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 200), color: .white)
        screen.root.children.append(Screen.view("panel", "UIView", CGRect(x: 0, y: 0, width: 320, height: 200)))
        screen.label("a", "Shop", at: 20, 20, color: .white)
        #expect(screen.scene.allFindings.count { $0.kind == .contrast } == 1)
        let value = ViewSnapshot.CodeValue(
            property: property, location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
        screen.root.children[property == "textColor" ? 1 : 0].codeValues = [value]
        #expect(!screen.scene.allFindings.contains { $0.kind == .contrast })
    }

    @Test func `words in bars that code colours are not judged`() {
        var screen = Screen()
        screen.builder.view = "bar"
        screen.builder.fill(CGRect(x: 0, y: 0, width: 320, height: 200), color: .white)
        screen.label("a", "Shop", at: 20, 20, color: .white)
        var bar = Screen.view("bar", "UINavigationBar", CGRect(x: 0, y: 0, width: 320, height: 200))
        bar.children = screen.root.children
        screen.root.children = [bar]
        #expect(screen.scene.allFindings.count { $0.kind == .contrast } == 1)
        screen.root.children[0].codeValues = [
            .init(property: "appearance", location: SourceLocation(file: "A.swift", line: 1), isUnknown: true)
        ]
        #expect(!screen.scene.allFindings.contains { $0.kind == .contrast })
    }

    @Test(arguments: [(0.0, 0), (12.0, 1)])
    func `a line that is drawn whole in a view that is a little too low is not cut off`(drop: Double, count: Int) {
        var screen = Screen()
        screen.label("a", "60/60", at: 20, 20 + drop)
        screen.root.children[0].frame.origin.y = 20
        var scene = screen.scene
        scene.diagnostics = [
            Diagnostic(
                .warning, .truncated, view: "a", message: "the text needs a height of 24 but has 20, so it is cut off")
        ]
        #expect(scene.allFindings.count { $0.kind == .truncated } == count)
    }

    @Test(arguments: [("UIImageView", 0), ("UIView", 1), ("BannerView", 0)])
    func `a text over a view that code fills has an unknown background`(name: String, count: Int) {
        var screen = Screen()
        screen.root.children.append(Screen.view("picture", name, CGRect(x: 0, y: 0, width: 320, height: 200)))
        screen.label("a", "Shop", at: 20, 20, color: .white)
        #expect(screen.scene.allFindings.count { $0.kind == .contrast } == count)
    }

    @Test func `a placeholder in a document's own text is a note, and a warning where code set it`() {
        var screen = Screen()
        screen.label("a", "Log out from %@", at: 20, 20, width: 200)
        #expect(screen.scene.allFindings.filter { $0.kind == .leftover }.map(\.severity) == [.note])
        let location = SourceLocation(file: "A.swift", line: 1)
        screen.root.children[0].codeValues = [.init(property: "text", location: location, isLikely: false)]
        #expect(screen.scene.allFindings.filter { $0.kind == .leftover }.map(\.severity) == [.warning])
    }

    /// A label in a view that cuts it, with what layout says of it.
    private func clippedLabel(_ told: [(Diagnostic.Severity, String)]) -> Scene {
        var screen = Screen()
        var box = Screen.view("box", "UIView", CGRect(x: 0, y: 0, width: 320, height: 30))
        box.children = [Screen.view("a", "UILabel", CGRect(x: 20, y: 5, width: 100, height: 25))]
        box.children[0].text = .init(text: "Hello")
        screen.root.children = [box]
        screen.builder.view = "box"
        screen.builder.group(clip: Path(box.frame)) { inside in
            inside.view = "a"
            inside.draw(Screen.run("Hello", at: CGPoint(x: 20, y: 36), size: 16, color: .black))
        }
        var scene = screen.scene
        scene.diagnostics = told.map { Diagnostic($0, .truncated, view: "a", message: "the text needs a \($1)") }
        return scene
    }

    @Test func `a text that is cut off is told once`() {
        #expect(kinds(clippedLabel([])) == [.clipped])
        #expect(kinds(clippedLabel([(.warning, "height of 40 but has 25")])) == [.truncated])
        #expect(kinds(clippedLabel([(.note, "height of 40 but has 25")])) == [.truncated, .clipped])
        #expect(kinds(clippedLabel([(.warning, "width of 140 but has 100")])) == [.truncated, .clipped])
    }

    @Test func `a scene that is for other languages has no findings`() {
        var scene = scene(isHosted: false)
        #expect(kinds(scene) == [.offScreen])
        scene.isForOtherLanguages = true
        #expect(scene.allFindings.isEmpty && SceneChecks.findingsOfLongTexts(in: scene).isEmpty)
    }
}
