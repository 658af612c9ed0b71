internal import KeylineGraphics

/// A font by what CSS finds it by.
struct SVGFontName {
    private let family: String
    /// The family of the font in the file itself; nil where the file has none.
    private let embedded: String?
    /// The weight in CSS's numbers; nil for 400.
    let weight: String?
    let isItalic: Bool

    init(_ face: FreeTypeFace, embedded: String? = nil) {
        self.embedded = embedded
        family = face.familyName
        let style = face.id.name.lowercased()
        isItalic = style.contains("italic")
        let axis = face.id.variations.first { $0.tag == "wght" }.map { Int($0.value.rounded()) }
        let number = axis ?? (style.contains("bold") ? 700 : 400)
        weight = number == 400 ? nil : String(number)
    }

    /// The families that readers try, one after the other.
    var families: String { [embedded, family, "sans-serif"].compactMap { $0 }.joined(separator: ", ") }
}
