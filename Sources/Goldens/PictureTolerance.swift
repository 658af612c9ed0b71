public import Foundation
import KeylineGraphics
public import KeylinePictureComparison
import KeylinePreviews
public import KeylineScenes

/// How pictures are compared with their goldens, and which parts of them are not.
public struct PictureTolerance: Hashable, Sendable {
    /// A part of a picture that is not compared.
    public enum Mask: Hashable, Sendable {
        /// A rectangle, in pixels.
        case region(PixelRect)
        /// Every view of this id, accessibility identifier or class.
        case view(String)
    }

    /// How pixels are judged; its masks count besides those below.
    public var comparison: BitmapComparison
    /// The parts that are not compared.
    public var masks: [Mask]

    /// Plans a comparison: an exact one, unless said otherwise.
    public init(_ comparison: BitmapComparison = BitmapComparison(), masks: [Mask] = []) {
        self.comparison = comparison
        self.masks = masks
    }

    /// The comparison with its masks as places in a picture.
    ///
    /// - Parameters:
    ///   - layout: Where views lie; nil where nobody knows, which leaves masks of views out.
    ///   - scale: Pixels per point.
    /// - Returns: The comparison.
    public func comparison(of layout: LayoutSnapshot?, scale: CGFloat) -> BitmapComparison {
        var result = comparison
        let placed = viewMasks.isEmpty ? [] : layout?.placedViews ?? []
        for mask in masks {
            switch mask {
            case .region(let rect): result.masks.append(rect)
            case .view(let name):
                result.masks += placed.filter { $0.view.isCalled(name) }.map { PixelRect(around: $0.frame, scale) }
            }
        }
        return result
    }

    /// The names of the views that are masked.
    public var viewMasks: [String] {
        masks.compactMap { if case .view(let name) = $0 { name } else { nil } }
    }

    /// The names of masks that no view has.
    public func unusedMasks(in layout: LayoutSnapshot) -> [String] {
        let views = layout.placedViews.map(\.view)
        return viewMasks.filter { name in !views.contains { $0.isCalled(name) } }
    }
}

extension PixelRect {
    /// The whole pixels that a rectangle in points touches.
    public init(around rect: CGRect, _ scale: CGFloat) {
        let whole = PixelGrid(scale: scale).outset(rect)
        self.init(
            x: Int((whole.minX * scale).rounded()), y: Int((whole.minY * scale).rounded()),
            width: Int((whole.width * scale).rounded()), height: Int((whole.height * scale).rounded()))
    }
}
