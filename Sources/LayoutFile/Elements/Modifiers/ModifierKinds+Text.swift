import SwiftUILayout

extension ModifierKinds {
    static let text = [
        ModifierKind(
            "font", "The font: a text style, a size, or more.",
            [Parameter("font", .font, "The font.", required: true)], shorthand: "font"
        ) { view, arguments in view.font(arguments.font("font")) },
        choice("fontWeight", "weight", ElementKeywords.fontWeights, "The weight.") { $0.fontWeight($1) },
        choice("fontDesign", "design", ElementKeywords.fontDesigns, "The design of the system font.") {
            $0.fontDesign($1)
        },
        choice("fontWidth", "width", ElementKeywords.fontWidths, "The width of the font.") { $0.fontWidth($1) },
        flag("bold", "Bold text.") { $0.bold($1) },
        flag("italic", "Italic text.") { $0.italic($1) },
        flag("underline", "Underlined text.") { $0.underline($1) },
        flag("strikethrough", "Struck-through text.") { $0.strikethrough($1) },
        flag("monospaced", "Monospaced text.") { $0.monospaced($1) },
        ModifierKind("monospacedDigit", "Monospaced digits.") { view, _ in view.monospacedDigit() },
        number("kerning", -100...100, "Tracking: space added between letters, in points.") { $0.kerning($1) },
        number("tracking", -100...100, "Kerning: space between letters, in points.") { $0.tracking($1) },
        number("baselineOffset", -1000...1000, "The baseline offset in points.") { $0.baselineOffset($1) },
        number("lineSpacing", 0...1000, "Space between lines, in points.") { $0.lineSpacing($1) },
        number("minimumScaleFactor", 0...1, "How far text may shrink before it is truncated.") {
            $0.minimumScaleFactor($1)
        },
        ModifierKind(
            "lineLimit", "The maximum number of lines.",
            [
                Parameter("lines", .integer(1...10_000), "The number of lines.", required: true),
                Parameter("reservesSpace", .flag, "Whether space is reserved for this number of lines."),
            ], shorthand: "lines"
        ) { view, arguments in
            view.lineLimit(arguments.integer("lines") ?? 1, reservesSpace: arguments.flag("reservesSpace") ?? false)
        },
        choice(
            "multilineTextAlignment", "alignment", ElementKeywords.textAlignments, "The alignment of lines."
        ) { $0.multilineTextAlignment($1) },
        choice("truncationMode", "mode", ElementKeywords.truncationModes, "Where lines are truncated.") {
            $0.truncationMode($1)
        },
        choice("textCase", "case", ElementKeywords.textCases, "Upper or lower case.") { $0.textCase($1) },
        flag("allowsTightening", "Letters move closer before text is truncated.") { $0.allowsTightening($1) },
        ModifierKind(
            "dynamicTypeSize", "The text size of the content, or a limit of it.",
            [
                Parameter("size", .choice(ElementKeywords.textSizes.map(\.0)), "The text size of the content."),
                Parameter(
                    "maximum", .choice(ElementKeywords.textSizes.map(\.0)), "The largest text size of the content."),
            ], shorthand: "size"
        ) { view, arguments in
            if let size = arguments.choice("size", ElementKeywords.textSizes) { return view.dynamicTypeSize(size) }
            if let most = arguments.choice("maximum", ElementKeywords.textSizes) {
                return view.dynamicTypeSize(...most)
            }
            return view
        },
        ModifierKind(
            "redacted", "Grey shapes instead of text and pictures.",
            [Parameter("reason", .choice(["placeholder", "privacy"]), "The reason (default: placeholder).")],
            shorthand: "reason"
        ) { view, arguments in
            view.redacted(reason: arguments.word("reason") == "privacy" ? .privacy : .placeholder)
        },
    ]
}

extension ModifierKinds {
    /// A modifier that takes one of some words.
    static func choice<Value: Sendable>(
        _ name: String, _ parameter: String, _ words: [(String, Value)], _ summary: String,
        apply: @escaping @MainActor @Sendable (AnyView, Value) -> any View
    ) -> ModifierKind {
        ModifierKind(
            name, summary, [Parameter(parameter, .choice(words.map(\.0)), summary, required: true)],
            shorthand: parameter
        ) { view, arguments in
            arguments.choice(parameter, words).map { apply(view, $0) } ?? view
        }
    }

    /// A modifier that is on unless it says `false`.
    static func flag(
        _ name: String, _ summary: String, apply: @escaping @MainActor @Sendable (AnyView, Bool) -> any View
    ) -> ModifierKind {
        ModifierKind(
            name, summary, [Parameter("isActive", .flag, "Whether it applies (default: true).")],
            shorthand: "isActive"
        ) { view, arguments in apply(view, arguments.flag("isActive") ?? true) }
    }

    /// A modifier that takes a number.
    static func number(
        _ name: String, _ range: ClosedRange<Double>, _ summary: String,
        apply: @escaping @MainActor @Sendable (AnyView, CGFloat) -> any View
    ) -> ModifierKind {
        ModifierKind(
            name, summary, [Parameter("amount", .number(range), summary, required: true)], shorthand: "amount"
        ) { view, arguments in apply(view, arguments.number("amount") ?? 0) }
    }
}
