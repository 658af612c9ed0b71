public import Foundation

// The pictures of a bar as they were given before `UINavigationBarAppearance` was there; where a look is given, it goes first.
extension UINavigationBar {
    /// Sets the picture behind the bar; an empty one leaves the bar's material out.
    public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        keep("background \(barMetrics.rawValue)", image)
        setNeedsLayout()
    }

    /// Sets the picture behind the bar; where the bar lies makes no difference.
    public func setBackgroundImage(
        _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(image, for: barMetrics)
    }

    /// The picture behind the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        kept("background \(barMetrics.rawValue)", nil)
    }

    /// The picture that stands for the line below the bar; an empty one leaves it out.
    public var shadowImage: UIImage? {
        get { kept("shadow", nil) }
        set { keep("shadow", newValue) }
    }

    /// The mark of the button that leads back; nil for the system's.
    public var backIndicatorImage: UIImage? {
        get { kept("mark", nil) }
        set {
            keep("mark", newValue)
            contentDidChange()
        }
    }

    /// What masks text that slides under the mark. Changes no picture.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { kept("mask", nil) }
        set { keep("mask", newValue) }
    }

    /// Moves the title downwards, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        keep("title \(barMetrics.rawValue)", adjustment)
        setNeedsLayout()
    }

    /// How far the title is moved downwards, in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        kept("title \(barMetrics.rawValue)", 0)
    }
}
