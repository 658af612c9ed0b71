/// The chunks of a PNG file: types and payloads, in the file's order.
struct PNGChunks {
    private(set) var chunks: [(type: String, payload: Range<Int>)] = []

    /// Takes a file apart; nil where it is not whole, or a checksum is wrong.
    init?(_ file: [UInt8]) {
        guard file.starts(with: ImageFormat.pngSignature) else { return nil }
        var start = ImageFormat.pngSignature.count
        while start + 12 <= file.count, chunks.last?.type != "IEND" {
            let length = Self.number(file, start)
            guard length <= file.count - start - 12 else { return nil }
            let payload = start + 8..<start + 8 + length
            let end = start + 12 + length
            guard Self.number(file, end - 4) == Int(CRC32.checksum(of: file[start + 4..<end - 4])) else { return nil }
            chunks.append((String(decoding: file[start + 4..<start + 8], as: UTF8.self), payload))
            start = end
        }
        guard chunks.last?.type == "IEND", start == file.count else { return nil }
    }

    /// The payload of the only chunk of a type; nil where there is none, or several.
    func payload(of type: String) -> Range<Int>? {
        let matches = chunks.filter { $0.type == type }
        return matches.count == 1 ? matches[0].payload : nil
    }

    /// The payloads of a type.
    func payloads(of type: String) -> [Range<Int>] { chunks.filter { $0.type == type }.map(\.payload) }

    private static func number(_ file: [UInt8], _ start: Int) -> Int {
        Int(file[start]) << 24 | Int(file[start + 1]) << 16 | Int(file[start + 2]) << 8 | Int(file[start + 3])
    }
}
