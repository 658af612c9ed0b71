/// The attributes of one element of documents that conversions carry, and those that change nothing.
///
/// Whatever a row does not name is reported. A child that is the value of a property, such as a `color`, counts as an attribute by the
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
    /// The rows of a view's own element: what every view has, what every control has, and what its kind has.
    static func rows(ofView kind: String) -> [CarriedElement] {
        [named[kind], InterfaceViewKind.named(kind).isControl ? control : nil, everyView].compactMap { $0 }
    }

    /// The rows of a view of a kind that becomes a plain view: what says nothing of the kind still says nothing.
    static func rows(ofPlainView kind: String) -> [CarriedElement] {
        [everyView, CarriedElement("prototypes sections contentView"), control.silentPart]
            + [named[kind]?.silentPart].compactMap { $0 }
    }

    private var silentPart: CarriedElement { CarriedElement(everywhere: [:], inCode: [:], silent: silent) }

    private init(everywhere: Values, inCode: Values, silent: Values) {
        self.everywhere = everywhere
        self.inCode = inCode
        self.silent = silent
    }

    /// The row of an element inside a view, by the names from the view's down; nil for one that no conversion reads.
    static func row(of path: String) -> CarriedElement? { named[path] }

    private static let everyView = CarriedElement(
        "alpha hidden=YES clipsSubviews insetsLayoutMarginsFromSafeArea=NO preservesSuperviewLayoutMargins=YES "
            + "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
            + "verticalCompressionResistancePriority backgroundColor tintColor layoutMargins directionalLayoutMargins "
            + "semanticContentAttribute=playback|spatial|forceLeftToRight|forceRightToLeft "
            + "contentMode=scaleAspectFit|scaleAspectFill|center|top|bottom|right|topLeft|topRight|bottomLeft"
            + "|bottomRight|TopLeft|TopRight|BottomLeft|BottomRight "
            // Places and sizes become constraints.
            + "fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight autoresizingMask rect frame "
            + "translatesAutoresizingMaskIntoConstraints userLabel",
        code: "tag autoresizesSubviews=NO contentMode=redraw",
        silent: "id key opaque clearsContextBeforeDrawing userInteractionEnabled=YES multipleTouchEnabled=NO tag=0 "
            + "hidden=NO preservesSuperviewLayoutMargins=NO insetsLayoutMarginsFromSafeArea=YES contentMode=scaleToFill|left "
            + "layoutMarginsFollowReadableWidth=NO autoresizesSubviews=YES semanticContentAttribute=unspecified "
            + "ambiguous misplaced verifyAmbiguity customModule customModuleProvider sceneMemberID colorLabel "
            // The class is reported by its name.
            + "customClass")

    private static let control = CarriedElement(
        "enabled=NO selected=YES highlighted=YES",
        silent:
            "enabled=YES selected=NO highlighted=NO contentHorizontalAlignment=center contentVerticalAlignment=center")

    private static let named: [String: CarriedElement] = texts.merging(values) { $1 }.merging(lists) { $1 }
        .merging(parts) { $1 }

    private static let alignments = "textAlignment=left|center|right|justified"

    private static let texts: [String: CarriedElement] = [
        "label": CarriedElement(
            "text attributedText fontDescription textColor numberOfLines adjustsFontSizeToFit minimumScaleFactor "
                + "lineBreakMode \(alignments) enabled=NO adjustsFontForContentSizeCategory=YES",
            code: "baselineAdjustment=alignCenters|none allowsDefaultTighteningForTruncation=YES",
            silent: "textAlignment=natural enabled=YES adjustsFontForContentSizeCategory=NO usesAttributedText "
                + "baselineAdjustment=alignBaselines allowsDefaultTighteningForTruncation=NO userInteractionEnabled=NO"),
        "textField": CarriedElement(
            "text placeholder fontDescription textColor borderStyle=line|bezel|roundedRect minimumFontSize "
                + "clearButtonMode=whileEditing|unlessEditing|always \(alignments) adjustsFontSizeToFit "
                + "adjustsFontForContentSizeCategory=YES",
            code: "background backgroundCatalog",
            silent: "textAlignment=natural borderStyle=none clearButtonMode=never contentHorizontalAlignment=left|fill "
                + "adjustsFontForContentSizeCategory=NO"),
        "textField/textInputTraits": CarriedElement("secureTextEntry=YES", silent: "key secureTextEntry=NO"),
        "textView": CarriedElement(
            "text attributedText fontDescription textColor scrollEnabled=NO \(alignments) "
                + "adjustsFontForContentSizeCategory=YES",
            code: "contentInset contentInsetAdjustmentBehavior=scrollableAxes|never|always",
            silent: "textAlignment=natural scrollEnabled=YES contentInsetAdjustmentBehavior=automatic "
                + "adjustsFontForContentSizeCategory=NO usesAttributedText"),
        "button": CarriedElement(
            "fontDescription buttonType=system|roundedRect",
            code: "buttonType=detailDisclosure|infoLight|infoDark|contactAdd|close|custom contentEdgeInsets "
                + "titleEdgeInsets imageEdgeInsets lineBreakMode contentHorizontalAlignment=left|right|fill|leading|trailing "
                + "contentVerticalAlignment=top|bottom|fill adjustsImageWhenDisabled=NO adjustsImageWhenHighlighted=NO",
            silent: "lineBreakMode=middleTruncation adjustsImageWhenDisabled=YES adjustsImageWhenHighlighted=YES"),
        "button/state:normal": CarriedElement(
            "title image catalog titleColor",
            code: "attributedTitle backgroundImage backgroundCatalog preferredSymbolConfiguration",
            silent: "key"),
        "button/buttonConfiguration": CarriedElement(
            "style title subtitle image catalog imagePlacement imagePadding buttonSize cornerStyle titleFontDescription "
                + "fontDescription baseForegroundColor",
            code: "titlePadding titleAlignment baseBackgroundColor preferredSymbolConfigurationForImage contentInsets "
                + "attributedTitle",
            silent: "key titleAlignment=automatic"),
    ].merging(
        ["highlighted", "selected", "disabled"].map { state in
            (
                "button/state:\(state)",
                CarriedElement(
                    "",
                    code: "title image catalog titleColor attributedTitle backgroundImage backgroundCatalog "
                        + "preferredSymbolConfiguration", silent: "key")
            )
        }
    ) { $1 }

    private static let values: [String: CarriedElement] = [
        "imageView": CarriedElement(
            "image catalog contentMode=left",
            code: "highlightedImage highlightedCatalog highlighted=YES preferredSymbolConfiguration "
                + "adjustsImageSizeForAccessibilityContentSizeCategory=YES",
            silent: "highlighted=NO adjustsImageSizeForAccessibilityContentSizeCategory=NO userInteractionEnabled=NO"),
        "stackView": CarriedElement(
            "axis=vertical distribution=fillEqually|fillProportionally|equalSpacing|equalCentering spacing "
                + "alignment=leading|top|firstBaseline|center|trailing|bottom|lastBaseline baselineRelativeArrangement=YES",
            silent: "axis=horizontal distribution=fill alignment=fill baselineRelativeArrangement=NO"),
        "scrollView": CarriedElement(
            "scrollEnabled=NO contentInset", code: "contentInsetAdjustmentBehavior=scrollableAxes|never|always",
            silent: "scrollEnabled=YES contentInsetAdjustmentBehavior=automatic"),
        "switch": CarriedElement("on=YES onTintColor", code: "thumbTintColor", silent: "on=NO \(unaligned)"),
        "slider": CarriedElement(
            "value minValue maxValue",
            code: "minimumTrackTintColor maximumTrackTintColor thumbTintColor minimumValueImage maximumValueImage "
                + "minimumValueCatalog maximumValueCatalog",
            silent: unaligned),
        "stepper": CarriedElement(
            "value minimumValue maximumValue", code: "wraps=YES", silent: "wraps=NO \(unaligned)"),
        "segmentedControl": CarriedElement(
            "selectedSegmentIndex", code: "apportionsSegmentWidthsByContent=YES selectedSegmentTintColor",
            silent: "segmentControlStyle apportionsSegmentWidthsByContent=NO \(unaligned)"),
        "segmentedControl/segments": CarriedElement(""),
        "segmentedControl/segments/segment": CarriedElement(
            "title", code: "image catalog width enabled=NO", silent: "enabled=YES"),
        "progressView": CarriedElement(
            "progress progressTintColor", code: "trackTintColor progressViewStyle=bar",
            silent: "progressViewStyle=default"),
        "activityIndicatorView": CarriedElement(
            "style=medium|large color animating=YES", code: "style=white|whiteLarge|gray hidesWhenStopped=YES",
            silent: "animating=NO hidesWhenStopped=NO"),
        "pageControl": CarriedElement(
            "numberOfPages currentPage",
            code: "hidesForSinglePage=YES pageIndicatorTintColor currentPageIndicatorTintColor",
            silent: "hidesForSinglePage=NO \(unaligned)"),
        "datePicker": CarriedElement(
            "", code: "datePickerMode style minuteInterval", silent: "datePickerMode=dateAndTime \(unaligned)"),
    ]

    /// Controls that lay out no content pay no attention to its alignment.
    private static let unaligned = "contentHorizontalAlignment contentVerticalAlignment"

    private static let bar = CarriedElement("", code: "barTintColor")

    private static let lists: [String: CarriedElement] = [
        "searchBar": CarriedElement(
            "",
            code: "text placeholder prompt showsCancelButton=YES showsScopeBar=YES showsBookmarkButton=YES "
                + "showsSearchResultsButton=YES searchBarStyle=minimal|prominent barTintColor",
            silent: "showsCancelButton=NO showsScopeBar=NO showsBookmarkButton=NO showsSearchResultsButton=NO "
                + "searchBarStyle=default"),
        "navigationBar": CarriedElement("", code: "barTintColor largeTitles=YES", silent: "largeTitles=NO"),
        "toolbar": bar, "tabBar": bar,
        "tableView": CarriedElement(
            "prototypes sections",
            code:
                "style rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight separatorInset separatorColor "
                + "separatorStyle=none contentInset",
            silent:
                "dataMode separatorStyle=default|singleLine rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=-1 "
                + "sectionFooterHeight=-1 style=plain"),
        "tableView/sections": CarriedElement("tableViewSection"), "tableView/prototypes": CarriedElement(""),
        "tableView/sections/tableViewSection": CarriedElement("cells", code: "headerTitle footerTitle", silent: "id"),
        "tableView/sections/tableViewSection/cells": CarriedElement(""),
        "tableViewCell": CarriedElement(
            "rowHeight",
            code: "style=\(cellStyles) reuseIdentifier separatorInset indentationLevel indentationWidth "
                + "accessoryType=disclosureIndicator|detailDisclosureButton|checkmark|detailButton selectionStyle=none",
            silent: "style=IBUITableViewCellStyleDefault textLabel detailTextLabel imageView indentationWidth=10 "
                + "accessoryType=none selectionStyle=default|blue|gray indentationLevel=0"),
        "tableViewCellContentView": CarriedElement(
            "", silent: "tableViewCell multipleTouchEnabled=YES"),
        "collectionViewCell": CarriedElement("", silent: "multipleTouchEnabled=YES"),
        "collectionViewCellContentView": CarriedElement("", silent: "multipleTouchEnabled=YES"),
        "visualEffectView": CarriedElement("", code: "blurEffect"),
    ]

    private static let cellStyles =
        "IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2"
        + "|IBUITableViewCellStyleSubtitle"

    /// What stands inside elements of several kinds.
    private static let parts: [String: CarriedElement] = [
        "imageReference": CarriedElement("image catalog", silent: "key renderingMode=automatic"),
        "fontDescription": CarriedElement(
            "style type pointSize weight name family", silent: "key"),
        "blurEffect": CarriedElement("", code: "style", silent: "key"),
        "attributedString": CarriedElement("fragment", silent: "key base64-UTF8"),
        "attributedString/fragment": CarriedElement("content attributes", silent: "key base64-UTF8"),
        "attributedString/fragment/attributes": CarriedElement(
            "", code: "NSFont NSColor NSParagraphStyle", silent: "key"),
        "viewController": CarriedElement("view layoutGuides", silent: controllerSilence),
    ]

    /// What a controller's element says of itself, and how the canvas showed it.
    static let controllerSilence =
        "id sceneMemberID userLabel customModule customModuleProvider customClass storyboardIdentifier freeformSize size"
}
