public import Foundation
import KeylineGraphics

/// The look of a view's edges, under the names of Core Animation.
///
/// Not a tree of its own: what is set here is the view's.
@preconcurrency @MainActor
open class CALayer: MainActorObject {
    private unowned let view: UIView

    init(of view: UIView) {
        self.view = view
        super.init(onMainActor: ())
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { view.appearance.cornerRadius }
        set { view.appearance.cornerRadius = max(newValue, 0) }
    }

    /// The corners that are round.
    open var maskedCorners: CACornerMask {
        get { view.appearance.maskedCorners }
        set { view.appearance.maskedCorners = newValue }
    }

    /// The width of a line along the edges, inside them, in points.
    open var borderWidth: CGFloat {
        get { view.appearance.borderWidth }
        set { view.appearance.borderWidth = newValue }
    }

    /// The colour of the line along the edges.
    open var borderColor: CGColor? {
        get { view.appearance.borderColor?.cgColor }
        set { view.appearance.borderColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { view.backgroundColor?.cgColor }
        set { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// Whether drawing ends at the outline.
    open var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// The opacity, 0…1.
    open var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }

    /// Whether the view is left out of the picture.
    open var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    /// The view's frame in its superview's coordinates, in points.
    open var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }

    /// The colour of the shadow.
    open var shadowColor: CGColor? {
        get { shadow.color.cgColor }
        set { shadow.color = newValue.map(UIColor.init(cgColor:)) ?? .clear }
    }

    /// The opacity of the shadow, 0…1. A shadow lies under a view with a background, or under `shadowPath`.
    open var shadowOpacity: Float {
        get { Float(shadow.opacity) }
        set { shadow.opacity = Double(newValue) }
    }

    /// How far the shadow is moved, in points.
    open var shadowOffset: CGSize {
        get { shadow.offset }
        set { shadow.offset = newValue }
    }

    /// How far the shadow is blurred, in points.
    open var shadowRadius: CGFloat {
        get { shadow.radius }
        set { shadow.radius = max(newValue, 0) }
    }

    /// The shape that casts the shadow; nil for the view's outline.
    open var shadowPath: CGPath? {
        get { shadow.path.map(CGPath.init) }
        set { shadow.path = newValue?.path }
    }

    private var shadow: ViewShadow {
        get { view.appearance.shadow ?? ViewShadow() }
        set { view.appearance.shadow = newValue }
    }
}
