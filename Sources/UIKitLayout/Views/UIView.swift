public import Foundation
public import KeylineAutoLayout
public import KeylineFoundationSupplement
import KeylineScenes

/// A rectangle that draws, contains other views and takes part in layout.
///
/// Members, defaults and the order of calls are UIKit's. What can be overridden must stand in the body of a class: here what knows of the
/// views around and inside, in ``ContentSized``, ``LayerDrawn`` and ``GestureReceiving`` what does not. How it works stands in the
/// extensions beside this file.
@preconcurrency @MainActor
open class UIView: ContentSized {
    final var geometry: ViewGeometry
    /// What stands for the view in constraints and in what lies inside it, once somebody asked for it.
    final var itemReference: ItemReference?
    final let hierarchy = ViewHierarchy()
    final var layoutState = ViewLayoutState()
    final var margins = ViewMargins()
    package final var source = DocumentDetails()

    /// Creates a view with a frame in points, in its future superview's coordinates.
    public override init(frame: CGRect) {
        geometry = ViewGeometry(frame: frame)
        super.init(frame: frame)
    }

    /// Creates a view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view from an archive that Keyline reads: the values are set afterwards, by the reader.
    public required init?(coder: NSCoder) {
        geometry = ViewGeometry(frame: .zero)
        super.init(frame: .zero)
    }

    deinit { itemReference?.clear() }

    // MARK: Geometry

    /// The smallest rectangle around the view, in its superview's coordinates, in points.
    @Forwarded(to: "geometry", set: "setFrame") open var frame: CGRect
    /// The view's rectangle in its own coordinates, in points.
    @Forwarded(to: "geometry", set: "setBounds") open var bounds: CGRect
    /// The middle of the view in its superview's coordinates, in points.
    @Forwarded(to: "geometry", set: "setCenter") open var center: CGPoint
    /// How the view is drawn, about its middle. Layout does not see it.
    @Forwarded(to: "geometry") open var transform: CGAffineTransform
    /// The point that `center` places and that transforms turn about, in parts of the size.
    @Forwarded(to: "geometry", set: "setAnchorPoint") open var anchorPoint: CGPoint
    /// How the edges follow when the superview's size changes.
    @Forwarded(to: "layoutState.autoresizing", as: "mask", set: "setAutoresizingMask")
    open var autoresizingMask: AutoresizingMask
    /// Whether subviews follow by their masks when the size changes.
    @Forwarded(to: "layoutState.autoresizing", as: "appliesToSubviews") open var autoresizesSubviews: Bool

    // MARK: Hierarchy

    /// The view around this one.
    open var superview: UIView? { surroundingView }
    /// The views inside, from back to front.
    open var subviews: [UIView] { hierarchy.subviews }
    /// The window around this view.
    open var window: UIWindow? { surroundingView?.window }
    /// The controller of the view, or else its superview.
    open override var next: UIResponder? { hierarchy.controller ?? superview }
    /// Puts a view in front of the others inside.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view inside at a place counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Takes the view, with the constraints that tie it to others, out of its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Moves a view inside to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
    /// Moves a view inside to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }
    /// Called when a view was put inside.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a view is about to be taken out.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view around changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view around changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}

    // MARK: Touches

    /// The frontmost view inside, or this one, that a touch at a point is for; nil where it is for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, event) }
    /// Whether a point lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Auto Layout

    /// Whether the frame and the autoresizing mask become constraints. True for views made in code.
    @Forwarded(to: "layoutState", as: "translatesMask", set: "setTranslatesMask")
    open var translatesAutoresizingMaskIntoConstraints: Bool
    /// Declares that the content's own size changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// The view whose first baseline stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this view's.
    open var forLastBaselineLayout: UIView { self }
    /// The size that fits a target, in points; the view's own unless a class knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits the current one.
    open func sizeToFit() { takeFittingSize() }

