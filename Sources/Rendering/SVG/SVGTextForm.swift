/// What becomes of text in an SVG file.
public enum SVGTextForm: String, Hashable, Sendable, CaseIterable {
    /// Outlines, which look the same everywhere, under text that cannot be seen but found and copied.
    case outlines
    /// Text in fonts of their names, which other programs can edit. It looks right where those fonts are installed; elsewhere another
    /// font is stretched to the same lengths. Coloured glyphs remain pictures.
    case text
}
