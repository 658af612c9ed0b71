import UIKitLayout

/// Every class that a layout file may name.
enum Schema {
    /// In the order in which documentation lists them.
    static let views: [ViewSchema] = containers + texts + controls + indicators

    /// The view of the whole screen: it has the keys that every view has.
    static let screen = ViewSchema("the screen", "The view of the whole screen.", isPlaced: false, make: { UIView() })

    private static let byName = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }

    /// The keys of a class; those of the class that it derives from where it is one that layout code registered.
    static func view(_ name: String) -> ViewSchema? {
        byName[name] ?? ViewClasses.ancestors(of: name).lazy.compactMap { byName[$0] }.first
    }
}

extension ViewSchema {
    var isScrollView: Bool { name == "UIScrollView" || name == "UITextView" }
}
