/// The members of a class that others find by name: outlets, inspectable properties, and methods that selectors call.
///
/// Objective-C's runtime knows them on Apple's systems. `keyline adapt` writes a type of this kind into every class and extension whose
/// source says `@objc`, `@IBOutlet`, `@IBAction` or `@IBInspectable`; a program finds them all without being told.
public protocol ClassTable: SendableMetatype {
    /// The class whose members they are.
    static var type: AnyClass { get }

    /// Adds the members.
    @MainActor static func add(to members: inout ClassMembers)
}
