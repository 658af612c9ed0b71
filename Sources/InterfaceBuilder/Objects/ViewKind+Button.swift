import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeButton(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let element = reading.element
        let type = element.word("buttonType", in: WordTables.buttonTypes.byDocument) ?? .custom
        let button = reading.read(kind, as: UIButton.self) { UIButton(type: type) }
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            button.configuration = makeConfiguration(configuration, reading)
        }
        for state in element.children where state.name == "state" { apply(state, to: button, reading) }
        return button
    }

    private static func apply(_ state: IBElement, to button: UIButton, _ reading: ViewReading) {
        let values = reading.values
        let name = state.key ?? "normal"
        // A state that nobody knows must not replace what the normal one says.
        guard let control = state.key == nil ? .normal : state.word("key", in: WordTables.controlStates.byDocument)
        else { return }
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

extension ViewKind {
    private static func makeConfiguration(_ element: IBElement, _ reading: ViewReading) -> UIButton.Configuration {
        let values = reading.values
        var result =
            (element.word("style", in: WordTables.configurationStyles.byDocument) ?? UIButton.Configuration.plain)()
        let owner = reading.element
        result.title =
            values.text("configuration.title", or: "normalTitle", attribute: "title", of: element, owner: owner)
        if result.title == nil, let styled = values.attributedText("attributedTitle", of: element) {
            result.attributedTitle = AttributedString(styled.attributedString)
        }
        result.subtitle = values.text("configuration.subtitle", attribute: "subtitle", of: element, owner: owner)
        result.image = values.image(of: element)
        result.imagePlacement = element.word("imagePlacement", in: WordTables.imagePlacements.byDocument) ?? .leading
        result.imagePadding = element.number("imagePadding") ?? result.imagePadding
        result.titlePadding = element.number("titlePadding") ?? result.titlePadding
        result.buttonSize = element.word("buttonSize", in: WordTables.buttonSizes.byDocument) ?? .medium
        result.cornerStyle = element.word("cornerStyle", in: WordTables.cornerStyles.byDocument) ?? .dynamic
        result.titleAlignment = element.word("titleAlignment", in: WordTables.titleAlignments.byDocument) ?? .automatic
        result.baseForegroundColor = values.color("baseForegroundColor", of: element)
        result.baseBackgroundColor = values.color("baseBackgroundColor", of: element)
        result.preferredSymbolConfigurationForImage = values.symbolConfiguration(
            "preferredSymbolConfigurationForImage", of: element)
        if let insets = element.directionalInsets("contentInsets") { result.contentInsets = insets }
        if let font = values.font("titleFontDescription", of: element) { result.givenTitleFont = font }
        return result
    }
}
