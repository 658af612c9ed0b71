/// Formats of pictures that apps have and that are not read here, so that errors name them.
enum UnsupportedImageFormat {
    /// The name of the format that the first bytes of a file announce; nil where they announce none of these.
    static func name(signatureOf bytes: [UInt8]) -> String? {
        func has(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
        // A brand of ISO base media (ISO/IEC 14496-12) follows the size and the word ftyp.
        if has("ftyp", at: 4) {
            if ["avif", "avis"].contains(where: { has($0, at: 8) }) { return "AVIF" }
            return ["heic", "heix", "hevc", "mif1", "msf1"].contains { has($0, at: 8) } ? "HEIC" : nil
        }
        if has("RIFF"), has("WEBP", at: 8) { return "WebP" }
        if has("GIF87a") || has("GIF89a") { return "GIF" }
        if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return "TIFF" }
        return has("BM") ? "BMP" : nil
    }
}
