public import Checksums

/// A rectangle of 8-bit sRGB pixels with straight alpha; a value that knows its own digest.
public struct Bitmap: Sendable {
    /// Names a bitmap by what it shows: equal pixels have equal ids.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        /// The digest of width, height and pixels.
        public let digest: SHA256Digest

        /// The first sixteen digits, for dumps.
        public var description: String { String(digest.hexadecimal.prefix(16)) }
    }

    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Rows from the top, four bytes a pixel: red, green, blue, alpha.
    public let pixels: [UInt8]
    /// The digest of width, height and pixels.
    public let id: ID

    /// Wraps pixels.
    ///
    /// - Parameters:
    ///   - width: Width in pixels.
    ///   - height: Height in pixels.
    ///   - pixels: Rows from the top, four bytes a pixel (red, green, blue, straight alpha).
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
        precondition(pixels.count == width * height * 4, "a bitmap has four bytes for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        let digest = SHA256Digest(of: pixels)
        id = ID(digest: SHA256Digest(of: "\(width)×\(height) \(digest.hexadecimal)"))
    }
}

extension Bitmap: Hashable {
    /// Whether two bitmaps show the same pixels.
    public static func == (left: Bitmap, right: Bitmap) -> Bool { left.id == right.id }

    /// Feeds the digest.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
