public import Foundation

// UIKit makes views of classes that code registers through the Objective-C runtime. Swift makes objects of a metatype only through
// `required` initialisers, which subclasses would have to write. The classes here declare the initialisers that UIKit calls, and nothing
// that is stored, so that each stands at the same place of the class's table of methods as the `required` one of its double. Which
// initialiser runs is decided by the class itself, as with any call. `ConstructionTests` holds the compiler to it.

/// What makes a view with a frame.
@preconcurrency @MainActor
open class FrameConstructed: UIResponder {
    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        super.init()
    }

    /// Creates a view without a size.
    public override init() {
        super.init()
    }
}

/// The double of `FrameConstructed`.
@preconcurrency @MainActor
open class FrameDouble: UIResponder {
    /// Never runs: the class that is asked decides.
    public required init(frame: CGRect) {
        super.init()
    }
}

/// Makes views of classes that are only known at run time.
@MainActor
enum ViewFactory {
    static func view<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
        let double = unsafeBitCast(type as AnyClass, to: FrameDouble.Type.self)
        return (double.init(frame: frame) as AnyObject) as? View
    }
}
