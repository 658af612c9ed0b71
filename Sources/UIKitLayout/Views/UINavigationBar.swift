public import Foundation
import KeylineAppearance

/// The bar above a screen: a title, and buttons on both sides of it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    override var isSystemBar: Bool { true }
    /// Where the bar lies: below the status bar, as with a navigation controller. Changes no picture.
    open var barPosition: UIBarPosition { .topAttached }
    /// Whether titles are drawn large below the bar.
    open var prefersLargeTitles = false {
        didSet { contentDidChange() }
    }
    /// The colour of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// Whether content shines through the bar.
    open var isTranslucent = true {
        didSet { barContainer?.viewIfLoaded?.setNeedsLayout() }
    }
    /// The system's colours.
    open var barStyle = UIBarStyle.default {
        didSet { contentDidChange() }
    }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { contentDidChange() }
    }
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { contentDidChange() }
    }

    /// The look of the bar over content.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { givenStandardAppearance = standardAppearance }
    }
    /// The look of the bar above the beginning of content; nil for the usual one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { contentDidChange() }
    }

    /// What the bar shows, from the bottom of the pile to the top.
    open var items: [UINavigationItem]? {
        didSet {
            items?.forEach { $0.bar = self }
            contentDidChange()
        }
    }
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }
    /// What the bar shows below that.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// The look of the bar where there is little height.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { contentDidChange() }
    }
    /// The look of the bar above the beginning of content where there is little height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { contentDidChange() }
    }

    private(set) var givenStandardAppearance: UINavigationBarAppearance? {
        didSet { contentDidChange() }
    }
    final lazy var parts = NavigationBarParts(of: self)
    /// The pictures behind the bar, where no look is given.
    final var backgroundImages: [UIBarMetrics: UIImage] = [:] {
        didSet { setNeedsLayout() }
    }
    /// How far titles are moved downwards, in points.
    final var titleOffsets: [UIBarMetrics: CGFloat] = [:] {
        didSet { setNeedsLayout() }
    }

    /// Puts an item on the pile.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
    }

    /// Takes the topmost item off the pile.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let item = topItem
        items = items.map { Array($0.dropLast()) }
        return item
    }

    /// Replaces the pile.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }

    /// Shows a pile of items.
    func show(_ items: [UINavigationItem]) {
        self.items = items
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: Layout

    /// Only a height. Source: bars in Interface Builder files are 44 points high, 96 with a large title; `BarMetrics` has the others.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    /// The height that the bar takes below the safe area, in points.
    var preferredHeight: CGFloat {
        let search = topItem?.shownSearchBar?.roomInNavigationBar ?? 0
        if let recorded = contentSizeState.recordedSize?.height { return recorded + search }
        let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
        return BarMetrics(traitCollection).navigation + prompt + (showsLargeTitle ? parts.largeTitleRoom : 0) + search
    }

    var showsLargeTitle: Bool {
        guard BarMetrics(traitCollection).hasLargeTitles else { return false }
        return switch topItem?.largeTitleDisplayMode {
        case .never: false
        case .always: prefersLargeTitles
        default: prefersLargeTitles && (items?.count ?? 0) == 1
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.update()
        parts.place()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
    }

    override func appearanceTraitsDidChange() {
        setNeedsLayout()
    }

    /// The look that is drawn: the item's goes before the bar's, and over the beginning of content one of its own before the usual one.
    var shownAppearance: UINavigationBarAppearance? {
        let isCompact = BarMetrics(traitCollection).isCompact
        let isAtEdge = (barContainer as? UINavigationController).map { ScrollEdge(under: $0).isAtTop } ?? true
        return (isAtEdge ? edgeAppearance(isCompact) : nil) ?? usualAppearance(isCompact)
    }

    /// Whether somebody gave or changed the usual look.
    var isStandardAppearanceGiven: Bool { givenStandardAppearance != nil || standardAppearance.isChanged }

    private func edgeAppearance(_ isCompact: Bool) -> UINavigationBarAppearance? {
        let compact = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private func usualAppearance(_ isCompact: Bool) -> UINavigationBarAppearance? {
        let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
        let own = givenStandardAppearance ?? (standardAppearance.isChanged ? standardAppearance : nil)
        return compact ?? topItem?.standardAppearance ?? own
    }

    private var images: (background: UIImage?, shadow: UIImage?) {
        let isCompact = BarMetrics(traitCollection).isCompact
        return ((isCompact ? backgroundImage(for: .compact) : nil) ?? backgroundImage(for: .default), shadowImage)
    }

    /// Above a large title, and where a container's content begins below it, a bar that was not given a ground has none.
    private var isOverContent: Bool {
        guard !showsLargeTitle else { return false }
        guard isTranslucent, barTintColor == nil, let container = barContainer as? UINavigationController else {
            return true
        }
        return !ScrollEdge(under: container).isAtTop
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        BarPainting(
            of: self, appearance: shownAppearance, tint: barTintColor, style: barStyle, isTranslucent: isTranslucent,
            edge: .top, isOverContent: isOverContent, images: images
        ).draw(&canvas)
        parts.drawBackMark(in: &canvas)
    }
    /// The picture that stands for the line below the bar; an empty one leaves it out.
    open var shadowImage: UIImage?
    /// The mark of the button that leads back; nil for the system's.
    open var backIndicatorImage: UIImage? {
        didSet { contentDidChange() }
    }
    /// What masks text that slides under the mark. Changes no picture.
    open var backIndicatorTransitionMaskImage: UIImage?
}
