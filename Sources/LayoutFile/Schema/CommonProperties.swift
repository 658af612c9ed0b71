import Foundation
import UIKitLayout

/// The keys that every view has.
enum CommonProperties {
    static let all: [PropertySchema] = appearance + layout

    /// The key of a frame that takes the place of constraints.
    static let frameKey = "frame"

    /// What the views of a screen have, and the screen itself has not.
    static let frame = PropertySchema(
        frameKey, .frame, "The frame in the superview, in points, instead of constraints."
    ) { (view: UIView, value, _) in
        view.frame = value.frame
    }

    private static let appearance = [
        PropertySchema("backgroundColor", .color, "The background colour.") { (view: UIView, value, _) in
            view.backgroundColor = value.color
        },
        PropertySchema("tintColor", .color, "The tint colour, here and inside.") {
            (view: UIView, value, _) in
            view.tintColor = value.color
        },
        PropertySchema("alpha", .number(0...1), "The opacity.") { (view: UIView, value, _) in
            view.alpha = value.number
        },
        PropertySchema("isHidden", .flag, "Whether the view is hidden; a stack view closes the gap.") {
            (view: UIView, value, _) in
            view.isHidden = value.flag
        },
        PropertySchema("clipsToBounds", .flag, "Whether drawing is clipped to the view's bounds.") {
            (view: UIView, value, _) in
            view.clipsToBounds = value.flag
        },
        PropertySchema("cornerRadius", .number(0...10_000), "The radius of the corners, in points.") {
            (view: UIView, value, _) in
            view.cornerRadius = value.number
        },
        PropertySchema("borderWidth", .number(0...10_000), "The border width in points.") {
            (view: UIView, value, _) in
            view.borderWidth = value.number
        },
        PropertySchema("borderColor", .color, "The border colour.") { (view: UIView, value, _) in
            view.borderColor = value.color
        },
        PropertySchema("contentMode", .choice(ContentModeNames.all), "How content fills the view.") {
            (view: UIView, value, _) in
            view.contentMode = ContentModeNames.byName[value.word] ?? .scaleToFill
        },
    ]

    private static let layout = [
        PropertySchema("contentHugging", .priorities, "How strongly the view resists growing beyond its content.") {
            (view: UIView, value, _) in
            value.priorities.forEachAxis { view.setContentHuggingPriority($1, for: $0) }
        },
        PropertySchema(
            "contentCompressionResistance", .priorities, "How strongly the view resists shrinking below its content."
        ) { (view: UIView, value, _) in
            value.priorities.forEachAxis { view.setContentCompressionResistancePriority($1, for: $0) }
        },
        PropertySchema("layoutMargins", .insets, "The layout margins in points.") {
            (view: UIView, value, _) in
            view.directionalLayoutMargins = value.insets
        },
        PropertySchema(
            "preservesSuperviewLayoutMargins", .flag, "Whether the superview's margins are respected too."
        ) { (view: UIView, value, _) in
            view.preservesSuperviewLayoutMargins = value.flag
        },
        PropertySchema("insetsLayoutMarginsFromSafeArea", .flag, "Whether margins are relative to the safe area.") {
            (view: UIView, value, _) in
            view.insetsLayoutMarginsFromSafeArea = value.flag
        },
        PropertySchema(
            "semanticContentAttribute", .choice(SemanticNames.all), "Whether the content has its own direction."
        ) { (view: UIView, value, _) in
            view.semanticContentAttribute = SemanticNames.byName[value.word] ?? .unspecified
        },
    ]
}

/// The words that stand for content modes.
enum ContentModeNames {
    static let byName: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    static let all = byName.keys.sorted()
}

/// The words that stand for a content's own direction.
enum SemanticNames {
    static let byName: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    static let all = byName.keys.sorted()
}
