import KeylineGraphics

/// What a person was shown of a golden that failed, as SHA-256 digests in hexadecimal digits: of a picture's size and pixels, and of a
/// text's lines. Versions of libraries, which are not compared, are left out.
public struct GoldenDigests: Codable, Hashable, Sendable {
    /// The golden; nil where nothing was recorded.
    public var expected: String?
    /// What was drawn.
    public var actual: String

    static func digest(of picture: Bitmap) -> String { picture.id.digest.hexadecimal }

    static func digest(of layout: TextGolden) -> String {
        SHA256Digest(of: layout.lines.map { "\($0)\n" }.joined()).hexadecimal
    }

    /// Whether a text is a digest.
    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
