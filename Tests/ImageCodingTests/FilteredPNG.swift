/// A file of 40×30 random pixels with filtered rows, made by the words of ISO/IEC 15948 9.2 rather than the writer's code.
struct FilteredPNG {
    let bytes: [UInt8]

    /// Makes a file of colour type 0, 2, 4 or 6, with the filter that a row's number is given.
    init(colorType: UInt8, channels: Int, filter: (Int) -> Int) {
        var generator = SeededGenerator(state: 21)
        let rows = (0..<30).map { _ in (0..<40 * channels).map { _ in UInt8.random(in: 0...255, using: &generator) } }
        let stream = HandmadePNG.stored(Self.filtered(rows, channels, filter))
        bytes =
            HandmadePNG.signature + HandmadePNG.chunk("IHDR", [0, 0, 0, 40, 0, 0, 0, 30, 8, colorType, 0, 0, 0])
            + HandmadePNG.chunk("IDAT", Array(stream[..<700])) + HandmadePNG.chunk("IDAT", Array(stream[700...]))
            + HandmadePNG.chunk("IEND", [])
    }

    /// Rows with the numbers of their filters in front; the pixel to the left is so many bytes back.
    static func filtered(_ rows: [[UInt8]], _ distance: Int, _ filter: (Int) -> Int) -> [UInt8] {
        var result: [UInt8] = []
        for (y, row) in rows.enumerated() {
            result.append(UInt8(filter(y)))
            for x in row.indices {
                let a = x >= distance ? Int(row[x - distance]) : 0
                let b = y > 0 ? Int(rows[y - 1][x]) : 0
                let c = x >= distance && y > 0 ? Int(rows[y - 1][x - distance]) : 0
                let p = a + b - c
                let nearest = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? 0
                let predicted = [0, a, b, (a + b) / 2, nearest][filter(y)]
                result.append(UInt8(truncatingIfNeeded: Int(row[x]) - predicted))
            }
        }
        return result
    }
}
