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
    var preferredHeight: CGFloat { layoutState.recordedContentSize?.height ?? 49 }

    /// Only a height. Source: tab bars in Interface Builder files are 49 points high.
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
        let grid = PixelGrid(scale: displayScale)
        let width = items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
        for (index, view) in itemViews.enumerated() {
            let place = layoutDirection == .leftToRight ? index : items.count - 1 - index
            let left = grid.rounded(CGFloat(place) * width)
            view.frame = CGRect(
                x: left, y: 0, width: grid.rounded(CGFloat(place + 1) * width) - left,
                height: min(preferredHeight, bounds.height))
            view.update(isSelected: view.item === (selectedItem ?? items.first))
        }
    }

    /// The colour of an item.
    func color(isSelected: Bool, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }

    override func drawContent(in canvas: inout Canvas) {
        BarPainting(
            of: self, appearance: givenAppearance, tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
            edge: .bottom
        ).draw(&canvas)
    }
}

/// An item of a tab bar: an image above a title, and a badge.
@MainActor
private final class UITabBarButton: UIView {
    let item: UITabBarItem
    private let label = UILabel()
    private var isSelected = false

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        source.id = item.source.id
        source.location = item.source.location
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var shownTitle: String? { item.shownTitle(in: traitCollection.locale) }
    private var bar: UITabBar? { superview as? UITabBar }
    private var color: UIColor { bar?.color(isSelected: isSelected, isEnabled: item.isEnabled) ?? .systemGray }

    func update(isSelected: Bool) {
        self.isSelected = isSelected
        label.text = shownTitle
        label.textColor = color
        let height = label.intrinsicContentSize.height
        let isAlone = item.shownImage == nil
        label.frame = CGRect(
            x: 1, y: isAlone ? (bounds.height - height) / 2 : bounds.height - height - 2,
            width: max(bounds.width - 2, 0),
            height: height)
    }

    override func drawContent(in canvas: inout Canvas) {
        var place = CGRect(x: bounds.midX, y: 5, width: 0, height: 28)
        if let image = (isSelected ? item.selectedImage : nil) ?? item.shownImage {
            let shown = image.preferring(.init(pointSize: 20, weight: .medium))
            let scale = min(1, 28 / max(shown.size.height, 1))
            let size = CGSize(width: shown.size.width * scale, height: shown.size.height * scale)
            let room: CGFloat = shownTitle == nil ? bounds.height : bounds.height - 13
            place = CGRect(
                x: bounds.midX - size.width / 2, y: max((room - size.height) / 2 + 1, 1), width: size.width,
                height: size.height)
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            canvas.draw(shown, in: place, tint: tint, direction: layoutDirection)
        }
        drawBadge(beside: place, &canvas)
    }

    private func drawBadge(beside place: CGRect, _ canvas: inout Canvas) {
        guard let value = item.badgeValue else { return }
        let font = UIFont.systemFont(ofSize: 13)
        let text = TextContent(value, font: font, color: .white, traits: traitCollection)
        let width = max(text.size().width + 10, 18)
        let x = layoutDirection == .leftToRight ? place.maxX - 6 : place.minX + 6 - width
        let rect = CGRect(x: x, y: 2, width: width, height: 18)
        canvas.fill(Path(roundedRect: rect, cornerRadius: 9), item.badgeColor ?? .systemRed)
        canvas.draw(value, font: font, color: .white, centeredIn: rect)
    }
}
