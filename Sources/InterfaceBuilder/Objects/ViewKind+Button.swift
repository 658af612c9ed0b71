import Foundation
import UIKitLayout

@MainActor
extension ViewKind {
    static func makeButton(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let values = reading.values
        let button = reading.made { UIButton(type: element.word("buttonType", in: buttonTypes) ?? .custom) }
        ControlAttributes.configure(button, element)
        if let font = values.font(of: element) { button.titleLabel?.font = font }
        button.titleLabel?.lineBreakMode =
            element.word("lineBreakMode", in: TextKeywords.lineBreakModes) ?? .byTruncatingTail
        button.contentEdgeInsets = buttonInsets("contentEdgeInsets", element)
        button.titleEdgeInsets = buttonInsets("titleEdgeInsets", element)
        button.imageEdgeInsets = buttonInsets("imageEdgeInsets", element)
        button.adjustsImageWhenDisabled = element.flag("adjustsImageWhenDisabled") ?? true
        button.adjustsImageWhenHighlighted = element.flag("adjustsImageWhenHighlighted") ?? true
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            button.configuration = makeConfiguration(configuration, reading)
        }
        for state in element.children where state.name == "state" { apply(state, to: button, reading) }
        return button
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    /// Documents say "no inset, but not the default either" by the smallest number there is.
    private static func buttonInsets(_ key: String, _ element: IBElement) -> UIEdgeInsets {
        guard let insets = element.insets(key) else { return .zero }
        func plain(_ length: CGFloat) -> CGFloat { abs(length) < 0.001 ? 0 : length }
        return UIEdgeInsets(
            top: plain(insets.top), left: plain(insets.left), bottom: plain(insets.bottom), right: plain(insets.right))
    }

    private static func apply(_ state: IBElement, to button: UIButton, _ reading: ViewReading) {
        let values = reading.values
        let name = state.key ?? "normal"
        // A state that nobody knows must not replace what the normal one says.
        guard let control = state.key == nil ? .normal : state.word("key", in: ControlAttributes.states) else { return }
        let property = name + "Title"
        // What the normal state of a button with a configuration says is left over from the time before it.
        let isReplaced = button.configuration != nil && control == .normal
        if !isReplaced, let title = values.text(property, attribute: "title", of: state, owner: reading.element) {
            button.setTitle(title, for: control)
        }
        if !isReplaced, let title = values.attributedText("attributedTitle", of: state) {
            button.setStyledTitle(title, for: control)
        }
        if let color = values.color("titleColor", of: state) { button.setTitleColor(color, for: control) }
        if !isReplaced, let image = values.image(of: state) { button.setImage(image, for: control) }
        if let image = values.image("backgroundImage", of: state) { button.setBackgroundImage(image, for: control) }
        if let configuration = values.symbolConfiguration("preferredSymbolConfiguration", of: state) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: control)
        }
    }
}

@MainActor
extension ViewKind {
    private static func makeConfiguration(_ element: IBElement, _ reading: ViewReading) -> UIButton.Configuration {
        let values = reading.values
        var result = (element.word("style", in: styles) ?? UIButton.Configuration.plain)()
        let owner = reading.element
        result.title =
            values.text("configuration.title", or: "normalTitle", attribute: "title", of: element, owner: owner)
            ?? values.attributedText("attributedTitle", of: element)?.string
        result.subtitle = values.text("configuration.subtitle", attribute: "subtitle", of: element, owner: owner)
        result.image = values.image(of: element)
        result.imagePlacement = element.word("imagePlacement", in: placements) ?? .leading
        result.imagePadding = element.number("imagePadding") ?? result.imagePadding
        result.titlePadding = element.number("titlePadding") ?? result.titlePadding
        result.buttonSize = element.word("buttonSize", in: sizes) ?? .medium
        result.cornerStyle = element.word("cornerStyle", in: cornerStyles) ?? .dynamic
        result.titleAlignment = element.word("titleAlignment", in: titleAlignments) ?? .automatic
        result.baseForegroundColor = values.color("baseForegroundColor", of: element)
        result.baseBackgroundColor = values.color("baseBackgroundColor", of: element)
        result.preferredSymbolConfigurationForImage = values.symbolConfiguration(
            "preferredSymbolConfigurationForImage", of: element)
        if let insets = element.directionalInsets("contentInsets") { result.contentInsets = insets }
        if let font = values.font("titleFontDescription", of: element) { result.givenTitleFont = font }
        return result
    }

    private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() }, "borderless": { .borderless() },
    ]

    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
