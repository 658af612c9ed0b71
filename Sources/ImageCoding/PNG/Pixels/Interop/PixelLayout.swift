internal import CKeylinePixels
internal import KeylineGraphics

/// The storage of each pixel in a file: channels of a byte each, or the number of its colour.
enum PixelLayout: Equatable {
    case grey, rgb, rgba
    /// 1, 2, 4 or 8 bits that name a colour.
    case indices(bits: Int)

    /// The layout with the fewest channels that loses nothing.
    static func smallest(for bitmap: Bitmap) -> PixelLayout {
        let survey = cpixels_survey(bitmap.pixels, bitmap.width * bitmap.height)
        return survey.opaque ? survey.grey ? .grey : .rgb : .rgba
    }

    /// Bits of a sample.
    var depth: Int { if case .indices(let bits) = self { bits } else { 8 } }

    /// The distance in bytes at which a filter finds the pixel to the left.
    var filterDistance: Int {
        switch self {
        case .grey, .indices: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// The bytes of a row of so many pixels.
    func bytesPerRow(_ width: Int) -> Int {
        if case .indices(let bits) = self { (width * bits + 7) / 8 } else { width * filterDistance }
    }

    /// The number by which PNG names the layout.
    var colorType: UInt8 {
        switch self {
        case .grey: 0
        case .rgb: 2
        case .rgba: 6
        case .indices: 3
        }
    }

    /// Copies the stored channels of RGBA pixels.
    func pack(_ rgba: UnsafeBufferPointer<UInt8>, into packed: UnsafeMutableBufferPointer<UInt8>, count: Int) {
        precondition(rgba.count >= 4 * count && packed.count >= bytesPerRow(count), "the pixels fit the buffers")
        switch self {
        case .grey: cpixels_pack_grey(rgba.baseAddress, packed.baseAddress, count)
        case .rgb: cpixels_pack_rgb(rgba.baseAddress, packed.baseAddress, count)
        case .rgba: _ = packed.update(fromContentsOf: rgba.prefix(4 * count))
        case .indices: preconditionFailure("pixels with channels have no numbers")
        }
    }

    /// Copies the stored channels of a row of opaque pixels in Cairo's order.
    func pack(_ row: Int, of bitmap: PremultipliedBitmap, into packed: UnsafeMutableBufferPointer<UInt8>) {
        let count = bitmap.width
        precondition(row < bitmap.height && packed.count >= bytesPerRow(count), "the pixels fit the buffer")
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            let argb = pixels.baseAddress.map { $0 + row * count * 4 }
            switch self {
            case .grey: cpixels_pack_grey(argb, packed.baseAddress, count)
            case .rgb: cpixels_pack_opaque(argb, packed.baseAddress, count)
            case .rgba, .indices: preconditionFailure("opaque pixels have one or three channels")
            }
        }
    }

    /// Copies numbers of colours.
    func pack(indices: UnsafeBufferPointer<UInt8>, into packed: UnsafeMutableBufferPointer<UInt8>, count: Int) {
        precondition(indices.count >= count && packed.count >= bytesPerRow(count), "the pixels fit the buffers")
        guard depth < 8 else {
            _ = packed.update(fromContentsOf: indices.prefix(count))
            return
        }
        cpixels_pack_indices(indices.baseAddress, UInt32(depth), packed.baseAddress, count)
    }
}
