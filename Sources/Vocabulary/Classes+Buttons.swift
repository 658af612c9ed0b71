import Foundation
import UIKitLayout

/// Buttons, which say their contents by states or in a configuration.
extension InterfaceClass {
    static let buttonProperties: [InterfaceProperty] = configuration + contents + insets + types + states

    /// The style comes first: what follows fills its configuration.
    private static let configuration: [InterfaceProperty] = [
        part(
            "style", .choice(WordTables.configurationStyles.layoutNames), configured("style"),
            spellings: WordTables.configurationStyles.spellings, "The style of the button's configuration.",
            swiftUI: .words(["plain": ""])
        ) { button, input in
            if case .word(let word) = input {
                button.configuration = WordTables.configurationStyles.byLayout[word]?()
            }
        },
        part(
            "title", .text, .inside("state:normal", "title"), also: [configured("title")], "The title.", swiftUI: .view
        ) { button, input in
            guard case .text(let text) = input else { return }
            if button.configuration == nil {
                button.setTitle(text, for: .normal)
            } else {
                button.configuration?.title = text
            }
        },
        part("subtitle", .text, configured("subtitle"), "The subtitle; needs a style.") { button, input in
            if case .text(let text) = input { button.configuration?.subtitle = text }
        },
        part(
            "image", .image, .inside("state:normal", "image"), also: [configured("image")], "The image.",
            swiftUI: .view
        ) { button, input in
            let image: UIImage? = if case .image(let image) = input { image } else { nil }
            if button.configuration == nil {
                button.setImage(image, for: .normal)
            } else {
                button.configuration?.image = image
            }
        },
        part(
            "imagePadding", .number(0...10_000), configured("imagePadding"),
            "The distance between image and title, in points; needs a style."
        ) { button, input in
            if case .number(let padding) = input { button.configuration?.imagePadding = padding }
        },
        word(
            "imagePlacement", WordTables.imagePlacements, "The side of the title on which the image is; needs a style."
        ) { $0.imagePlacement = $1 },
        word("buttonSize", WordTables.buttonSizes, "The size; needs a style.") { $0.buttonSize = $1 },
        word("cornerStyle", WordTables.cornerStyles, "The corner style; needs a style.") { $0.cornerStyle = $1 },
    ]

    private static let contents: [InterfaceProperty] = [
        .font(
            also: [configured("titleFontDescription"), configured("fontDescription")], "The font of the title.",
            code: .member("titleLabel?.font")
        ) { (button: UIButton, font) in
            if button.configuration == nil {
                button.titleLabel?.font = font
            } else {
                button.configuration?.givenTitleFont = font
            }
        },
        part(
            "titleColor", .color, .inside("state:normal", "titleColor"), also: [configured("baseForegroundColor")],
            "The colour of the title.",
            swiftUI: .composed(".foregroundStyle($)")
        ) { button, input in
            let color: UIColor? = if case .color(let color) = input { color } else { nil }
            if button.configuration == nil {
                button.setTitleColor(color, for: .normal)
            } else {
                button.configuration?.baseForegroundColor = color
            }
        },
    ]

    private static let insets: [InterfaceProperty] = [
        .insets("contentEdgeInsets", absent: .zero) { (button: UIButton, insets) in
            button.contentEdgeInsets = insets.sides
        },
        .insets("titleEdgeInsets", absent: .zero) { (button: UIButton, insets) in button.titleEdgeInsets = insets.sides
        },
        .insets("imageEdgeInsets", absent: .zero) { (button: UIButton, insets) in button.imageEdgeInsets = insets.sides
        },
    ]

    private static let types: [InterfaceProperty] = [
        .word(
            "lineBreakMode", WordTables.lineBreakModes, xib: "lineBreakMode", absent: "byTruncatingTail",
            silence: ["middleTruncation"], code: .member("titleLabel?.lineBreakMode")
        ) { (button: UIButton, mode) in button.titleLabel?.lineBreakMode = mode }.writing("middleTruncation"),
        .flag("adjustsImageWhenDisabled", xib: "adjustsImageWhenDisabled", absent: true) {
            (button: UIButton, flag) in button.adjustsImageWhenDisabled = flag
        },
        .flag("adjustsImageWhenHighlighted", xib: "adjustsImageWhenHighlighted", absent: true) {
            (button: UIButton, flag) in button.adjustsImageWhenHighlighted = flag
        },
        horizontalAlignment(silence: ["center"]), verticalAlignment(silence: ["center"]),
        // Layout files make the system's; a button without a type is reported as a custom one.
        .composed(
            "buttonType", .choice([]), xib: "buttonType", silence: ["system", "roundedRect"],
            spellings: WordTables.buttonTypes.spellings
        ).writing("system"),
    ]

    /// Properties of a state that only code sets, or of a configuration.
    private static let states: [InterfaceProperty] =
        ["normal", "highlighted", "selected", "disabled"].flatMap { state -> [InterfaceProperty] in
            let all = [
                ("title", PropertyKind.text), ("image", .image), ("titleColor", .color), ("attributedTitle", .text),
                ("backgroundImage", .image), ("preferredSymbolConfiguration", .text),
            ]
            return all.dropFirst(state == "normal" ? 3 : 0).map { name, kind in
                .composed("\(name) of \(state)", kind, xib: .inside("state:\(state)", name))
            }
        }
        + [
            .composed("titlePadding", .number(0...10_000), xib: configured("titlePadding")),
            .composed(
                "titleAlignment", .choice([]), xib: configured("titleAlignment"), silence: ["automatic"],
                spellings: WordTables.titleAlignments.spellings),
            .composed("baseBackgroundColor", .color, xib: configured("baseBackgroundColor")),
            .composed(
                "preferredSymbolConfigurationForImage", .text, xib: configured("preferredSymbolConfigurationForImage")),
            .composed("contentInsets", .insets, xib: configured("contentInsets")),
            .composed("attributedTitle", .text, xib: configured("attributedTitle")),
        ]

    private static func configured(_ attribute: String) -> DocumentForm { .inside("buttonConfiguration", attribute) }

    private static func part(
        _ name: String, _ kind: PropertyKind, _ document: DocumentForm, also: [DocumentForm] = [],
        spellings: [WordSpelling] = [], _ summary: String, swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (UIButton, PropertyInput) -> Void
    ) -> InterfaceProperty {
        .composed(name, kind, xib: document, also: also, spellings: spellings, summary, swiftUI: swiftUI) {
            view, input in
            if let button = view as? UIButton { set(button, input) }
        }
    }

    private static func word<Value>(
        _ name: String, _ words: Words<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (inout UIButton.Configuration, Value) -> Void
    ) -> InterfaceProperty {
        part(name, .choice(words.layoutNames), configured(name), spellings: words.spellings, summary) { button, input in
            guard case .word(let word) = input, let value = words.byLayout[word], button.configuration != nil,
                var configuration = button.configuration
            else { return }
            set(&configuration, value)
            button.configuration = configuration
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances with left for leading; documents write "none, but not the default" as the smallest number there is.
    fileprivate var sides: UIEdgeInsets {
        func plain(_ length: CGFloat) -> CGFloat { abs(length) < 0.001 ? 0 : length }
        return UIEdgeInsets(top: plain(top), left: plain(leading), bottom: plain(bottom), right: plain(trailing))
    }
}
