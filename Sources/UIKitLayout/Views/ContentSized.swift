public import Foundation
public import KeylineAutoLayout
import KeylineScenes

/// What a view's content says of itself: its size, its baselines, its text.
///
/// One of the classes that ``UIView`` is made of. It knows nothing of the views around and inside.
@preconcurrency @MainActor
open class ContentSized: LayerDrawn {
    /// The value along an axis on which content has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target size that asks for the smallest fitting size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size that asks for the largest fitting size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    final var contentSizeState = ContentSizeState()

    // MARK: Size

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

    /// The content's own size at a width in points, for content that follows the width: what `intrinsicContentSize`, which clients
    /// override, answers while that width is offered.
    package func contentSize(forWidth width: CGFloat) -> CGSize {
        contentSizeState.offeredWidth = width
        defer { contentSizeState.offeredWidth = nil }
        return intrinsicContentSize
    }

    /// Called when the size changed, whoever changed it.
    func boundsSizeDidChange(from oldSize: CGSize) {}

    /// Whether the class cannot work without constraints: its `updateConstraints()` is then called even without any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// How strongly the view resists growing beyond its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentSizeState.hugging[axis]
    }

    /// How strongly the view resists shrinking below its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentSizeState.compressionResistance[axis]
    }

    /// The direction of content with an attribute in the current environment.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(relativeTo: SceneContext.current.traits.direction)
    }

    // MARK: Alignment rectangle

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

    // MARK: Baselines

    /// The distances of the first baseline from the top and of the last one from the bottom, of the alignment rect, in points.
    package var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

    /// Half the height in which text stands in the middle, so that its baselines move with the middle of a higher view; 0 where
    /// they keep their distance from the edges.
    package var baselineHold: CGFloat { 0 }

    // MARK: Text and what else shows

    /// What the view says about its text; nil where it shows none.
    var textState: ViewSnapshot.TextState? { nil }
    /// What the view says about the texts that it shows besides.
    var otherTextStates: [ViewSnapshot.TextState] { [] }
    /// What scrolling brings into view, in the view's own coordinates, in points; nil where nothing scrolls.
    var scrollableArea: CGRect? { nil }
    /// The views of another layout system inside, as values.
    var hostedSnapshots: [ViewSnapshot] { [] }
    /// What logs call the view besides its class: its text, or the identifier that tests use.
    var nameInLogs: String? { textState?.text ?? accessibilityIdentifier }
}
