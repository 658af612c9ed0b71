import KeylineGoldens

/// A case of a package's previews that is known by its name alone, because the package was not built.
struct UnbuiltCase: Hashable {
    /// The golden's name; with an asterisk for the preview's where the line makes a case of every preview.
    let name: String
    /// What the line says.
    let origin: String
    /// The package's folder.
    let package: String

    /// Whether a golden is the case's, or may be.
    func mayBe(_ golden: String) -> Bool { NamePattern(name).matches(golden) }
    /// Whether only the built package knows which goldens there are.
    var isOpen: Bool { name.contains("*") }
}
