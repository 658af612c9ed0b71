import Foundation
import KeylineGraphics

/// A picture that is repeated in rows and columns.
struct PatternTile: Sendable {
    let bitmap: Bitmap
    /// The size of the picture, in points.
    let size: CGSize
    /// Where one of the pictures begins, in points.
    var origin = CGPoint.zero

    /// - Returns: nil for a picture without pixels.
    init?(_ bitmap: Bitmap, size: CGSize) {
        guard bitmap.width > 0, bitmap.height > 0, size.width > 0, size.height > 0 else { return nil }
        self.bitmap = bitmap
        self.size = size
    }
}

extension Bitmap {
    /// The colour that the picture has from afar: the mean of its pixels by their opacity.
    var mean: Color {
        var sums = [0.0, 0, 0]
        var covered = 0.0
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Double(pixels[pixel + 3])
            for component in 0..<3 { sums[component] += Double(pixels[pixel + component]) * alpha }
            covered += alpha
        }
        let weight = covered > 0 ? 1 / (covered * 255) : 0
        return Color(
            red: sums[0] * weight, green: sums[1] * weight, blue: sums[2] * weight,
            alpha: covered / Double(max(pixels.count / 4, 1)) / 255)
    }
}
