import Foundation
import KeylineGraphics

/// A picture without transparency, for comparisons.
struct OpaquePlane: Equatable {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// Rows from the top, three bytes a pixel: red, green, blue.
    let channels: [UInt8]

    /// Wraps channels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - channels: Rows from the top, three bytes a pixel.
    init(width: Int, height: Int, channels: [UInt8]) {
        precondition(channels.count == 3 * width * height, "a pixel has three channels")
        self.width = width
        self.height = height
        self.channels = channels
    }

    /// A picture on a background.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - background: The color behind it.
    init(_ bitmap: Bitmap, on background: Color) {
        let ground = [background.red, background.green, background.blue].map { Int(($0 * 255).rounded()) }
        let pixels = bitmap.pixels
        var channels = [UInt8](repeating: 0, count: 3 * bitmap.width * bitmap.height)
        var target = 0
        for source in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[source + 3])
            if alpha == 255 {
                channels[target] = pixels[source]
                channels[target + 1] = pixels[source + 1]
                channels[target + 2] = pixels[source + 2]
            } else {
                for channel in 0..<3 {
                    let sum = Int(pixels[source + channel]) * alpha + ground[channel] * (255 - alpha)
                    channels[target + channel] = UInt8((sum + 127) / 255)
                }
            }
            target += 3
        }
        self.init(width: bitmap.width, height: bitmap.height, channels: channels)
    }

    /// The picture with one pixel for each square of a side, which need not be whole: pixels at its edges count by their share.
    ///
    /// - Parameter side: Pixels of this picture on each side of a square; below 1 enlarges.
    /// - Returns: The reduced picture, whose last row and column may show squares that reach beyond this one.
    func reduced(by side: CGFloat) -> OpaquePlane {
        guard side != 1 else { return self }
        let columns = Self.spans(width, side)
        let rows = Self.spans(height, side)
        var result = [UInt8](repeating: 0, count: 3 * columns.count * rows.count)
        var target = 0
        for row in rows {
            for column in columns {
                var (red, green, blue, weight) = (0, 0, 0, 0)
                for (y, rowShare) in row {
                    for (x, columnShare) in column {
                        let share = rowShare * columnShare
                        let start = 3 * (y * width + x)
                        red += Int(channels[start]) * share
                        green += Int(channels[start + 1]) * share
                        blue += Int(channels[start + 2]) * share
                        weight += share
                    }
                }
                result[target] = UInt8((red + weight / 2) / weight)
                result[target + 1] = UInt8((green + weight / 2) / weight)
                result[target + 2] = UInt8((blue + weight / 2) / weight)
                target += 3
            }
        }
        return OpaquePlane(width: columns.count, height: rows.count, channels: result)
    }

    /// The pixels of each square along one axis, with their shares in 64ths.
    private static func spans(_ count: Int, _ side: CGFloat) -> [[(pixel: Int, share: Int)]] {
        (0..<max(Int((CGFloat(count) / side).rounded()), 1)).map { index in
            let start = CGFloat(index) * side
            let end = min(start + side, CGFloat(count))
            let pixels =
                min(Int(start), count - 1)...max(min(Int(end.rounded(.up)) - 1, count - 1), min(Int(start), count - 1))
            return pixels.compactMap { pixel in
                let share = Int(((min(CGFloat(pixel + 1), end) - max(CGFloat(pixel), start)) * 64).rounded())
                return share > 0 || pixels.count == 1 ? (pixel, max(share, 1)) : nil
            }
        }
    }

    /// The picture with the mean of three by three pixels for each: where between two pixels an edge was hardly matters any more.
    func softened() -> OpaquePlane {
        guard width > 2, height > 2 else { return self }
        var across = channels
        for row in 0..<height {
            let start = row * width * 3
            for index in start + 3..<start + width * 3 - 3 { across[index] = Self.mean(channels, index, 3) }
        }
        var result = across
        let line = 3 * width
        for index in line..<line * (height - 1) { result[index] = Self.mean(across, index, line) }
        return OpaquePlane(width: width, height: height, channels: result)
    }

    /// The mean of a value and of those at a distance before and after it.
    private static func mean(_ values: [UInt8], _ index: Int, _ distance: Int) -> UInt8 {
        let sum: Int = Int(values[index - distance]) + Int(values[index]) + Int(values[index + distance])
        return UInt8((sum + 1) / 3)
    }

    /// The greatest difference in a channel between a pixel and one of another picture.
    ///
    /// - Parameters:
    ///   - column: The pixel's column.
    ///   - row: The pixel's row.
    ///   - other: The other picture.
    ///   - otherColumn: The column there.
    ///   - otherRow: The row there.
    /// - Returns: The difference, 0…255; nil outside of either picture.
    func difference(_ column: Int, _ row: Int, _ other: OpaquePlane, _ otherColumn: Int, _ otherRow: Int) -> Int? {
        guard column >= 0, row >= 0, column < width, row < height, otherColumn >= 0, otherRow >= 0,
            otherColumn < other.width, otherRow < other.height
        else { return nil }
        let start = 3 * (row * width + column)
        let otherStart = 3 * (otherRow * other.width + otherColumn)
        let red = abs(Int(channels[start]) - Int(other.channels[otherStart]))
        let green = abs(Int(channels[start + 1]) - Int(other.channels[otherStart + 1]))
        let blue = abs(Int(channels[start + 2]) - Int(other.channels[otherStart + 2]))
        return max(red, max(green, blue))
    }

    /// The color of a pixel as one number, red first; nil outside.
    func color(_ column: Int, _ row: Int) -> UInt32? {
        guard column >= 0, row >= 0, column < width, row < height else { return nil }
        let start = 3 * (row * width + column)
        return UInt32(channels[start]) << 16 | UInt32(channels[start + 1]) << 8 | UInt32(channels[start + 2])
    }

    /// The least and the greatest value of a channel in the three by three pixels around one, as far as they are in the picture.
    ///
    /// - Parameters:
    ///   - column: The pixel's column.
    ///   - row: The pixel's row.
    ///   - channel: 0 for red, 1 for green, 2 for blue.
    /// - Returns: Both values.
    func extremes(_ column: Int, _ row: Int, channel: Int) -> (least: Int, most: Int) {
        var least = 255
        var most = 0
        for y in max(row - 1, 0)...min(row + 1, height - 1) {
            for x in max(column - 1, 0)...min(column + 1, width - 1) {
                let value = Int(channels[3 * (y * width + x) + channel])
                if value < least { least = value }
                if value > most { most = value }
            }
        }
        return (least, most)
    }
}
