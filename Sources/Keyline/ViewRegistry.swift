public import UIKitLayout

/// The app's own classes of views that documents may name: the custom classes of storyboards and XIBs, and the types of layout files.
///
///     ViewRegistry.register(RatingView.self)
///     ViewRegistry.register("Badge") { Badge(style: .round) }
///
/// Register classes before the document is opened. Classes of sources that `keyline adapt` rewrote are known without that. A storyboard
/// shows a view of an unknown class as the class that the document derives it from, or as a placeholder if only the class's own code draws
/// it; a layout file with an unknown type is refused.
public enum ViewRegistry {
    /// Registers a class under its own name. Its views are created with `init(coder:)`, as on Apple's systems, from an empty archive.
    public static func register(_ type: UIView.Type) {
        ViewClasses.register(type)
    }

    /// Registers a class under another name.
    public static func register(_ type: UIView.Type, named name: String) {
        ViewClasses.register(type, named: name)
    }

    /// Registers a class under a name, with a closure that creates its views.
    ///
    /// - Parameters:
    ///   - name: The name in documents, without a module.
    ///   - make: Creates a view. A view of another kind than the document's element, such as no `UILabel` for a label, is not used.
    public static func register<View: UIView>(_ name: String, make: @escaping @Sendable @MainActor () -> View) {
        ViewClasses.register(name, make: make)
    }
}
