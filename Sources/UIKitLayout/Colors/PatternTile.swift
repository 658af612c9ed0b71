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
