/// The characters and fonts that a text asks for and no font has. Most texts lack nothing, so this is kept apart, and they are cheap to copy.
final class MissingCoverage: Sendable {
    /// The characters that no font has, in the text's order.
    let characters: [MissingCharacter]
    /// The names of fonts that were asked for and are not known, in the text's order; the system font stands in.
    let fonts: [String]

    /// Nil where nothing is missing.
    init?(characters: [MissingCharacter], fonts: [String]) {
        guard !characters.isEmpty || !fonts.isEmpty else { return nil }
        self.characters = characters
        self.fonts = fonts
    }
}
