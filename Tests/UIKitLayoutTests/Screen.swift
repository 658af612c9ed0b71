import Foundation
import KeylineScenes
import UIKitLayout

/// A window of a size in points, whose controller's view is the place for the views of a test.
@MainActor
struct Screen {
    let window: UIWindow
    let controller: UIViewController

    init(_ width: CGFloat, _ height: CGFloat, direction: LayoutDirection = .leftToRight, scale: CGFloat = 2) {
        var environment = SceneEnvironment(size: CGSize(width: width, height: height), scale: scale)
        environment.layoutDirection = direction
        self.init(environment)
    }

    init(_ environment: SceneEnvironment, controller: UIViewController = UIViewController()) {
        self.controller = controller
        window = SceneWindow.make(environment, controller: controller)
    }

    var view: UIView { controller.view }

    func layOut() {
        window.layoutIfNeeded()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layOut()
    }

    /// Adds views that only constraints place.
    func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint with a priority, ready to be activated.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

/// A view whose content has a size.
final class Block: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}
