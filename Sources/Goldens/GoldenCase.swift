public import KeylinePreviews
public import KeylineScenes

/// A name under which a result is recorded, and how to make the result.
///
/// ```swift
/// let golden = GoldenCase(name: "sign-in-ar.png", kind: .picture, origin: "sign-in.yaml in Arabic", scene: scene)
/// ```
public struct GoldenCase: Sendable {
    /// What is recorded of a scene. The raw value ends the golden's name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Frames, constraints and diagnostics as text.
        case layout = ".layout.txt"
        /// The elements of VoiceOver in their order, as text.
        case accessibility = ".accessibility.txt"
        /// Pixels.
        case picture = ".png"

        /// Whether lines of text are recorded.
        public var isText: Bool { self != .picture }

        /// The kind that a name's ending says.
        public init?(name: String) {
            guard let kind = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
            self = kind
        }
    }

    /// The golden's path in the golden folder: letters, digits and `._-/`, with the ending of its kind.
    public var name: String
    /// Whether the name stands, with asterisks in it, for cases that are not known because what they are made from cannot be read. It
    /// claims every golden that matches.
    public var isPattern = false
    /// What is recorded.
    public var kind: Kind
    /// What the result is made from, in words.
    public var origin: String
    /// Lays the scene out.
    public var make: @Sendable @MainActor () throws -> Scene
    /// What is drawn over the scene; nil for nothing.
    public var overlays: OverlayPainter?
    /// Takes the scene apart: the page of an inspector; nil where nobody can.
    public var inspectorPage: (@Sendable @MainActor () throws -> String)?
    /// The command that writes that page; nil where there is none.
    public var inspection: String?
    /// Draws the pictures of a scene's flow side by side; nil records the last one.
    public var strip: FlowStrip?
    /// The part of the picture that is recorded; nil for all of it. Masks in pixels count from its corner.
    public var part: PicturePart?
    /// How its picture is compared.
    public var tolerance = PictureTolerance()
    /// Tells, once the scene is laid out, what it was made from; nil where that is not known.
    public var source: (@Sendable @MainActor () -> GoldenOrigin?)?

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

    /// Describes a case of a scene that is there.
    ///
    /// - Parameters:
    ///   - name: The golden's path in the golden folder.
    ///   - kind: What is recorded.
    ///   - origin: What the result is made from, in words.
    ///   - scene: The scene, over which nothing is drawn.
    public init(name: String, kind: Kind, origin: String, scene: Scene) {
        self.init(name: name, kind: kind, origin: origin, overlays: nil) { scene }
    }

    private init(
        name: String, kind: Kind, origin: String, overlays: OverlayPainter?,
        make: @escaping @Sendable @MainActor () throws -> Scene
    ) {
        self.name = name
        self.kind = kind
        self.origin = origin
        self.overlays = overlays
        self.make = make
    }
}

extension GoldenCase {
    /// Whether a name is a path inside the folder, written with the letters that are the same everywhere.
    public static func isName(_ text: String) -> Bool {
        guard let kind = Kind(name: text), text.utf8.count > kind.rawValue.utf8.count else { return false }
        let letters = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "._-/".utf8.contains(byte)
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return letters && parts.allSatisfy { !$0.isEmpty && $0.first != "." }
    }
}
