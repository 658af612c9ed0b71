public import Foundation

// The pictures of a bar as they were given before `UINavigationBarAppearance` was there; where a look is given, it goes first.
extension UINavigationBar {
    /// Sets the picture behind the bar; an empty one leaves the bar's material out.
    public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = image
    }

    /// Sets the picture behind the bar; where the bar lies makes no difference.
    public func setBackgroundImage(
        _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(image, for: barMetrics)
    }

    /// The picture behind the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Moves the title downwards, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
    }

    /// How far the title is moved downwards, in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics] ?? 0
    }
}
