import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// What every kind of view may say about itself.
@MainActor
struct ViewAttributes {
    let element: IBElement
    let values: ValueReader

    func apply(to view: UIView) {
        place(view)
        setPriorities(of: view)
        setMargins(of: view)
        setAppearance(of: view)
    }

    private func place(_ view: UIView) {
        view.frame = element.rect("frame") ?? .zero
        view.autoresizingMask = AutoresizingKeywords.mask(element.child("autoresizingMask", key: "autoresizingMask"))
        // A view that nothing constrains keeps its frame, although the document calls it free.
        let isFree = element.flag("translatesAutoresizingMaskIntoConstraints") == false && !element.isYes("fixedFrame")
        view.translatesAutoresizingMaskIntoConstraints = !isFree
    }

    private func setPriorities(of view: UIView) {
        for (axis, word) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            view.setContentHuggingPriority(priority(word + "HuggingPriority") ?? .defaultLow, for: axis)
            let resistance = priority(word + "CompressionResistancePriority") ?? .defaultHigh
            view.setContentCompressionResistancePriority(resistance, for: axis)
        }
    }

    private func priority(_ attribute: String) -> UILayoutPriority? {
        element.value(attribute, ConstraintKeywords.priorities, ConstraintKeywords.priority)
    }

    private func setMargins(of view: UIView) {
        if let insets = element.insets("layoutMargins") { view.layoutMargins = insets }
        if let insets = element.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = insets }
    }

    private func setAppearance(of view: UIView) {
        PropertyReading(element: element, values: values).apply(InterfaceClass.everyView, to: view)
        setAccessibility(of: view)
    }

    /// What Xcode's identity inspector says to assistive technologies. A traits element takes the place of the class's own traits.
    private func setAccessibility(of view: UIView) {
        guard let accessibility = element.child("accessibility") else { return }
        let text = { (attribute: String, property: String) in
            values.text(property, attribute: attribute, of: accessibility, owner: element)
        }
        if let label = text("label", "accessibilityLabel") { view.accessibilityLabel = label }
        if let hint = text("hint", "accessibilityHint") { view.accessibilityHint = hint }
        if let isElement = accessibility.child("bool", key: "isElement")?.flag("value") {
            view.isAccessibilityElement = isElement
        }
        guard let traits = accessibility.child("accessibilityTraits", key: "traits") else { return }
        view.accessibilityTraits = AccessibilityContent.Traits.names.reduce(into: []) { result, row in
            if traits.isYes(row.name) { result.insert(.init(rawValue: row.trait.rawValue)) }
        }
    }
}

/// The words that documents use for autoresizing.
private enum AutoresizingKeywords {
    static func mask(_ element: IBElement?) -> UIView.AutoresizingMask {
        guard let element else { return [] }
        return words.reduce(into: []) { mask, word in
            if element.isYes(word.0) { mask.insert(word.1) }
        }
    }

    private static let words: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
        ("flexibleMaxY", .flexibleBottomMargin),
    ]
}
