internal import CKeylinePixels
internal import KeylineGraphics

/// Reads the usual kinds of PNG in a third of libspng's time: samples of up to 8 bits, not interlaced, with chunks that everybody knows.
///
/// It says nothing about what it does not read: damaged files and all others are libspng's, which knows what is wrong with them.
struct PlainPNGReader {
    let limits: ImageLimits

    /// The chunks that hold pixels, or change none.
    private static let known: Set<String> = [
        "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM", "pHYs", "tEXt", "tIME",
    ]
    /// libspng refuses chunks beside the pixels that are larger than its limit.
    private static let mostBeside = 1 << 20

    /// The picture; nil where the file is of another kind, or damaged.
    func decode(_ file: UnsafeBufferPointer<UInt8>) -> Bitmap? {
        guard let chunks = PNGChunks(file), chunks.chunks.first?.type == "IHDR", let place = chunks.payload(of: "IHDR"),
            let header = PNGHeader(Array(file[place])[...]), limits.allow(width: header.width, height: header.height),
            isPlain(chunks, header), let stream = Self.stream(chunks, file)
        else { return nil }
        guard var rows = InflateZlib.expand(stream, count: header.height * (header.bytesPerRow + 1)),
            cpixels_unfilter(&rows, header.height, header.bytesPerRow, header.filterDistance)
        else { return nil }
        guard let palette = Palette(chunks, file, header) else { return nil }
        return bitmap(of: rows, header, palette)
    }

    /// Whether all chunks are known, stand as the specification says, and are no larger than usual.
    private func isPlain(_ chunks: PNGChunks, _ header: PNGHeader) -> Bool {
        let types = chunks.chunks.map(\.type)
        guard let first = types.firstIndex(of: "IDAT"), let last = types.lastIndex(of: "IDAT") else { return false }
        let isPaletteFirst = types.firstIndex(of: "PLTE").map { $0 < (types.firstIndex(of: "tRNS") ?? first) } ?? true
        return types[first...last].allSatisfy { $0 == "IDAT" } && types.allSatisfy(Self.known.contains)
            && isPaletteFirst
            && types.allSatisfy { type in ["IDAT", "tEXt"].contains(type) || types.count { $0 == type } == 1 }
            && (header.colorType == 3) == types.contains("PLTE")
            && (header.colorType == 3 || !types.contains("tRNS"))
            && (types.firstIndex(of: "tRNS") ?? 0) < first
            && chunks.chunks.allSatisfy { $0.type == "IDAT" || $0.payload.count <= Self.mostBeside }
    }

    /// The compressed pixels, which most files have in one piece.
    private static func stream(_ chunks: PNGChunks, _ file: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var stream: [UInt8] = []
        for piece in chunks.payloads(of: "IDAT") { stream += file[piece] }
        return stream.isEmpty ? nil : stream
    }

    private func bitmap(of rows: [UInt8], _ header: PNGHeader, _ palette: Palette) -> Bitmap? {
        let (width, height, row) = (header.width, header.height, header.bytesPerRow)
        var isValid = true
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, filled in
            rows.withUnsafeBufferPointer { rows in
                for y in 0..<height {
                    let source = rows.baseAddress.map { $0 + y * (row + 1) + 1 }
                    let target = pixels.baseAddress.map { $0 + y * width * 4 }
                    isValid = palette.expand(source, header, to: target) && isValid
                }
            }
            filled = width * height * 4
        }
        return isValid ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }
}

/// The colours of a file with a palette; none for other files.
private struct Palette {
    private var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
    private var count = 0

    init?(_ chunks: PNGChunks, _ file: UnsafeBufferPointer<UInt8>, _ header: PNGHeader) {
        guard header.colorType == 3 else { return }
        guard let place = chunks.payload(of: "PLTE"), place.count % 3 == 0, 1...(1 << header.depth) ~= place.count / 3
        else {
            return nil
        }
        count = place.count / 3
        for (index, start) in stride(from: place.lowerBound, to: place.upperBound, by: 3).enumerated() {
            let (red, green, blue) = (UInt32(file[start]), UInt32(file[start + 1]), UInt32(file[start + 2]))
            colors[index] = 0xFF00_0000 | blue << 16 | green << 8 | red
        }
        guard let alphas = chunks.payload(of: "tRNS") else { return }
        guard alphas.count <= count else { return nil }
        for (index, place) in alphas.enumerated() {
            colors[index] = colors[index] & 0xFF_FFFF | UInt32(file[place]) << 24
        }
    }

    /// Writes a row's pixels; false where one names no colour.
    func expand(_ row: UnsafePointer<UInt8>?, _ header: PNGHeader, to pixels: UnsafeMutablePointer<UInt8>?) -> Bool {
        switch header.colorType {
        case 0: cpixels_expand_grey(row, pixels, header.width)
        case 2: cpixels_expand_rgb(row, pixels, header.width)
        case 3:
            return cpixels_expand_indices(row, UInt32(header.depth), colors, UInt32(count), pixels, header.width)
        case 4: cpixels_expand_grey_alpha(row, pixels, header.width)
        default: _ = row.map { pixels?.update(from: $0, count: header.width * 4) }
        }
        return true
    }
}
