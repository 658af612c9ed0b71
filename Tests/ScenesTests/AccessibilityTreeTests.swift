import Foundation
import KeylineGraphics
import Testing

@testable import KeylineScenes

/// The order in which VoiceOver reads, and the elements that it finds.
@Suite struct AccessibilityTreeTests {
    private func view(_ id: ViewID, _ x: CGFloat, _ y: CGFloat, _ children: [ViewSnapshot] = []) -> ViewSnapshot {
        var view = ViewSnapshot(id: id, className: "UIView", frame: CGRect(x: x, y: y, width: 30, height: 30))
        view.children = children
        return view
    }

    private func element(_ id: ViewID, _ x: CGFloat, _ y: CGFloat) -> ViewSnapshot {
        var view = view(id, x, y)
        view.accessibility.isElement = true
        view.accessibility.content.label = id.rawValue
        return view
    }

    private func tree(_ views: [ViewSnapshot], _ direction: LayoutDirection = .leftToRight) -> AccessibilityTree {
        var root = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.children = views
        return AccessibilityTree(LayoutSnapshot(root: root), direction: direction)
    }

    private func order(_ views: [ViewSnapshot], _ direction: LayoutDirection = .leftToRight) -> String {
        tree(views, direction).elements.compactMap(\.content.label).joined()
    }

    @Test func `rows are read from the top, each from the side where lines start`() {
        let views = [element("d", 100, 60), element("c", 0, 60), element("b", 100, 0), element("a", 0, 0)]
        #expect(order(views) == "abcd")
        #expect(order(views, .rightToLeft) == "badc")
    }

    @Test(arguments: [(7.5, "ab"), (8.0, "ba")])
    func `elements are in one row below eight points apart`(distance: Double, expected: String) {
        #expect(order([element("a", 0, 20 + distance), element("b", 100, 20)]) == expected)
    }

    @Test func `a group is read as a whole, in the place of its view`() {
        var group = view("group", 0, 50, [element("y", 0, 60), element("x", 0, -60)])
        let others = [element("a", 0, 0), element("b", 0, 50), element("c", 0, 120)]
        #expect(order(others + [group]) == "xabyc")
        group.accessibility.children = .grouped
        #expect(order(others + [group]) == "axybc")
    }

    @Test func `a list of code's own keeps its order, and is left out where its view has no size`() {
        var container = view("container", 0, 50, [element("x", 0, 0), element("y", 0, 20)])
        container.accessibility.order = [.view("y"), .view("x")]
        #expect(order([container]) == "yx")
        container.frame.size = .zero
        #expect(order([container]) == "")
    }

    @Test func `a list that leads back to itself ends`() {
        var container = view("container", 0, 50, [element("x", 0, 0)])
        container.accessibility.order = [.view("x"), .view("container")]
        #expect(order([container]) == "x")
    }

    @Test func `an element hides the views inside, and a hidden one itself as well`() {
        var outer = element("a", 0, 0)
        outer.children = [element("b", 0, 0)]
        #expect(order([outer]) == "a")
        outer.accessibility.isHidden = true
        #expect(order([outer]) == "")
    }

    @Test func `only the last modal view beside others is read`() {
        var first = view("first", 0, 0, [element("a", 0, 0)])
        var second = view("second", 0, 50, [element("b", 0, 0)])
        first.accessibility.isModal = true
        second.accessibility.isModal = true
        #expect(order([first, second, element("c", 0, 100)]) == "b")
    }

    @Test func `combined elements are one, with all labels`() {
        var row = view("row", 0, 0, [element("a", 0, 0), element("b", 0, 10)])
        row.accessibility.children = .combined
        row.accessibility.changes.value = "3"
        let element = tree([row]).elements.first
        #expect(element?.content.label == "a, b")
        #expect(element?.content.value == "3")
        #expect(element?.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    @Test func `a higher sort priority is read first`() {
        var last = element("b", 0, 100)
        last.accessibility.changes.sortPriority = 1
        #expect(order([element("a", 0, 0), last]) == "ba")
    }

    @Test func `the changes of a container reach each element inside`() {
        var box = view("box", 0, 0, [element("a", 0, 0), element("b", 0, 50)])
        box.accessibility.changes.addedTraits = .header
        #expect(tree([box]).elements.allSatisfy { $0.content.traits.contains(.header) })
    }

    @Test func `tabs are counted, and lists have a start and an end`() {
        var bar = view("bar", 0, 0, [element("a", 0, 0), element("b", 40, 0)])
        bar.accessibility.container = .tabBar
        #expect(tree([bar]).elements.map(\.contexts) == [[.tab(1, of: 2)], [.tab(2, of: 2)]])
        bar.accessibility.container = .list
        #expect(tree([bar]).elements.map(\.contexts) == [[.listStart], [.listEnd]])
    }
}

