public import Foundation
public import KeylineAutoLayout
public import KeylineFoundationSupplement
import KeylineScenes

/// A rectangle that draws, contains other views and takes part in layout.
///
/// Members, defaults and the order of calls are UIKit's. What apps override must be in the body of the class; how it works is in the
/// extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The value along an axis on which content has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target size that asks for the smallest fitting size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size that asks for the largest fitting size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    final var geometry: ViewGeometry
    /// The view as constraints and the views inside refer to it, once one of them did.
    final var itemReference: ItemReference?
    final let hierarchy = ViewHierarchy()
    final var layoutState = ViewLayoutState()
    final var contentSizeState = ContentSizeState()
    final var margins = ViewMargins()
    final var appearance = ViewAppearance()
    /// The tint colour that was set; nil to inherit it.
    final var ownTintColor: UIColor?
    /// The layer, once code asked for it.
    private(set) final var layerIfMade: CALayer?
    /// Whether touches reach the view. Labels and image views begin with false.
    final var takesTouches = true
    @Rare final var focusSettings: FocusSettings
    @Rare final var largeContent: LargeContent
    package final var source = DocumentDetails()

    /// Creates a view with a frame in points, in its future superview's coordinates.
    public init(frame: CGRect) {
        geometry = ViewGeometry(frame: frame)
        super.init()
    }

    /// Creates a view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view from an archive that Keyline reads: the values are set afterwards, by the reader.
    public required init?(coder: NSCoder) {
        geometry = ViewGeometry(frame: .zero)
        super.init()
    }

    deinit { itemReference?.clear() }

    // MARK: Names and archives

    /// A number by which code finds the view.
    open var tag = 0
    /// A name by which tests and logs refer to the view.
    open var accessibilityIdentifier: String?
    /// A name by which the system restores the view. Changes no picture.
    open var restorationIdentifier: String?
    /// Called where Interface Builder draws the view: Keyline draws what the app would show. Changes no picture.
    open func prepareForInterfaceBuilder() {}
    /// Writes the view into an archive: nothing is written. Changes no picture.
    open func encode(with coder: NSCoder) {}

    // MARK: Geometry

    /// The smallest rectangle around the view, in its superview's coordinates, in points.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }
    /// The middle of the view in its superview's coordinates, in points.
    open var center: CGPoint {
        get { geometry.center }
        set { setCenter(newValue) }
    }
    /// How the view is drawn, about its middle. Layout does not see it.
    open var transform: CGAffineTransform {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }
    /// How the view is drawn, about its anchor point, in three dimensions. Only what happens in the plane is drawn, and the scene says so.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point that `center` places and that transforms turn about, in parts of the size.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { setAnchorPoint(newValue) }
    }
    /// Called when the size changed, whoever changed it.
    func boundsSizeDidChange(from oldSize: CGSize) {}
    /// How the edges follow when the superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizing.mask }
        set { setAutoresizingMask(newValue) }
    }
    /// Whether subviews follow by their masks when the size changes.
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizing.appliesToSubviews }
        set { layoutState.autoresizing.appliesToSubviews = newValue }
    }

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

    /// Whether touches reach the view and the views inside; unless set, they do not reach labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { takesTouches }
        set { takesTouches = newValue }
    }
    /// Whether several fingers count. Changes no picture.
    open var isMultipleTouchEnabled = false
    /// Whether other views get no touches meanwhile. Changes no picture.
    open var isExclusiveTouch = false
    /// The frontmost view inside, or this one, that a touch at a point is for; nil where it is for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, event) }
    /// Whether a point lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Gestures, interactions and focus

    /// The gestures that the view recognizes. Changes no picture.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            oldValue?.forEach { $0.view = nil }
            gestureRecognizers?.forEach { $0.view = self }
        }
    }
    /// Adds a gesture. Changes no picture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes a gesture. Changes no picture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }
    /// Whether a gesture may begin. Changes no picture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The interactions with people, such as drags and menus. Changes no picture.
    open var interactions: [any UIInteraction] = []
    /// Adds an interaction. Changes no picture.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    /// Removes an interaction. Changes no picture.
    open func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    /// Effects that follow the device's movement: a picture does not move. Changes no picture.
    open var motionEffects: [UIMotionEffect] = []
    /// Adds an effect. Changes no picture.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes an effect. Changes no picture.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Whether a keyboard's or remote control's focus can be on the view. Changes no picture.
    open var canBecomeFocused: Bool { false }
    /// Whether the focus is on the view: a picture has none. Changes no picture.
    open var isFocused: Bool { false }
    /// The environments that the focus goes to first. Changes no picture.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Called when the focus moved. Changes no picture.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Ends editing in the view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let typing = StepSession.current?.firstResponder as? UIView, typing.isDescendant(of: self) else {
            return true
        }
        return typing.resignFirstResponder()
    }

    // MARK: Auto Layout

    /// Whether the class cannot work without constraints: its `updateConstraints()` is then called even without any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the autoresizing mask become constraints. True for views made in code.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// The size of the content itself, in points; `noIntrinsicMetric` along an axis where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The content's own size; asked for once until it is invalidated.
    package final var currentIntrinsicSize: CGSize {
        if let size = contentSizeState.recordedSize ?? contentSizeState.cachedSize { return size }
        let size = intrinsicContentSize
        contentSizeState.cachedSize = size
        return size
    }

    /// Whether the content's height follows from the width that layout gives it, as that of a label with several lines.
    package var contentFollowsWidth: Bool { false }
    package var wrapsText: Bool { false }
    /// Whether a list gives it its frame, whatever it says of its mask.
    package var isPlacedByList: Bool { false }

    /// The content's own size at a width in points, for content that follows the width: what `intrinsicContentSize`, which clients
    /// override, answers while that width is offered.
    package func contentSize(forWidth width: CGFloat) -> CGSize {
        contentSizeState.offeredWidth = width
        defer { contentSizeState.offeredWidth = nil }
        return intrinsicContentSize
    }

    /// Declares that the content's own size changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
    /// The distances of the first baseline from the top and of the last one from the bottom, of the alignment rect, in points.
    package var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    /// The move of text in a higher view; nil where its baselines keep their distances from the edges.
    package var baselineHold: BaselineHold? { nil }
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

    /// How strongly the view resists growing beyond its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentSizeState.hugging[axis]
    }

    /// How strongly the view resists shrinking below its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentSizeState.compressionResistance[axis]
    }

    /// How far the rectangle that constraints speak of lies inside the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints speak of, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.minX + insets.left, y: frame.minY + insets.top,
            width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    }

    /// The frame for a rectangle that constraints speak of.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
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
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { setPreservesSuperviewMargins(newValue) }
    }
    /// Whether the safe area pushes the margins inwards.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { setInsetsMarginsFromSafeArea(newValue) }
    }
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
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            for view in subtree { view.tintColorDidChange() }
        }
    }

    /// The colour behind the content.
    open var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }
    /// Whether drawing ends at the bounds.
    open var clipsToBounds: Bool {
        get { appearance.clipsToBounds }
        set { appearance.clipsToBounds = newValue }
    }
    /// How content fills the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// Whether the view covers what is behind. Everything behind is drawn in any case. Changes no picture.
    open var isOpaque = true
    /// Whether the view is made transparent before it draws: it always is. Changes no picture.
    open var clearsContextBeforeDrawing = true
    /// Whether the tint colour is as it was set, or grey as under a question; a picture shows none. Changes no picture.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Called when the tint colour changed.
    open func tintColorDidChange() {}
    /// The opacity, 0…1.
    open var alpha: CGFloat {
        get { appearance.alpha }
        set { setAlpha(newValue) }
    }
    /// Whether the view and everything inside is left out of the picture. Layout takes no notice, except for stack views.
    open var isHidden: Bool {
        get { appearance.isHidden }
        set { setHidden(newValue) }
    }
    /// Whether the content has a direction of its own.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The direction of content with an attribute in the current environment.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(relativeTo: SceneContext.current.traits.direction)
    }

    /// The traits of the view's place.
    open var traitCollection: UITraitCollection {
        layoutState.ownTraits?.applied(to: inheritedTraits) ?? inheritedTraits
    }

    /// Called when the traits changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Pixels in a point of what the view draws: pictures are drawn at the scene's scale. Changes no picture.
    open var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set { _ = newValue }
    }

    // MARK: Layer

    /// The look of the view's edges under the names of Core Animation.
    open var layer: CALayer {
        if let layerIfMade { return layerIfMade }
        let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        made.view = self
        layerIfMade = made
        return made
    }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// Places the sublayers; called with every layout of the view, after `layoutSubviews()`, where its class is an app's or the layer was
    /// asked for. Core Animation calls it before; what an override sets is the same.
    open func layoutSublayers(of layer: CALayer) {
        layer.layoutSublayers()
    }
    /// What animates a key of the layer: nothing, since a picture does not move. Changes no picture.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Provides the layer's content, before it is drawn.
    open func display(_ layer: CALayer) {}
    /// What shows of the view: where the mask is opaque.
    open var mask: UIView? {
        didSet { appearance.mask = mask?.layer }
    }

    // MARK: Drawing

    /// Draws the content; what is drawn is recorded.
    open func draw(_ rect: CGRect) {}
    /// Adds to a picture what a control of this module shows, over what `draw(_:)` draws and below the subviews.
    func drawContent(in canvas: inout ViewCanvas) {}
    /// Whether the view is there to be touched, and can be.
    var isUsableControl: Bool { false }
    /// Whether only the system lays out what is inside.
    var isSystemBar: Bool { false }
    /// The size that the system gives a control, in points, whatever it contains; nil for other views.
    var systemSize: CGSize? { nil }
    /// Whether the view looks as if it could not be used.
    var isShownDisabled: Bool { false }
    /// Draws the layer's content: what `draw(_:)` draws, unless a class draws otherwise.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

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

    // MARK: Text and content for scenes

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    /// The kind of container that the class is, whatever code says.
    var usualAccessibilityContainer: ViewSnapshot.Accessibility.Container? { nil }
    /// The elements of a view whose parts are no views, or are read in another way than views are; nil where the views inside are read.
    var accessibilityParts: [ViewSnapshot.Accessibility.Item]? { nil }
    override var usualAccessibilityFrame: CGRect { convert(bounds, to: nil) }

    /// What the view says about its text; nil where it shows none.
    var textState: ViewSnapshot.TextState? { nil }
    /// What the view says about the texts that it shows besides.
    var otherTextStates: [ViewSnapshot.TextState] { [] }
    /// What scrolling brings into view, in the view's own coordinates, in points; nil where nothing scrolls.
    var scrollableArea: CGRect? { nil }
    /// The views of another layout system inside, as values.
    var hostedSnapshots: [ViewSnapshot] { [] }
    /// What logs call the view besides its class: its text, or the identifier that tests use.
    var nameInLogs: String? {
        textState?.text ?? source.label ?? accessibilityIdentifier
            ?? OutlineName.authorsID(source.objectID ?? source.id, in: source.location?.file)
    }

    /// Called when traits changed that only drawing and content sizes depend on.
    func appearanceTraitsDidChange() {
        if textState != nil { invalidateIntrinsicContentSize() }
    }
}
