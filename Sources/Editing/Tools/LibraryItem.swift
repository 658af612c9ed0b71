import Foundation
import KeylineVocabulary

/// An item of Interface Builder's library: a view of a class as it comes onto the canvas.
struct LibraryItem {
    let row: InterfaceClass
    /// The size in points; nil for a length that the content decides.
    let width: CGFloat?
    let height: CGFloat?
    /// The properties that a new view has, in the words of layout files.
    let values: [(name: String, value: String)]
    /// Attributes that documents always write besides the properties.
    let attributes: [(String, String)]

    /// The item of a class, by UIKit's name or the name of its elements; nil where the library has none.
    init?(named name: String) {
        let element = Self.elements[name] ?? (name.hasPrefix("UI") ? Self.element(name.dropFirst(2)) : name)
        guard !Self.parts.contains(element), let row = InterfaceClass.named(element) else { return nil }
        self.init(row)
    }

    /// A cell, which only tables and collection views take; nil for a name of anything else.
    init?(cellNamed name: String) {
        let element = name.hasPrefix("UI") ? Self.element(name.dropFirst(2)) : name
        guard InterfaceDocument.lists[element] != nil, let row = InterfaceClass.named(element) else { return nil }
        self.init(row)
    }

    /// Whether only tables or collection views take it.
    var isCell: Bool { InterfaceDocument.lists[row.element] != nil }

    /// Whether layout files have views of the class by its own name.
    var isInLayoutFiles: Bool { row.layout != nil }

    private init(_ row: InterfaceClass) {
        let element = row.element
        self.row = row
        let fresh = Self.fresh[element]
        width = fresh.map(\.width) ?? 240
        height = fresh.map(\.height) ?? 128
        values = fresh?.values ?? []
        let isPlain = ["view", "scrollView", "tableView", "collectionView"].contains(element)
        attributes =
            (isPlain ? [] : [("opaque", "NO")])
            + (["label", "imageView"].contains(element) ? [("userInteractionEnabled", "NO")] : [])
    }

    /// The names of all classes that the library has.
    static var names: [String] {
        InterfaceClass.all.map(\.element).filter { !parts.contains($0) }.map(name(ofElement:))
    }

    /// UIKit's name of the class of some elements.
    static func name(ofElement element: String) -> String {
        elements.first { $0.value == element }?.key ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }

    private static func element(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    private static let elements = ["MKMapView": "mkMapView", "WKWebView": "wkWebView", "PDFView": "pdfView"]
    /// Views that are parts of others, and views of old documents.
    private static let parts: Set = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "tableViewHeaderFooterView", "containerView", "window", "webView", "mapView",
        "glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView",
    ]

    /// Source: the views of Xcode's library as public documents have them unchanged.
    private static let fresh: [String: (width: CGFloat?, height: CGFloat?, values: [(name: String, value: String)])] = [
        "label": (nil, nil, [("text", "Label"), ("font", "17"), ("contentHugging", "251"), ("contentMode", "left")]),
        "button": (nil, nil, [("title", "Button")]),
        "textField": (97, nil, [("borderStyle", "roundedRect"), ("font", "14")]),
        "textView": (240, 128, [("text", "Lorem ipsum dolor sit amet."), ("font", "14")]),
        "switch": (nil, nil, [("isOn", "true")]),
        "slider": (118, nil, [("value", "0.5")]),
        "segmentedControl": (nil, nil, [("segments", "[First, Second]"), ("selectedSegmentIndex", "0")]),
        "stepper": (nil, nil, []),
        "progressView": (150, nil, [("progress", "0.5")]),
        "activityIndicatorView": (nil, nil, []),
        "pageControl": (nil, nil, [("numberOfPages", "3")]),
        "imageView": (240, 128, [("contentMode", "scaleAspectFit")]),
        "datePicker": (nil, nil, []), "pickerView": (320, 216, []),
        "searchBar": (375, nil, []), "navigationBar": (375, nil, []), "toolbar": (375, nil, []),
        "tabBar": (375, nil, []),
    ]
}
