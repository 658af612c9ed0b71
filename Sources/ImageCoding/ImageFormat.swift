/// A format of picture files that is read and written here.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics, ISO/IEC 15948.
    case png = "PNG"
    /// JPEG, ISO/IEC 10918-1.
    case jpeg = "JPEG"

    /// The format that the first bytes of a file announce; nil where they announce neither.
    public init?(signatureOf bytes: [UInt8]) {
        if bytes.starts(with: Self.pngSignature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else {
            return nil
        }
    }

    static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
