import Foundation

extension UIView {
    /// Whether touches reach the view and what is inside; unless set, they do not reach labels and image views.
    public var isUserInteractionEnabled: Bool {
        get { settings.takesTouches ?? !(self is UILabel || self is UIImageView) }
        set { settings.takesTouches = newValue }
    }

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
