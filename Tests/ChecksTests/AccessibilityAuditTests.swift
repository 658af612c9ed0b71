import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineChecks

/// Audits of accessibility: each finds its fault, and is silent about the repaired twin.
@Suite struct AccessibilityAuditTests {
    private func element(
        _ id: ViewID, _ label: String?, at y: CGFloat = 20, _ traits: AccessibilityContent.Traits = .button,
        picture: String? = nil
    ) -> ViewSnapshot {
        var view = Screen.view(id, "UIButton", CGRect(x: 20, y: y, width: 60, height: 44))
        view.accessibility.isElement = true
        view.accessibility.content.label = label
        view.accessibility.content.traits = traits
        view.accessibility.content.pictureName = picture
        return view
    }

    private func kinds(_ views: ViewSnapshot...) -> [String] {
        var screen = Screen()
        screen.root.children = views
        return AccessibilityAudit.findings(in: screen.scene).map { "\($0.kind) \($0.view?.rawValue ?? "")" }
    }

    @Test func `an element without words is found`() {
        #expect(kinds(element("a", nil)) == ["missingDescription a"])
        #expect(kinds(element("a", " ")) == ["missingDescription a"])
        #expect(kinds(element("a", "Close")).isEmpty)
        #expect(kinds(element("a", "/")).isEmpty)
    }

    @Test(arguments: [
        ("Test.storyboard", "UITabBarButton", false, 0), ("Test.storyboard", "UITabBarButton", true, 1),
        ("Test.yaml", "UITabBarButton", false, 1), ("Test.storyboard", "UISegment", false, 1),
    ])
    func `a tab that no object of a document describes is set by code`(
        file: String, name: String, isDescribed: Bool, count: Int
    ) {
        var screen = Screen()
        screen.root.identity.location = SourceLocation(file: file, line: 1)
        var bar = Screen.view("bar", "UITabBar", CGRect(x: 0, y: 400, width: 320, height: 80))
        bar.drawing.isSystemBar = true
        var item = element("a", nil)
        item.className = name
        if !isDescribed { item.identity.location = nil }
        bar.children = [item]
        screen.root.children = [bar]
        let findings = AccessibilityAudit.findings(in: screen.scene)
        #expect(findings.count { $0.kind == .missingDescription } == count)
    }

    @Test(arguments: [(true, 0), (false, 1)])
    func `words that code replaces are not judged, and those that it sets are`(isUnknown: Bool, count: Int) {
        var label = element("a", " ", .staticText)
        label.codeValues = [
            .init(
                property: "text", location: SourceLocation(file: "A.swift", line: 1), isLikely: false,
                isUnknown: isUnknown)
        ]
        #expect(kinds(label).count == count)
    }

    @Test(arguments: [nil, "Close button", "icon_close"])
    func `a label that code sets is not judged`(label: String?) {
        var button = element("a", label)
        #expect(kinds(button).count == 1)
        button.codeValues = [
            .init(
                property: "accessibilityLabel", location: SourceLocation(file: "A.swift", line: 1), isLikely: false,
                isUnknown: true)
        ]
        #expect(kinds(button).isEmpty)
    }

    @Test func `a field is described by what it shows`() {
        var field = element("a", nil, .textEntry)
        #expect(kinds(field) == ["missingDescription a"])
        field.accessibility.content.value = "Name"
        #expect(kinds(field).isEmpty)
    }

    @Test func `a switch without a name is found though it says its state`() {
        var toggle = element("a", nil, [.button, .toggleButton])
        toggle.accessibility.content.value = "1"
        #expect(kinds(toggle) == ["missingDescription a"])
    }

    @Test(arguments: ["Close button", "button", "Button Close"])
    func `a label that repeats its role is found`(label: String) {
        #expect(kinds(element("a", label)) == ["redundantLabel a"])
    }

    @Test(arguments: [("Button", 0), ("Close button", 1)])
    func `Xcode's own title of a button is no label`(title: String, count: Int) {
        var button = element("a", title)
        button.text = .init(text: title)
        #expect(kinds(button).count == count)
    }

    @Test func `a role's word in the middle, or of another role, is no repetition`() {
        #expect(kinds(element("a", "Press the button twice"), element("b", "Link", at: 80)).isEmpty)
    }

