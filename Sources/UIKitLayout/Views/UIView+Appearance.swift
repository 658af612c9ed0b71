import Foundation

extension UIView {
    /// The radius of the corners, in points.
    @Forwarded(to: "appearance") package var cornerRadius: CGFloat

    /// The width of a line along the edges, inside them, in points.
    @Forwarded(to: "appearance") package var borderWidth: CGFloat

    /// The colour of the line along the edges.
    @Forwarded(to: "appearance") package var borderColor: UIColor?

    func setAlpha(_ alpha: CGFloat) {
        AnimationTimeline.current.willChange(self)
        appearance.alpha = min(max(alpha, 0), 1)
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != appearance.isHidden else { return }
        appearance.isHidden = hidden
        (superview as? UIStackView)?.arrangementDidChange()
    }
}
