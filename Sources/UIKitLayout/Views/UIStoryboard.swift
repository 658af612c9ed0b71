public import Foundation

/// A storyboard of the app, which code finds by its name.
///
/// Controllers are of the classes that the storyboard names, with their outlets and actions; they load their views when these are first
/// asked for. Missing files and controllers are in the scene's diagnostics.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// Names a storyboard. It is found in the app's folder, whatever the bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    /// A new controller of the kind that the storyboard shows first; nil where it names none.
    open func instantiateInitialViewController() -> UIViewController? { controller(nil, nil) }
    /// A new controller of a storyboard identifier; an empty one where there is none, which is a mistake as in UIKit.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, nil) ?? missingController(identifier)
    }
    /// A new controller of the kind that the storyboard shows first, whose object code makes.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? { controller(nil, creator.map { make in { make($0) } }) as? Controller }
    /// A new controller of a storyboard identifier, whose object code makes. Where there is none, an empty one of the class.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let result = controller(identifier, creator.map({ make in { make($0) } })) as? Controller { return result }
        if let result = missingController(identifier) as? Controller { return result }
        guard let result = UIViewController.ofArchive(Controller.self) else {
            preconditionFailure("\(Controller.self) cannot be made from a storyboard")
        }
        return result
    }

    private func controller(
        _ identifier: String?, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let result = SceneContext.interfaces?.instantiateController(
            ofStoryboard: name, identifier: identifier, creator: creator)
        if result == nil {
            let controller = identifier.map { " with a controller \"\($0)\"" } ?? " with an initial controller"
            SceneContext.reportMissingInterface("storyboard \"\(name)\"\(controller)")
        }
        return result
    }

    private func missingController(_ identifier: String) -> UIViewController {
        LayoutException(
            .invalidArgument,
            reason: "storyboard \"\(name)\" doesn't contain a view controller with identifier \"\(identifier)\""
        ).raise()
        return UIViewController()
    }
}

/// A way from one controller to another, which steps go.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Its name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it ends.
    public let destination: UIViewController
    /// Describes a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }
    /// The kind of way, where no class of the app's says it.
    package final var kind = Kind.show

    /// The kinds of ways from one controller to another.
    package enum Kind: Hashable, Sendable {
        case show, showDetail, replace, unwind
        case present(UIModalPresentationStyle?)
    }

    /// Goes the way.
    open func perform() {
        switch kind {
        case .show: source.show(destination, sender: nil)
        case .showDetail: source.showDetailViewController(destination, sender: nil)
        case .replace:
            guard let navigation = source.navigationController else { return source.show(destination, sender: nil) }
            navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: false)
        case .present(let style):
            if let style { destination.modalPresentationStyle = style }
            source.present(destination, animated: false)
        case .unwind: unwind()
        }
    }

    /// Goes back to the destination, over those that were presented or pushed above it.
    private func unwind() {
        if destination.presentedViewController != nil { destination.dismiss(animated: false) }
        if let navigation = destination.navigationController {
            _ = navigation.popToViewController(destination, animated: false)
        }
    }
}

/// A XIB of the app, which code finds by its name.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    /// Names a XIB. It is found in the app's folder, whatever the bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Makes the views at the top of the XIB and connects its outlets. None where there is no such file, which the scene reports.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        Self.objects(of: name, owner: ownerOrNil) ?? []
    }

    static func objects(of name: String, owner: Any?) -> [Any]? {
        let owner = owner.map { $0 as AnyObject }
        let objects = SceneContext.interfaces?.instantiateInterface(named: name, owner: owner)
        if objects == nil { SceneContext.reportMissingInterface("XIB \"\(name)\"") }
        return objects
    }
}
