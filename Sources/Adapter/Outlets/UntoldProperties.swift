import KeylineOutletValues

extension OutletValue {
    /// Whether this and another value are one assignment of a view's opacity.
    func isOpacity(_ other: OutletValue) -> Bool {
        property == UntoldProperties.opacity && other.property == property && other.path == path && other.file == file
            && other.line == line
    }
}

/// The properties whose values in a document are samples once code sets them, in Swift and in Objective-C.
enum UntoldProperties {
    static let texts: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "attributedTitle",
    ]
    /// Colours, by whose contrast nothing can be said where code sets them.
    static let colors: Set<String> = ["textColor", "backgroundColor", "tintColor", "titleColor", "barTintColor"]
    /// Pictures: the document's own are never seen, and the content of a button may have another size.
    static let images: Set<String> = ["image", "backgroundImage"]
    /// Those of a view's look besides its font.
    static let looks = colors.union(images)
    /// The font, by which nothing can be said about the size of a text where code sets one that is not known.
    static let font = "font"
    /// The label of a button, whose font counts as the button's.
    static let buttonLabel = "titleLabel"
    /// Whether the value of a property is a text with attributes, which may bring a font and a colour along.
    static func givesFont(_ name: String) -> Bool { inkOfStyled(name) != nil }

    /// The colour that a text with attributes may replace; nil for other properties.
    static func inkOfStyled(_ name: String) -> String? {
        switch name {
        case "attributedText": "textColor"
        case "attributedTitle": "titleColor"
        default: nil
        }
    }

    /// The words that VoiceOver says instead of those that are seen.
    static let spokenLabel = "accessibilityLabel"
    /// Whether VoiceOver finds a view, and nothing inside it then.
    static let isElement = "isAccessibilityElement"

    /// Whether a view is a state of the screen that code shows at its time.
    static let visibility = "isHidden"
    /// The opacity of a view: one that code fades in has the value of its first picture for a moment only.
    static let opacity = "alpha"
    /// The constant of a constraint, by which code sizes or moves its view.
    static let constant = "constant"
    /// The layout of a collection, which decides the sizes of its cells.
    static let layout = "collectionViewLayout"
    /// The breaking and shrinking of a label's text, by which a text that is cut off in the document may fit.
    static let wrapping: Set<String> = [
        "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    ]
    /// The frame of a view, however code sets it: nothing can be said about the side at which the document has the view.
    static let frame = "frame"
    /// The properties by which code sets a frame or moves it.
    static let placing: Set<String> = [frame, "center", "transform"]
    /// The property by which code hands a view to constraints of its own, whatever placed it in the document.
    static let masks = "translatesAutoresizingMaskIntoConstraints"
    /// Whether code that places views asks for the direction of the language: it mirrors them itself.
    static let direction = "layoutDirection"
    /// Whether a name asks for the direction of the language, as UIKit's `effectiveUserInterfaceLayoutDirection` and an app's `isRTL` do.
    static func asksForDirection(_ name: String) -> Bool {
        name.contains("RTL") || name.contains("ayoutDirection") || name.contains("ightToLeft")
    }

    /// The items at the sides of a bar: the document's are never seen once code sets others.
    static let barItems: Set<String> = [
        "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    ]

    /// Properties of which any value counts wherever it is set, also one that is no sample: the document says nothing about others.
    static let setAnywhere: Set<String> = wrapping.union([
        spokenLabel, isElement, visibility, opacity, layout, frame, constant,
    ])
    .union(barItems)

    /// Those of outlets.
    static let ofOutlets = ofObject.union(setAnywhere)
    /// Those that methods which UIKit calls set for the object itself.
    static let ofObject = texts.union(colors).union(images).union([font])

    /// Properties of UIKit's own that hold a view of the class.
    static let views: Set<String> = ["view", "contentView"]
    /// Properties of UIKit's own that hold what a bar shows for a controller.
    private static let items: Set<String> = ["navigationItem", "tabBarItem"]

    /// Whether a property of the object itself, of its view or of its bar's item counts.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - path: The names from the object to the one whose property it is; empty for the object itself.
    ///   - isController: Whether the object is a view controller. Other objects may have titles of their own, which are no words of a view.
    /// - Returns: Whether the document's value is a sample.
    static func areSet(_ property: String, at path: [String], inController isController: Bool) -> Bool {
        guard path.count < 2 else { return false }
        let name = path.first
        if property == layout { return name == "collectionView" }
        if property == "title" { return isController && (name.map(items.contains) ?? true) }
        if barItems.contains(property) { return isController && name == "navigationItem" }
        if property == font { return !isController && name == nil }
        return (colors.contains(property) || property == spokenLabel || property == isElement)
            && (name.map(views.contains) ?? true)
    }
}
