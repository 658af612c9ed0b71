package import Foundation
import KeylineScenes

/// Makes the objects of XIBs and storyboards that layout code asks for by name.
@MainActor
package protocol InterfaceSource {
    /// Whether there is a XIB of a name.
    func hasInterface(named name: String) -> Bool
    /// Makes the objects of a XIB and connects its outlets.
    ///
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - owner: The file's owner.
    /// - Returns: The views at the top of the file; nil where there is no readable XIB of this name.
    func instantiateInterface(named name: String, owner: AnyObject?) -> [AnyObject]?
    /// Makes a controller of a storyboard; it loads its view when that is first asked for.
    ///
    /// - Parameters:
    ///   - name: The storyboard's name without its extension.
    ///   - identifier: The controller's storyboard identifier; nil for the one that the storyboard shows first.
    ///   - creator: Makes the controller's object in place of the class that the storyboard names.
    /// - Returns: Nil where there is no readable storyboard of this name or no such controller in it.
    func instantiateController(
        ofStoryboard name: String, identifier: String?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// The XIBs and storyboards of the app that a scene is of.
package enum InterfaceSourceKey: SceneContextKey {
    package static var usual: (any InterfaceSource)? { nil }
}

extension SceneContext {
    /// The XIBs and storyboards that code finds by name.
    static var interfaces: (any InterfaceSource)? { inherited(InterfaceSourceKey.self) }

    /// Says that a file or a controller in it is not there.
    static func reportMissingInterface(_ words: String) {
        current.report(
            Diagnostic(
                .warning, .missingReference, message: "there is no readable \(words)",
                hints: ["check the name, and that the file lies in the app's folder"]))
    }
}

/// The description from which a controller loads its view.
struct ControllerInterface {
    /// The name of the XIB that code gave.
    var nibName: String?
    var bundle: Bundle?
    /// The storyboard that the controller was made from.
    var storyboard: UIStoryboard?
    /// Gives the controller the view that its storyboard describes.
    var loadView: (@MainActor () -> Void)?
    /// Follows the segue of an identifier.
    var follow: (@MainActor (String, Any?) -> Void)?
}

extension UIViewController {
    /// Gives the controller what its storyboard says of it; the view is made when it is first asked for.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard's name.
    ///   - loadView: Sets the controller's view; nil where the storyboard describes none.
    package final func describe(storyboard: String, loadView: (@MainActor () -> Void)?) {
        interface.storyboard = UIStoryboard(name: storyboard, bundle: nil)
        interface.loadView = loadView
    }

    /// Says how the controller follows the segues of its storyboard, by their identifiers.
    package final func describe(following follow: @escaping @MainActor (String, Any?) -> Void) {
        interface.follow = follow
    }

    /// Loads the view that the controller's storyboard or XIB describes.
    ///
    /// As in UIKit, a controller that was given no name of a XIB takes the one of its class, `CardView` before `CardViewController`.
    ///
    /// - Returns: Whether the controller has its view now.
    final func loadsInterface() -> Bool {
        if let load = interface.loadView {
            interface.loadView = nil
            load()
            return loadedView != nil
        }
        guard let name = interface.nibName ?? nibNameOfClass() else { return false }
        guard let source = SceneContext.interfaces, source.instantiateInterface(named: name, owner: self) != nil else {
            SceneContext.reportMissingInterface("XIB \"\(name)\"")
            return false
        }
        return loadedView != nil
    }

    private func nibNameOfClass() -> String? {
        guard let source = SceneContext.interfaces else { return nil }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { $0 != "UIView" && source.hasInterface(named: $0) }
    }

    /// A controller of a class, made from an archive with nothing in it; nil where the class refuses that.
    static func ofArchive<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        ViewClasses.emptyArchive.flatMap { type.init(coder: $0) }
    }
}
