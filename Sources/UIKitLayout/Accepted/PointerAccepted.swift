public import Foundation

/// What becomes of what a pointer is over. Changes no picture.
@preconcurrency @MainActor
open class UIPointerEffect: MainActorObject {
    /// The view that it is over.
    public let preview: UITargetedPreview
    /// An effect on a view.
    public init(preview: UITargetedPreview) {
        self.preview = preview
        super.init(onMainActor: ())
    }
    /// As the system likes.
    public class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// A light behind the view.
    public class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// The view rises.
    public class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// The view grows.
    public class func hover(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

/// The outline of a pointer. Changes no picture.
public struct UIPointerShape: Hashable, Sendable {
    private let name: String
    /// A rectangle with round corners, in points.
    public static func roundedRect(_ rect: CGRect, radius: CGFloat = 8) -> UIPointerShape {
        UIPointerShape(name: "rect")
    }
    /// A line that stands up, of a length in points.
    public static func verticalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape(name: "beam") }
    /// A line that lies, of a length in points.
    public static func horizontalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape(name: "flat beam") }
    /// A path.
    public static func path(_ path: UIBezierPath) -> UIPointerShape { UIPointerShape(name: "path") }
}

/// The look of a pointer. Changes no picture.
@preconcurrency @MainActor
open class UIPointerStyle: MainActorObject {
    /// A pointer that changes what it is over.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init(onMainActor: ()) }
    /// A pointer of a shape.
    public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {
        super.init(onMainActor: ())
    }
    /// A pointer that is not seen.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}

extension UIButton {
    /// Says how a pointer over the button looks. Changes no picture.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// Says how a pointer over the button looks. Changes no picture.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { kept("pointerStyle", nil) }
        set { keep("pointerStyle", newValue) }
    }
}

extension UITouch {
    /// Where the touch is: nowhere. Changes no picture.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the touch was: nowhere. Changes no picture.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What shows that something has the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusEffect: MainActorObject {
    /// As the system likes.
    public init() { super.init(onMainActor: ()) }
}

/// A ring around what has the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The view that the ring goes around.
    open weak var containerView: UIView?
    /// The view that the ring lies behind.
    open weak var referenceView: UIView?
    /// Where the ring lies; raw values are Apple's.
    open var position = 0
    /// A ring around the view.
    public override init() { super.init() }
    /// A ring around a rectangle, in points.
    public init(rect: CGRect) { super.init() }
    /// A ring around a rectangle with round corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    /// A ring around a path.
    public init(path: UIBezierPath) { super.init() }
}

extension UIView {
    /// What shows that the view has the focus. Changes no picture.
    public var focusEffect: UIFocusEffect? {
        get { kept("focusEffect", nil) }
        set { keep("focusEffect", newValue) }
    }
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

extension UIKeyboardLayoutGuide {
    /// Whether a keyboard that floats counts: Keyline's is docked. Changes no picture.
    public var followsUndockedKeyboard: Bool {
        get { kept("undocked", false) }
        set { keep("undocked", newValue) }
    }
    /// How far under the keyboard fingers may begin to pull it, in points. Changes no picture.
    public var keyboardDismissPadding: CGFloat {
        get { kept("padding", 0) }
        set { keep("padding", newValue) }
    }
}
