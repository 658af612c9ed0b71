public import Foundation

extension UIView {
    func setFrame(_ frame: CGRect) {
        var target = geometry
        // UIKit moves and scales a transformed view so that its outline becomes the new frame; its size follows in proportion.
        target.setFrame(frame)
        setUntransformedFrame(target.untransformedFrame)
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = bounds.standardized
        if geometry.boundsOrigin != bounds.origin {
            geometry.boundsOrigin = bounds.origin
        }
        guard geometry.untransformedFrame.size != bounds.size else { return }
        let center = geometry.center
        let anchor = geometry.anchorPoint
        setUntransformedFrame(
            CGRect(
                x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
                width: bounds.width, height: bounds.height))
    }

    func setCenter(_ center: CGPoint) {
        let size = geometry.untransformedFrame.size
        let anchor = geometry.anchorPoint
        setUntransformedFrame(
            CGRect(
                origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size))
    }

    /// Moves the view so that the new anchor point lies where the old one lay, as Core Animation does.
    func setAnchorPoint(_ point: CGPoint) {
        var moved = geometry
        moved.setAnchorPoint(point)
        geometry.anchorPoint = point
        setUntransformedFrame(moved.untransformedFrame)
    }

    /// Somebody's layout code moved the view: the mask reckons from here, even where the engine moves it back before it is asked.
    private func setUntransformedFrame(_ frame: CGRect) {
        place(at: frame)
        layoutState.autoresizing.reference = superview.map {
            MaskReference(frame: frame, superviewSize: $0.bounds.size)
        }
        layoutState.autoresizing.hasFrameFromCode = superview != nil && !translatesAutoresizingMaskIntoConstraints
        frameWasSet()
    }

    /// Takes the size that fits the current one.
    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        guard geometry.transform.isIdentity else {
            // What is transformed keeps its middle: its frame is only the outline of what is drawn.
            bounds.size = size
            return
        }
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Moves the view, whoever asked for it.
    func place(at frame: CGRect) {
        let oldSize = geometry.untransformedFrame.size
        guard frame != geometry.untransformedFrame else { return }
        AnimationTimeline.current.willChange(self)
        geometry.untransformedFrame = frame
        guard frame.size != oldSize else { return }
        markNeedsLayout()
        resizeSubviews(from: oldSize)
        boundsSizeDidChange(from: oldSize)
    }
}

extension UIView {
    /// Converts a point of this view's coordinates to those of another view, or of the outermost view around.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    /// Converts a point of another view's coordinates, or of those of the outermost view around, to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
    }

    /// Converts a rectangle of this view's coordinates to those of another view, or of the outermost view around.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        convertCorners(of: rect) { convert($0, to: view) }
    }

    /// Converts a rectangle of another view's coordinates, or of those of the outermost view around, to this view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convertCorners(of: rect) { convert($0, from: view) }
    }

    private func convertCorners(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(map)
        let xs = corners.map(\.x).sorted()
        let ys = corners.map(\.y).sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView? = self
        while let current = view {
            result = result.applying(current.geometry.toSuperview)
            view = current.superview
        }
        return result
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        let outer = superview.map { $0.pointFromRoot(point) } ?? point
        return outer.applying(geometry.toSuperview.inverted())
    }
}
