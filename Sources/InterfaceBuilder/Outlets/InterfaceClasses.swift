public import UIKitLayout

/// The custom classes that interface files may name, with how an object of each is made.
///
/// A class that is not registered is shown as the kind of view that it derives from, in the file's words.
public struct InterfaceClasses: Sendable {
    private var makers: [String: @Sendable @MainActor () -> UIView] = [:]

    /// No classes.
    public init() {}

    /// Registers a class by the name that files give, without the module's.
    ///
    /// - Parameters:
    ///   - name: The name after Custom Class in Interface Builder.
    ///   - make: Makes a view. It must be of the kind that the file's element says: a `UILabel` for a label. A view of another kind is
    ///     not used.
    public mutating func register(_ name: String, make: @escaping @Sendable @MainActor () -> UIView) {
        makers[name] = make
    }

    @MainActor func make(_ name: String?) -> UIView? {
        name.flatMap { makers[$0] }?()
    }
}
