import Foundation
import KeylineFoundationSupplement

/// Tells differences of a picture from those between two programs that draw the same.
///
/// Programs put edges on fractions of a pixel, and round: the same letter has other greys at its rim. A pixel is alike if each picture has its
/// color between the colors of the other one's nearest pixels. An edge that is elsewhere by less than a pixel passes; fills have no
/// range of colors around them, so that there a channel may differ by no more than two.
struct DesignMeasure {
    /// The screen.
    let drawn: OpaquePlane
    /// The picture.
    let design: OpaquePlane
    /// The position of the picture's first column on the screen, in pixels.
    let x: Int
    /// The position of the picture's first row on the screen, in pixels.
    let y: Int
    /// Pixels per point.
    let scale: CGFloat

    /// The most by which a channel of a fill differs in equal pictures: one for rounding, and one for a conversion of colors.
    static let fillTolerance = 2
    /// The part of the contrast around a pixel by which it may leave the range.
    private let edgeTolerance: Double

    init(_ drawn: OpaquePlane, _ design: OpaquePlane, x: Int, y: Int, scale: CGFloat) {
        self.drawn = scale < Self.thinScale ? drawn.softened() : drawn
        self.design = scale < Self.thinScale ? design.softened() : design
        self.x = x
        self.y = y
        self.scale = scale
        edgeTolerance = scale < 2 ? Self.thinEdgeTolerance : Self.edgeTolerance
    }

    /// At fewer pixels per point a stroke of a letter is hardly a pixel wide: both pictures are softened.
    static let thinScale: CGFloat = 1.75
    /// Of a stroke that is two pixels wide and half a pixel aside, a quarter of the contrast is left at its rim.
    private static let edgeTolerance = 0.25
    /// Narrower strokes keep up to 0.4 of it after they are softened; another letter leaves more.
    private static let thinEdgeTolerance = 0.4

    /// Whether both pictures show a pixel of the screen.
    func isShared(_ column: Int, _ row: Int) -> Bool {
        column >= x && row >= y && column - x < design.width && row - y < design.height
    }

    /// Whether a pixel of the screen differs; nil where the picture does not show it.
    func differs(_ column: Int, _ row: Int) -> Bool? {
        guard let distance = drawn.difference(column, row, design, column - x, row - y) else { return nil }
        guard distance > Self.fillTolerance else { return false }
        var excess = 0
        var contrast = 0
        for channel in 0..<3 {
            let value = Int(drawn.channels[3 * (row * drawn.width + column) + channel])
            let other = Int(design.channels[3 * ((row - y) * design.width + column - x) + channel])
            let around = drawn.extremes(column, row, channel: channel)
            let there = design.extremes(column - x, row - y, channel: channel)
            excess = max(excess, there.least - value, value - there.most, around.least - other, other - around.most)
            contrast = max(contrast, around.most - around.least, there.most - there.least)
        }
        return Double(excess) > Double(Self.fillTolerance) + edgeTolerance * Double(contrast)
    }
}
