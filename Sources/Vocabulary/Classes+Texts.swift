import Foundation
import UIKitLayout

extension InterfaceClass {
    static let texts = [
        InterfaceClass(
            UILabel.self, "label", [.text, .content, .recordedSize], layout: .init("Lines of text."),
            swiftUI: .init("Text($text)"),
            library: .init(
                width: nil, height: nil,
                [("text", "Label"), ("font", "17"), ("contentHugging", "251"), ("contentMode", "left")],
                attributes: [("opaque", "NO"), ("userInteractionEnabled", "NO")], text: "text"),
            make: { UILabel() }, labelProperties),
        InterfaceClass(
            UITextView.self, "textView", [.text, .content, .chosenWidth, .recordedSize, .scrolling],
            layout: .init("A text view: text that can be edited and scrolled."),
            swiftUI: .init("TextEditor(text: .constant($text))"),
            library: .init([("text", "Lorem ipsum dolor sit amet."), ("font", "14")], text: "text"),
            make: { UITextView() }, textViewProperties),
    ]

    private static let labelProperties: [InterfaceProperty] = [
        .text("text", xib: "text", "The text.", swiftUI: .view) { (label: UILabel, text) in label.text = text },
        .font("The font.") { (label: UILabel, font) in label.font = font },
        .color("textColor", keeps: true, "The colour of the text.", swiftUI: .composed(".foregroundStyle($)")) {
            (label: UILabel, color) in label.textColor = color
        },
        textAlignment("The alignment of lines.") { (label: UILabel, alignment) in label.textAlignment = alignment },
        .integer(
            "numberOfLines", in: 0...10_000, xib: "numberOfLines", absent: 1, "The maximum number of lines; 0 for any.",
            swiftUI: .composed(".lineLimit($)")
        ) { (label: UILabel, number) in label.numberOfLines = number },
        .word(
            "lineBreakMode", WordTables.lineBreakModes, xib: "lineBreakMode", absent: "byTruncatingTail", silence: [],
            "What happens if the text does not fit.",
            swiftUI: .words([
                "byTruncatingHead": ".truncationMode(.head)", "byTruncatingMiddle": ".truncationMode(.middle)",
                "byTruncatingTail": "", "byWordWrapping": "",
            ])
        ) { (label: UILabel, mode) in label.lineBreakMode = mode }.writing("tailTruncation"),
        .flag(
            "adjustsFontSizeToFitWidth", xib: "adjustsFontSizeToFit", absent: true,
            "Whether the font shrinks if the text is too long for one line.", swiftUI: .view
        ) { (label: UILabel, flag) in label.adjustsFontSizeToFitWidth = flag }.writing("NO"),
        .number(
            "minimumScaleFactor", in: 0...1, xib: "minimumScaleFactor", absent: 0, "How far the font may shrink.",
            swiftUI: .composed(".minimumScaleFactor($)")
        ) { (label: UILabel, factor) in label.minimumScaleFactor = factor },
        .flag(
            "isEnabled", xib: "enabled", absent: true, "Whether the text is drawn as enabled.",
            swiftUI: .composed(".disabled(true)")
        ) { (label: UILabel, flag) in label.isEnabled = flag },
        .color(
            "shadowColor", "The colour of a shadow under the letters.",
            swiftUI: .modifier(".shadow(color: $, radius: 0, x: 0, y: -1)")
        ) { (label: UILabel, color) in label.shadowColor = color },
        .composed("attributedText", .text, xib: "attributedText", code: .member("attributedText"), swiftUI: .view),
        .size("shadowOffset") { (label: UILabel, offset) in label.shadowOffset = offset },
        .word(
            "baselineAdjustment", WordTables.baselineAdjustments, xib: "baselineAdjustment", absent: "alignBaselines"
        ) { (label: UILabel, adjustment) in label.baselineAdjustment = adjustment }.writing("alignBaselines"),
        .flag(
            "allowsDefaultTighteningForTruncation", xib: "allowsDefaultTighteningForTruncation", absent: false
        ) { (label: UILabel, flag) in label.allowsDefaultTighteningForTruncation = flag },
        .number("preferredMaxLayoutWidth", in: 0...100_000, xib: "preferredMaxLayoutWidth", absent: 0) {
            (label: UILabel, width) in label.preferredMaxLayoutWidth = width
        },
        adjustsFont { (label: UILabel, flag) in label.adjustsFontForContentSizeCategory = flag },
    ]