    /// The size that constraints give the view when it is pulled weakly towards a target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Sets how strongly the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, for: axis, in: \.hugging)
    }

    /// Sets how strongly the view resists shrinking below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, for: axis, in: \.compressionResistance)
    }

    /// The size that constraints give the view when it is pulled towards a target by priorities of its own.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal, vertical)
    }

    // MARK: Layout cycle

    /// Brings the constraints up to date; overrides call `super` last.
    open func updateConstraints() { noteUpdateConstraints() }
    /// Places the subviews: those with constraints where the engine puts them.
    open func layoutSubviews() { takeFramesFromEngine() }
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Calls `updateConstraints()` now on every view inside, and on this one, that asked for it.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// Asks for `layoutSubviews()` at the next layout.
    open func setNeedsLayout() {
        noteWorkDuringUpdate("setNeedsLayout()")
        markNeedsLayout()
    }

    /// Lays out now what is marked in this view and below.
    open func layoutIfNeeded() {
        noteWorkDuringUpdate("layoutIfNeeded()")
        layoutMarkedViews()
    }

    // MARK: Guides and margins

    /// The distance of content from the edges, in points. The system manages that of a view controller's root view.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The distance of content from the edges, following the layout direction, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(layoutDirection) }
        set { setDirectionalLayoutMargins(newValue) }
    }

    /// Whether content keeps the superview's margins too.
    @Forwarded(to: "margins", as: "preservesSuperview", set: "setPreservesSuperviewMargins")
    open var preservesSuperviewLayoutMargins: Bool
    /// Whether the safe area pushes the margins inwards.
    @Forwarded(to: "margins", as: "insetsFromSafeArea", set: "setInsetsMarginsFromSafeArea")
    open var insetsLayoutMarginsFromSafeArea: Bool
    /// Called when the margins changed since the view was laid out.
    open func layoutMarginsDidChange() {}
    /// How far bars and the device's edges reach into the view from each side, in points.
    ///
    /// A controller's root view is told by what contains it; any other view has the part of its superview's strip that reaches over it.
    /// Content of a scroll view has none: the scroll view insets its content instead.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets() }
    /// Called when the safe area changed since the view was laid out; at first it is none.
    open func safeAreaInsetsDidChange() {}

    // MARK: Appearance

    /// The colour of what can be tapped; inherited.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { drawing.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            drawing.tintColor = newValue
            for view in subtree { view.tintColorDidChange() }
        }
    }

    /// The opacity, 0…1.
    @Forwarded(to: "appearance", set: "setAlpha") open var alpha: CGFloat
    /// Whether the view and everything inside is left out of the picture. Layout takes no notice, except for stack views.
    @Forwarded(to: "appearance", set: "setHidden") open var isHidden: Bool
    /// Whether the content has a direction of its own.
    @Forwarded(to: "layoutState", set: "setSemanticContentAttribute")
    open var semanticContentAttribute: UISemanticContentAttribute
    /// The traits of the view's place.
    open var traitCollection: UITraitCollection {
        layoutState.ownTraits?.applied(to: inheritedTraits) ?? inheritedTraits
    }

    /// Called when the traits changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Draws the layer's content: what `draw(_:)` draws, unless a class draws otherwise.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
    /// Pixels in a point of what the view draws: pictures are drawn at the scene's scale. Changes no picture.
    open var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set { _ = newValue }
    }

    // MARK: Pictures

    /// A view that shows what this one shows now.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictureView() }
    /// Draws the view and what is inside over a rectangle of the picture in hand, in points.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        pictureOfBounds.draw(in: rect)
        return CurrentCanvas.context != nil
    }

    /// A view that shows what this one shows now in a rectangle, in points, and keeps edges as they are when it is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { picture(of: rect, capInsets: capInsets) }

    /// Asks for the content to be drawn. Every picture is drawn anew, so the next one shows what changed in any case.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }
    /// Asks for a part of the content to be drawn. Every picture is drawn anew, so the next one shows what changed in any case.
    open func setNeedsDisplay(_ rect: CGRect) { noteWorkDuringUpdate("setNeedsDisplay()") }

    /// Called when traits changed that only drawing and content sizes depend on.
    func appearanceTraitsDidChange() {
        if textState != nil { invalidateIntrinsicContentSize() }
    }
}
