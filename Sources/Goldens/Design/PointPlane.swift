import Foundation
import KeylineGraphics

/// A picture with one opaque pixel for each point.
struct PointPlane: Equatable {
    let width: Int
    let height: Int
    /// Rows from the top, three bytes a point: red, green, blue.
    let channels: [UInt8]

    init(width: Int, height: Int, channels: [UInt8]) {
        precondition(channels.count == 3 * width * height, "a point has three channels")
        self.width = width
        self.height = height
        self.channels = channels
    }

    /// A picture reduced or enlarged to a size in points: each point has the mean of the pixels in it, on a background.
    init(_ bitmap: Bitmap, width: Int, height: Int, on background: Color) {
        let ground = [background.red, background.green, background.blue].map { Int(($0 * 255).rounded()) }
        let (pixels, stride) = (bitmap.pixels, 4 * bitmap.width)
        var channels = [UInt8](repeating: 0, count: 3 * width * height)
        for row in 0..<height {
            let rows = Self.range(row, of: height, in: bitmap.height)
            for column in 0..<width {
                let columns = Self.range(column, of: width, in: bitmap.width)
                let count = 255 * rows.count * columns.count
                for channel in 0..<3 {
                    var sum = 0
                    for y in rows {
                        for x in columns {
                            let start = y * stride + 4 * x
                            let alpha = Int(pixels[start + 3])
                            sum += Int(pixels[start + channel]) * alpha + ground[channel] * (255 - alpha)
                        }
                    }
                    channels[3 * (row * width + column) + channel] = UInt8((sum + count / 2) / count)
                }
            }
        }
        self.init(width: width, height: height, channels: channels)
    }

    /// The pixels in a point, at least one.
    private static func range(_ place: Int, of count: Int, in pixels: Int) -> Range<Int> {
        let start = min(place * pixels / count, pixels - 1)
        return start..<max((place + 1) * pixels / count, start + 1)
    }

    /// The picture with one pixel for so many points on each side.
    func reduced(by factor: Int) -> PointPlane {
        let width = max(self.width / factor, 1)
        let height = max(self.height / factor, 1)
        var result = [UInt8](repeating: 0, count: 3 * width * height)
        for row in 0..<height {
            for column in 0..<width {
                for channel in 0..<3 {
                    var sum = 0
                    var count = 0
                    for y in row * factor..<min((row + 1) * factor, self.height) {
                        for x in column * factor..<min((column + 1) * factor, self.width) {
                            sum += Int(channels[3 * (y * self.width + x) + channel])
                            count += 1
                        }
                    }
                    result[3 * (row * width + column) + channel] = UInt8(sum / max(count, 1))
                }
            }
        }
        return PointPlane(width: width, height: height, channels: result)
    }

    /// The greatest difference in a channel between a point and one of another picture, 0…255; nil outside of either.
    func difference(_ column: Int, _ row: Int, _ other: PointPlane, _ otherColumn: Int, _ otherRow: Int) -> Int? {
        guard column >= 0, row >= 0, column < width, row < height, otherColumn >= 0, otherRow >= 0,
            otherColumn < other.width, otherRow < other.height
        else { return nil }
        let start = 3 * (row * width + column)
        let otherStart = 3 * (otherRow * other.width + otherColumn)
        var most = 0
        for channel in 0..<3 {
            most = max(most, abs(Int(channels[start + channel]) - Int(other.channels[otherStart + channel])))
        }
        return most
    }

    /// The colour of a point as one number, red first; nil outside.
    func color(_ column: Int, _ row: Int) -> UInt32? {
        guard column >= 0, row >= 0, column < width, row < height else { return nil }
        let start = 3 * (row * width + column)
        return UInt32(channels[start]) << 16 | UInt32(channels[start + 1]) << 8 | UInt32(channels[start + 2])
    }
}
