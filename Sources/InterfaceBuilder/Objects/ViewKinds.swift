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

/// The kinds of views by their elements' names.
@MainActor
enum ViewKinds {
    /// Makes the view of an element with what belongs to its kind alone.
    static func make(_ reading: ViewReading) -> UIView {
        if let maker = makers[reading.element.name] { return maker(reading) }
        if let own = reading.own { return own }
        if let subject = subjects[reading.element.name] { return PlaceholderView(subject) }
        reading.builder.noteUnknown(reading.element)
        let name = reading.element["customClass"] ?? reading.element.name
        return PlaceholderView(.view(className: name), title: name)
    }

    /// Kinds whose views Keyline makes.
    private static let makers: [String: @MainActor (ViewReading) -> UIView] = [
        "view": makePlainView, "tableViewCellContentView": makePlainView,
        "collectionViewCellContentView": makePlainView, "collectionReusableView": makeCollectionReusableView,
        "tableViewCell": makeTableViewCell, "collectionViewCell": makeCollectionViewCell,
        "tableViewHeaderFooterView": makePlainView, "window": makePlainView,
        "label": makeLabel, "button": makeButton, "imageView": makeImageView, "textField": makeTextField,
        "textView": makeTextView, "searchBar": makeSearchBar, "switch": makeSwitch, "slider": makeSlider,
        "stepper": makeStepper, "segmentedControl": makeSegmentedControl, "progressView": makeProgressView,
        "activityIndicatorView": makeActivityIndicator, "pageControl": makePageControl,
        "datePicker": makeDatePicker, "pickerView": { $0.made { UIPickerView() } }, "stackView": makeStackView,
        "scrollView": makeScrollView, "tableView": makeTableView, "collectionView": makeCollectionView,
        "visualEffectView": makeVisualEffectView, "navigationBar": makeNavigationBar,
        "toolbar": makeToolbar, "tabBar": makeTabBar, "containerView": makePlainView,
    ]

    private static func makePlainView(_ reading: ViewReading) -> UIView {
        reading.made {
            guard !reading.builder.isFilledWithInterface(reading.element) else { return UIView() }
            return CustomClass(reading.element)?.standIn ?? UIView()
        }
    }

    /// Kinds that show what only code or the network knows.
    private static let subjects: [String: PlaceholderView.Subject] = [
        "mapView": .map, "mkMapView": .map, "webView": .webPage, "wkWebView": .webPage, "glkView": .graphics,
        "mtkView": .graphics, "sceneKitView": .graphics, "skView": .graphics, "arskView": .graphics,
        "arscnView": .graphics, "pdfView": .graphics,
    ]
}
