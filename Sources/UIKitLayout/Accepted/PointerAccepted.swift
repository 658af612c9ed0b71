public import Foundation

extension UITouch {
    /// Where the touch is: nowhere. Changes no picture.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the touch was: nowhere. Changes no picture.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// Whether the window is in front; raw values are Apple's.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    case unspecified = -1
    case inactive, active
}

extension UITraitCollection {
    /// Whether the window is in front: in a picture it is.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

extension UIImpactFeedbackGenerator {
    /// Creates one of a strength for a view. Changes no picture.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}
