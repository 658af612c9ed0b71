import KeylineAutoLayout
import Foundation
import KeylineGraphics

extension LayoutEngine {
    /// The frame of a view in the root's coordinates, exact: the alignment rect with its insets.
    func exactFrame(of view: UIView) -> CGRect {
        view.frame(forAlignmentRect: exactRectangle(of: view))
    }

    /// The frame of a view in its superview's coordinates.
    ///
    /// Edges are rounded to device pixels in the root's coordinates, and frames are differences of rounded edges: neighbours stay
    /// flush. A frame that follows from a mask stays as it was set.
    func frame(of view: UIView) -> CGRect {
        guard let superview = view.superview else { return frame(of: view, within: .zero) }
        return frame(of: view, within: exactFrame(of: superview))
    }

    /// The same, where the superview's exact frame is known.
    func frame(of view: UIView, within around: CGRect) -> CGRect {
        let exact = exactFrame(of: view)
        if view.translatesAutoresizingMaskIntoConstraints {
            return exact.offsetBy(dx: -around.minX, dy: -around.minY).settled(on: view.geometry.untransformedFrame)
        }
        return round(exact, relativeTo: around.origin)
    }

    /// The frame of a guide in its owner's coordinates, edges on device pixels.
    func frame(of guide: UILayoutGuide) -> CGRect {
        if let inset = guide as? InsetLayoutGuide { return inset.currentFrame }
        guard let owner = guide.owningView, contains(owner), guide.isDerived || engineItem(of: guide) != nil else {
            return guide.layoutFrame
        }
        return round(exactRectangle(of: guide), relativeTo: exactFrame(of: owner).origin)
    }

    private func round(_ rect: CGRect, relativeTo origin: CGPoint) -> CGRect {
        let grid = PixelGrid(scale: UIView.of(root).displayScale)
        return CGRect(
            x: grid.distance(from: origin.x, to: rect.minX), y: grid.distance(from: origin.y, to: rect.minY),
            width: max(grid.distance(from: rect.minX, to: rect.maxX), 0),
            height: max(grid.distance(from: rect.minY, to: rect.maxY), 0))
    }
}

extension CGRect {
    /// The rectangle with the numbers of another one wherever only rounding errors lie between them: a frame that somebody set comes
    /// out of the engine as it went in.
    fileprivate func settled(on other: CGRect) -> CGRect {
        func settled(_ solved: CGFloat, _ given: CGFloat) -> CGFloat {
            abs(solved - given) <= 1e-9 * max(1, abs(given)) ? given : solved
        }
        return CGRect(
            x: settled(minX, other.minX), y: settled(minY, other.minY), width: settled(width, other.width),
            height: settled(height, other.height))
    }
}
