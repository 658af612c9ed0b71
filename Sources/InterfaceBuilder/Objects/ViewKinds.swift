import Foundation
import KeylineScenes
import UIKitLayout

/// What a kind of view is made from.
@MainActor
struct ViewReading {
    /// The element, as it is for the scene's size classes.
    let element: IBElement
    let builder: SceneBuilder

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

/// Makes the views of elements with what belongs to their kind alone.
@MainActor
enum ViewKinds {
    /// The view of an element, or a placeholder for one of a kind that nobody knows.
    static func make(_ reading: ViewReading) -> UIView {
        if let kind = ViewKind(rawValue: reading.element.name) { return make(kind, reading) }
        if let own = reading.own { return own }
        reading.builder.noteUnknown(reading.element)
        let name = reading.element["customClass"] ?? reading.element.name
        return PlaceholderView(.view(className: name), title: name)
    }

    private static func make(_ kind: ViewKind, _ reading: ViewReading) -> UIView {
        switch kind {
        case .view, .tableViewCellContentView, .collectionViewCellContentView, .tableViewHeaderFooterView, .window,
            .containerView:
            makePlainView(reading)
        case .label: makeLabel(reading)
        case .button: makeButton(reading)
        case .imageView: makeImageView(reading)
        case .textField: makeTextField(reading)
        case .textView: makeTextView(reading)
        case .searchBar: makeSearchBar(reading)
        case .switch: makeSwitch(reading)
        case .slider: makeSlider(reading)
        case .stepper: makeStepper(reading)
        case .segmentedControl: makeSegmentedControl(reading)
        case .progressView: makeProgressView(reading)
        case .activityIndicatorView: makeActivityIndicator(reading)
        case .pageControl: makePageControl(reading)
        case .datePicker: makeDatePicker(reading)
        case .pickerView: reading.made { UIPickerView() }
        case .stackView: makeStackView(reading)
        case .scrollView: makeScrollView(reading)
        case .tableView: makeTableView(reading)
        case .tableViewCell: makeTableViewCell(reading)
        case .collectionView: makeCollectionView(reading)
        case .collectionViewCell: makeCollectionViewCell(reading)
        case .collectionReusableView: makeCollectionReusableView(reading)
        case .visualEffectView: makeVisualEffectView(reading)
        case .navigationBar: makeNavigationBar(reading)
        case .toolbar: makeToolbar(reading)
        case .tabBar: makeTabBar(reading)
        case .mapView, .mkMapView: placeholder(.map, reading)
        case .webView, .wkWebView: placeholder(.webPage, reading)
        case .glkView, .mtkView, .sceneKitView, .skView, .arskView, .arscnView, .pdfView:
            placeholder(.graphics, reading)
        }
    }

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
