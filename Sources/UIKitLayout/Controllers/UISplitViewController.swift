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
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Puts a controller beside the list.
    func showDetail(_ controller: UIViewController) {
        viewControllers = Array(viewControllers.prefix(1)) + [controller]
    }

    private let line = UIView()
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
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the list, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the list, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Which columns are asked for.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if isViewLoaded { showColumns() } }
    }
    /// The controllers of columns.
    var columns: [Column: UIViewController] = [:]

    /// Whether only one controller is shown.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    open override func viewDidLoad() {
        super.viewDidLoad()
        line.backgroundColor = .separator
        showColumns()
    }

    /// Where there is room for one only, the list is shown, from which a person starts.
    private var wanted: [UIViewController] {
        if isCollapsed, let compact = columns[.compact] { return [compact] }
        let full = children.filter { $0 !== columns[.compact] }
        if !isCollapsed, preferredDisplayMode == .secondaryOnly { return Array(full.suffix(1)) }
        return Array((full.count > 2 ? [full[0], full[full.count - 1]] : full).prefix(isCollapsed ? 1 : 2))
    }

    func showColumns() {
        let wanted = wanted
        for controller in children where !wanted.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        shown = wanted
        for controller in shown {
            controller.view?.layoutState.isEncapsulated = true
            controller.view.map(view.addSubview)
        }
        view.addSubview(line)
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeContent()
    }

    override func placeContent() {
        // The room is known once the view is in its window.
        if !shown.elementsEqual(wanted, by: ===) { showColumns() }
        let bounds = view.bounds
        let isWhole = shown.count < 2
        line.isHidden = isWhole
        let first = isWhole ? bounds.width : primaryWidth
        let pixel = 1 / view.displayScale
        let isLeftToRight = view.layoutDirection == .leftToRight
        for (index, controller) in shown.enumerated() {
            let width = index == 0 ? first : bounds.width - first - pixel
            let isAtLeft = (index == 0) == isLeftToRight
            let rect = CGRect(x: isAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
            var safeArea = view.safeAreaInsets
            if !isWhole { if isAtLeft { safeArea.right = 0 } else { safeArea.left = 0 } }
            controller.containerSafeArea = safeArea
            controller.viewIfLoaded?.frame = rect
            controller.safeAreaMayHaveChanged()
        }
        line.frame = CGRect(
            x: isLeftToRight ? first : bounds.width - first - pixel, y: 0, width: pixel, height: bounds.height)
    }

    /// 320 points, as on an iPad held upright, where nothing else is asked for.
    private var primaryWidth: CGFloat {
        let fraction = preferredPrimaryColumnWidthFraction
        let usual = fraction > 0 ? (view.bounds.width * min(fraction, 1)).rounded() : min(320, view.bounds.width / 2)
        let stated = preferredPrimaryColumnWidth >= 0 ? preferredPrimaryColumnWidth : usual
        let greatest = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : view.bounds.width
        return min(max(min(stated, greatest), minimumPrimaryColumnWidth), view.bounds.width)
    }
}
