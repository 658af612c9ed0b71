import KeylineGraphics

/// A picture with at most 256 colours, each pixel by the number of its colour.
struct IndexedColors {
    /// The colours as 0xRRGGBB.
    private(set) var palette: [Int]
    /// The numbers of the pixels' colours.
    private(set) var indices: [UInt8]

    /// The bits of the greatest number, at least 1.
    var bits: Int { (1...8).first { palette.count <= 1 << $0 } ?? 8 }

    /// Chooses the colours: all of them, or where they are more the averages of boxes that median cuts make.
    init(_ bitmap: Bitmap) {
        var counts: [Int: Int] = [:]
        var colors: [Int] = []
        colors.reserveCapacity(bitmap.width * bitmap.height)
        for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let alpha = Int(bitmap.pixels[start + 3])
            // Over white.
            func channel(_ offset: Int) -> Int {
                (Int(bitmap.pixels[start + offset]) * alpha + 255 * (255 - alpha)) / 255
            }
            let color = channel(0) << 16 | channel(1) << 8 | channel(2)
            counts[color, default: 0] += 1
            colors.append(color)
        }
        // By number, as a dictionary has another order in every process.
        let entries = counts.map { Entry(color: $0.key, count: $0.value) }.sorted { $0.color < $1.color }
        let boxes = Self.boxes(of: entries)
        palette = boxes.map(Self.average)
        var numbers: [Int: UInt8] = [:]
        for (number, box) in boxes.enumerated() {
            for entry in box { numbers[entry.color] = UInt8(number) }
        }
        indices = colors.map { numbers[$0] ?? 0 }
    }

    /// A colour and how many pixels have it.
    private struct Entry {
        let color: Int
        let count: Int

        func channel(_ shift: Int) -> Int { color >> shift & 0xFF }
    }

    private static let mostColors = 256

    /// At most 256 boxes of colours: again and again the one with the most colours times its longest side squared is cut in the middle.
    private static func boxes(of entries: [Entry]) -> [[Entry]] {
        guard entries.count > mostColors else { return entries.map { [$0] } }
        var boxes = [(entries: entries, weight: weight(entries))]
        while boxes.count < mostColors {
            guard let index = boxes.indices.max(by: { (boxes[$0].weight, $1) < (boxes[$1].weight, $0) }),
                boxes[index].weight > 0
            else { break }
            let (low, high) = halves(of: boxes[index].entries)
            boxes[index] = (low, weight(low))
            boxes.append((high, weight(high)))
        }
        return boxes.map(\.entries)
    }

    private static func sides(of entries: [Entry]) -> [(shift: Int, length: Int)] {
        [16, 8, 0].map { shift in
            let values = entries.map { $0.channel(shift) }
            return (shift, (values.max() ?? 0) - (values.min() ?? 0))
        }
    }

    private static func weight(_ entries: [Entry]) -> Int {
        let longest = sides(of: entries).map(\.length).max() ?? 0
        // Colours count rather than pixels, so that the rare ones of letters' edges have their share.
        return longest * longest * entries.count
    }

    private static func halves(of entries: [Entry]) -> (low: [Entry], high: [Entry]) {
        let sides = sides(of: entries)
        let shift = sides.reduce(sides[0]) { $1.length > $0.length ? $1 : $0 }.shift
        let sorted = entries.sorted { ($0.channel(shift), $0.color) < ($1.channel(shift), $1.color) }
        let middle = sorted.count / 2
        return (Array(sorted[..<middle]), Array(sorted[middle...]))
    }

    private static func average(_ entries: [Entry]) -> Int {
        let count = entries.reduce(0) { $0 + $1.count }
        return [16, 8, 0].reduce(0) { color, shift in
            let sum = entries.reduce(0) { $0 + $1.channel(shift) * $1.count }
            return color | ((sum + count / 2) / count) << shift
        }
    }
}
