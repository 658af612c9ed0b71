public import Foundation
import KeylineScenes
import KeylineAppearance
import KeylineAutoLayout
import KeylineGraphics

/// The bar below a screen that leads to other screens.
@preconcurrency @MainActor
open class UITabBar: UIView {
    override var isSystemBar: Bool { true }
    /// What the bar shows, from the leading to the trailing side.
    open var items: [UITabBarItem]? {
        didSet { setNeedsLayout() }
    }
    /// What is chosen.
    open var selectedItem: UITabBarItem? {
        didSet { setNeedsLayout() }
    }
    /// The colour of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// The colour of what is not chosen; nil for the system's.
    open var unselectedItemTintColor: UIColor?
    /// Whether content shines through the bar.
    open var isTranslucent = true {
        didSet { barContainer?.viewIfLoaded?.setNeedsLayout() }
    }
    /// The system's colours.
    open var barStyle = UIBarStyle.default

    /// The look of the bar over content.
    open var standardAppearance = UITabBarAppearance() {
        didSet { givenAppearance = standardAppearance }
    }
    /// The look of the bar above the end of content.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The picture behind the bar, where no look is given; an empty one leaves the bar's material out.
    open var backgroundImage: UIImage?
    /// The picture that stands for the bar's line, where no look is given; an empty one leaves it out.
    open var shadowImage: UIImage?
    /// The picture behind the chosen item.
    open var selectionIndicatorImage: UIImage?
    /// Whether items share the bar's width or stand together.
    open var itemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of items that stand together, in points; 0 for that of their content.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The distance between items that stand together, in points; 0 for the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// How items share the bar; raw values are Apple's.
    public enum ItemPositioning: Int, Hashable, Sendable {
        /// Over the whole width where that is small.
        case automatic
        /// Over the whole width.
        case fill
        /// Together in the middle.
        case centered
    }

    private final var givenAppearance: UITabBarAppearance?
    private final var itemViews: [UITabBarButton] = []

    /// Replaces what the bar shows.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The height that the bar takes above the safe area, in points.
    var preferredHeight: CGFloat { contentSizeState.recordedSize?.height ?? BarMetrics(traitCollection).tabs }

    /// Only a height. Source: tab bars in Interface Builder files are 49 points high; `BarMetrics` has the others.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        if itemViews.map(\.item) != items {
            itemViews.forEach { $0.removeFromSuperview() }
            itemViews = items.map(UITabBarButton.init)
            itemViews.forEach(addSubview)
        }
        let isInline = BarMetrics(traitCollection).hasInlineTabs
        for view in itemViews {
            view.show(isSelected: view.item === (selectedItem ?? items.first), isInline: isInline)
        }
        let height = min(preferredHeight, bounds.height)
        let (start, widths) = isCentered ? centeredWidths : equalWidths
        let grid = PixelGrid(scale: displayScale)
        var x = start
        for (view, width) in zip(itemViews, widths) {
            let left = grid.rounded(layoutDirection == .leftToRight ? x : bounds.width - x - width)
            let right = grid.rounded(layoutDirection == .leftToRight ? x + width : bounds.width - x)
            view.frame = CGRect(x: left, y: 0, width: right - left, height: height)
            view.placeParts()
            x += width
        }
    }

    /// Where there is much room items stand together in the middle.
    private var isCentered: Bool {
        let stated = shownAppearance?.stackedItemPositioning ?? .automatic
        switch stated == .automatic ? itemPositioning : stated {
        case .automatic: return traitCollection.horizontalSizeClass == .regular
        case .fill: return false
        case .centered: return true
        }
    }

    /// The distance between items that stand together, in points.
    private static let spacing: CGFloat = 34

    private var centeredWidths: (start: CGFloat, widths: [CGFloat]) {
        let width = shownAppearance?.stackedItemWidth ?? 0
        let spacing = shownAppearance?.stackedItemSpacing ?? 0
        let stated = width > 0 ? width : itemWidth
        let gap = spacing > 0 ? spacing : itemSpacing > 0 ? itemSpacing : Self.spacing
        let widths = itemViews.map { (stated > 0 ? stated : max($0.inlineWidth, 42)) + gap }
        return ((bounds.width - widths.reduce(0, +)) / 2, widths)
    }

    private var equalWidths: (start: CGFloat, widths: [CGFloat]) {
        let room = barRoom
        let count = CGFloat(max(itemViews.count, 1))
        let start = layoutDirection == .leftToRight ? room.minX : bounds.width - room.maxX
        return (start, itemViews.map { _ in room.width / count })
    }

    /// The colour of an item.
    func color(isSelected: Bool, isEnabled: Bool) -> UIColor {
        let look = itemAppearance?.state(isSelected: isSelected, isEnabled: isEnabled)
        return look?.iconColor ?? usualColor(isSelected: isSelected, isEnabled: isEnabled)
    }

    /// The colour of an item that no look speaks of.
    func usualColor(isSelected: Bool, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    }

    /// The look of the items, as they stand now.
    var itemAppearance: UITabBarItemAppearance? {
        let metrics = BarMetrics(traitCollection)
        guard metrics.hasInlineTabs else { return shownAppearance?.stackedLayoutAppearance }
        return metrics.isCompact
            ? shownAppearance?.compactInlineLayoutAppearance : shownAppearance?.inlineLayoutAppearance
    }

    /// Whether somebody gave or changed the usual look.
    var isStandardAppearanceGiven: Bool { givenAppearance != nil || standardAppearance.isChanged }

    /// The look that is drawn.
    private var shownAppearance: UITabBarAppearance? {
        let isAtEdge = (barContainer as? UITabBarController).map { ScrollEdge(under: $0).isAtBottom } ?? true
        let own = givenAppearance ?? (standardAppearance.isChanged ? standardAppearance : nil)
        return (isAtEdge ? scrollEdgeAppearance : nil) ?? own
    }

    /// Draws the picture behind the chosen item, in the item's frame.
    private func drawSelection(_ canvas: inout ViewCanvas) {
        guard let image = shownAppearance?.selectionIndicatorImage ?? selectionIndicatorImage,
            let chosen = itemViews.first(where: { $0.item === (selectedItem ?? items?.first) })
        else { return }
        let place = ImagePlacing(.center, size: image.size, in: chosen.frame)
        place.draw(image, tint: shownAppearance?.selectionIndicatorTintColor, direction: layoutDirection, &canvas)
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }

    /// Where a container's content ends above it, a bar that was not given a ground has none.
    private var isOverContent: Bool {
        guard isTranslucent, barTintColor == nil, let container = barContainer as? UITabBarController else {
            return true
        }
        return !ScrollEdge(under: container).isAtBottom
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        BarPainting(
            of: self, appearance: shownAppearance, tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
            edge: .bottom, isOverContent: isOverContent, images: (backgroundImage, shadowImage)
        ).draw(&canvas)
        drawSelection(&canvas)
    }
    /// Hears of choosing tabs. Changes no picture.
    open weak var delegate: (any UITabBarDelegate)?

    override var usualAccessibilityContainer: ViewSnapshot.Accessibility.Container? { .tabBar }
}
