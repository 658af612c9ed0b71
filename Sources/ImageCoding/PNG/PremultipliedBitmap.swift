internal import CKeylinePixels
package import KeylineGraphics

/// A rectangle of pixels as Cairo leaves them: a native word each, alpha over red, green and blue that are multiplied by it.
///
/// The pixels of a whole screen are many megabytes, and fetching those costs as much as drawing: a picture that is drawn only to be
/// encoded never becomes a `Bitmap`.
package struct PremultipliedBitmap: Sendable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int
    /// Rows from the top, four bytes a pixel.
    private(set) var pixels: [UInt8]

    /// Wraps pixels.
    ///
    /// - Parameters:
    ///   - width: Width in pixels.
    ///   - height: Height in pixels.
    ///   - pixels: Rows from the top, four bytes a pixel (the native word `0xAARRGGBB`).
    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "a bitmap has four bytes for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// What all pixels have in common.
    var survey: cpixels_survey_result { cpixels_survey(pixels, width * height) }

    /// The same picture with straight alpha; written over the pixels where nobody else has them.
    package consuming func straight() -> Bitmap {
        let (width, height) = (width, height)
        var pixels = pixels
        self.pixels = []
        pixels.withUnsafeMutableBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            cpixels_unpremultiply(words.baseAddress, words.baseAddress, width * height)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
