import Foundation
import KeylineScenes
import UIKitLayout

/// What a kind of view is made from.
@MainActor
struct ViewReading {
    /// The element, as it is for the scene's size classes.
    let element: IBElement
    let builder: DocumentViewBuilder

    var values: ValueReader { builder.values }

    /// A view of the class that the document names, where layout code registered it and it is of the right kind.
    func made<View: UIView>(_ standard: () -> View) -> View {
        guard let own else { return standard() }
        if let view = own as? View { return view }
        builder.noteOtherKind(element, own, wanted: View.self)
        return standard()
    }

    /// A view of the class that the document names; nil where it names none or nobody registered it.
    var own: UIView? { element["customClass"].flatMap(ViewClasses.makeView) }
}

/// A kind of view that documents have: all that the importer knows about it stands in its row of `all`.
struct ViewKind: Sendable {
    /// The name of its elements.
    let element: String
    /// Whether documents may leave out the frame, so that the element's name alone makes it a view.
    let mayLackFrame: Bool
    /// Whether views of the kind have content of their own, whose size is the one that the document recorded.
    let hasRecordedSize: Bool
    /// Makes the view with what belongs to its kind alone; `ViewAttributes` sets what every view has.
    let make: @MainActor @Sendable (ViewReading) -> UIView

    private init(
        _ element: String, mayLackFrame: Bool = true, hasRecordedSize: Bool = false,
        _ make: @escaping @MainActor @Sendable (ViewReading) -> UIView
    ) {
        self.element = element
        self.mayLackFrame = mayLackFrame
        self.hasRecordedSize = hasRecordedSize
        self.make = make
    }

    /// The kind of an element's name; nil for one that nobody knows.
    static func named(_ name: String) -> ViewKind? { byElement[name] }

    private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

    private static let all: [ViewKind] = [
        ViewKind("view", makePlainView),
        ViewKind("label", hasRecordedSize: true, makeLabel),
        ViewKind("button", hasRecordedSize: true, makeButton),
        ViewKind("imageView", hasRecordedSize: true, makeImageView),
        ViewKind("stackView", makeStackView),
        ViewKind("textField", hasRecordedSize: true, makeTextField),
        ViewKind("textView", hasRecordedSize: true, makeTextView),
        ViewKind("switch", hasRecordedSize: true, makeSwitch),
        ViewKind("slider", hasRecordedSize: true, makeSlider),
        ViewKind("stepper", hasRecordedSize: true, makeStepper),
        ViewKind("segmentedControl", hasRecordedSize: true, makeSegmentedControl),
        ViewKind("progressView", hasRecordedSize: true, makeProgressView),
        ViewKind("activityIndicatorView", hasRecordedSize: true, makeActivityIndicator),
        ViewKind("pageControl", hasRecordedSize: true, makePageControl),
        ViewKind("datePicker", hasRecordedSize: true, makeDatePicker),
        ViewKind("pickerView", hasRecordedSize: true) { $0.made { UIPickerView() } },
        ViewKind("searchBar", hasRecordedSize: true, makeSearchBar),
        ViewKind("scrollView", makeScrollView),
        ViewKind("tableView", makeTableView),
        ViewKind("tableViewCell", makeTableViewCell),
        ViewKind("tableViewCellContentView", mayLackFrame: false, makePlainView),
        ViewKind("tableViewHeaderFooterView", mayLackFrame: false, makePlainView),
        ViewKind("collectionView", makeCollectionView),
        ViewKind("collectionViewCell", makeCollectionViewCell),
        ViewKind("collectionViewCellContentView", mayLackFrame: false, makePlainView),
        ViewKind("collectionReusableView", makeCollectionReusableView),
        ViewKind("containerView", makePlainView),
        ViewKind("visualEffectView", makeVisualEffectView),
        ViewKind("navigationBar", hasRecordedSize: true, makeNavigationBar),
        ViewKind("toolbar", hasRecordedSize: true, makeToolbar),
        ViewKind("tabBar", hasRecordedSize: true, makeTabBar),
        ViewKind("window", makePlainView),
        // What shows only what code or the network knows.
        ViewKind("mapView") { placeholder(.map, $0) },
        ViewKind("mkMapView", mayLackFrame: false) { placeholder(.map, $0) },
        ViewKind("webView") { placeholder(.webPage, $0) },
        ViewKind("wkWebView") { placeholder(.webPage, $0) },
        ViewKind("glkView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("mtkView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("sceneKitView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("skView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("arskView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("arscnView", mayLackFrame: false) { placeholder(.graphics, $0) },
        ViewKind("pdfView", mayLackFrame: false) { placeholder(.graphics, $0) },
    ]
}

extension ViewKind {
    /// The view of an element, or a placeholder for one of a kind that nobody knows.
    @MainActor
    static func makeView(_ reading: ViewReading) -> UIView {
        if let kind = named(reading.element.name) { return kind.make(reading) }
        if let own = reading.own { return own }
        reading.builder.noteUnknown(reading.element)
        let name = reading.element["customClass"] ?? reading.element.name
        return PlaceholderView(.view(className: name), title: name)
    }

    /// Whether an element is a view: it says where it lies, or it is of a kind that always is one.
    static func isView(_ element: IBElement) -> Bool {
        guard !element.name.hasSuffix("Placeholder"), !ElementRoles.isController(element) else { return false }
        return element.child("rect", key: "frame") != nil || element.child("frame", key: "frame") != nil
            || isAlwaysView(element)
    }

    /// Whether an element is a view of a kind that may lack its frame.
    static func isKnownView(_ element: IBElement) -> Bool { isAlwaysView(element) && isView(element) }

    /// Whether the element's name alone makes it a view.
    private static func isAlwaysView(_ element: IBElement) -> Bool { named(element.name)?.mayLackFrame ?? false }
}

@MainActor
extension ViewKind {
    private static func makePlainView(_ reading: ViewReading) -> UIView {
        reading.made {
            guard !reading.builder.isFilledWithInterface(reading.element) else { return UIView() }
            return CustomClass(reading.element)?.standIn ?? UIView()
        }
    }

    /// Stands for what only code or the network knows.
    private static func placeholder(_ subject: PlaceholderView.Subject, _ reading: ViewReading) -> UIView {
        reading.own ?? PlaceholderView(subject)
    }
}
