public import Foundation
import KeylineAutoLayout

/// A view whose content may be larger than itself.
///
/// Constraints between something inside and the scroll view's edges speak of the content; its width, height and centers are always
/// those of the frame. What is pinned to the frame layout guide, or to something outside, stays where it is while the content
/// scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// How the safe area insets the content; raw values are Apple's.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Where the content can scroll, or the view is a controller's.
        case automatic
        /// Along the axes on which the content can scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }

    /// The size of the content, in points. Constraints that reach the content's edges decide it.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { markNeedsLayout() } }
    }

    /// The distance of the content from the frame's edges, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { keepPlaceOfContent() }
    }

    /// How the safe area insets the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { keepPlaceOfContent() }
    }
    /// The distance of the scroll indicators from the frame's edges, in points; both at once. It reads as that of the vertical one.
    ///
    /// A still picture shows no indicators, so this changes nothing that is drawn.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// The distance of the vertical scroll indicator from the frame's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The distance of the horizontal scroll indicator from the frame's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// Whether the safe area adds to the insets of the scroll indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Whether the content can be scrolled. A text view that cannot has a size of its own.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Scrolling by hand

    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether the horizontal indicator shows while content scrolls: a picture shows none. Changes no picture.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator shows while content scrolls: a picture shows none. Changes no picture.
    open var showsVerticalScrollIndicator = true
    /// The look of indicators. Changes no picture.
    open var indicatorStyle = UIScrollView.IndicatorStyle.default
    /// Whether content bounces at its edges. Changes no picture.
    open var bounces = true
    /// Whether content bounces even where it fits. Changes no picture.
    open var alwaysBounceVertical = false
    /// Whether content bounces even where it fits. Changes no picture.
    open var alwaysBounceHorizontal = false
    /// Whether zooming bounces. Changes no picture.
    open var bouncesZoom = true
    /// Whether scrolling stops at pages. Changes no picture.
    open var isPagingEnabled = false
    /// Whether scrolling keeps to one axis. Changes no picture.
    open var isDirectionalLockEnabled = false
    /// Whether a tap at the top scrolls up. Changes no picture.
    open var scrollsToTop = true
    /// Whether touches reach what is inside late. Changes no picture.
    open var delaysContentTouches = true
    /// Whether scrolling takes touches from what is inside. Changes no picture.
    open var canCancelContentTouches = true
    /// How the keyboard goes away while content scrolls. Changes no picture.
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// How scrolling slows down. Changes no picture.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// The smallest scale of zooming. Changes no picture.
    open var minimumZoomScale: CGFloat = 1
    /// The largest scale of zooming. Changes no picture.
    open var maximumZoomScale: CGFloat = 1
    /// How much the delegate's view for zooming is enlarged: its transform.
    open var zoomScale: CGFloat {
        get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether a finger is on the content: in a picture none is. Changes no picture.
    open var isTracking: Bool { false }
    /// Whether a finger drags the content: in a picture none does. Changes no picture.
    open var isDragging: Bool { false }
    /// Whether the content slows down: in a picture nothing moves. Changes no picture.
    open var isDecelerating: Bool { false }
    /// Whether somebody zooms: in a picture nobody does. Changes no picture.
    open var isZooming: Bool { false }
    /// The gesture that scrolls. Changes no picture.
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// The gesture that zooms. Changes no picture.
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// What is pulled down to load anew. Hidden until it begins to refresh; a picture does not show it. Changes no picture.
    open var refreshControl: UIRefreshControl?

    /// Enlarges the delegate's view for zooming, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let limited = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        scrollDelegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: limited, y: limited)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Zooms so far that a rectangle fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    }

    /// Moves the content as little as brings a rectangle into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let shown = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.maxX > shown.maxX { offset.x += rect.maxX - shown.maxX }
        if rect.minX < shown.minX { offset.x += rect.minX - shown.minX }
        if rect.maxY > shown.maxY { offset.y += rect.maxY - shown.maxY }
        if rect.minY < shown.minY { offset.y += rect.minY - shown.minY }
        contentOffset = offset
    }

    /// Shows the indicators for a moment: a picture shows none. Changes no picture.
    open func flashScrollIndicators() {}
    /// Called when insets changed.
    open func adjustedContentInsetDidChange() {}
    /// Whether touches reach a view inside. Changes no picture.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether scrolling takes a touch from a view inside. Changes no picture.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    override var scrollableArea: CGRect? { isScrollEnabled ? reachableArea() : nil }

    /// The insets by which the content is moved at present.
    final var appliedInset = UIEdgeInsets.zero
    final var scrollGuides = ScrollGuides()

    /// Creates a scroll view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The point of the content in the top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { contentOffsetDidChange() } }
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        scrollGuides.frame?.layoutFrame = bounds
    }

    /// Moves the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The insets of the content with what the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaAdjustment
    }

    /// The rectangle of the content.
    open var contentLayoutGuide: UILayoutGuide {
        if let guide = scrollGuides.content { return guide }
        let guide = makeGuide("UIScrollView-contentLayoutGuide")
        scrollGuides.content = guide
        return guide
    }

    /// The rectangle of the frame, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide {
        if let guide = scrollGuides.frame { return guide }
        let guide = ViewRectangleGuide(of: self)
        guide.identifier = "UIScrollView-frameLayoutGuide"
        guide.layoutFrame = bounds
        scrollGuides.frame = guide
        return guide
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        keepPlaceOfContent()
    }

    /// Takes the size of the content from the constraints that reach its edges.
    open override func layoutSubviews() {
        super.layoutSubviews()
        defer {
            keepPlaceOfContent()
            showWholeContent()
        }
        guard let guide = scrollGuides.content, let engine else { return }
        let decided = engine.decidedAxes(of: guide)
        contentSize = CGSize(
            width: decided.contains(.horizontal) ? guide.layoutFrame.width : contentSize.width,
            height: decided.contains(.vertical) ? guide.layoutFrame.height : contentSize.height)
    }
}
