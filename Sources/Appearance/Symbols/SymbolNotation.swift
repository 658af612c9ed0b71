import Foundation

/// A symbol's drawing as it stands in the tables: paths in the letters of `PathNotation`, in points beside text of 17 points.
struct SymbolNotation: Sendable {
    let width: CGFloat
    let height: CGFloat
    /// The closed outline: a line, or a filled shape.
    let outline: String
    /// Lines beside the outline.
    let lines: String
    /// Lines inside the outline, which are cut out of a filled one.
    let details: String
    /// Filled shapes inside the outline, which are cut out of a filled one.
    let solids: String
    /// Filled shapes beside the outline.
    let marks: String

    /// Describes a drawing of a width and a height with the empty edge around the lines.
    init(
        _ width: CGFloat,
        _ height: CGFloat,
        outline: String = "",
        lines: String = "",
        details: String = "",
        solids: String = "",
        marks: String = ""
    ) {
        self.width = width
        self.height = height
        self.outline = outline
        self.lines = lines
        self.details = details
        self.solids = solids
        self.marks = marks
    }
}
