import Foundation

extension UIViewController {
    var loadedOrNewView: UIView? {
        if loadedView == nil {
            loadView()
            viewDidLoad()
            if contentUnavailableConfiguration != nil { showUnavailableContent() }
        }
        return loadedView
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
