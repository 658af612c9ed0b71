/// A library outside of Keyline that decides how results look, and its version.
///
/// Goldens carry them, so that a difference that a library made is named and not guessed.
public struct LibraryVersion: Hashable, Sendable, CustomStringConvertible {
    /// The library's name.
    public let name: String
    /// Its version, as the library itself says it at run time.
    public let version: String

    /// Names a version.
    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    /// Such as `HarfBuzz 6.0.0`.
    public var description: String { "\(name) \(version)" }
}
