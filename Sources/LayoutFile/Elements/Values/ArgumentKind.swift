/// What may be given to a view or modifier.
enum ArgumentKind: Sendable {
    /// A text, `{ key: … }` for a localised one, `{ markdown: … }` for one with emphasis.
    case text
    /// A word or name that is not shown.
    case string
    case number(ClosedRange<Double>)
    /// Points, or `infinity`.
    case length
    /// A list of points.
    case lengths
    case integer(ClosedRange<Int>)
    case flag
    case choice([String])
    /// One of some words, or a list of them.
    case choices([String])
    case color
    /// A colour, a gradient, or the name of a style.
    case style
    case font
    case shape
    /// Views: one, or a list.
    case content
    /// A text, or views.
    case label
    /// The name of a place in a rectangle, or `{ x: …, y: … }` in parts of its sides.
    case point
    /// A day, or a day and a time: `2026-05-01`, `2026-05-01T09:30`.
    case date
    /// `[0, 100]`.
    case range
    /// Distances by sides.
    case insets
    /// Columns or rows of a lazy grid: how many, or a list of their sizes.
    case columns
    /// A list of colours, or of `{ color: …, location: … }`.
    case stops
    /// A list of what stands in bars.
    case toolbar
    /// A list of items, each a value or a mapping of values by name.
    case data
    /// Views that are made for every item.
    case template
}

/// Something that can be given to a view or modifier by name.
struct Parameter: Sendable {
    let name: String
    let kind: ArgumentKind
    /// One sentence for the schema that editors show.
    let summary: String
    let isRequired: Bool
    /// The parameters beside which it has no meaning, and is refused.
    let others: [String]

    init(
        _ name: String, _ kind: ArgumentKind, _ summary: String, required: Bool = false, without others: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        isRequired = required
        self.others = others
    }
}

/// What takes arguments: a kind of views or a modifier.
protocol ArgumentTaking: Sendable {
    /// SwiftUI's name.
    var name: String { get }
    /// One sentence for the schema that editors show.
    var summary: String { get }
    var parameters: [Parameter] { get }
    /// The parameters that a value without names may stand for, in the order in which they are tried.
    var shorthands: [String] { get }
    /// Parameters of which at least one must be given; none where everything may be left out.
    var alternatives: [String] { get }
}

extension ArgumentTaking {
    /// Whether it can stand without any argument.
    var canStandAlone: Bool { alternatives.isEmpty && !parameters.contains(where: \.isRequired) }

    var alternatives: [String] { [] }

    func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
}
