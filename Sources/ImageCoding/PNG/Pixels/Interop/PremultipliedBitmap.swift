internal import CKeylinePixels
public import KeylineGraphics

/// A picture as Cairo leaves it: a 32-bit word for each pixel, alpha in its highest byte, then red, green and blue times alpha.
///
/// PNG files of opaque pictures are written from it as it is, which saves a pass over all pixels.
public struct PremultipliedBitmap: Sendable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Rows from the top, four bytes a pixel: a word in the machine's order.
    public private(set) var pixels: [UInt8]

    /// Wraps pixels.
    ///
    /// - Parameters:
    ///   - width: Width in pixels.
    ///   - height: Height in pixels.
    ///   - pixels: Rows from the top, four bytes a pixel.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
        precondition(pixels.count == width * height * 4, "a bitmap has four bytes for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The memory of the pixels, for others to be written there.
    public consuming func memory() -> [UInt8] {
        let bytes = pixels
        pixels = []
        return bytes
    }

    /// The same picture with straight alpha, in the same memory if it has no other owner.
    public consuming func straightened() -> Bitmap {
        var bytes = pixels
        pixels = []
        let count = width * height
        bytes.withUnsafeMutableBytes {
            let words = $0.bindMemory(to: UInt32.self).baseAddress
            cpixels_unpremultiply(words, words, count)
        }
        return Bitmap(width: width, height: height, pixels: bytes)
    }

    /// The layout with the fewest channels that loses nothing; nil where something shows through.
    var opaqueLayout: PixelLayout? {
        let survey = cpixels_survey(pixels, width * height)
        guard survey.opaque else { return nil }
        return survey.grey ? .grey : .rgb
    }
}
