public import Foundation

/// What becomes of what a pointer is over. Changes no picture.
@preconcurrency @MainActor
open class UIPointerEffect: NSObject {
    /// The view that it is over.
    public let preview: UITargetedPreview
    /// An effect on a view.
    public init(preview: UITargetedPreview) {
        self.preview = preview
        super.init()
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
open class UIPointerStyle: NSObject {
    /// A pointer that changes what it is over.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
    /// A pointer of a shape.
    public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {
        super.init()
    }
    /// A pointer that is not seen.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}

extension UIButton {
    /// Says how a pointer over the button looks. Changes no picture.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
}
