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

    /// Creates a window with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
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
        didSet { replaceRootView(of: oldValue) }
    }

    /// Makes the window visible and lays it out.
    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
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
