import Foundation

/// How far a controller's view is on its way into a window that is shown, or out of it.
enum AppearancePhase {
    case disappeared
    case appearing
    case appeared
    case disappearing
}

extension UIViewController {
    func willAppear() {
        guard appearancePhase == .disappeared || appearancePhase == .disappearing else { return }
        appearancePhase = .appearing
        viewWillAppear(false)
    }

    /// The controllers inside are placed next, so that they in turn know their size.
    func isAppearing() {
        guard appearancePhase == .appearing else { return }
        viewIsAppearing(false)
        setNeedsUpdateContentUnavailableConfiguration()
        placeContent()
    }

    func didAppear() {
        guard appearancePhase == .appearing else { return }
        appearancePhase = .appeared
        viewDidAppear(false)
    }

    func willDisappear() {
        guard appearancePhase == .appearing || appearancePhase == .appeared else { return }
        appearancePhase = .disappearing
        viewWillDisappear(false)
    }

    func didDisappear() {
        guard appearancePhase == .disappearing else { return }
        appearancePhase = .disappeared
        viewDidDisappear(false)
    }

    /// Shows a controller's view instead of others', in UIKit's order: what leaves is told first, what comes next, and only then is
    /// what left gone.
    func exchange(_ leaving: [UIViewController], for shown: UIView) {
        leaving.forEach { $0.willDisappear() }
        view.insertSubview(shown, at: 0)
        for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    }
}
