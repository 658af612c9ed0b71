import Foundation

// Apps register classes of views, and UIKit creates the views through the Objective-C runtime. Swift creates an object of a class that is
// only known at run time through a `required` initializer, and `init(frame:)` can't be one: apps write `override init(frame:)`.
//
// A convenience initializer calls `init(frame:)` by the class of the object, so it creates views of any class. The compiler refuses to call
// it for such a class all the same. A method of the type has the same calling convention and is not refused, so the two are declared
// under one symbol. The compiler holds them to one type, and the linker fails where the symbol is missing. `ConstructionTests` creates views
// of each kind of class.
//
// Refused by the compiler were initializers in an extension of a protocol (`where Self: UIView`) and `Self.init(frame:)` in a class method.
// An override in each class would need a line in each, and apps are compiled as they are.

extension UIView {
    @_silgen_name("keyline_UIView_init_frame")
    convenience init(dynamicClassFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Creates a view of this class, which may be a subclass that is only known at run time, with a frame in points.
    ///
    /// A class that declares other designated initializers but not `init(frame:)` ends the program, as it does in UIKit.
    @_silgen_name("keyline_UIView_init_frame")
    static func ofDynamicClass(frame: CGRect) -> Self
}
