import Foundation

/// The font and colour that two sets of attributes ask for, the first one before the second.
struct BarTextAttributes {
    let font: UIFont?
    let color: UIColor?

    init(_ first: [NSAttributedString.Key: Any], over second: [NSAttributedString.Key: Any]) {
        font = (first[.font] ?? second[.font]) as? UIFont
        color = (first[.foregroundColor] ?? second[.foregroundColor]) as? UIColor
    }
}

extension UINavigationBarAppearance {
    /// The look of a button.
    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.isDone ? doneButtonAppearance : buttonAppearance
    }
}

extension UIToolbarAppearance {
    /// The look of a button.
    func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.isDone ? doneButtonAppearance : buttonAppearance
    }
}

extension UIBarButtonItem {
    /// Sets the picture behind the button.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics, default: StateTable()][exactly: state] = backgroundImage
    }

    /// Sets the picture behind the button; the button's style makes no difference.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }

    /// The picture behind the button.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?[exactly: state]
    }
}
