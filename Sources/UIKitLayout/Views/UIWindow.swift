public import Foundation

/// The outermost view of a screen: it gives its controller's view a size and a safe area.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The insets of the safe area that the device asks for, in points.
    package var deviceSafeArea = UIEdgeInsets.zero {
        didSet { rootViewController?.safeAreaMayHaveChanged() }
    }

    /// The traits of everything inside.
    package var traits: UITraitCollection? {
        didSet { traitsDidChange(from: oldValue) }
    }

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

    open override var traitCollection: UITraitCollection { traits ?? SceneContext.current.traits }

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

    private func traitsDidChange(from old: UITraitCollection?) {
        guard old != traits else { return }
        engine?.directionDidChange(of: self)
        for view in subtree { view.traitCollectionDidChange(old) }
        for view in subtree { view.appearanceTraitsDidChange() }
    }
}
