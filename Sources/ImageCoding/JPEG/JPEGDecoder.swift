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
            // Without a header there are no pixels, and libjpeg says why.
            let size = JPEGSize(bytes) ?? .none
            guard limits.allow(width: size.width, height: size.height) else {
                throw .tooLarge(width: size.width, height: size.height, limits: limits)
            }
            let budget = limits.budget
            let claim = try budget.claim(width: size.width, height: size.height)
            let (pixels, exif) = try JPEGReader.read(file, size)
            let orientation = ExifOrientation(in: exif) ?? .upright
            let stored = Bitmap(width: size.width, height: size.height, pixels: pixels, claim: claim)
            if orientation == .upright { return stored }
            return stored.turned(
                upright: orientation, claim: try budget.claim(width: size.width, height: size.height))
        }
    }
}
