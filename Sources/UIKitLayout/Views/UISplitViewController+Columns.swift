public import Foundation

extension UISplitViewController {
    /// Leaves a width to the system.
    public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// How many columns there are; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// What a column is for; raw values are Apple's.
    public enum Column: Int, Hashable, Sendable {
        /// The list.
        case primary = 0
        /// The list of a part, of three columns; it is left out where the display mode does not ask for two beside the details.
        case supplementary
        /// The details.
        case secondary
        /// What is shown in place of all where there is little width.
        case compact
    }

    /// Which columns are shown; raw values are Apple's.
    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
        /// The list beside the details, as older systems spell it.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The details alone, as older systems spell it.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The list over the details, as older systems spell it.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// Creates a controller for a number of columns.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// Sets what a column shows.
    public func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        let order: [Column] = [.primary, .supplementary, .secondary, .compact]
        viewControllers = order.compactMap { columns[$0] }
    }

    /// What a column shows.
    public func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column: that of the details alone if the list is hidden.
    public func show(_ column: Column) { if column == .primary { preferredDisplayMode = .oneBesideSecondary } }
    /// Hides a column: the list leaves the details alone.
    public func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }

    /// Which columns are shown now.
    public var displayMode: DisplayMode {
        preferredDisplayMode == .secondaryOnly || isCollapsed ? .secondaryOnly : shownBesideDetails
    }
    /// How columns share the room now.
    public var splitBehavior: SplitBehavior { .tile }
    /// The width of the list in points, where it is shown.
    public var primaryColumnWidth: CGFloat { columns[.primary]?.viewIfLoaded?.bounds.width ?? 0 }
    /// What lies behind a list at the side; raw values are Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        case none = 0
        case sidebar
    }
}

/// Hears of a split view controller's changes, of which a picture has none.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Says which column is shown where there is room for one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Says whether the details are left out where there is room for one controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Hears of a coming change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    /// The one that is proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// No.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}
