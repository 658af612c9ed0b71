import UIKitLayout

extension Schema {
    static let texts = [
        ViewSchema("UILabel", element: "label", "Lines of text.", make: { UILabel() }, properties: labelProperties),
        ViewSchema(
            "UITextView", element: "textView", "A text view: text that can be edited and scrolled.",
            make: { UITextView() },
            properties: textViewProperties),
    ]

    private static let textViewProperties = [
        PropertySchema("text", .text, "The text.") { (view: UITextView, value, builder) in
            view.text = builder.text(value.text)
        },
        PropertySchema("font", .font, "The font.") { (view: UITextView, value, _) in
            view.font = value.font
            view.adjustsFontForContentSizeCategory = true
        },
        PropertySchema("textColor", .color, "The colour of the text.") { (view: UITextView, value, _) in
            view.textColor = value.color
        },
        PropertySchema("textAlignment", .choice(TextNames.alignments.map(\.name)), "The alignment of lines.") {
            (view: UITextView, value, _) in
            view.textAlignment = TextNames.alignment(value.word)
        },
        PropertySchema(
            "isScrollEnabled", .flag, "Whether the text can be scrolled; otherwise the view is as high as its text."
        ) { (view: UITextView, value, _) in
            view.isScrollEnabled = value.flag
        },
    ]

    private static let labelProperties = [
        PropertySchema("text", .text, "The text.") { (label: UILabel, value, builder) in
            label.text = builder.text(value.text)
        },
        PropertySchema("font", .font, "The font.") { (label: UILabel, value, _) in
            label.font = value.font
            label.adjustsFontForContentSizeCategory = true
        },
        PropertySchema("textColor", .color, "The colour of the text.") { (label: UILabel, value, _) in
            label.textColor = value.color
        },
        PropertySchema("textAlignment", .choice(TextNames.alignments.map(\.name)), "The alignment of lines.") {
            (label: UILabel, value, _) in
            label.textAlignment = TextNames.alignment(value.word)
        },
        PropertySchema("numberOfLines", .integer(0...10_000), "The maximum number of lines; 0 for any.") {
            (label: UILabel, value, _) in
            label.numberOfLines = value.integer
        },
        PropertySchema(
            "lineBreakMode", .choice(TextNames.lineBreakModes.map(\.name)), "What happens if the text does not fit."
        ) { (label: UILabel, value, _) in
            label.lineBreakMode = TextNames.lineBreakModes.first { $0.name == value.word }?.value ?? .byTruncatingTail
        },
        PropertySchema(
            "adjustsFontSizeToFitWidth", .flag, "Whether the font shrinks if the text is too long for one line."
        ) { (label: UILabel, value, _) in
            label.adjustsFontSizeToFitWidth = value.flag
        },
        PropertySchema("minimumScaleFactor", .number(0...1), "How far the font may shrink.") {
            (label: UILabel, value, _) in
            label.minimumScaleFactor = value.number
        },
        PropertySchema("isEnabled", .flag, "Whether the text is drawn as enabled.") { (label: UILabel, value, _) in
            label.isEnabled = value.flag
        },
    ]
}

/// The words that stand for the ways in which text is set.
enum TextNames {
    static let alignments: [(name: String, value: NSTextAlignment)] = [
        ("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ]
    static let lineBreakModes: [(name: String, value: NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    static let borders: [(name: String, value: UITextField.BorderStyle)] = [
        ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
    ]
    static let modes: [(name: String, value: UITextField.ViewMode)] = [
        ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing), ("always", .always),
    ]

    static func alignment(_ word: String) -> NSTextAlignment {
        alignments.first { $0.name == word }?.value ?? .natural
    }
}
