public import KeylineGraphics

/// Reads JPEG, baseline and progressive, grey, coloured and in four inks, and turns the picture upright as its Exif orientation
/// says.
///
/// Colour profiles are not applied. Data that had to be made up is an error, though libjpeg only warns of it.
public struct JPEGDecoder: Sendable {
    /// The greatest size of a picture.
    public var limits: ImageLimits

    /// Creates a reader.
    public init(limits: ImageLimits = .standard) {
        self.limits = limits
    }

    /// The picture in the bytes of a file.
    ///
    /// - Parameter bytes: The whole file.
    /// - Returns: Its pixels, upright and opaque.
    /// - Throws: An error for unreadable bytes.
    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
        try withoutMoving(bytes) { (file) throws(ImageCodingError) in
            let reader = try JPEGReader(file)
            guard limits.allow(width: reader.width, height: reader.height) else {
                throw .tooLarge(width: reader.width, height: reader.height, limits: limits)
            }
            // Asked before the pixels are read, after which libjpeg has forgotten it.
            let orientation = ExifOrientation(in: reader.exif) ?? .upright
            let budget = limits.budget
            let claim = try budget.claim(width: reader.width, height: reader.height)
            let stored = Bitmap(
                width: reader.width, height: reader.height, pixels: try reader.pixels(), claim: claim)
            if orientation == .upright { return stored }
            return stored.turned(
                upright: orientation, claim: try budget.claim(width: reader.width, height: reader.height))
        }
    }
}
