import Foundation
import Synchronization

/// The classes of views that documents may name: a storyboard's or XIB's custom classes, and a layout file's types.
///
///     ViewClasses.register(RatingView.self)
///     ViewClasses.register("Badge") { Badge(style: .round) }
///
/// Classes of sources that `keyline adapt` rewrote are known without that. A storyboard shows a view of an unknown class as the class that
/// the document derives it from, or as a placeholder if only the class's own code draws it; a layout file with an unknown type is refused.
/// Programs register classes through `ViewRegistry` of Keyline.
package enum ViewClasses {
    private struct Entry: Sendable {
        let type: UIView.Type
        let make: @Sendable @MainActor () -> UIView?
    }

    private static let entries = Mutex<[String: Entry]>([:])

    /// Makes a class known by its own name. Its views are made with `init(coder:)`, as on Apple's systems, with an archive that has
    /// nothing in it.
    package static func register(_ type: UIView.Type) {
        register(type, named: String(describing: type))
    }

    /// Makes a class known by another name.
    package static func register(_ type: UIView.Type, named name: String) {
        add(entry(type), name)
    }

    /// Makes a class known by a name, with how views of it are made.
    ///
    /// - Parameters:
    ///   - name: The name that documents give, without the module's.
    ///   - make: Makes a view. A view that is not of the kind that a document's element says, a `UILabel` for a label, is not used.
    package static func register<View: UIView>(_ name: String, make: @escaping @Sendable @MainActor () -> View) {
        add(Entry(type: View.self, make: make), name)
    }

    private static func add(_ entry: Entry, _ name: String) {
        entries.withLock { $0[name] = entry }
    }

    /// The class of a name; nil where nobody registered one. A module in front of the name makes no difference.
    package static func type(named name: String) -> UIView.Type? { entry(name)?.type }

    private static func entry(_ name: String) -> Entry? {
        let short = String(name.split(separator: ".").last ?? "")
        return entries.withLock { $0[name] ?? $0[short] }
            ?? (LinkedClasses.type(named: short) as? UIView.Type).map(entry)
    }

    private static func entry(_ type: UIView.Type) -> Entry {
        Entry(type: type) { emptyArchive.flatMap { type.init(coder: $0) } }
    }

    /// A controller of a class that has a `ClassTable`; nil where the name is not known or the class refuses to be made from an archive.
    @MainActor package static func makeController(named name: String) -> UIViewController? {
        let type = LinkedClasses.type(named: String(name.split(separator: ".").last ?? "")) as? UIViewController.Type
        return type.flatMap { type in emptyArchive.flatMap { type.init(coder: $0) } }
    }

    /// A view of a registered class; nil where the name is not known or the class refuses to be made from an archive.
    @MainActor package static func makeView(named name: String) -> UIView? { entry(name)?.make() }

    /// The names of the classes that a registered class derives from, the nearest first, without modules.
    package static func ancestors(of name: String) -> [String] {
        var names: [String] = []
        var next: AnyClass? = type(named: name)
        while let current = next, let above = _getSuperclass(current) {
            names.append(String(describing: above))
            next = above
        }
        return names
    }

    /// What `init(coder:)` is handed: it answers every question with nothing.
    package static var emptyArchive: NSCoder? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
}
