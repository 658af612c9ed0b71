public import Foundation
import KeylineAppearance
import KeylineAutoLayout
import KeylineGraphics

/// The bar below a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    override var isSystemBar: Bool { true }
    /// The buttons from the leading to the trailing side.
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }
    /// The colour of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// Whether content shines through the bar.
    open var isTranslucent = true {
        didSet { barContainer?.viewIfLoaded?.setNeedsLayout() }
    }
    /// The system's colours.
    open var barStyle = UIBarStyle.default

    /// The look of the bar over content.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { givenAppearance = standardAppearance }
    }
    /// The look of the bar above the end of content.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The look of the bar where there is little height.
    open var compactAppearance: UIToolbarAppearance?
    private var givenAppearance: UIToolbarAppearance?
    /// The picture behind the bar, where no look is given.
    final var givenBackgroundImage: UIImage?
    /// The picture in place of the bar's line, where no look is given.
    final var givenShadowImage: UIImage?
    private var itemViews: [UIView] = []

    /// Replaces the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// The height that the bar takes above the safe area, in points.
    var preferredHeight: CGFloat {
        let metrics = BarMetrics(traitCollection)
        return contentSizeState.recordedSize?.height
            ?? (isAboveHomeIndicator ? metrics.toolbarAboveHomeIndicator : metrics.toolbar)
    }

    /// Whether the bar is at the bottom of a window that keeps clear of a home indicator.
    private var isAboveHomeIndicator: Bool {
        guard let window, window.deviceSafeArea.bottom > 0 else { return false }
        guard let container = barContainer as? UINavigationController else { return endsAtBottom }
        return container.tabBarController?.tabBar.isHidden ?? true
    }

    /// Whether a constraint puts the bar's bottom at its superview's or at one of the superview's guides.
    private var endsAtBottom: Bool {
        guard let superview else { return false }
        return superview.constraints.contains { constraint in
            let isFirst = constraint.firstItem === self
            guard constraint.isActive, isFirst || constraint.secondItem === self,
                (isFirst ? constraint.firstAttribute : constraint.secondAttribute) == .bottom
            else { return false }
            let other = isFirst ? constraint.secondItem : constraint.firstItem
            return other === superview || other is UILayoutGuide
        }
    }

    /// Only a height. Source: toolbars in Interface Builder files; `BarMetrics` has the heights.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = (items ?? []).filter { !$0.isHidden }
        let shown = items.filter { !$0.isSpace }
        let views = shown.map(\.barView)
        for view in itemViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        itemViews = views
        for item in shown {
            addSubview(item.barView)
            item.updateBarView(shownAppearance?.look(of: item))
        }
        place(items)
    }

    /// Buttons keep a distance; what is left goes to the flexible spaces in equal parts.
    private func place(_ items: [UIBarButtonItem]) {
        let room = barRoom
        let margin = SystemMargins.side(width: bounds.width, traits: traitCollection)
        let sizes = items.map { $0.isSpace ? CGSize(width: $0.width, height: 0) : $0.barSize(height: bounds.height) }
        let gap: CGFloat = 8
        let gaps = CGFloat(items.indices.dropFirst().count { !items[$0].isSpace && !items[$0 - 1].isSpace }) * gap
        let flexible = CGFloat(items.count { $0.isFlexibleSpace })
        let rest = max(room.width - 2 * margin - sizes.map(\.width).reduce(0, +) - gaps, 0)
        var x = room.minX + margin
        let grid = PixelGrid(scale: displayScale)
        for (index, item) in items.enumerated() {
            if index > 0, !item.isSpace, !items[index - 1].isSpace { x += gap }
            let size = sizes[index]
            if !item.isSpace {
                let left = layoutDirection == .leftToRight ? x : room.minX + room.maxX - x - size.width
                item.barView.frame = CGRect(
                    x: grid.rounded(left), y: grid.rounded(bounds.midY - size.height / 2), width: size.width,
                    height: size.height)
            }
            x += item.isFlexibleSpace ? rest / flexible : size.width
        }
    }

    /// Whether somebody gave or changed the usual look.
    var isStandardAppearanceGiven: Bool { givenAppearance != nil || standardAppearance.isChanged }

    /// The look that is drawn.
    private var shownAppearance: UIToolbarAppearance? {
        let isAtEdge = (barContainer as? UINavigationController).map { ScrollEdge(under: $0).isAtBottom } ?? true
        let compact = BarMetrics(traitCollection).isCompact ? compactAppearance : nil
        let own = givenAppearance ?? (standardAppearance.isChanged ? standardAppearance : nil)
        return (isAtEdge ? scrollEdgeAppearance : nil) ?? compact ?? own
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }

    /// Where a container's content ends above it, a bar that was not given a ground has none.
    private var isOverContent: Bool {
        guard isTranslucent, barTintColor == nil, let container = barContainer as? UINavigationController else {
            return true
        }
        return !ScrollEdge(under: container).isAtBottom
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        BarPainting(
            of: self, appearance: shownAppearance, tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
            edge: .bottom, isOverContent: isOverContent,
            images: (
                backgroundImage(forToolbarPosition: .any, barMetrics: .default), shadowImage(forToolbarPosition: .any)
            )
        ).draw(&canvas)
    }
}

extension UIToolbar {
    /// Sets the picture behind the bar; an empty one leaves the bar's material out. Position and metrics make no difference.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        givenBackgroundImage = backgroundImage
    }

    /// The picture behind the bar.
    public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        givenBackgroundImage
    }

    /// Sets the picture that stands for the bar's line; an empty one leaves it out.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        givenShadowImage = shadowImage
    }

    /// The picture that stands for the bar's line.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        givenShadowImage
    }
}
