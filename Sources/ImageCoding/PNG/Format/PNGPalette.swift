/// The colours of a file with a palette; none for other files.
struct PNGPalette {
    /// RGBA, always 256, so that every index is valid.
    private(set) var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
    /// The number of colours in the file.
    private(set) var count = 0

    /// Reads the chunks PLTE and tRNS; nil where they are not as the header wants them.
    init?(_ chunks: PNGChunks, _ file: [UInt8], _ header: PNGHeader) {
        guard header.colorType == 3 else { return }
        guard let entries = chunks.payload(of: "PLTE"), entries.count % 3 == 0,
            1...(1 << header.depth) ~= entries.count / 3
        else {
            return nil
        }
        count = entries.count / 3
        for (index, start) in stride(from: entries.lowerBound, to: entries.upperBound, by: 3).enumerated() {
            let red = UInt32(file[start])
            let green = UInt32(file[start + 1])
            let blue = UInt32(file[start + 2])
            colors[index] = 0xFF00_0000 | blue << 16 | green << 8 | red
        }
        guard let alphas = chunks.payload(of: "tRNS") else { return }
        guard alphas.count <= count else { return nil }
        for (index, offset) in alphas.enumerated() {
            colors[index] = colors[index] & 0xFF_FFFF | UInt32(file[offset]) << 24
        }
    }
}
