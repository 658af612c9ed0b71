/// The form of text in an SVG file.
public enum SVGTextForm: String, Hashable, Sendable, CaseIterable {
    /// Outlines, which look the same everywhere, under text that cannot be seen but found and copied.
    case outlines
    /// Text that other programs can edit, with what it needs of its fonts inside the file, so that browsers show it alike on every
    /// machine. Programs that read no fonts from files look for fonts of the same names. Coloured and slanted glyphs remain pictures.
    case text
    /// The same without the fonts, which makes a smaller file: text looks right where they are installed; elsewhere another font is
    /// stretched to the same lengths.
    case names
}
