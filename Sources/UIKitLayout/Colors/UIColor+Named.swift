extension UIColor {
    /// The system's colour of a name in an Interface Builder file, such as `systemBlueColor` or `label`; nil for an unknown name.
    ///
    /// Older names stand for what the newer systems show in their place.
    package static func system(named name: String) -> UIColor? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return byName[plain] ?? older[plain]
    }

    /// The names of the system's colours, sorted.
    package static var systemNames: [String] { byName.keys.sorted() }

    private static let byName: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "link": .link, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "lightText": .lightText,
        "darkText": .darkText, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
        "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
        "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
        "tint": .systemBlue,
    ]

    /// The name of the color where it is one of the system's, such as `systemBlue`; nil for any other, even of the same value.
    var systemName: String? { Self.byName.filter { $0.value === self }.keys.min() }

    /// Source: the values that public Interface Builder files store beside these names.
    private static let older: [String: UIColor] = [
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "scrollViewTexturedBackground": .systemGray,
        "viewFlipsideBackground": .darkGray,
        "tableCellSeparator": .separator,
    ]
}
