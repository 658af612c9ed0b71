import SwiftUILayout

/// Parameters that several views have.
extension Parameter {
    static let content = Parameter("content", .content, "The views inside.")
    static let spacing = Parameter("spacing", .number(-10_000...10_000), "The distance between views, in points.")
    static let horizontalAlignment = Parameter(
        "alignment", .choice(ElementKeywords.horizontal.map(\.0)), "Where narrower views stand.")
    static let verticalAlignment = Parameter(
        "alignment", .choice(ElementKeywords.vertical.map(\.0)), "Where lower views stand.")
    static let alignment = Parameter(
        "alignment", .choice(ElementKeywords.alignments.map(\.0)), "Where smaller views stand.")
    static let title = Parameter("title", .text, "The text.")
    static let label = Parameter("label", .label, "A text or views in place of the title.")
    static let systemImage = Parameter("systemImage", .string, "The name of a symbol beside the title.")
    static let image = Parameter("image", .string, "The name of a picture beside the title.")
    static let value = Parameter("value", .number(-1e9...1e9), "The value.")
    static let range = Parameter("in", .range, "The least and the greatest value.")

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
