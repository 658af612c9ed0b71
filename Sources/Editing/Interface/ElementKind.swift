/// What editing knows of a kind of view in storyboards and XIBs: one row of `all` for each.
struct ElementKind: Sendable {
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

    /// The kind of an element's name; one without particulars where nothing is known of it.
    static func named(_ element: String) -> ElementKind { byElement[element] ?? ElementKind(element: element) }

    private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

    private static let all: [ElementKind] = containers + texts + controls + codeOnly

    private static let containers = [
        ElementKind(element: "view", type: "UIView", hasContent: false),
        ElementKind(element: "containerView", type: "UIView", hasContent: false),
        ElementKind(element: "stackView", type: "UIStackView", hasContent: false),
        ElementKind(element: "scrollView", type: "UIScrollView", hasContent: false),
        ElementKind(element: "tableViewCellContentView", type: "UIView"),
        ElementKind(element: "collectionViewCellContentView", type: "UIView"),
    ]

    private static let texts = [
        ElementKind(element: "label", type: "UILabel", isText: true, colors: ["textColor"]),
        ElementKind(element: "button", type: "UIButton", isText: true),
        ElementKind(
            element: "textField", type: "UITextField", isText: true, hasChosenWidth: true, colors: ["textColor"]),
        ElementKind(
            element: "textView", type: "UITextView", isText: true, hasChosenWidth: true, colors: ["textColor"]),
    ]

    private static let controls = [
        ElementKind(element: "imageView", type: "UIImageView", hasContent: false),
        ElementKind(element: "switch", type: "UISwitch", colors: ["onTintColor"], codeColors: ["thumbTintColor"]),
        ElementKind(
            element: "slider", type: "UISlider", hasChosenWidth: true,
            codeColors: ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]),
        ElementKind(element: "stepper", type: "UIStepper"),
        ElementKind(
            element: "segmentedControl", type: "UISegmentedControl", hasChosenWidth: true,
            codeColors: ["selectedSegmentTintColor"]),
        ElementKind(
            element: "progressView", type: "UIProgressView", hasChosenWidth: true,
            codeColors: ["progressTintColor", "trackTintColor"]),
        ElementKind(element: "activityIndicatorView", type: "UIActivityIndicatorView", colors: ["color"]),
        ElementKind(
            element: "pageControl", type: "UIPageControl", hasChosenWidth: true,
            codeColors: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]),
    ]

    private static let codeOnly = [
        ElementKind(
            element: "tableView", type: "UITableView", isInLayoutFiles: false, hasContent: false,
            codeColors: ["separatorColor"]),
        ElementKind(element: "tableViewCell", type: "UITableViewCell", isInLayoutFiles: false),
        ElementKind(element: "collectionView", hasContent: false),
        ElementKind(element: "collectionViewCell", type: "UICollectionViewCell", isInLayoutFiles: false),
        bar("searchBar", "UISearchBar"), bar("navigationBar", "UINavigationBar"), bar("toolbar", "UIToolbar"),
        bar("tabBar", "UITabBar"),
        ElementKind(element: "datePicker", type: "UIDatePicker", isInLayoutFiles: false),
        ElementKind(element: "pickerView", type: "UIPickerView", isInLayoutFiles: false),
        ElementKind(element: "visualEffectView", type: "UIVisualEffectView", isInLayoutFiles: false),
    ]

    private static func bar(_ element: String, _ type: String) -> ElementKind {
        ElementKind(
            element: element, type: type, isInLayoutFiles: false, hasChosenWidth: true, codeColors: ["barTintColor"])
    }
}