    @Test(arguments: ["ic_close", "iconClose", "close-24", "close", "btn_close.png"])
    func `the name of a picture is no label`(name: String) {
        #expect(kinds(element("a", name, picture: name)) == ["redundantLabel a"])
    }

    @Test(arguments: ["main_headline", "Login.submit_button", "icon_title"])
    func `a key on the screen is no name of a picture`(key: String) {
        var label = element("a", key, .staticText)
        label.text = .init(text: key)
        label.identity.location = SourceLocation(file: "Test.swift", line: 1)
        #expect(kinds(label).isEmpty)
        var button = element("b", key, picture: "arrow")
        button.children = [label]
        button.children[0].accessibility.isElement = false
        #expect(kinds(button).isEmpty)
        #expect(kinds(element("c", key.lowercased())) == ["redundantLabel c"])
    }

    @Test func `Apple describes its symbols itself`() {
        #expect(kinds(element("a", "square and arrow up", picture: "square.and.arrow.up")).isEmpty)
        #expect(kinds(element("a", "trash", picture: "trash")).isEmpty)
    }

    @Test func `traits that exclude each other are found`() {
        #expect(kinds(element("a", "More", [.button, .link])) == ["conflictingTraits a"])
        #expect(kinds(element("a", "More", [.button, .selected])).isEmpty)
    }

    @Test func `an order that jumps back up is found`() {
        var box = Screen.view("box", "UIView", CGRect(x: 0, y: 0, width: 320, height: 480))
        box.children = [element("a", "A", at: 20), element("b", "B", at: 100)]
        box.accessibility.order = [.view("b"), .view("a")]
        #expect(kinds(box) == ["readingOrder a"])
        box.accessibility.order = [.view("a"), .view("b")]
        #expect(kinds(box).isEmpty)
    }

    @Test func `columns may be read one after the other`() {
        var box = Screen.view("box", "UIView", CGRect(x: 0, y: 0, width: 320, height: 480))
        var right = element("b", "B", at: 20)
        right.frame.origin.x = 200
        box.children = [element("a", "A", at: 100), right]
        box.accessibility.order = [.view("a"), .view("b")]
        #expect(kinds(box).isEmpty)
    }

    @Test func `a picture that is named or labelled as text is a note`() {
        var picture = Screen.view("a", "UIImageView", CGRect(x: 0, y: 0, width: 60, height: 60))
        picture.accessibility.content.pictureName = "heroTitle"
        #expect(kinds(picture) == ["textInImage a"])
        picture.accessibility.content.pictureName = "hero"
        #expect(kinds(picture).isEmpty)
        let sentence = "Everything you need to plan your next walk"
        #expect(kinds(element("b", sentence, .image)) == ["textInImage b"])
    }

    @Test(arguments: [(0.8, 1), (0.3, 0)])
    func `a control that hardly shows is found`(white: Double, count: Int) {
        var screen = Screen()
        var button = element("a", "Close")
        button.interaction.isUsable = true
        screen.root.children = [button]
        screen.builder.view = "a"
        screen.builder.fill(CGRect(x: 30, y: 30, width: 20, height: 20), color: Color(white: white))
        let findings = AccessibilityAudit.findings(in: screen.scene).filter { $0.kind == .controlContrast }
        #expect(findings.count == count)
    }

    @Test(arguments: [
        ("backgroundColor", true, 0), ("image", true, 0), ("title", true, 0), ("backgroundColor", false, 1),
        ("tag", true, 1),
    ])
    func `a control to which code gives what is not known is not judged by its document's colours`(
        property: String, isUnknown: Bool, count: Int
    ) {
        var screen = Screen()
        var button = element("a", "Close")
        button.interaction.isUsable = true
        let line = SourceLocation(file: "Close.swift", line: 3)
        button.codeValues = [.init(property: property, location: line, isUnknown: isUnknown)]
        screen.root.children = [button]
        screen.builder.view = "a"
        screen.builder.fill(CGRect(x: 30, y: 30, width: 20, height: 20), color: Color(white: 0.8))
        let findings = AccessibilityAudit.findings(in: screen.scene).filter { $0.kind == .controlContrast }
        #expect(findings.count == count)
    }
}
