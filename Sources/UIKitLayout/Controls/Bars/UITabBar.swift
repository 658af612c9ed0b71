public import Foundation
import KeylineGraphics

/// The bar below a screen that leads to other screens.
@preconcurrency @MainActor
open class UITabBar: UIView {
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
    open var isTranslucent = true
    /// The system's colours.
    open var barStyle = UIBarStyle.default

    /// The look of the bar over content.
    open var standardAppearance = UITabBarAppearance() {
        didSet { givenAppearance = standardAppearance }
    }
    private var givenAppearance: UITabBarAppearance?
    private var itemViews: [UITabBarButton] = []

    /// Replaces what the bar shows.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The height that the bar takes above the safe area, in points.
    var preferredHeight: CGFloat { layoutState.recordedContentSize?.height ?? BarMetrics(traitCollection).tabs }

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
    private var isCentered: Bool { traitCollection.horizontalSizeClass == .regular }

    /// The distance between items that stand together, in points.
    private static let spacing: CGFloat = 34

    private var centeredWidths: (start: CGFloat, widths: [CGFloat]) {
        let widths = itemViews.map { max($0.inlineWidth, 42) + Self.spacing }
        return ((bounds.width - widths.reduce(0, +)) / 2, widths)
    }

    private var equalWidths: (start: CGFloat, widths: [CGFloat]) {
        let (room, count) = (barRoom, CGFloat(max(itemViews.count, 1)))
        let start = layoutDirection == .leftToRight ? room.minX : bounds.width - room.maxX
        return (start, itemViews.map { _ in room.width / count })
    }

    /// The colour of an item.
    func color(isSelected: Bool, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
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

    override func drawContent(in canvas: inout Canvas) {
        BarPainting(
            of: self, appearance: givenAppearance, tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
            edge: .bottom, isOverContent: isOverContent
        ).draw(&canvas)
    }
}
