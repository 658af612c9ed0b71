/// A file of a usual kind, taken apart: samples of up to 8 bits, not interlaced, with chunks that everybody knows.
struct PlainPNG {
    let header: PNGHeader
    let palette: PNGPalette
    /// The compressed rows.
    let stream: [UInt8]

    /// The chunks that hold pixels, or change none.
    private static let handledChunks: Set<String> = [
        "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM", "pHYs", "tEXt", "iTXt", "tIME",
    ]
    /// libspng refuses chunks beside the pixels that are larger than its limit.
    private static let mostBeside = 1 << 20

    /// Takes a file apart; nil where it is of another kind, larger than allowed, or damaged, as far as is seen without its pixels.
    init?(_ file: [UInt8], limits: ImageLimits) {
        guard let chunks = PNGChunks(file), chunks.chunks.first?.type == "IHDR",
            let payload = chunks.payload(of: "IHDR"),
            let header = PNGHeader(file[payload]), limits.allow(width: header.width, height: header.height),
            Self.isPlain(chunks, header), let palette = PNGPalette(chunks, file, header)
        else { return nil }
        self.header = header
        self.palette = palette
        stream = chunks.payloads(of: "IDAT").reduce(into: []) { $0 += file[$1] }
    }

    /// Whether all chunks are handledChunks, in the specification's order, and no larger than usual.
    private static func isPlain(_ chunks: PNGChunks, _ header: PNGHeader) -> Bool {
        let types = chunks.chunks.map(\.type)
        guard let first = types.firstIndex(of: "IDAT"), let last = types.lastIndex(of: "IDAT") else { return false }
        let isPaletteFirst = types.firstIndex(of: "PLTE").map { $0 < (types.firstIndex(of: "tRNS") ?? first) } ?? true
        return types[first...last].allSatisfy { $0 == "IDAT" } && types.allSatisfy(handledChunks.contains)
            && isPaletteFirst
            && types.allSatisfy { type in ["IDAT", "tEXt", "iTXt"].contains(type) || types.count { $0 == type } == 1 }
            && (header.colorType == 3) == types.contains("PLTE")
            && (header.colorType == 3 || !types.contains("tRNS"))
            && (types.firstIndex(of: "tRNS") ?? 0) < first
            && chunks.chunks.allSatisfy { $0.type == "IDAT" || $0.payload.count <= mostBeside }
    }
}
