public import Foundation
import KeylineScenes
import KeylineAppearance
import KeylineGraphics

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    override var isSystemBar: Bool { true }
    /// The number of no segment.
    public static let noSegment = -1

    /// The number of the chosen segment, counted from the side where lines start.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { setNeedsLayout() }
    }

    /// Whether segments share the width by their content rather than equally.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    /// The colour behind the chosen segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor?

    var segments: [SegmentContent] = []
    var textAttributes = StateTable<[NSAttributedString.Key: Any]>() {
        didSet { contentDidChange() }
    }
    /// The pictures behind the segments.
    var backgroundImages = StateTable<UIImage>()
    /// The pictures between segments, by the state of the left one.
    var dividerImages: [State: StateTable<UIImage>] = [:]
    /// Whether no segment stays chosen. Changes no picture but the one of a touch.
    open var isMomentary = false

    /// Creates a control with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control as large as its segments: strings and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String { insertSegment(withTitle: title, at: index, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: index, animated: false) }
        }
        sizeToFit()
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title at a place.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }

    /// Puts a segment with an image at a place.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }

    private func insert(_ segment: SegmentContent, at index: Int) {
        segments.insert(segment, at: min(max(index, 0), segments.count))
        addSubview(segment.view)
        contentDidChange()
    }

    /// Takes a segment out.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).view.removeFromSuperview()
        contentDidChange()
    }

    /// Takes every segment out.
    open func removeAllSegments() {
        segments.forEach { $0.view.removeFromSuperview() }
        segments = []
        contentDidChange()
    }

    private func change(_ index: Int, _ change: (SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(segments[index])
        contentDidChange()
    }

    private func segment(_ index: Int) -> SegmentContent? { segments.indices.contains(index) ? segments[index] : nil }

    /// Gives a segment a title, in place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.show(title: title) }
    }

    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Gives a segment an image, in place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.show(image: image) }
    }

    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Gives a segment a width in points; 0 for that of its content or of the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// The width that was given to a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Makes a segment usable or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be used.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    /// Moves the content of a segment by a distance in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// How far the content of a segment is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

    /// Gives the titles attributes in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        textAttributes[exactly: state] = attributes
    }

    /// The attributes of the titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        textAttributes.value(for: state)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Source: frames of segmented controls in Interface Builder files exceed the rectangle of constraints by this.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        updateTexts()
        return CGSize(width: SegmentWidths(of: self).total, height: SegmentMetrics.height - 1)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: SegmentMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateTexts()
        for (segment, rect) in zip(segments, segmentRects) { segment.place(in: rect, scale: displayScale) }
    }

    /// The rectangles of the segments in their order.
    var segmentRects: [CGRect] {
        SegmentsArrangement(
            in: bounds, widths: SegmentWidths(of: self).widths(in: bounds.width),
            isLeftToRight: layoutDirection == .leftToRight
        ).segments
    }

    private func updateTexts() {
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selectedSegmentIndex
            let state: State = !isEnabled || !segment.isEnabled ? .disabled : isSelected ? .selected : .normal
            segment.update(
                attributes: titleTextAttributes(for: state), isSelected: isSelected, isEnabled: state != .disabled)
        }
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        SegmentedPainting(of: self).draw(&canvas)
    }

    override var usualAccessibilityContainer: ViewSnapshot.Accessibility.Container? { .series }
}
