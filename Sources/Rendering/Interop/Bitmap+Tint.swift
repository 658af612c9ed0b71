internal import CKeylinePixels
internal import KeylineGraphics

extension Bitmap {
    /// The bitmap's opacity in one colour; the bitmap itself for nil.
    func tinted(_ tint: Color?) -> Bitmap {
        guard let tint else { return self }
        let (red, green, blue, alpha) = tint.bytes
        let rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let tinted = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
            cpixels_tint(pixels, buffer.baseAddress, width * height, rgb, alpha)
            count = pixels.count
        }
        return Bitmap(width: width, height: height, pixels: tinted)
    }
}
