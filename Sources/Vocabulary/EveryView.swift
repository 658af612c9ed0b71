import Foundation
import UIKitLayout

/// The properties of every view, and of every control.
extension InterfaceClass {
    package static let everyView: [InterfaceProperty] = looks + layout + layer + inCode

    private static let looks: [InterfaceProperty] = [
        .color(
            "backgroundColor", also: [.runtime(["backgroundColor"])], keeps: true, "The background colour.",
            swiftUI: .composed(".background($)")
        ) {
            (view: UIView, color) in view.backgroundColor = color
        },
        .color(
            "tintColor", also: [.runtime(["tintColor"])], keeps: true, "The tint colour, here and inside.",
            swiftUI: .composed(".tint($)")
        ) {
            (view: UIView, color) in view.tintColor = color
        },
        .flag(
            "isHidden", xib: "hidden", also: [.runtime(["hidden"])], absent: false,
            "Whether the view is hidden; a stack view closes the gap.",
            swiftUI: .none("hidden views are left out")
        ) { (view: UIView, flag) in view.isHidden = flag },
        clipsToBounds(silence: ["NO"]),
        contentMode(silence: ["scaleToFill", "left"]),
        .word(
            "semanticContentAttribute", WordTables.semanticContents, xib: "semanticContentAttribute",
            silence: ["unspecified"], "Whether the content has its own direction.",
            swiftUI: .words([
                "forceLeftToRight": ".environment(\\.layoutDirection, .leftToRight)",
                "forceRightToLeft": ".environment(\\.layoutDirection, .rightToLeft)",
                "playback": ".environment(\\.layoutDirection, .leftToRight)",
                "spatial": ".environment(\\.layoutDirection, .leftToRight)",
            ])
        ) { (view: UIView, content) in view.semanticContentAttribute = content },
        .number(
            "alpha", in: 0...1, xib: "alpha", also: [.runtime(["alpha", "layer.opacity"])], absent: 1, "The opacity.",
            swiftUI: .composed(".opacity($)")
        ) { (view: UIView, alpha) in view.alpha = alpha },
    ]

    /// Views that scroll clip their content unless a document says otherwise, which is silent of all others.
    static func clipsToBounds(silence: Set<String>) -> InterfaceProperty {
        var property = InterfaceProperty.flag(
            "clipsToBounds", xib: "clipsSubviews", "Whether drawing is clipped to the view's bounds.",
            swiftUI: .composed(".clipped()")
        ) { (view: UIView, flag) in view.clipsToBounds = flag }
        property.silence = silence
        property.alsoIn = [.runtime(["layer.masksToBounds", "masksToBounds", "clipsToBounds"])]
        return property
    }

    /// Documents give labels `left`, which changes nothing but the pictures of image views.
    static func contentMode(silence: Set<String>) -> InterfaceProperty {
        .word(
            "contentMode", WordTables.contentModes, xib: "contentMode", silence: silence, "How content fills the view.",
            swiftUI: .words(["scaleAspectFit": ".scaledToFit()", "scaleAspectFill": ".scaledToFill()", "center": ""])
        ) { (view: UIView, mode) in view.contentMode = mode }.writing("scaleToFill")
    }

    private static let layout: [InterfaceProperty] = [
        .flag(
            "insetsLayoutMarginsFromSafeArea", xib: "insetsLayoutMarginsFromSafeArea", absent: true,
            "Whether margins are relative to the safe area.", swiftUI: .canvas
        ) { (view: UIView, flag) in view.insetsLayoutMarginsFromSafeArea = flag },
        .flag(
            "preservesSuperviewLayoutMargins", xib: "preservesSuperviewLayoutMargins", absent: false,
            "Whether the superview's margins are respected too.", swiftUI: .canvas
        ) { (view: UIView, flag) in view.preservesSuperviewLayoutMargins = flag },
        .composed(
            "contentHugging", .priorities, "How strongly the view resists growing beyond its content.",
            swiftUI: .canvas
        ) { view, input in
            guard case .priorities(let priorities) = input else { return }
            priorities.forEachAxis { view.setContentHuggingPriority($1, for: $0) }
        },
        .composed(
            "contentCompressionResistance", .priorities,
            "How strongly the view resists shrinking below its content.", swiftUI: .canvas
        ) { view, input in
            guard case .priorities(let priorities) = input else { return }
            priorities.forEachAxis { view.setContentCompressionResistancePriority($1, for: $0) }
        },
        .composed(
            "layoutMargins", .insets, xib: "directionalLayoutMargins", "The layout margins in points.",
            code: .member("directionalLayoutMargins"), swiftUI: .canvas
        ) { view, input in
            if case .insets(let insets) = input { view.directionalLayoutMargins = insets }
        },
        .flag(
            "layoutMarginsFollowReadableWidth", xib: "layoutMarginsFollowReadableWidth", absent: false,
            code: .none("UIKit's views have no such member"), swiftUI: .canvas
        ) { (view: UIView, flag) in view.layoutMarginsFollowReadableWidth = flag },
    ]

