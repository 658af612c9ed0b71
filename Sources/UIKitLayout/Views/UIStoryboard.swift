public import Foundation

/// A storyboard by its name: Keyline reads storyboards through their reader, and code that asks for controllers by name gets empty
/// ones. Changes no picture.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Names a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
    }
    /// The controller that it begins with: unknown.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// A controller of a name: an empty one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    /// A controller of a name, as code makes it: unknown.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? { nil }
}

/// A way from one controller to another. Changes no picture.
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
    /// Goes the way: a picture does not.
    open func perform() {}
}

/// An interface file by its name: Keyline reads those through their reader. Changes no picture.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String
    /// Names a file.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
    /// What the file holds: unknown.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
