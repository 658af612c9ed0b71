import Foundation

/// Shows a list beside its details where there is room, and one of them where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The list, then the details.
    open var viewControllers: [UIViewController] {
        get { children }
        set { replaceChildren(by: newValue) }
    }

    /// The part of the width that the list takes at most, 0…1; 0 leaves it to the system.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryColumn.fraction }
        set { primaryColumn.fraction = newValue }
    }

    /// Puts a controller beside the list.
    func showDetail(_ controller: UIViewController) {
        viewControllers = Array(viewControllers.prefix(1)) + [controller]
    }

    // Whoever sets the view itself is not told that it loaded: what lies in it has its colours from the start.
    private let lines = [colored(.separator), colored(.separator)]
    /// What lies behind the list.
    private let ground = colored(.secondarySystemBackground)

    private static func colored(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view
    }

    private var shown: [UIViewController] = []

    private func replaceChildren(by controllers: [UIViewController]) {
        for controller in children where !controllers.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { showColumns() }
    }

    /// The width of the list, in points, where it is asked for; `automaticDimension` leaves it to the system.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryColumn.preferred }
        set { primaryColumn.preferred = newValue }
    }
    /// The least width of the list, in points.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryColumn.minimum }
        set { primaryColumn.minimum = newValue }
    }
    /// The greatest width of the list, in points.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryColumn.maximum }
        set { primaryColumn.maximum = newValue }
    }
    /// The width of the middle column, in points, where it is asked for; `automaticDimension` leaves it to the system.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.preferred }
        set { supplementaryColumn.preferred = newValue }
    }
    /// The part of the width that the middle column takes, 0…1; 0 leaves it to the system.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryColumn.fraction }
        set { supplementaryColumn.fraction = newValue }
    }
    /// The least width of the middle column, in points.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.minimum }
        set { supplementaryColumn.minimum = newValue }
    }
    /// The greatest width of the middle column, in points.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.maximum }
        set { supplementaryColumn.maximum = newValue }
    }
    /// Which columns are asked for. Lists over the details are drawn beside them.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if isViewLoaded { showColumns() } }
    }
    /// The controllers of columns.
    final var columns: [Column: UIViewController] = [:]
    private final var primaryColumn = SplitColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    private final var supplementaryColumn = SplitColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether only one controller is shown.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showColumns()
    }

    /// Where there is room for one only, the list is shown, from which a person starts.
    private var wanted: [UIViewController] {
        if isCollapsed, let compact = columns[.compact] { return [compact] }
        let full = children.filter { $0 !== columns[.compact] }
        if !isCollapsed, preferredDisplayMode == .secondaryOnly { return Array(full.suffix(1)) }
        if isCollapsed { return Array(full.prefix(1)) }
        if full.count > 2, !showsThree { return [full[0], full[full.count - 1]] }
        return Array(full.prefix(3))
    }

    /// The mode of lists beside the details.
    var shownBesideDetails: DisplayMode { shown.count > 2 ? .twoBesideSecondary : .oneBesideSecondary }

    /// Whether the list of a part stands between the list and the details.
    private var showsThree: Bool {
        [.twoBesideSecondary, .twoDisplaceSecondary].contains(preferredDisplayMode)
            && (viewIfLoaded?.bounds.width ?? 0) >= 1000
    }

    func showColumns() {
        let wanted = wanted
        for controller in children where !wanted.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        shown = wanted
        view.insertSubview(ground, at: 0)
        for controller in shown {
            controller.view?.layoutState.isEncapsulated = true
            controller.view.map(view.addSubview)
        }
        lines.forEach(view.addSubview)
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeContent()
    }

    override func placeContent() {
        // The room is known once the view is in its window.
        if !shown.elementsEqual(wanted, by: ===) { showColumns() }
        let widths = columnWidths
        let pixel = 1 / view.displayScale
        var start: CGFloat = 0
        lines.forEach { $0.isHidden = true }
        for (index, controller) in shown.enumerated() {
            place(controller, at: start, width: widths[index], isFirst: index == 0, isLast: index == shown.count - 1)
            start += widths[index]
            guard index < shown.count - 1 else { break }
            lines[index].isHidden = false
            lines[index].frame = columnRect(at: start, width: pixel)
            start += pixel
        }
        ground.isHidden = shown.count < 2 || primaryBackgroundStyle != .sidebar
        ground.frame = columnRect(at: 0, width: widths.first ?? 0)
    }

    private func place(_ controller: UIViewController, at start: CGFloat, width: CGFloat, isFirst: Bool, isLast: Bool) {
        var safeArea = view.safeAreaInsets
        let isLeftToRight = view.layoutDirection == .leftToRight
        if !(isLeftToRight ? isFirst : isLast) { safeArea.left = 0 }
        if !(isLeftToRight ? isLast : isFirst) { safeArea.right = 0 }
        controller.containerSafeArea = safeArea
        controller.viewIfLoaded?.frame = columnRect(at: start, width: width)
        controller.safeAreaMayHaveChanged()
    }

    /// The rectangle of a column that begins at a distance from the side where lines begin.
    private func columnRect(at start: CGFloat, width: CGFloat) -> CGRect {
        let bounds = view.bounds
        let x = view.layoutDirection == .leftToRight ? start : bounds.width - start - width
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    /// The widths of the columns that are shown; the details have what the others and the lines leave.
    private var columnWidths: [CGFloat] {
        guard shown.count > 1 else { return [view.bounds.width] }
        let lists = shown.count > 2 ? [primaryWidth, supplementaryWidth] : [primaryWidth]
        let pixels = CGFloat(lists.count) / view.displayScale
        return lists + [max(view.bounds.width - lists.reduce(0, +) - pixels, 0)]
    }

    // Subclasses may override what is asked for.

    /// 320 points, as on an iPad held upright, where nothing else is asked for.
    private var primaryWidth: CGFloat {
        SplitColumnWidth(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth
        ).width(in: view.bounds.width, usual: min(320, view.bounds.width / 2))
    }

    private var supplementaryWidth: CGFloat {
        SplitColumnWidth(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth
        ).width(in: view.bounds.width, usual: min(320, view.bounds.width / 3))
    }
    /// How many columns there are.
    open internal(set) var style = Style.unspecified
    /// The button that shows and hides the list. Changes no picture.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    /// How columns share the room. Changes no picture.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Hears of changes, of which a picture has none. Changes no picture.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Whether a gesture shows the list. Changes no picture.
    open var presentsWithGesture = true
    /// Whether a button shows the details alone. Changes no picture.
    open var showsSecondaryOnlyButton = false
    /// What lies behind the list, seen where the list itself has no ground.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
}
