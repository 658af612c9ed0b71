import Foundation

/// The classes of views that documents may name: a storyboard's custom classes and a layout file's.
///
///     ViewClasses.register(RatingView.self)
///
/// A document that names a class gets a view of it, made with `init(coder:)` as on Apple's systems, with an archive that has nothing in it.
/// A class that nobody registered is shown as the class that the document derives it from.
@preconcurrency @MainActor
public enum ViewClasses {
    private static var classes: [String: UIView.Type] = [:]

    /// Makes a class known by its own name.
    public static func register(_ type: UIView.Type) {
        register(type, named: String(describing: type))
    }

    /// Makes a class known by another name.
    public static func register(_ type: UIView.Type, named name: String) {
        classes[name] = type
    }

    /// The class of a name; nil where nobody registered one. A module in front of the name makes no difference.
    public static func type(named name: String) -> UIView.Type? {
        classes[name] ?? classes[String(name.split(separator: ".").last ?? "")]
    }

    /// A view of a registered class; nil where the name is not known or the class refuses to be made from an archive.
    package static func makeView(named name: String) -> UIView? {
        guard let type = type(named: name), let archive = emptyArchive else { return nil }
        return type.init(coder: archive)
    }

    /// What `init(coder:)` is handed: it answers every question with nothing.
    private static var emptyArchive: NSCoder? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
}
