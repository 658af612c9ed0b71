package import Foundation
package import KeylineGraphics

/// A line of which a part is done: a progress bar, or a slider's track.
package enum TrackDrawing {
    /// - Parameters:
    ///   - track: The line's rectangle, in points.
    ///   - share: The part that is done, in points from the side where lines start.
    ///   - isLeftToRight: Whether lines start at the left.
    ///   - radius: The radius of the ends, in points.
    ///   - ground: The colour of the whole line.
    ///   - done: The colour of the part that is done.
    ///   - builder: Takes the drawing.
    package static func draw(
        _ track: CGRect, share: CGFloat, isLeftToRight: Bool, radius: CGFloat, ground: Color, done: Color,
        into builder: inout DisplayListBuilder
    ) {
        builder.fill(Path(roundedRect: track, cornerRadius: radius), color: ground)
        guard share > 0 else { return }
        let x = isLeftToRight ? track.minX : track.maxX - share
        let part = CGRect(x: x, y: track.minY, width: share, height: track.height)
        builder.fill(Path(roundedRect: part, cornerRadius: radius), color: done)
    }
}
