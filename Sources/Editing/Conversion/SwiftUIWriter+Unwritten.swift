/// What SwiftUI's views do not say of UIKit's.
extension SwiftUIWriter {
    /// The properties of a view, and of the views inside, that no modifier came from.
    func unwritten(_ view: View) -> [ConvertedScene.Loss] {
        guard let location = view.element.location else { return [] }
        let loss = { (message: String) in ConvertedScene.Loss(location: location, message: message) }
        if view["isHidden"] != nil { return [loss("the hidden \(view.name)")] }
        if view.type == "UIPageControl" { return [loss("the page control \(view.name)")] }
        let losses = view.properties.filter { !Self.isWritten($0, of: view) }.map { loss("\($0.name) of \(view.name)") }
        return losses + view.children.flatMap(unwritten)
    }

    private static func isWritten(_ property: ConvertedScene.Property, of view: View) -> Bool {
        if case .word(let word) = property.value, let words = words[property.name] { return words.contains(word) }
        if property.name == "clipsToBounds", case .flag(false) = property.value { return false }
        return ofEveryView.contains(property.name) || properties[view.type]?.contains(property.name) ?? false
    }

    /// Margins and the priorities of contents show in the distances and lengths of the canvas, which are written.
    private static let ofEveryView: Set = [
        "alpha", "backgroundColor", "clipsToBounds", "contentCompressionResistance", "contentHugging",
        "insetsLayoutMarginsFromSafeArea", "isEnabled", "isLayoutMarginsRelativeArrangement", "layoutMargins",
        "preservesSuperviewLayoutMargins", "tintColor",
    ]

    /// The words that modifiers exist for; text wraps by words and ends with an ellipsis by itself.
    private static let words: [String: Set<String>] = [
        "borderStyle": ["roundedRect"],
        "contentMode": ["scaleAspectFit", "scaleAspectFill", "center"],
        "lineBreakMode": ["byTruncatingHead", "byTruncatingMiddle", "byTruncatingTail", "byWordWrapping"],
        "semanticContentAttribute": ["forceLeftToRight", "forceRightToLeft", "playback", "spatial"],
        "style": ["plain"], "textAlignment": ["left", "center", "right"],
    ]

    private static let properties: [String: Set<String>] = [
        "UIActivityIndicatorView": ["activityStyle", "color"],
        "UIButton": ["font", "image", "title", "titleColor"],
        "UIImageView": ["image"],
        "UILabel": [
            "adjustsFontSizeToFitWidth", "attributedText", "font", "minimumScaleFactor", "numberOfLines", "text",
            "textColor",
        ],
        "UIProgressView": ["progress", "progressTintColor"],
        "UIScrollView": ["isScrollEnabled"],
        "UISegmentedControl": ["segments", "selectedSegmentIndex"],
        "UISlider": ["maximumValue", "minimumValue", "value"],
        "UIStackView": ["alignment", "axis", "distribution", "spacing"],
        "UIStepper": ["maximumValue", "minimumValue", "value"],
        "UISwitch": ["isOn", "onTintColor"],
        "UITextField": ["font", "isSecureTextEntry", "placeholder", "text", "textColor"],
        "UITextView": ["font", "text", "textColor"],
    ]
}
