/// The attributes and elements of documents that are no properties of views and that conversions carry all the same, and those that say
/// nothing about looks.
///
/// Elements that neither the vocabulary nor a row names are reported. A child that is the value of a property, such as a `color`, counts as an attribute by the
/// name of its key.
struct CarriedElement: Sendable {
    /// The values of attributes; nil for any.
    private typealias Values = [String: Set<String>?]

    private let everywhere: Values
    private let inCode: Values
    private let silent: Values

    /// Declares a row. Names stand between spaces; `name=a|b` limits an attribute to values.
    ///
    /// - Parameters:
    ///   - everywhere: What layout files and code carry.
    ///   - inCode: What only code carries.
    ///   - silent: What says no more than its absence would, or nothing about the views.
    init(_ everywhere: String, code inCode: String = "", silent: String = "") {
        self.everywhere = Self.values(everywhere)
        self.inCode = Self.values(inCode)
        self.silent = Self.values(silent)
    }

    private static func values(_ text: String) -> Values {
        var values: Values = [:]
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            values.updateValue(
                parts.count == 2 ? Set(parts[1].split(separator: "|").map(String.init)) : nil, forKey: parts[0])
        }
        return values
    }

    /// Whether a conversion carries an attribute.
    ///
    /// - Parameters:
    ///   - attribute: The attribute's name, or the key of an element.
    ///   - value: Its value; nil for an element.
    ///   - form: What the document is converted to.
    /// - Returns: Whether the result says the same.
    func carries(_ attribute: String, _ value: String?, into form: ConversionForm) -> Bool {
        Self.has(everywhere, attribute, value) || form == .code && Self.has(inCode, attribute, value)
    }

    /// Whether an attribute says no more than its absence would.
    func isSilent(_ attribute: String, _ value: String?) -> Bool { Self.has(silent, attribute, value) }

    private static func has(_ values: Values, _ attribute: String, _ value: String?) -> Bool {
        guard let known = values[attribute] else { return false }
        guard let known, let value else { return true }
        return known.contains(value)
    }
}

extension CarriedElement {
    /// The attributes of every view's element.
    static let everyView = CarriedElement(
        "insetsLayoutMarginsFromSafeArea horizontalHuggingPriority verticalHuggingPriority "
            + "horizontalCompressionResistancePriority verticalCompressionResistancePriority layoutMargins "
            // Places and sizes become constraints.
            + "fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight autoresizingMask rect frame "
            + "translatesAutoresizingMaskIntoConstraints userLabel",
        silent: "id key opaque clearsContextBeforeDrawing userInteractionEnabled=YES multipleTouchEnabled=NO "
            + "ambiguous misplaced verifyAmbiguity customModule customModuleProvider sceneMemberID colorLabel "
            // The class is reported by its name.
            + "customClass")

    /// An element that becomes a plain view still has its views.
    static let plainView = CarriedElement("prototypes sections contentView")

    /// The row of a view's own element, or of one inside, by the names from the view's down; nil where there is none.
    static func row(of path: String) -> CarriedElement? { named[path] }

    /// The elements inside one from which the vocabulary reads properties.
    static let part = CarriedElement("", silent: "key")

    private static let named: [String: CarriedElement] = [
        "label": CarriedElement(
            "adjustsFontForContentSizeCategory=YES",
            silent: "usesAttributedText adjustsFontForContentSizeCategory=NO userInteractionEnabled=NO"),
        "textField": CarriedElement(
            "adjustsFontForContentSizeCategory=YES", code: "backgroundCatalog",
            silent: "adjustsFontForContentSizeCategory=NO"),
        "textView": CarriedElement(
            "adjustsFontForContentSizeCategory=YES",
            silent: "adjustsFontForContentSizeCategory=NO usesAttributedText"),
        "imageView": CarriedElement("", silent: "userInteractionEnabled=NO"),
        "segmentedControl": CarriedElement("", silent: "segmentControlStyle"),
        "stackView": CarriedElement("spacingType=standard"),
        "tableView": CarriedElement("prototypes sections", silent: "dataMode"),
        "tableView/sections": CarriedElement("tableViewSection"), "tableView/prototypes": CarriedElement(""),
        "tableView/sections/tableViewSection": CarriedElement("cells headerTitle footerTitle", silent: "id"),
        "tableView/sections/tableViewSection/cells": CarriedElement(""),
        "tableViewCell": CarriedElement("rowHeight", silent: "textLabel detailTextLabel imageView"),
        "tableViewCellContentView": CarriedElement("", silent: "tableViewCell multipleTouchEnabled=YES"),
        "collectionViewCell": CarriedElement("", silent: "multipleTouchEnabled=YES"),
        "collectionViewCellContentView": CarriedElement("", silent: "multipleTouchEnabled=YES"),
        "visualEffectView": CarriedElement("", code: "blurEffect"),
        // Elements inside those of several kinds.
        "imageReference": CarriedElement("image catalog", silent: "key renderingMode=automatic"),
        "fontDescription": CarriedElement("style type pointSize weight name family", silent: "key"),
        "blurEffect": CarriedElement("", code: "style", silent: "key"),
        "attributedString": CarriedElement("fragment", silent: "key base64-UTF8"),
        "attributedString/fragment": CarriedElement("content attributes", silent: "key base64-UTF8"),
        "attributedString/fragment/attributes": CarriedElement(
            "", code: "NSFont NSColor NSParagraphStyle", silent: "key"),
        "viewController": CarriedElement(
            "view layoutGuides",
            silent: "id sceneMemberID userLabel customModule customModuleProvider customClass storyboardIdentifier "
                + "freeformSize size"),
    ]
}
