/// Names the very outlines that a glyph id stands for: a font file, a face in it, a place in its design space, and how far they are
/// slanted.
///
/// Not a description by which a font is chosen: that is `Font` in Typesetting, which maps ids to bytes.
public struct FontID: Hashable, Sendable {
    /// A value on one axis of a variable font, in the axis's own units.
    public struct Variation: Hashable, Sendable {
        /// The OpenType axis tag, four characters such as `wght`.
        public let tag: String
        /// The value on the axis, in design units.
        public let value: Double

        /// Sets an axis.
        public init(tag: String, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    /// The file's name without its extension, for people; the checksum decides.
    public let name: String
    /// SHA-256 of the file, 64 hexadecimal digits.
    public let checksum: String
    /// The index of the face in a collection, 0 in a file of one face.
    public let faceIndex: Int
    /// Settings of the axes, ordered by tag.
    public let variations: [Variation]
    /// How far a point one unit above the baseline is moved to the right: 0 for letters as the face has them, more where they
    /// stand in for an italic that it lacks.
    public let slant: Double

    /// Names a face.
    public init(
        name: String, checksum: String, faceIndex: Int = 0, variations: [Variation] = [], slant: Double = 0
    ) {
        self.name = name
        self.checksum = checksum
        self.faceIndex = faceIndex
        self.variations = variations.sorted { $0.tag < $1.tag }
        self.slant = slant
    }
}

extension FontID: CustomStringConvertible {
    /// Such as `Inter[wght=600] 1a2b3c4d`, and `Menlo[slant=0.25] 1a2b3c4d` for slanted letters.
    public var description: String {
        let axes = variations.map { "\($0.tag)=\(Decimals.text($0.value))" }
        let settings = (axes + (slant == 0 ? [] : ["slant=\(Decimals.text(slant))"])).joined(separator: ",")
        let face = faceIndex == 0 ? "" : "#\(faceIndex)"
        return name + face + (settings.isEmpty ? "" : "[\(settings)]") + " " + checksum.prefix(8)
    }
}
