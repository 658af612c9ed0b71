import SwiftUILayout

/// Parameters that several views have.
extension Parameter {
    static let content = Parameter("content", .content, "The views inside.")
    static let spacing = Parameter("spacing", .number(-10_000...10_000), "The distance between views, in points.")
    static let horizontalAlignment = Parameter(
        "alignment", .choice(ElementKeywords.horizontal.map(\.0)), "The horizontal alignment of narrower views.")
    static let verticalAlignment = Parameter(
        "alignment", .choice(ElementKeywords.vertical.map(\.0)), "The vertical alignment of lower views.")
    static let alignment = Parameter(
        "alignment", .choice(ElementKeywords.alignments.map(\.0)), "The alignment of smaller views.")
    static let title = Parameter("title", .text, "The text.")
    static let label = Parameter("label", .label, "Text or views instead of the title.")
    static let systemImage = Parameter("systemImage", .string, "The name of a symbol next to the title.")
    static let image = Parameter("image", .string, "The name of a picture next to the title.")
    static let value = Parameter("value", .number(-1e9...1e9), "The value.")
    static let range = Parameter("in", .range, "The minimum and the maximum.")

    /// A title, a symbol or picture beside it, or views in place of both.
    static let titles = [title, systemImage, image, label]
}

extension Arguments {
    /// A title, with a symbol or picture beside it, or views in place of both; nil where none is given.
    func labelView() -> AnyView? {
        if has("label") { return content("label") }
        guard let title = text("title") else { return iconView() }
        guard let icon = iconView() else { return AnyView(title) }
        return AnyView(SwiftUILayout.Label(title: { title }, icon: { icon }))
    }

    private func iconView() -> AnyView? {
        (image("systemImage", isSymbol: true) ?? image("image", isSymbol: false)).map { AnyView($0) }
    }
}
