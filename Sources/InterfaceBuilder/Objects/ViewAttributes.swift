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
        let traits = element.child("accessibility")?.child("accessibilityTraits", key: "traits")
        if traits?.isYes("header") == true { view.accessibilityTraits.insert(.header) }
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
