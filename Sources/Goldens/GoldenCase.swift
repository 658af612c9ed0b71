public import KeylinePreviews
public import KeylineScenes

/// A name under which a result is recorded, and how to make the result.
public struct GoldenCase: Sendable {
    /// What is recorded of a scene. The raw value ends the golden's name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Frames, constraints and diagnostics as text.
        case layout = ".layout.txt"
        /// Pixels.
        case picture = ".png"

        /// The kind that a name's ending says.
        public init?(name: String) {
            guard let kind = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
            self = kind
        }
    }

    /// The golden's path in the golden folder: letters, digits and `._-/`, with the ending of its kind.
    public var name: String
    /// What is recorded.
    public var kind: Kind
    /// What the result is made from, in words.
    public var origin: String
    /// Lays the scene out.
    public var make: @Sendable @MainActor () throws -> Scene
    /// What is drawn over the scene.
    public var overlays: OverlayPainter

    /// Describes a case.
    ///
    /// - Parameters:
    ///   - name: The golden's path in the golden folder.
    ///   - kind: What is recorded.
    ///   - origin: What the result is made from, in words.
    ///   - overlays: What is drawn over the scene.
    ///   - make: Lays the scene out.
    public init(
        name: String, kind: Kind, origin: String, overlays: OverlayPainter,
        make: @escaping @Sendable @MainActor () throws -> Scene
    ) {
        self.name = name
        self.kind = kind
        self.origin = origin
        self.make = make
        self.overlays = overlays
    }
}
