import Foundation
import KeylineScenes

/// Finds elements about which VoiceOver has nothing to say but what kind of thing they are.
///
/// A field that is empty and has a placeholder is described by it. Pickers describe themselves by the chosen values, which only a running app
/// knows. A view that only an app's own code fills is left alone, and so is one whose words code replaces by others, and a tab that a document does
/// not describe: code sets its item.
/// Source: Xcode, `XCUIAccessibilityAuditType.sufficientElementDescription`; WCAG 2.2, success criteria 1.1.1 and 4.1.2 (A).
struct DescriptionAudit {
    private let screen: ScreenReading
    private let elements: [AccessibilityElement]

    init(_ screen: ScreenReading, _ elements: [AccessibilityElement]) {
        self.screen = screen
        self.elements = elements
    }

    private static let selfDescribing: Set<String> = [
        "UIDatePicker", "UIPickerView", "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "DatePicker",
        "Picker", "ProgressView", "TextEditor", "UITextView",
    ]

    var findings: [Diagnostic] {
        elements.compactMap { element in
            let content = element.content
            guard isEmpty(content.label), !content.traits.contains(.backButton), !isUnnamedTab(element),
                !Self.selfDescribing.contains(element.className)
            else { return nil }
            let isField = content.traits.contains(.textEntry)
            guard isEmpty(content.value) || !isField && !content.traits.isDisjoint(with: [.toggleButton, .adjustable])
            else {
                return nil
            }
            let placed = screen.view(element.view)
            guard !isDecidedByCode(element) else { return nil }
            guard placed?.isSample != true, placed?.hasSampleLabel != true,
                placed?.view.drawing.isIncomplete != true || content.traits.contains(.button)
            else {
                return nil
            }
            let words = role(of: content.traits)
            return screen.finding(
                .warning, .missingDescription, element,
                "says nothing to VoiceOver\(words.map { " but \"\($0)\"" } ?? "")",
                hints: ["set its accessibilityLabel to what it does or shows, in a word or two"])
        }
    }

    /// Whether code decides that the view or one around it is an element, or gives a text view of the app's own class its words.
    private func isDecidedByCode(_ element: AccessibilityElement) -> Bool {
        guard let placed = screen.view(element.view) else { return false }
        if placed.view.isOfAppsOwnClass, placed.view.isOfDocument,
            !element.content.traits.isDisjoint(with: [.textEntry, .staticText])
        {
            return true
        }
        return screen.ancestry(of: element.view).contains { around in
            around.view.codeValues.contains { $0.property == "isAccessibilityElement" }
        }
    }

    /// Whether an element is a tab of a document's screen that no object of the document describes.
    private func isUnnamedTab(_ element: AccessibilityElement) -> Bool {
        element.className == "UITabBarButton" && screen.isOfDocument
            && screen.view(element.view)?.view.identity.location == nil
    }

    /// Whether a text has nothing to read aloud. VoiceOver says the name of a sign that is the whole text, such as "slash".
    private func isEmpty(_ text: String?) -> Bool {
        text?.allSatisfy(\.isWhitespace) ?? true
    }

    private func role(of traits: AccessibilityContent.Traits) -> String? {
        let roles: [(AccessibilityContent.Traits, String)] = [
            (.toggleButton, "switch button"), (.button, "button"), (.link, "link"), (.searchField, "search field"),
            (.textEntry, "text field"), (.adjustable, "adjustable"), (.image, "image"), (.header, "heading"),
        ]
        return roles.first { traits.contains($0.0) }?.1
    }
}
