import Foundation

extension UIViewController {
    var loadedOrNewView: UIView? {
        if loadedView == nil {
            loadView()
            viewDidLoad()
            showUnavailableContent()
        }
        return loadedView
    }

    /// Puts the view that stands for missing content over the controller's, once that is loaded.
    func showUnavailableContent() {
        guard let contentUnavailableView, let loadedView else { return }
        contentUnavailableView.frame = loadedView.bounds
        contentUnavailableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        loadedView.addSubview(contentUnavailableView)
    }

    func adopt(_ view: UIView?) {
        loadedView?.hierarchy.controller = nil
        loadedView = view
        view?.hierarchy.controller = self
    }

    func enclosing<Controller: UIViewController>() -> Controller? {
        var controller = parentController
        while let candidate = controller {
            if let found = candidate as? Controller { return found }
            controller = candidate.parentController
        }
        return nil
    }

    var loadedOrEmptyView: UIView { loadedOrNewView ?? UIView() }
}
