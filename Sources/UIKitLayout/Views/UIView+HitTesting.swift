import Foundation

extension UIView {
    /// The frontmost view inside that a touch at a point, in points of this view's coordinates, is for.
    func touchedView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let touched = view.hitTest(convert(point, to: view), with: event) { return touched }
        }
        return self
    }
}