/// What VoiceOver says, known from the pictures that cashapp/AccessibilitySnapshot recorded.
@Suite struct VoiceOverVoiceTests {
    private func words(
        _ traits: AccessibilityContent.Traits = [], label: String? = nil, value: String? = nil, hint: String? = nil,
        _ contexts: [AccessibilityElement.Context] = [], locale: String = "en"
    ) -> [String] {
        var content = AccessibilityContent()
        content.label = label
        content.value = value
        content.hint = hint
        content.traits = traits
        var element = AccessibilityElement(view: "a", className: "UIView", content: content, frame: .zero)
        element.contexts = contexts
        var voice = VoiceOverVoice(locale: locale)
        let words = voice.words(of: element)
        return [words.description] + [words.hint].compactMap { $0 }
    }

    @Test func `label, value and hint come in this order, and a hint alone comes first`() {
        #expect(words(label: "Label", value: "Value", hint: "Hint") == ["Label: Value", "Hint"])
        #expect(words(value: "Value") == ["Value"])
        #expect(words(hint: "Hint") == ["Hint"])
        #expect(words([.button], hint: "Hint") == ["Hint. Button."])
        #expect(words() == [""])
    }

    @Test func `states and roles follow, the selection goes before`() {
        #expect(words([.button, .selected], label: "23") == ["Selected: 23. Button."])
        #expect(words([.button, .notEnabled], label: "24") == ["24. Dimmed. Button."])
        #expect(
            words([.notEnabled, .header, .link, .adjustable, .image, .searchField, .selected], label: "27")
                == ["Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."])
    }

    @Test func `a switch says its state after its role, and how to change it where it can be changed`() {
        let toggle: AccessibilityContent.Traits = [.button, .toggleButton]
        let hint = "Double tap to toggle setting."
        #expect(words(toggle, value: "1") == ["Switch Button. On.", hint])
        #expect(
            words(toggle, label: "Label", value: "0", hint: "Hint") == ["Label. Switch Button. Off.", "Hint. " + hint])
        #expect(words(.toggleButton, label: "Fake", value: "3") == ["Fake. 3", hint])
        #expect(words([.button, .toggleButton, .notEnabled], value: "1") == ["Dimmed. Switch Button. On."])
    }

    @Test func `an adjustable value says how it is adjusted`() {
        let hint = "Swipe up or down with one finger to adjust the value."
        #expect(words(.adjustable, value: "75%") == ["75%. Adjustable.", hint])
        #expect(words(.adjustable, hint: "Hint") == ["Hint. Adjustable."])
    }

    @Test func `places in containers come last, and a tab is no button`() {
        #expect(words(.button, label: "Item A", [.tab(1, of: 6)]) == ["Item A. Tab. 1 of 6."])
        #expect(words(.button, label: "A", [.series(1, of: 3)]) == ["A. Button. 1 of 3."])
        #expect(words(label: "Label 4", [.landmarkEnd]) == ["Label 4. End."])
    }

    @Test func `a cell says the headers of its column, and its row where it is a new one`() {
        var cell = AccessibilityContent.Cell(rows: 3..<5, columns: 2..<4)
        cell.rowHeaders = ["A"]
        cell.columnHeaders = ["B: 1"]
        #expect(
            words(label: "C4", value: "Value", [.cell(cell, tellsRow: true)])
                == ["A. B: 1. C4. Spans 2 rows. Spans 2 columns. Row 4. Column 3. Value"])
        #expect(
            words(label: "C4", [.cell(cell, tellsRow: false)]) == ["B: 1. C4. Spans 2 rows. Spans 2 columns. Column 3."]
        )
    }

    @Test func `words without a source in a language are English, which is told`() {
        #expect(words(.button, label: "Weiter", locale: "de-AT") == ["Weiter. Taste."])
        var voice = VoiceOverVoice(locale: "de")
        var content = AccessibilityContent()
        content.traits = .notEnabled
        _ = voice.words(of: AccessibilityElement(view: "a", className: "UIView", content: content, frame: .zero))
        #expect(voice.isPartlyEnglish)
    }

    @Test func `every phrase has English words, and every row a source`() {
        #expect(VoiceOverPhrase.allCases.allSatisfy { !$0.words(in: "en").isEmpty })
        #expect(VoiceOverPhrase.rows.allSatisfy { !$0.source.isEmpty })
        let keys = VoiceOverPhrase.rows.map { "\($0.phrase) \($0.language)" }
        #expect(Set(keys).count == keys.count)
    }
}
