import Foundation
import KeylineGraphics

/// A picture that is repeated over what is filled.
struct CanvasTiles: Sendable {
    /// More copies than these would be smaller than anybody sees.
    private static let most: CGFloat = 50_000

    let image: Image
    let origin: CGPoint
    /// The part of the picture that is repeated, in parts of its size.
    let part: CGRect
    let scale: CGFloat

    /// Draws the copies that lie over a rectangle, in points.
    func draw(over rect: CGRect, into list: inout DisplayListBuilder, _ environment: EnvironmentValues) {
        let picture = ResolvedImage(image, in: environment)
        let whole = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        guard tile.width > 0, tile.height > 0, rect.width / tile.width * (rect.height / tile.height) < Self.most else {
            return
        }
        for row in Self.range(rect.minY - origin.y, rect.maxY - origin.y, tile.height) {
            for column in Self.range(rect.minX - origin.x, rect.maxX - origin.x, tile.width) {
                let place = CGRect(
                    x: origin.x + CGFloat(column) * tile.width, y: origin.y + CGFloat(row) * tile.height,
                    width: tile.width, height: tile.height)
                let all = CGRect(
                    x: place.minX - whole.width * part.minX, y: place.minY - whole.height * part.minY,
                    width: whole.width, height: whole.height)
                if all == place {
                    picture.draw(in: all, into: &list)
                } else {
                    list.group(clip: KeylineGraphics.Path(place)) { picture.draw(in: all, into: &$0) }
                }
            }
        }
    }

    private static func range(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Range<Int> {
        let first = (start / length).rounded(.down)
        let last = (end / length).rounded(.up)
        guard abs(first) < 1e9, abs(last) < 1e9, first < last else { return 0..<0 }
        return Int(first)..<Int(last)
    }
}
