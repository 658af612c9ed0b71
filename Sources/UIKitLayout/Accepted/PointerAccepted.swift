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

/// The region that a pointer is over. Changes no picture.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The rectangle, in points.
    public let rect: CGRect
    /// A name, if it has one.
    public let identifier: AnyHashable?
    /// A rectangle.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }
}

/// Asks for a region: nothing points. Changes no picture.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place of the pointer, in points.
    open var location: CGPoint { .zero }
}

/// The look of a view while it is dragged. Changes no picture.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The look.
    public let parameters: UIPreviewParameters
    /// A picture of a view.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}
