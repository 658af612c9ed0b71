public import KeylineGraphics

/// Reads PNG: every colour type, bit depth and interlacing, as 8-bit sRGB with straight alpha.
///
/// Sixteen-bit samples keep their upper eight bits. Colour profiles and gamma are not applied.
public struct PNGDecoder: Sendable {
    /// The largest size of a picture.
    public var limits: ImageLimits

    /// Creates a reader.
    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    /// The picture in the bytes of a file.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: Its pixels.
    /// - Throws: The error in the bytes; a truncated file is an error, not half a picture.
    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
        if bytes.count >= 16, bytes[12..<16].elementsEqual("CgBI".utf8) { throw .optimizedForIOS }
        if let plain = try PlainPNGReader(limits: limits).decode(bytes) { return plain }
        return try SPNGDecoder(limits: limits).decode(bytes)
    }

    /// Whether a file is known to show a bitmap, in a fraction of the time that decoding it takes.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - bitmap: The picture that is looked for.
    /// - Returns: True where every checksum is right and every pixel is found; false where one differs, and where the file is
    ///   damaged or of an unusual kind (interlaced, 16 bits a sample, unknown chunks): `decode` tells these apart.
    public func isKnown(_ bytes: [UInt8], toShow bitmap: Bitmap) -> Bool {
        PlainPNGComparison(limits: limits).isKnown(bytes, toShow: bitmap)
    }
}
