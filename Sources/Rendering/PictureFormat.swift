/// The kinds of files that pictures are written as. The command's `--format`, the names of files and what `Picture` of `Keyline` writes all
/// come from these cases; `PictureRenderer` draws each.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// Pixels, without loss.
    case png
    /// Pixels, with little loss and without transparency.
    case jpeg = "jpg"
    /// Vectors on one or several pages.
    case pdf
    /// Vectors for the web.
    case svg
    /// Pixels in 256 colours, one picture after the other.
    case gif
    /// Pixels without loss, one picture after the other.
    case apng

    /// Whether pages are played as pictures of an animation.
    public var isAnimated: Bool { self == .gif || self == .apng }

    /// Endings of names besides the raw value.
    private var otherEndings: [String] { self == .jpeg ? ["jpeg"] : [] }

    /// The kind that the end of a file's name tells, in any case of letters; nil where it tells none.
    ///
    /// - Parameter pathExtension: The ending without its dot.
    public init?(pathExtension: String) {
        let ending = pathExtension.lowercased()
        let named = Self.allCases.first { $0.rawValue == ending || $0.otherEndings.contains(ending) }
        guard let named else { return nil }
        self = named
    }
}
