internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// The enlargement by a transform, along the direction that it enlarges most and across it.
struct Magnification {
    /// The unit that a transform maps, and the enlargement below which it is invisible.
    enum Subject: CGFloat {
        /// The coordinates of a group.
        case coordinates = 1e-9
        /// The pixels of a bitmap; below this a megapixel is a tenth of a point.
        case pixels = 1e-4
        /// The em of a font, in points.
        case em = 0.02
    }

    private let most: CGFloat
    private let least: CGFloat

    /// The greatest enlargement: above it no paper holds the result, and arithmetic begins to fail.
    private static let highest: CGFloat = 1e6

    init(of transform: CGAffineTransform) {
        most = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        least = abs(transform.a * transform.d - transform.b * transform.c) / most
    }

    /// Whether anything is left to see.
    ///
    /// - Throws: `RenderingError.tooLargeToDraw` where the result would be far larger than any paper.
    func shows(_ subject: Subject, view: ViewID?) throws(RenderingError) -> Bool {
        guard most <= Self.highest else { throw .tooLargeToDraw(view: view) }
        return most >= subject.rawValue && least >= subject.rawValue
    }
}
