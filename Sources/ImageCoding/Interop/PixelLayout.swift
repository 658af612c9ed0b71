internal import CKeylinePixels
internal import KeylineGraphics

/// Which channels of a picture a file stores, a byte each.
enum PixelLayout {
    case grey, rgb, rgba

    /// The layout with the fewest channels that loses nothing.
    static func smallest(for bitmap: Bitmap) -> PixelLayout {
        let survey = cpixels_survey(bitmap.pixels, bitmap.width * bitmap.height)
        return survey.opaque ? survey.grey ? .grey : .rgb : .rgba
    }

    var bytesPerPixel: Int {
        switch self {
        case .grey: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// The number by which PNG names the layout.
    var colorType: UInt8 {
        switch self {
        case .grey: 0
        case .rgb: 2
        case .rgba: 6
        }
    }

    /// Copies the stored channels of RGBA pixels.
    func pack(_ rgba: UnsafeBufferPointer<UInt8>, into packed: UnsafeMutableBufferPointer<UInt8>, count: Int) {
        precondition(rgba.count >= 4 * count && packed.count >= bytesPerPixel * count, "the pixels fit the buffers")
        switch self {
        case .grey: cpixels_pack_grey(rgba.baseAddress, packed.baseAddress, count)
        case .rgb: cpixels_pack_rgb(rgba.baseAddress, packed.baseAddress, count)
        case .rgba: _ = packed.update(fromContentsOf: rgba.prefix(4 * count))
        }
    }
}
