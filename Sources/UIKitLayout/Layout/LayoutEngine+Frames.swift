import KeylineAutoLayout
import Foundation
import KeylineGraphics

extension LayoutEngine {
    /// The frame of a view in the root's coordinates, exact: the alignment rect with its insets.
    func exactFrame(of view: UIView) -> CGRect {
        view.frame(forAlignmentRect: exactRectangle(of: view))
    }

    /// The same, of a view whose part in the engine is known.
    fileprivate func exactFrame(of view: UIView, _ engineItem: EngineItem) -> CGRect {
        view.frame(forAlignmentRect: exactRectangle(of: engineItem))
    }

    /// The frame of a view in its superview's coordinates.
    ///
    /// Edges are rounded to device pixels in the root's coordinates, and frames are differences of rounded edges: neighbours stay
    /// flush. A frame that follows from a mask stays as it was set.
    func frame(of view: UIView) -> CGRect {
        let origin = view.superview.map { exactFrame(of: $0).origin } ?? .zero
        return SubviewFrames(engine: self, origin: origin, grid: grid).frame(of: view, exactFrame(of: view))
    }

    /// Whether a view or guide is to have another frame than it has.
    func hasMoved(_ item: any LayoutItem) -> Bool {
        if let box = item.box {
            let view = UIView.of(box)
            return frame(of: view) != view.geometry.untransformedFrame
        }
        guard let guide = item as? UILayoutGuide else { return false }
        return frame(of: guide) != guide.layoutFrame
    }

    /// The room that a view gives to those inside.
    func room(inside view: UIView) -> SubviewFrames {
        SubviewFrames(engine: self, origin: exactFrame(of: view).origin, grid: grid)
    }

    /// The frame of a guide in its owner's coordinates, edges on device pixels.
    func frame(of guide: UILayoutGuide) -> CGRect {
        if let inset = guide as? InsetLayoutGuide { return inset.currentFrame }
        guard let owner = guide.owningView, contains(owner), guide.isDerived || engineItem(of: guide) != nil else {
            return guide.layoutFrame
        }
        return grid.frame(of: exactRectangle(of: guide), relativeTo: exactFrame(of: owner).origin)
    }

    private var grid: PixelGrid { PixelGrid(scale: UIView.of(root).displayScale) }
}

/// Where an engine puts the views inside another one.
@MainActor
struct SubviewFrames {
    fileprivate let engine: LayoutEngine
    /// The exact origin of the view around, in the root's coordinates, in points.
    fileprivate let origin: CGPoint
    fileprivate let grid: PixelGrid

    /// The frame of a view inside, in the coordinates of the one around.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - engineItem: Its part in the engine.
    /// - Returns: The frame, in points.
    func frame(of view: UIView, _ engineItem: EngineItem) -> CGRect {
        frame(of: view, engine.exactFrame(of: view, engineItem))
    }

    /// The same, of a view whose exact frame in the root's coordinates is known.
    fileprivate func frame(of view: UIView, _ exact: CGRect) -> CGRect {
        if view.translatesAutoresizingMaskIntoConstraints {
            return exact.offsetBy(dx: -origin.x, dy: -origin.y).settled(on: view.geometry.untransformedFrame)
        }
        return grid.frame(of: exact, relativeTo: origin)
    }
}

extension PixelGrid {
    fileprivate func frame(of rect: CGRect, relativeTo origin: CGPoint) -> CGRect {
        CGRect(
            x: distance(from: origin.x, to: rect.minX), y: distance(from: origin.y, to: rect.minY),
            width: max(distance(from: rect.minX, to: rect.maxX), 0),
            height: max(distance(from: rect.minY, to: rect.maxY), 0))
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
