public import Foundation

extension UIView {
    func setFrame(_ frame: CGRect) {
        var frame = frame.standardized
        if !geometry.transform.isIdentity {
            // UIKit moves and scales a transformed view so that its outline becomes the new frame; its size follows in proportion.
            let old = geometry.frame
            let size = geometry.untransformedFrame.size
            let width = old.width == 0 ? size.width : size.width * frame.width / old.width
            let height = old.height == 0 ? size.height : size.height * frame.height / old.height
            frame = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        }
        setUntransformedFrame(frame)
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = bounds.standardized
        if geometry.boundsOrigin != bounds.origin {
            geometry.boundsOrigin = bounds.origin
        }
        guard geometry.untransformedFrame.size != bounds.size else { return }
        let center = geometry.center
        setUntransformedFrame(
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
                width: bounds.width, height: bounds.height))
    }

    func setCenter(_ center: CGPoint) {
        let size = geometry.untransformedFrame.size
        setUntransformedFrame(
            CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size))
    }

    /// Somebody's layout code moved the view: the mask reckons from here, even where the engine moves it back before it is asked.
    private func setUntransformedFrame(_ frame: CGRect) {
        place(at: frame)
        layoutState.maskReference = superview.map { MaskReference(frame: frame, superviewSize: $0.bounds.size) }
        frameWasSet()
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
