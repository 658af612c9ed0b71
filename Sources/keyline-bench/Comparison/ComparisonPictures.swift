import Foundation
import KeylineGraphics
import KeylineImageCoding

/// Pairs of pictures of a phone's size, made of a screen that the repository has.
struct ComparisonPictures {
    static let width = 1170
    static let height = 2532

    /// The screen, repeated until it fills the size.
    let first: Bitmap
    /// The same bytes elsewhere in memory.
    let identical: Bitmap
    /// One pixel in a hundred has other colours, in thirty blocks.
    let onePercent: Bitmap
    /// Moved by half a pixel: all that differs is how edges are smoothed.
    let halfPixel: Bitmap

    init() throws {
        let screen = try ImageDecoder().decode(contentsOf: "Documentation/trail.png")
        let pixels = Self.filled(with: screen)
        first = Bitmap(width: Self.width, height: Self.height, pixels: pixels)
        identical = Bitmap(width: Self.width, height: Self.height, pixels: pixels.map { $0 })
        onePercent = Bitmap(width: Self.width, height: Self.height, pixels: Self.recoloured(pixels))
        halfPixel = Bitmap(width: Self.width, height: Self.height, pixels: Self.smoothed(pixels))
    }

    private static func filled(with screen: Bitmap) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let start = y % screen.height * screen.width * 4
            for x in 0..<width {
                let place = start + x % screen.width * 4
                pixels += screen.pixels[place..<place + 4]
            }
        }
        return pixels
    }

    private static func recoloured(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        var state: UInt64 = 7
        for _ in 0..<30 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let left = Int(state >> 33) % (width - 25)
            let top = Int(state >> 40) % (height - 40)
            for y in top..<top + 40 {
                for x in left..<left + 25 {
                    let place = (y * width + x) * 4
                    result[place] = 255 - pixels[place + 1] / 2
                    result[place + 1] = pixels[place + 2] / 2
                }
            }
        }
        return result
    }

    private static func smoothed(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for y in 0..<height {
            for place in stride(from: y * width * 4, to: ((y + 1) * width - 1) * 4, by: 1) {
                result[place] = UInt8((Int(pixels[place]) + Int(pixels[place + 4])) / 2)
            }
        }
        return result
    }
}
