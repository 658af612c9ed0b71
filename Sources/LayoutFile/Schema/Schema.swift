import UIKitLayout

/// Every class that a layout file may name.
enum Schema {
    /// In the order in which documentation lists them.
    static let views: [ViewSchema] = containers + texts + controls + indicators

    /// The view of the whole screen: it has the keys that every view has.
    static let screen = ViewSchema("the screen", "The view of the whole screen.", make: { UIView() })

    private static let byName = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }

    static func view(_ name: String) -> ViewSchema? { byName[name] }
}

extension ViewSchema {
    var isScrollView: Bool { name == "UIScrollView" || name == "UITextView" }
}
