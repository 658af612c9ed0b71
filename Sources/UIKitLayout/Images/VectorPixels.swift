import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

/// A drawing, turned into the pixels that a screen shows of it.
@MainActor
struct VectorPixels {
    private let picture: VectorPicture
    private let width: Int
    private let height: Int

    /// - Parameters:
    ///   - picture: The drawing.
    ///   - size: How large it is shown, in points.
    ///   - scale: The screen's pixels in a point; 0 where nobody knows.
    init(_ picture: VectorPicture, size: CGSize, scale: CGFloat) {
        self.picture = picture
        let scale = max(scale, 1)
        width = Self.pixels(size.width * scale)
        height = Self.pixels(size.height * scale)
    }

    /// A length that fractions of a pixel belong to.
    private static func pixels(_ length: CGFloat) -> Int {
        // Sums of coordinates are seldom exact.
        Int(exactly: (length - 0.001).rounded(.up)).map { max($0, 1) } ?? Int(Int32.max)
    }

    /// The pixels; nil, with a note, where the drawing cannot be drawn.
    var bitmap: Bitmap? {
        do {
            return try picture.bitmap(width: width, height: height)
        } catch {
            SceneContext.current.report(
                Diagnostic(
                    .warning, .missingImage, location: error.location, message: error.message,
                    hints: error.hint.map { [$0] } ?? []))
            return nil
        }
    }
}
