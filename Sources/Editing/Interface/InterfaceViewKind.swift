/// What editing knows of a kind of view in storyboards and XIBs: one row of `all` for each.
struct InterfaceViewKind: Sendable {
    /// The name of its elements.
    let element: String
    /// UIKit's class; nil for one that no conversion makes.
    var type: String?
    /// Whether layout files know the class.
    var isInLayoutFiles = true
    /// Whether people read text in it.
    var isText = false
    /// Whether the class has content of its own.
    var hasContent = true
    /// Whether people choose its width though it has content.
    var hasChosenWidth = false
    /// The colours, by the keys that documents give them, besides those that every view has.
    var colors: [String] = []
    /// The colours that layout files do not know.
    var codeColors: [String] = []

    /// Whether it is a control, which may be disabled.
    var isControl: Bool { Self.controlElements.contains(element) }

    private static let controlElements: Set = [
        "button", "switch", "slider", "stepper", "segmentedControl", "textField", "pageControl", "datePicker",
    ]

    /// The kind of an element's name; one without particulars where nothing is known of it.
    static func named(_ element: String) -> InterfaceViewKind {
        byElement[element] ?? InterfaceViewKind(element: element)
    }

    private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

    private static let all: [InterfaceViewKind] = containers + texts + controls + codeOnly

    private static let containers = [
        InterfaceViewKind(element: "view", type: "UIView", hasContent: false),
        InterfaceViewKind(element: "containerView", type: "UIView", hasContent: false),
        InterfaceViewKind(element: "stackView", type: "UIStackView", hasContent: false),
        InterfaceViewKind(element: "scrollView", type: "UIScrollView", hasContent: false),
        InterfaceViewKind(element: "tableViewCellContentView", type: "UIView"),
        InterfaceViewKind(element: "collectionViewCellContentView", type: "UIView"),
    ]

    private static let texts = [
        InterfaceViewKind(element: "label", type: "UILabel", isText: true, colors: ["textColor"]),
        InterfaceViewKind(element: "button", type: "UIButton", isText: true),
        InterfaceViewKind(
            element: "textField", type: "UITextField", isText: true, hasChosenWidth: true, colors: ["textColor"]),
        InterfaceViewKind(
            element: "textView", type: "UITextView", isText: true, hasChosenWidth: true, colors: ["textColor"]),
    ]

    private static let controls = [
        InterfaceViewKind(element: "imageView", type: "UIImageView", hasContent: false),
        InterfaceViewKind(element: "switch", type: "UISwitch", colors: ["onTintColor"], codeColors: ["thumbTintColor"]),
        InterfaceViewKind(
            element: "slider", type: "UISlider", hasChosenWidth: true,
            codeColors: ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]),
        InterfaceViewKind(element: "stepper", type: "UIStepper"),
        InterfaceViewKind(
            element: "segmentedControl", type: "UISegmentedControl", hasChosenWidth: true,
            codeColors: ["selectedSegmentTintColor"]),
        InterfaceViewKind(
            element: "progressView", type: "UIProgressView", hasChosenWidth: true, colors: ["progressTintColor"],
            codeColors: ["trackTintColor"]),
        InterfaceViewKind(element: "activityIndicatorView", type: "UIActivityIndicatorView", colors: ["color"]),
        InterfaceViewKind(
            element: "pageControl", type: "UIPageControl", hasChosenWidth: true,
            codeColors: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]),
    ]

    private static let codeOnly = [
        InterfaceViewKind(
            element: "tableView", type: "UITableView", isInLayoutFiles: false, hasContent: false,
            codeColors: ["separatorColor"]),
        InterfaceViewKind(element: "tableViewCell", type: "UITableViewCell", isInLayoutFiles: false),
        InterfaceViewKind(element: "collectionView", hasContent: false),
        InterfaceViewKind(element: "collectionViewCell", type: "UICollectionViewCell", isInLayoutFiles: false),
        bar("searchBar", "UISearchBar"), bar("navigationBar", "UINavigationBar"), bar("toolbar", "UIToolbar"),
        bar("tabBar", "UITabBar"),
        InterfaceViewKind(element: "datePicker", type: "UIDatePicker", isInLayoutFiles: false),
        InterfaceViewKind(element: "pickerView", type: "UIPickerView", isInLayoutFiles: false),
        InterfaceViewKind(element: "visualEffectView", type: "UIVisualEffectView", isInLayoutFiles: false),
    ]

    private static func bar(_ element: String, _ type: String) -> InterfaceViewKind {
        InterfaceViewKind(
            element: element, type: type, isInLayoutFiles: false, hasChosenWidth: true, codeColors: ["barTintColor"])
    }
}
