import Foundation
import KeylineAppearance
import KeylineScenes

/// Finds labels that repeat the role that VoiceOver says anyway, and labels that are names of files.
///
/// Words that take the place of the app's, such as the "Button" of Xcode's new buttons, are no labels to judge, and neither are those that
/// code replaces. A text on the screen is no name of a file: where it is written as one, it is a key for which no translation was found.
/// Source: Apple's `accessibilityLabel`, which leaves the type of a control out; WCAG 2.2, failure F30.
struct LabelAudit {
    private let screen: ScreenReading
    private let elements: [AccessibilityElement]

    init(_ screen: ScreenReading, _ elements: [AccessibilityElement]) {
        self.screen = screen
        self.elements = elements
    }

    /// The words for roles in labels, in English and in the language of VoiceOver's phrases.
    private static let roles: [(trait: AccessibilityContent.Traits, words: [String], phrase: VoiceOverPhrase)] = [
        (.button, ["button", "btn"], .button), (.link, ["link"], .link),
        (.image, ["image", "picture", "photo", "icon"], .image),
        (.header, ["heading", "header"], .header), (.searchField, ["search field"], .searchField),
        (.toggleButton, ["switch", "toggle"], .switchButton), (.textEntry, ["text field", "textfield"], .textField),
    ]

    var findings: [Diagnostic] {
        elements.compactMap { element in
            guard let label = element.content.label, !label.isEmpty,
                screen.view(element.view)?.hasSampleLabel != true
            else { return nil }
            guard !isFiller(label, of: element) else { return nil }
            if isFileName(label, of: element) { return fileNameFinding(label, element) }
            return repeatedRole(in: label, of: element).map { repetitionFinding(label, $0, element) }
        }
    }

    /// Whether a label is the element's own text, and takes the place of the app's; a label that the document sets is meant.
    private func isFiller(_ label: String, of element: AccessibilityElement) -> Bool {
        guard let placed = screen.view(element.view) else { return false }
        return placed.view.texts.contains { $0.text == label } && placed.isFiller(label)
    }

    // MARK: Names of files

    private static let pictureEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif"]
    /// Symbols of one word, such as `questionmark`, have no dot that would tell them from files.
    private static let symbols = Set(SymbolDrawing.names)
    private static let filePrefixes = ["ic", "img", "icn", "icon", "btn", "bg", "image", "asset"]

    /// Whether a label was made for a computer: an ending of a file, words joined by underscores, hyphens or capitals, or a short prefix.
    /// Symbols have labels of Apple's own, so that their names are none.
    private func isFileName(_ label: String, of element: AccessibilityElement) -> Bool {
        guard !shows(label, in: element) else { return false }
        let lower = label.lowercased()
        if Self.pictureEndings.contains(where: lower.hasSuffix), !label.contains(" ") { return true }
        guard !label.contains(" ") else { return false }
        let hasUnderscore = label.dropFirst().dropLast().contains("_")
        guard let picture = element.content.pictureName else {
            let first = lower.split { $0 == "_" || $0 == "-" }.first.map(String.init) ?? ""
            return hasUnderscore && (Self.filePrefixes.contains(first) || label == lower)
        }
        guard !picture.contains(".") && !Self.symbols.contains(picture) || hasUnderscore else { return false }
        let joins = label.dropFirst().dropLast().contains { $0 == "_" || $0 == "-" }
        let humps = zip(label, label.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        let digits = label.last?.isNumber ?? false
        return joins || humps || digits || label == lower && label.count > 1
    }

    /// Whether a label is a text that the element's view, or a view in it, shows.
    private func shows(_ label: String, in element: AccessibilityElement) -> Bool {
        guard let placed = screen.view(element.view) else { return false }
        var waiting = [placed.view]
        while let view = waiting.popLast() {
            if view.texts.contains(where: { $0.text == label }) { return true }
            waiting += view.children
        }
        return false
    }

    private func fileNameFinding(_ label: String, _ element: AccessibilityElement) -> Diagnostic {
        screen.finding(
            .warning, .redundantLabel, element, "is read aloud by the name of its picture, \"\(label)\"",
            hints: [
                "set its accessibilityLabel to what it does or shows, or hide it from VoiceOver if it only decorates"
            ])
    }

    // MARK: Roles

    private func repeatedRole(in label: String, of element: AccessibilityElement) -> String? {
        let lower = label.lowercased()
        let locale = screen.scene.environment.locale
        for role in Self.roles where element.content.traits.contains(role.trait) {
            let spoken: String = role.phrase.words(in: locale).lowercased()
            let words: [String] = role.words + [spoken]
            if let word = words.first(where: { Self.label(lower, repeats: $0) }) { return word }
        }
        return nil
    }

    /// Whether a label begins or ends with a word, or is nothing else.
    private static func label(_ label: String, repeats word: String) -> Bool {
        label == word || label.hasSuffix(" \(word)") || label.hasPrefix("\(word) ")
    }

    private func repetitionFinding(_ label: String, _ word: String, _ element: AccessibilityElement) -> Diagnostic {
        screen.finding(
            .warning, .redundantLabel, element,
            "has the label \"\(label)\", and VoiceOver says \"\(word)\" by itself",
            hints: ["leave \"\(word)\" out of the label; traits tell the role"])
    }
}
