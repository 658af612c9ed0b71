import KeylineScenes

/// What controllers ask of the status bar, which pictures with the device around the app show (`--chrome`).
///
/// Source: Apple's documentation of `childForStatusBarStyle`; a navigation controller with a bar goes by that bar's style.
@MainActor
struct StatusBarPreferences {
    private let root: UIViewController

    init(of root: UIViewController) {
        self.root = root
    }

    /// What the system does.
    var statusBar: StatusBar { StatusBar(style: style, isHidden: decider(\.hiddenDecider).prefersStatusBarHidden) }

    private var style: StatusBar.Style {
        let controller = decider(\.styleDecider)
        if let navigation = controller as? UINavigationController, navigation.navigationBar.barStyle == .black {
            return .lightContent
        }
        return switch controller.preferredStatusBarStyle {
        case .default: .automatic
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }

    private func decider(_ next: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = root
        while let child = controller[keyPath: next], child !== controller { controller = child }
        return controller
    }
}

extension UIWindow {
    /// What the topmost controller that fills the screen asks for, light where the screen has drawn back from a sheet on black; nil without
    /// controllers.
    var statusBar: StatusBar? {
        let decider = presentations.last { $0.hidesBelow }?.shown ?? rootViewController
        guard let decider else { return nil }
        var bar = StatusBarPreferences(of: decider).statusBar
        if presentations.contains(where: \.darkensStatusBar) { bar.style = .lightContent }
        return bar
    }

    /// The view whose layout is told about: the controller's, or the whole window where others stand over it.
    var shownRoot: UIView {
        guard presentations.isEmpty else { return self }
        return rootViewController?.view ?? subviews.first ?? self
    }
}

extension UIViewController {
    fileprivate var styleDecider: UIViewController? {
        if let child = childForStatusBarStyle { return child }
        if let navigation = self as? UINavigationController {
            return navigation.isNavigationBarHidden ? navigation.topViewController : nil
        }
        return (self as? UITabBarController)?.selectedViewController
    }

    fileprivate var hiddenDecider: UIViewController? {
        childForStatusBarHidden ?? (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
    }
}
