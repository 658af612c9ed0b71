internal import CKeylinePixels
public import KeylineGraphics

extension IndexedBitmap {
    /// A picture by the numbers of its colours; nil where it has none, or more than 256.
    ///
    /// The colours stand in the order of their numbers, so equal pictures have equal palettes.
    public init?(_ bitmap: Bitmap) {
        var palette = [UInt32](repeating: 0, count: 256)
        var colors = 0
        let indices = [UInt8](unsafeUninitializedCapacity: bitmap.width * bitmap.height) { indices, filled in
            let count = bitmap.width * bitmap.height
            colors = Int(cpixels_index(bitmap.pixels, count, &palette, indices.baseAddress))
            filled = colors > 0 ? count : 0
        }
        guard colors > 0 else { return nil }
        self.init(
            width: bitmap.width, height: bitmap.height, palette: Array(palette.prefix(colors)), indices: indices)
    }

    /// The pixels.
    public var bitmap: Bitmap {
        let full = palette + [UInt32](repeating: 0, count: 256 - palette.count)
        let pixels = [UInt8](unsafeUninitializedCapacity: indices.count * 4) { pixels, filled in
            let isWithin = cpixels_expand_indices(
                indices, 8, full, UInt32(palette.count), pixels.baseAddress, indices.count)
            precondition(isWithin, "each pixel names a colour of the palette")
            filled = indices.count * 4
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
