/// The style in a font's name, such as `AvenirNext-DemiBoldItalic`: for a substitute of a font that is missing.
struct FontNameStyle {
    /// Nil where the name says nothing.
    let weight: FontWeight?
    let isItalic: Bool

    /// Reads a PostScript or full name.
    init(_ name: String) {
        let words = FontCatalog.key(name)
        isItalic = words.hasSuffix("italic") || words.hasSuffix("oblique")
        weight = Self.weights.first { words.contains($0.word) }?.weight
    }

    /// Longer words come before those that they contain.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("semilight", .light), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
