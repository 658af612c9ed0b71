import Foundation

/// What a controller asks of the device and of the bars around it.
///
/// One of the classes that ``UIViewController`` is made of. This one knows nothing of the controllers around and inside, or of the view.
@preconcurrency @MainActor
open class DeviceAdvising: StoryboardMade {
    /// How far the view reaches below bars.
    final var extent = ControllerExtent()
    private final var editing = ControllerEditing()
    private final var commands: [UIKeyCommand] = []

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
    /// Whether the view reaches below opaque bars.
    @Forwarded(to: "extent", as: "includesOpaqueBars") open var extendedLayoutIncludesOpaqueBars: Bool
    /// Whether scroll views are inset by bars, as before iOS 11. Changes no picture: `contentInsetAdjustmentBehavior` decides.
    @Forwarded(to: "extent", as: "adjustsScrollViewInsets") open var automaticallyAdjustsScrollViewInsets: Bool
    /// Whether a tab bar makes room while the controller is on top.
    @Forwarded(to: "extent") open var hidesBottomBarWhenPushed: Bool

    // MARK: Editing

    /// Whether the controller is being edited.
    @Forwarded(to: "editing") open var isEditing: Bool
    /// Begins or ends editing; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        editButtonItem.systemItem = editing ? .done : .edit
        editButtonItem.style = editing ? .done : .plain
    }

    /// The button that begins and ends editing; it says which of them is next.
    open var editButtonItem: UIBarButtonItem { editing.button }

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
