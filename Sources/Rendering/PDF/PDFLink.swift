internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// A rectangle of a page that leads somewhere.
struct PDFLink: Equatable {
    /// In points of the page, from its top.
    var rect: CGRect
    /// A URL.
    let target: String

    /// Parts of an em above and below the baseline, as far as letters of usual fonts reach.
    private static let rise: CGFloat = 0.95
    private static let fall: CGFloat = 0.25
    /// Runs this close to one another, in points, are one text.
    private static let gap: CGFloat = 1

    private init(rect: CGRect, target: String) {
        self.rect = rect
        self.target = target
    }

    /// The rectangle of a run as far as it shows; nil where nothing of it does.
    init?(_ run: GlyphRun, _ target: String, _ transform: CGAffineTransform, shown: CGRect) {
        let box = CGRect(
            x: run.origin.x, y: run.origin.y - Self.rise * run.fontSize, width: run.advance,
            height: (Self.rise + Self.fall) * run.fontSize)
        let visible = box.applying(transform).intersection(shown)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        self.init(rect: visible, target: target)
    }

    /// One rectangle around two that lead to the same place and touch on a line; nil for others.
    func joined(with other: PDFLink) -> PDFLink? {
        let isOnLine = abs(rect.midY - other.rect.midY) < min(rect.height, other.rect.height) / 2
        let isNear = rect.insetBy(dx: -Self.gap, dy: 0).intersects(other.rect)
        return target == other.target && isOnLine && isNear
            ? PDFLink(rect: rect.union(other.rect), target: target) : nil
    }
}
