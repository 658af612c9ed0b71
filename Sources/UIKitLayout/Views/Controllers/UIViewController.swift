public import Foundation

/// Makes and manages a view that fills a window or a place in another controller's view.
@preconcurrency @MainActor
open class UIViewController: ModallyShown {
    /// What the title bar and tab bar show for the controller.
    open var title: String? {
        didSet { navigationItem.title = title }
    }

    /// What a navigation bar shows while the controller is on top.
    open var navigationItem: UINavigationItem { madeNavigationItem }
    private final lazy var madeNavigationItem = UINavigationItem(title: title ?? "")

    /// What a tab bar shows for the controller.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! = UITabBarItem()

    /// What the toolbar of a navigation controller shows while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { barsMayHaveChanged() }
    }

    /// Sets what the toolbar of a navigation controller shows while the controller is on top.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    final var loadedView: UIView?
    private(set) final weak var parentController: UIViewController?
    /// The controllers inside, in the order in which they were added.
    public private(set) var children: [UIViewController] = []
    final var insets = ControllerInsets()
    private final var traits = ControllerTraits()
    /// The traits that the controller around replaces.
    @Forwarded(to: "traits", as: "fromParent") final var traitsFromParent: UITraitCollection?
    /// What the controller changes about the traits of its place; nil for nothing.
    @Forwarded(to: "traits", as: "own") final var ownTraits: LocalTraits?
    /// The insets of the safe area that a container asks for besides the device, such as those of its bars, in points.
    @Forwarded(to: "insets") final var containerSafeArea: UIEdgeInsets?

    /// Creates a controller whose view is made when it is first asked for.
    ///
    /// Keyline loads interface files through `InterfaceBuilder`, not by name: both parameters are for source compatibility.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller whose view is made when it is first asked for.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive that Keyline reads.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view; made when it is first asked for.
    open var view: UIView! {
        get { loadedOrNewView }
        set { adopt(newValue) }
    }

    /// The controller's view if it was made already.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made already.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view; the default is an empty one.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    /// Makes the view now.
    open func loadViewIfNeeded() { _ = loadedOrNewView }

    /// Called once the view was made.
    open func viewDidLoad() {}
    /// Called before the view appears in a window that is shown, before the first layout there.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window and has its traits and its size, before the first layout there.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the first layout in a window that is shown; what it changes is laid out before anything is drawn.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view left its window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the view appears, and when code asks for it, so that an empty state can be set.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Gives the views of controllers inside their places; containers override it.
    func placeContent() {}

    /// Called before the size of the window, or of the controller around, changes; the controllers inside are told in turn.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// The size that a controller inside will have, in points; that of the controller itself unless a class knows better.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called when the size that a controller inside would like to have changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the size that constraints give a controller inside changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the view's margins changed, before it is laid out.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the view's safe area changed, before it is laid out.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called before the view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// Brings the view's constraints up to date; overrides call `super` last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    // MARK: Containment

    /// The controller around this one.
    open var parent: UIViewController? { parentController }

    /// Puts a controller inside; its view is added by whoever calls this.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parentController = self
    }

    /// Takes the controller out of the one around it.
    open func removeFromParent() {
        guard let parent = parentController else { return }
        parent.children.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }

    /// Called before the controller around changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller around changed.
    open func didMove(toParent parent: UIViewController?) {}

    /// The navigation controller around this one.
    open var navigationController: UINavigationController? { enclosing() }
    /// The tab bar controller around this one.
    open var tabBarController: UITabBarController? { enclosing() }
    /// The split view controller around this one.
    open var splitViewController: UISplitViewController? { enclosing() }

    // MARK: Presentation

    /// The controller that is shown over this one.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parentController?.presentedViewController
    }
    /// The controller that this one is shown over. Changes no picture.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parentController?.presentingViewController
    }
    /// What shows the controller. Changes no picture.
    open var presentationController: UIPresentationController? { madePresentation() }
    /// What shows the controller as a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        madePresentation() as? UIPopoverPresentationController
    }
    /// What shows the controller as a sheet; nil for other styles. Changes no picture.
    open var sheetPresentationController: UISheetPresentationController? {
        madePresentation() as? UISheetPresentationController
    }
    /// Whether the controller is on its way in: only while it appears.
    open var isBeingPresented: Bool { appearancePhase == .appearing && presentation.presenting != nil }

    /// Shows a controller over this one, at once where this one's view is in a window, otherwise when it comes into one; UIKit
    /// refuses the latter. The controller can be a scene of its own all the same.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        presentation.presented = viewControllerToPresent
        viewControllerToPresent.presentation.presenting = self
        viewIfLoaded?.window?.presentationsMayHaveChanged()
        completion?()
    }

    /// Takes away what is shown over this controller, or else this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let below = presentation.presented == nil ? presentingViewController ?? self : self
        below.presentation.presented?.presentation.host?.takeDown()
        below.presentation.presented?.presentation.presenting = nil
        below.presentation.presented = nil
        completion?()
    }

    /// Shows a controller in the way of the container: on a navigation controller's pile, otherwise over this one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController, self !== navigationController {
            navigationController.pushViewController(vc, animated: false)
        } else {
            present(vc, animated: false)
        }
    }

    /// Shows a controller beside this one where there is room, otherwise in its way.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { splitViewController.showDetail(vc) } else { show(vc, sender: sender) }
    }

    /// The controller that answers an action: this one. Changes no picture.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { self }

    // MARK: Traits, margins and safe area

    /// The traits of the controller's place.
    open var traitCollection: UITraitCollection {
        let around =
            loadedView?.superview?.traitCollection ?? parentController?.traitCollection ?? SceneContext.current.traits
        let given = traitsFromParent.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
        return ownTraits?.applied(to: given) ?? given
    }

    /// The room that bars take at the top of the view.
    open var topLayoutGuide: any UILayoutSupport { loadedOrEmptyView.barLayoutGuide(.top) }
    /// The room that bars take at the bottom of the view.
    open var bottomLayoutGuide: any UILayoutSupport { loadedOrEmptyView.barLayoutGuide(.bottom) }

    /// Called when the traits changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Insets that the controller adds to the safe area of its view, in points.
    @Forwarded(to: "insets", as: "additionalSafeArea", set: "setAdditionalSafeArea")
    open var additionalSafeAreaInsets: UIEdgeInsets
    /// Whether the view's margins are at least the system's.
    @Forwarded(to: "insets", as: "respectsSystemMinimum", set: "setRespectsSystemMinimum")
    open var viewRespectsSystemMinimumLayoutMargins: Bool

    /// The margins that the system asks for in the controller's view: at the sides 16 points in a narrow place, 20 in a wide one.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = documentSideMargin ?? systemSideMargin
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }

    /// The margins at the sides, in points, of a document whose canvas knows no device; nil where the width decides.
    @Forwarded(to: "insets") package var documentSideMargin: CGFloat?

    /// The edges at which the view reaches below bars.
    @Forwarded(to: "extent", as: "edges", set: "setExtendedEdges") open var edgesForExtendedLayout: UIRectEdge
}