    /// The properties of layers that documents set by key paths. Apps give all views inspectable keys by the same names.
    private static let layer: [InterfaceProperty] = [
        .number(
            "cornerRadius", in: 0...10_000, xib: .runtime(["layer.cornerRadius", "cornerRadius"]),
            "The radius of the corners, in points.", code: .member("layer.cornerRadius"),
            swiftUI: .composed(".clipShape(.rect(cornerRadius: $))")
        ) { (view: UIView, radius) in view.cornerRadius = radius },
        .number(
            "borderWidth", in: 0...10_000, xib: .runtime(["layer.borderWidth", "borderWidth"]),
            "The border width in points.", code: .member("layer.borderWidth"), swiftUI: .composed(".overlay($)")
        ) { (view: UIView, width) in view.borderWidth = width },
        .color(
            "borderColor",
            xib: .runtime([
                "layer.borderUIColor", "layer.borderColor", "layer.borderColorFromUIColor", "borderColor",
                "borderUIColor", "borderColorFromUIColor",
            ]), keeps: true, "The border colour.", code: .member("layer.borderColor"), swiftUI: .composed(".overlay($)")
        ) { (view: UIView, color) in view.borderColor = color },
        .number("layer.shadowRadius", in: 0...10_000, xib: .runtime(["layer.shadowRadius", "shadowRadius"])) {
            (view: UIView, radius) in view.layer.shadowRadius = radius
        },
        .number("layer.shadowOpacity", in: 0...1, xib: .runtime(["layer.shadowOpacity", "shadowOpacity"])) {
            (view: UIView, opacity) in view.layer.shadowOpacity = Float(opacity)
        },
        .size("layer.shadowOffset", xib: .runtime(["layer.shadowOffset", "shadowOffset"])) { (view: UIView, offset) in
            view.layer.shadowOffset = offset
        },
        .color(
            "layer.shadowColor",
            xib: .runtime(["layer.shadowUIColor", "layer.shadowColor", "shadowColor", "shadowUIColor"]), keeps: true
        ) { (view: UIView, color) in view.layer.shadowColor = color?.cgColor },
    ]

    private static let inCode: [InterfaceProperty] = [
        .integer("tag", in: Int.min...Int.max, xib: "tag", also: [.runtime(["tag"])], absent: 0, silence: ["0"]) {
            (view: UIView, tag) in
            view.tag = tag
        },
        .flag("autoresizesSubviews", xib: "autoresizesSubviews", absent: true) { (view: UIView, flag) in
            view.autoresizesSubviews = flag
        },
        .text(
            "accessibilityIdentifier", xib: .inside("accessibility", "identifier"),
            also: [.runtime(["accessibilityIdentifier"])]
        ) { (view: UIView, text) in
            view.accessibilityIdentifier = text
        },
    ]

    package static let everyControl: [InterfaceProperty] = [
        .flag(
            "isEnabled", xib: "enabled", absent: true, "Whether the control is enabled.",
            swiftUI: .composed(".disabled(true)")
        ) { (control: UIControl, flag) in control.isEnabled = flag },
        .flag(
            "isSelected", xib: "selected", absent: false, "Whether the control is selected.",
            swiftUI: .none("controls of SwiftUI's are selected by their values")
        ) { (control: UIControl, flag) in control.isSelected = flag },
        .flag(
            "isHighlighted", xib: "highlighted", absent: false, "Whether the control is highlighted.",
            swiftUI: .none("controls of SwiftUI's highlight themselves")
        ) { (control: UIControl, flag) in control.isHighlighted = flag },
        .flag(
            "isUserInteractionEnabled", xib: "userInteractionEnabled", absent: true,
            "Whether the control can be touched.",
            swiftUI: .none("a control of SwiftUI's that takes no touches is disabled")
        ) { (control: UIControl, flag) in control.isUserInteractionEnabled = flag },
        horizontalAlignment(silence: Set(WordTables.horizontalAlignments.all.map(\.name))),
        verticalAlignment(silence: Set(WordTables.verticalAlignments.all.map(\.name))),
    ]

    /// Controls that lay out no content pay no attention to its alignment.
    static func horizontalAlignment(silence: Set<String>) -> InterfaceProperty {
        .word(
            "contentHorizontalAlignment", WordTables.horizontalAlignments, xib: "contentHorizontalAlignment",
            absent: "center", silence: silence
        ) { (control: UIControl, alignment) in control.contentHorizontalAlignment = alignment }.writing("center")
    }

    static func verticalAlignment(silence: Set<String>) -> InterfaceProperty {
        .word(
            "contentVerticalAlignment", WordTables.verticalAlignments, xib: "contentVerticalAlignment",
            absent: "center", silence: silence
        ) { (control: UIControl, alignment) in control.contentVerticalAlignment = alignment }.writing("center")
    }
}
