internal import KeylineGraphics

/// A font by what CSS finds it by.
struct SVGFontName {
    let family: String
    /// The weight in CSS's numbers; nil for 400.
    let weight: String?
    let isItalic: Bool

    init(_ face: FreeTypeFace) {
        family = face.familyName
        let style = face.id.name.lowercased()
        isItalic = style.contains("italic")
        let axis = face.id.variations.first { $0.tag == "wght" }.map { Int($0.value.rounded()) }
        let number = axis ?? (style.contains("bold") ? 700 : 400)
        weight = number == 400 ? nil : String(number)
    }
}
