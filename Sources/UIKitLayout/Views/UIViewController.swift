public import Foundation

/// Makes and manages a view that fills a window or a place in another controller's view.
///
/// Members, defaults and the order of calls are UIKit's. What apps override must be in the body of the class; how it works is in the
/// extensions beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
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
    final var presentation = ControllerPresentation()
    /// How far the view is on its way into its window or out of it.
    final var appearancePhase = AppearancePhase.disappeared
    /// The traits that the controller around replaces.
    final var traitsFromParent: UITraitCollection?
    /// What the controller changes about the traits of its place; nil for nothing.
    final var ownTraits: LocalTraits?
    /// The XIB or storyboard that describes the view.
    final var interface = ControllerInterface()
    /// The insets of the safe area that a container asks for besides the device, such as those of its bars, in points.
    final var containerSafeArea: UIEdgeInsets?
    /// The view that stands for missing content.
    final var contentUnavailableView: UIView?
    private final var commands: [UIKeyCommand] = []
    private final lazy var madeEditButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: nil, action: nil)
    /// Whether the focus comes back after a transition. Changes no picture.
    open var restoresFocusAfterTransition = true
    /// Whether a controller that is presented speaks for the status bar. Changes no picture.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Creates a controller whose view is made when it is first asked for, from a XIB if one is named or has the class's name.
    ///
    /// Files are found by name in the app's folder, whatever the bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        interface.nibName = nibNameOrNil
        interface.bundle = nibBundleOrNil
    }

    /// Creates a controller whose view is made when it is first asked for.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive that Keyline reads.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Storyboards and restoration

    /// The name of the controller's XIB, if code gave one.
    open var nibName: String? { interface.nibName }
    /// The bundle of the XIB, if code gave one.
    open var nibBundle: Bundle? { interface.bundle }
    /// The storyboard that the controller was made from.
    open var storyboard: UIStoryboard? { interface.storyboard }
    /// A name by which the system finds the controller again. Changes no picture.
    open var restorationIdentifier: String?
    /// Follows a segue of the controller's storyboard while steps are done; the first frame is the one before it.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard StepSession.current != nil, shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        interface.follow?(identifier, sender)
    }
    /// Called before a segue is followed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be followed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Keeps what is needed to come back. Changes no picture.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes up what was kept. Changes no picture.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Writes the controller into an archive: nothing is written. Changes no picture.
    open func encode(with coder: NSCoder) {}
    /// Follows a segue back: a picture does not. Changes no picture.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Whether a segue back may end here. Changes no picture.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }

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
    /// Makes the view: the one that the controller's storyboard or XIB describes, or else an empty one.
    open func loadView() {
        if !loadsInterface() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    }
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

    /// How the controller is shown over another one. As a scene of its own, one that asks for a form sheet or a page sheet is drawn as a
    /// sheet where there is room around it, as on iPads; a popover points at something in another scene.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set {
            if newValue != presentation.style { presentation.presentation = nil }
            presentation.style = newValue
        }
    }
    /// How the controller comes in. Changes no picture.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the controller cannot be pulled away. Changes no picture.
    open var isModalInPresentation = false
    /// Whether controllers are shown over this one. Changes no picture.
    open var definesPresentationContext = false
    /// Whether this controller's transition is taken. Changes no picture.
    open var providesPresentationContextTransitionStyle = false
    /// Makes what moves the controller. Changes no picture.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The size that the controller would like to have in a container, in points: that of its sheet or popover on an iPad.
    open var preferredContentSize = CGSize.zero
    /// Whether the keyboard stays while another field is chosen. Changes no picture.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the controller is on its way out. Changes no picture.
    open var isBeingDismissed: Bool { false }
    /// Whether the controller is on its way into a container. Changes no picture.
    open var isMovingToParent: Bool { false }
    /// Whether the controller is on its way out of a container. Changes no picture.
    open var isMovingFromParent: Bool { false }
    /// Goes with a transition: there is none. Changes no picture.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
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
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.marginsMayHaveChanged() } }
    }
    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsMayHaveChanged() }
    }

    /// The margins that the system asks for in the controller's view: at the sides 16 points in a narrow place, 20 in a wide one.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = documentSideMargin ?? systemSideMargin
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }

    /// The margins at the sides, in points, of a document whose canvas knows no device; nil where the width decides.
    package final var documentSideMargin: CGFloat?

    // MARK: Status bar, home indicator, orientation

    /// How the status bar is written; pictures with the device around the app show it (`--chrome`).
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. The scene's safe area says what it takes.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes. Changes no picture.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The controller that decides how the status bar is written; nil for this one, or the one that a container shows.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The controller that decides whether the status bar is hidden; nil for this one, or the one that a container shows.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Asks about the status bar again. Changes no picture.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator hides, which a picture does not show. Changes no picture.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The controller that decides about it. Changes no picture.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks about it again. Changes no picture.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which this controller's gestures come first. Changes no picture.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Asks about them again. Changes no picture.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations: the scene's environment decides. Changes no picture.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation to begin with: the scene's environment decides. Changes no picture.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the orientation may change. Changes no picture.
    open var shouldAutorotate: Bool { true }
    /// Asks about orientations again. Changes no picture.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns at once: the scene's environment decides. Changes no picture.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Bars and keys

    /// The view whose scrolling bars follow, at an edge; nil for the one that they find. Changes no picture.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    /// The scroll view that bars follow. Changes no picture.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    /// The commands of keys. Changes no picture.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { commands.append(keyCommand) }
    /// Takes a command away. Changes no picture.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { commands.removeAll { $0 === keyCommand } }
    /// The edges at which the view reaches below bars.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { barsMayHaveChanged() }
    }
    /// Whether the view reaches below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { barsMayHaveChanged() }
    }
    /// Whether scroll views are inset by bars, as before iOS 11. Changes no picture: `contentInsetAdjustmentBehavior` decides.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether a tab bar makes room while the controller is on top.
    open var hidesBottomBarWhenPushed = false

    // MARK: Editing

    /// Whether the controller is being edited.
    open var isEditing = false
    /// Begins or ends editing; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        editButtonItem.systemItem = editing ? .done : .edit
        editButtonItem.style = editing ? .done : .plain
    }

    /// The button that begins and ends editing; it says which of them is next.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

    // MARK: Changes

    /// Called when memory is short: never. Changes no picture.
    open func didReceiveMemoryWarning() {}
    /// Called before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Tells that a controller inside appears, where the container does so itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// Tells that a controller inside appeared, where the container does so itself.
    open func endAppearanceTransition() {}
    /// Whether controllers inside are told by themselves that they appear.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Asks for menus of touch again. Changes no picture.
    open func registerForPreviewing(with delegate: Any, sourceView: UIView) {}
    /// What is offered under a lifted preview, where that still exists. Changes no picture.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
}
