public import Foundation

/// The outermost view of a screen: it gives its controller's view a size and a safe area.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The insets of the safe area that the device asks for, in points.
    package var deviceSafeArea = UIEdgeInsets.zero {
        didSet { rootViewController?.safeAreaMayHaveChanged() }
    }

    /// How far the keyboard reaches up from the window's bottom, in points; 0 while there is none.
    package var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { engine?.insetsMayHaveChanged() } }
    }

    /// The traits of everything inside.
    package var traits: UITraitCollection? {
        get { givenTraits }
        set { changeTraits { givenTraits = newValue } }
    }
    private var givenTraits: UITraitCollection?
    /// How far in front the window is. Changes no picture.
    open var windowLevel = Level.normal
    /// The scene. Changes no picture.
    open lazy var windowScene: UIWindowScene? = .shared

    /// Creates a window with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
    }

    /// Creates a window as large as a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        backgroundColor = nil
    }

    /// Creates a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    open override var traitCollection: UITraitCollection {
        let given = givenTraits ?? SceneContext.current.traits
        return layoutState.ownTraits?.applied(to: given) ?? given
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            replaceRootView(of: oldValue)
            if oldValue !== rootViewController { (oldValue as? SheetHost)?.letGo() }
        }
    }

    /// Makes the window visible and lays it out; the first time its controllers appear.
    ///
    /// The order is UIKit's: `viewWillAppear(_:)`, `viewIsAppearing(_:)`, constraints, layout, `viewDidAppear(_:)`. A container is told
    /// before what it contains.
    open func makeKeyAndVisible() {
        isHidden = false
        if !isShown {
            isShown = true
            let controllers = subtree.compactMap(\.hierarchy.controller)
            controllers.forEach { $0.willAppear() }
            controllers.forEach(beginAppearance)
        }
        presentationsMayHaveChanged()
        layoutIfNeeded()
    }

    /// Whether the window was made visible, so that controllers whose views come and go are told.
    private(set) var isShown = false
    private var appearing: [UIViewController] = []
    private var transitions: [SizeTransition] = []

    /// The view of a controller is in the window: after the next layout it will have appeared.
    func beginAppearance(of controller: UIViewController) {
        controller.isAppearing()
        appearing.append(controller)
    }

    /// Lays out, then tells controllers that appeared and finishes changes of size, and lays out what those changed.
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        while !appearing.isEmpty || !transitions.isEmpty || needsPresentations {
            showPresentations()
            let appeared = appearing
            let finished = transitions
            appearing = []
            transitions = []
            finished.forEach { $0.complete() }
            appeared.forEach { $0.didAppear() }
            super.layoutIfNeeded()
        }
    }

    /// The controllers over the root view, from the lowest up.
    private(set) var presentations: [SheetHost] = []
    private var needsPresentations = false

    /// A controller was presented or taken away: before the next layout ends, what is to be seen is.
    func presentationsMayHaveChanged() { needsPresentations = isShown }

    /// Puts controllers that were presented over those that present them, until there are no more.
    private func showPresentations() {
        needsPresentations = false
        while let host = SheetHost.wanted(in: self), let view = host.view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.layoutState.isEncapsulated = true
            presentations.append(host)
            addSubview(view)
            super.layoutIfNeeded()
        }
    }

    /// Takes a controller away, and those over it.
    func endPresentation(_ host: SheetHost) {
        while let last = presentations.popLast() {
            last.viewIfLoaded?.removeFromSuperview()
            last.letGo()
            if last === host { return }
        }
    }

    /// The window's rectangle, in points; while it is shown its controllers are told of a new size before it changes.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard isShown, newValue.size != frame.size, let controller = rootViewController else {
                super.frame = newValue
                return
            }
            let transition = SizeTransition()
            controller.viewWillTransition(to: newValue.size, with: transition)
            super.frame = newValue
            transition.runAnimations()
            transitions.append(transition)
        }
    }

    private func replaceRootView(of old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layoutState.isEncapsulated = true
        addSubview(view)
    }
}
