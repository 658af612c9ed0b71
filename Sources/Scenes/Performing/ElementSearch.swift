import Foundation
import KeylineByteText
import KeylineGraphics

/// Finds the element that a selector of a step means.
struct ElementSearch {
    /// The kinds of elements that a verb is about.
    enum Kind {
        case any, field, toggle

        func includes(_ element: AccessibilityElement) -> Bool {
            switch self {
            case .any: true
            case .field: !element.content.traits.isDisjoint(with: [.textEntry, .searchField]) || element.takesText
            case .toggle: element.content.traits.contains(.toggleButton) || element.className.hasSuffix("Switch")
            }
        }

        fileprivate var words: String {
            switch self {
            case .any: "element"
            case .field: "field"
            case .toggle: "switch"
            }
        }
    }

    private let scene: Scene
    let elements: [AccessibilityElement]

    init(_ scene: Scene) {
        self.scene = scene
        elements = scene.accessibility.elements
    }

    /// The elements that a selector names: by identifier or else by the view's id, by label, by value or text, or by a text inside.
    func matches(_ selector: String, _ kind: Kind) -> [AccessibilityElement] {
        let views = scene.layout.viewsByID
        let ways: [(AccessibilityElement) -> [String?]] = [
            { [$0.identifier] }, { [$0.nameOfView] }, { [$0.content.label] },
            { [$0.content.value, views[$0.view]?.view.text?.text, views[$0.view]?.view.identity.name] },
        ]
        for way in ways {
            let matches = elements.filter { kind.includes($0) && way($0).contains(selector) }
            if !matches.isEmpty { return matches }
        }
        return elements(around: selector).filter(kind.includes)
    }

    /// The elements in which a text is seen, such as a cell of a table with the text of one of its labels.
    private func elements(around text: String) -> [AccessibilityElement] {
        let placed = scene.layout.placedViews
        let holders = placed.filter { $0.isVisible && $0.view.text?.text == text }
        guard !holders.isEmpty else { return [] }
        let ancestry = ViewAncestry(placed)
        let views = Set(elements.map(\.view))
        let around = Set(holders.compactMap { ancestry.views(from: $0.view.id).first(where: views.contains) })
        return elements.filter { around.contains($0.view) }
    }

    /// Why nothing was found, with what there is.
    func missing(_ selector: String, _ kind: Kind) -> (reason: String, hint: String?) {
        let all = elements.filter(kind.includes)
        let names = all.flatMap { [$0.identifier, $0.content.label].compactMap(\.self).filter { !$0.isEmpty } }
        let near = Spelling.nearest(3, to: selector, among: names)
        var seen: Set<String> = []
        let listed = all.map(\.candidate).filter { seen.insert($0).inserted }
        let most = 12
        let list = listed.prefix(most).joined(separator: ", ") + (listed.count > most ? ", …" : "")
        let meant = near.first.map { "did you mean \($0.quoted)? " } ?? ""
        return (
            "no \(kind.words) is called \(selector.quoted)",
            listed.isEmpty ? "there is no \(kind.words) on the screen" : "\(meant)there are: \(list)"
        )
    }

    /// Why several are one too many, with the names that would tell them apart.
    static func ambiguous(_ selector: String, _ matches: [AccessibilityElement]) -> (reason: String, hint: String?) {
        let list = matches.map { element in
            let x = Int(element.frame.minX.rounded())
            let y = Int(element.frame.minY.rounded())
            return "\((element.identifier ?? element.nameOfView).quoted) (\(element.className) at \(x), \(y))"
        }
        return (
            "\(matches.count) elements are called \(selector.quoted)",
            "name one by its identifier or id: \(list.joined(separator: ", "))"
        )
    }
}

extension AccessibilityElement {
    /// Whether text can be written into it, whatever its traits say.
    fileprivate var takesText: Bool {
        ["UITextField", "UITextView", "UISearchTextField", "TextField", "SecureField", "TextEditor"].contains(className)
    }

    /// The name by which a list of candidates speaks of it; of one with a long label its id, which fits on a line.
    fileprivate var candidate: String {
        if let identifier, !identifier.isEmpty { return identifier.quoted }
        let longest = 60
        // A field without a label is known by its text or placeholder.
        let words = ElementSearch.Kind.field.includes(self) ? [content.label, content.value] : [content.label]
        let name = words.lazy.compactMap(\.self).first {
            !$0.isEmpty && $0.count <= longest && !$0.contains(where: \.isNewline)
        }
        return (name ?? nameOfView).quoted
    }

    /// The id of the view, for a part of a control with the part's name.
    fileprivate var nameOfView: String { content.identifier(in: view.rawValue) ?? view.rawValue }
}
