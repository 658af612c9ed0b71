/// The bytes of a PNG file that is being put together from chunks: length, type, payload, checksum.
struct PNGFile {
    private(set) var bytes: [UInt8]

    init(bytes: [UInt8] = ImageFormat.pngSignature) {
        self.bytes = bytes
    }

    mutating func append(_ type: StaticString, _ payload: [UInt8]) {
        let start = begin(type)
        bytes += payload
        end(from: start)
    }

    /// Appends a chunk whose payload is written in place, so that it is not copied.
    mutating func append(
        _ type: StaticString,
        _ write: (inout [UInt8]) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) {
        let start = begin(type)
        try write(&bytes)
        end(from: start)
    }

    /// Appends the colours that numbers name, and the alpha of those that are not opaque.
    mutating func append(palette: [UInt32]) {
        append("PLTE", palette.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } })
        let alphas = palette.map { UInt8($0 >> 24) }
        guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return }
        append("tRNS", Array(alphas[...last]))
    }

    private mutating func begin(_ type: StaticString) -> Int {
        let start = bytes.count
        bytes += [0, 0, 0, 0] + type.withUTF8Buffer { [UInt8]($0) }
        return start
    }

    private mutating func end(from start: Int) {
        let length = UInt32(bytes.count - start - 8)
        bytes.replaceSubrange(start..<start + 4, with: length.bigEndianBytes)
        bytes += CRC32.checksum(of: bytes[(start + 4)...]).bigEndianBytes
    }
}

extension UInt32 {
    var bigEndianBytes: [UInt8] {
        [UInt8(truncatingIfNeeded: self >> 24), UInt8(truncatingIfNeeded: self >> 16)]
            + [UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self)]
    }
}
