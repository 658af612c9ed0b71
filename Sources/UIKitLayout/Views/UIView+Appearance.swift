import Foundation

extension UIView {
    /// The radius of the corners, in points.
    package var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set { appearance.cornerRadius = newValue }
    }

    /// The width of a line along the edges, inside them, in points.
    package var borderWidth: CGFloat {
        get { appearance.borderWidth }
        set { appearance.borderWidth = newValue }
    }

    /// The colour of the line along the edges.
    package var borderColor: UIColor? {
        get { appearance.borderColor }
        set { appearance.borderColor = newValue }
    }

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