    private static let textViewProperties: [InterfaceProperty] =
        [
            .text("text", xib: "text", absent: .text(""), "The text.", swiftUI: .view) { (view: UITextView, text) in
                view.text = text ?? ""
            },
            .font("The font.") { (view: UITextView, font) in view.font = font },
            .color("textColor", keeps: true, "The colour of the text.", swiftUI: .composed(".foregroundStyle($)")) {
                (view: UITextView, color) in view.textColor = color
            },
            textAlignment("The alignment of lines.") { (view: UITextView, alignment) in view.textAlignment = alignment
            },
            .flag(
                "isScrollEnabled", xib: "scrollEnabled", absent: true,
                "Whether the text can be scrolled; otherwise the view is as high as its text."
            ) { (view: UITextView, flag) in view.isScrollEnabled = flag },
            .composed("attributedText", .text, xib: "attributedText", code: .member("attributedText"), swiftUI: .view),
            adjustsFont { (view: UITextView, flag) in view.adjustsFontForContentSizeCategory = flag },
            clipsToBounds(silence: []),
        ] + scrolling(inLayoutFiles: false).filter { $0.name != "isScrollEnabled" }

    static let textFieldProperties: [InterfaceProperty] = [
        .text("text", xib: "text", absent: .text(""), "The text.", swiftUI: .view) { (field: UITextField, text) in
            field.text = text
        },
        .text("placeholder", xib: "placeholder", "The placeholder of an empty field.", swiftUI: .view) {
            (field: UITextField, text) in field.placeholder = text
        },
        .font("The font.") { (field: UITextField, font) in field.font = font },
        .color("textColor", keeps: true, "The colour of the text.", swiftUI: .composed(".foregroundStyle($)")) {
            (field: UITextField, color) in field.textColor = color
        },
        textAlignment("The alignment of the text.") { (field: UITextField, alignment) in
            field.textAlignment = alignment
        },
        .word(
            "borderStyle", WordTables.borderStyles, xib: "borderStyle", absent: "none",
            "The border style of the field.", swiftUI: .words(["roundedRect": ".textFieldStyle(.roundedBorder)"])
        ) { (field: UITextField, style) in field.borderStyle = style },
        .word(
            "clearButtonMode", WordTables.viewModes, xib: "clearButtonMode", absent: "never",
            "When the clear button is shown."
        ) { (field: UITextField, mode) in field.clearButtonMode = mode },
        .flag(
            "adjustsFontSizeToFitWidth", xib: "adjustsFontSizeToFit", absent: true,
            "Whether the font shrinks if the text is too long."
        ) { (field: UITextField, flag) in field.adjustsFontSizeToFitWidth = flag }.writing("NO"),
        .number(
            "minimumFontSize", in: 0...1000, xib: "minimumFontSize", absent: 0,
            "The size in points to which the font may shrink."
        ) { (field: UITextField, size) in field.minimumFontSize = size }.writing("0"),
        .flag(
            "isSecureTextEntry", xib: .inside("textInputTraits", "secureTextEntry"), absent: false,
            "Whether the text is shown as dots.", swiftUI: .view
        ) { (field: UITextField, flag) in field.isSecureTextEntry = flag },
        adjustsFont { (field: UITextField, flag) in field.adjustsFontForContentSizeCategory = flag },
        verticalAlignment(silence: ["center"]),
        .image("background") { (field: UITextField, image) in field.background = image },
    ]

    private static func textAlignment<View: UIView>(
        _ summary: String, _ set: @escaping @MainActor @Sendable (View, NSTextAlignment) -> Void
    ) -> InterfaceProperty {
        .word(
            "textAlignment", WordTables.textAlignments, xib: "textAlignment", absent: "natural", summary,
            swiftUI: .words([
                "left": "", "center": ".multilineTextAlignment(.center)",
                "right": ".multilineTextAlignment(.trailing)",
            ]), set
        ).writing("natural")
    }

    /// In layout files, a font says it by being a text style.
    private static func adjustsFont<View: UIView>(
        _ set: @escaping @MainActor @Sendable (View, Bool) -> Void
    ) -> InterfaceProperty {
        .flag(
            "adjustsFontForContentSizeCategory", xib: "adjustsFontForContentSizeCategory", absent: false,
            swiftUI: .composed(".font($)"), set)
    }
}
