import Foundation
import KeylineScenes
import KeylineVocabulary
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
        builder.noteOtherKind(element, own, wanted: "\(View.self)")
        return standard()
    }

    /// A view of a kind, or of the class that the document names.
    func made(_ kind: InterfaceClass) -> UIView {
        guard let own else { return kind.make() }
        if kind.accepts(own) { return own }
        builder.noteOtherKind(element, own, wanted: kind.name)
        return kind.make()
    }

    /// Sets what the element says of the properties of its kind.
    func apply(_ kind: InterfaceClass, to view: UIView) {
        let rows = (kind.traits.contains(.control) ? InterfaceClass.everyControl : []) + kind.properties
        PropertyReading(element: element, values: values).apply(rows, to: view)
    }

    /// A view of a kind, given what the element says of its properties.
    func read<View: UIView>(_ kind: InterfaceClass, as type: View.Type, _ standard: () -> View) -> View {
        let view = made(standard)
        apply(kind, to: view)
        return view
    }

    /// A view of the class that the document names; nil where it names none or an unregistered one.
    var own: UIView? { element["customClass"].flatMap(ViewClasses.makeView) }
}

/// Makes the views of elements: by the rows of the vocabulary, and by makers for those that documents say more of.
@MainActor
enum ViewKind {
    typealias Maker = @MainActor (ViewReading, InterfaceClass) -> UIView

    private static let makers: [String: Maker] = [
        "view": { reading, _ in makePlainView(reading) }, "label": makeLabel, "button": makeButton,
        "imageView": makeImageView, "stackView": makeStackView, "textField": makeTextField, "textView": makeTextView,
        "segmentedControl": makeSegmentedControl, "datePicker": makeDatePicker, "searchBar": makeSearchBar,
        "tableView": makeTableView, "tableViewCell": makeTableViewCell,
        "tableViewCellContentView": { reading, _ in makePlainView(reading) },
        "tableViewHeaderFooterView": { reading, _ in makePlainView(reading) },
        "collectionView": makeCollectionView, "collectionViewCell": makeCollectionViewCell,
        "collectionViewCellContentView": { reading, _ in makePlainView(reading) },
        "collectionReusableView": makeCollectionViewCell, "containerView": { reading, _ in makePlainView(reading) },
        "visualEffectView": makeVisualEffectView, "navigationBar": makeNavigationBar, "toolbar": makeToolbar,
        "tabBar": makeTabBar, "window": { reading, _ in makePlainView(reading) },
        // What shows only what code or the network knows.
        "mapView": placeholder(.map), "mkMapView": placeholder(.map), "webView": placeholder(.webPage),
        "wkWebView": placeholder(.webPage), "glkView": placeholder(.graphics), "mtkView": placeholder(.graphics),
        "sceneKitView": placeholder(.graphics), "skView": placeholder(.graphics), "arskView": placeholder(.graphics),
        "arscnView": placeholder(.graphics), "pdfView": placeholder(.graphics),
    ]

    /// The view of an element, or a placeholder for one of an unknown kind.
    static func makeView(_ reading: ViewReading) -> UIView {
        if let kind = InterfaceClass.named(reading.element.name) {
            if let maker = makers[kind.element] { return maker(reading, kind) }
            let view = reading.made(kind)
            reading.apply(kind, to: view)
            return view
        }
        if let own = reading.own { return own }
        reading.builder.noteUnknown(reading.element)
        let name = reading.element["customClass"] ?? reading.element.name
        return PlaceholderView(.view(className: name), title: name)
    }

    /// Whether an element is a view: it says where it lies, or it is of a kind that always is one.
    nonisolated static func isView(_ element: IBElement) -> Bool {
        guard !element.name.hasSuffix("Placeholder"), !ElementRoles.isController(element) else { return false }
        return element.child("rect", key: "frame") != nil || element.child("frame", key: "frame") != nil
            || element.child("frame", key: "frameInset") != nil || isAlwaysView(element)
    }

    /// Whether an element is a view of a kind that may lack its frame.
    nonisolated static func isKnownView(_ element: IBElement) -> Bool { isAlwaysView(element) && isView(element) }

    /// Whether the element's name alone makes it a view.
    nonisolated private static func isAlwaysView(_ element: IBElement) -> Bool {
        InterfaceClass.named(element.name).map { !$0.traits.contains(.needsFrame) } ?? false
    }
}

extension ViewKind {
    private static func makePlainView(_ reading: ViewReading) -> UIView {
        reading.made {
            guard !reading.builder.isFilledWithInterface(reading.element) else { return UIView() }
            // A plain view may name a class of UIKit's as its own.
            let named = reading.element["customClass"].flatMap(InterfaceClass.ofUIKit)?.make()
            return named ?? CustomClass(reading.element)?.standIn ?? UIView()
        }
    }

    /// Stands for what only code or the network knows.
    private static func placeholder(_ subject: PlaceholderView.Subject) -> Maker {
        { reading, _ in reading.own ?? PlaceholderView(subject) }
    }
}
