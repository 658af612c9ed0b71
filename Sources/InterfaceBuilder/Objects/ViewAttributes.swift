import Foundation
import KeylineScenes
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
        view.autoresizesSubviews = element.flag("autoresizesSubviews") ?? true
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
        view.layoutMarginsFollowReadableWidth = element.isYes("layoutMarginsFollowReadableWidth")
        view.preservesSuperviewLayoutMargins = element.isYes("preservesSuperviewLayoutMargins")
        view.insetsLayoutMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    }

    private func setAppearance(of view: UIView) {
        view.isHidden = element.isYes("hidden")
        view.alpha = element.number("alpha", in: 0...1) ?? 1
        view.clipsToBounds = element.flag("clipsSubviews") ?? view.clipsToBounds
        view.contentMode = element.word("contentMode", in: AppearanceKeywords.contentModes) ?? view.contentMode
        view.tag = element.integer("tag") ?? 0
        if let color = values.color("backgroundColor", of: element) { view.backgroundColor = color }
        if let color = values.color("tintColor", of: element) { view.tintColor = color }
        if let content = element.word("semanticContentAttribute", in: AppearanceKeywords.semanticContents) {
            view.semanticContentAttribute = content
        }
        let told = element.child("accessibility")
        view.accessibilityIdentifier = told?["identifier"]
        if told?.child("accessibilityTraits", key: "traits")?.isYes("header") == true {
            view.accessibilityTraits.insert(.header)
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

/// The words that documents use for how views look.
enum AppearanceKeywords {
    /// Documents write the corners with a capital.
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]

    static let semanticContents: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
