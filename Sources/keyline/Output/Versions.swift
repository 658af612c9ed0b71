/// Which Keyline this is.
enum Versions {
    /// The number of this version.
    static let keyline = "0.1.0"

    /// What `keyline --version` prints.
    static var text: String { "keyline \(keyline)\n" }
}
