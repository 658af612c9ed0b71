import Foundation
import UIKitLayout

/// Tables with their rows, and views that layout files do not know, most of which show what an app gives them.
extension InterfaceClass {
    static let lists = [
        InterfaceClass(
            UITableView.self, "tableView", .scrolling,
            layout: .init(
                "A table of rows, each as high as its content unless it says a height.", children: "subviews"),
            library: .init(attributes: []), make: { UITableView() }, tableProperties),
        InterfaceClass(
            UITableViewCell.self, "tableViewCell", .content, layout: .init("A row of a table."),
            make: { UITableViewCell(style: .default, reuseIdentifier: nil) }, cellProperties),
        InterfaceClass(UIView.self, "tableViewCellContentView", [.content, .needsFrame, .container]) { UIView() },
        InterfaceClass(UIView.self, "tableViewHeaderFooterView", [.content, .needsFrame, .unconverted]) { UIView() },
        InterfaceClass(
            UICollectionView.self, "collectionView", [.unconverted, .scrolling],
            library: .init(attributes: []),
            make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            scrolling(inLayoutFiles: false) + [clipsToBounds(silence: [])]),
        InterfaceClass(UICollectionViewCell.self, "collectionViewCell", .content) { UICollectionViewCell() },
        InterfaceClass(UIView.self, "collectionViewCellContentView", [.content, .needsFrame, .container]) { UIView() },
        InterfaceClass(UICollectionReusableView.self, "collectionReusableView", [.content, .unconverted]) {
            UICollectionReusableView()
        },
    ]

    private static let tableProperties: [InterfaceProperty] =
        [
            // First, since a style brings a background along.
            .composed(
                "style", .choice(WordTables.tableStyles.layoutNames), xib: "style", silence: ["plain"],
                spellings: WordTables.tableStyles.spellings, "The look of the sections.", swiftUI: .view
            ) { view, input in
                guard case .word(let word) = input, let style = WordTables.tableStyles.byLayout[word] else { return }
                (view as? UITableView)?.become(style)
            },
            height("rowHeight", "The height of rows in points; without it each is as high as its content.", .canvas) {
                $0.rowHeight = $1
            },
            height("estimatedRowHeight", "The height in points that a row out of sight is taken to have.") {
                $0.estimatedRowHeight = $1
            },
            height("sectionHeaderHeight", "The height of the titles above sections, in points.") {
                $0.sectionHeaderHeight = $1
            },
            height("sectionFooterHeight", "The height of the texts below sections, in points.") {
                $0.sectionFooterHeight = $1
            },
            .word(
                "separatorStyle", WordTables.separatorStyles, xib: "separatorStyle", absent: "singleLine",
                "Whether there are lines between rows."
            ) { (table: UITableView, style) in table.separatorStyle = style },
            .color("separatorColor", keeps: true, "The colour of the lines between rows.") {
                (table: UITableView, color) in table.separatorColor = color
            },
            .insets("separatorInset", "The distance of the lines between rows from the sides, in points.") {
                (table: UITableView, insets) in table.separatorInset = insets.leftAndRight
            },
        ] + scrolling(inLayoutFiles: true) + [clipsToBounds(silence: [])]

    private static func height(
        _ name: String, _ summary: String, _ swiftUI: SwiftUIForm = .unsaid,
        _ set: @escaping @MainActor @Sendable (UITableView, CGFloat) -> Void
    ) -> InterfaceProperty {
        .number(
            name, in: -1...100_000, xib: .own(name), absent: UITableView.automaticDimension, silence: ["-1"],
            summary, swiftUI: swiftUI, set)
    }

    private static let cellProperties: [InterfaceProperty] = [
        .composed(
            "style", .choice(WordTables.cellStyles.layoutNames), xib: "style",
            silence: ["IBUITableViewCellStyleDefault"], spellings: WordTables.cellStyles.spellings,
            "The labels that the row has by itself."),
        .composed(
            "rowHeight", .number(-1...100_000), xib: "rowHeight", silence: ["-1"],
            "The height in points; without it the one of the table's rows.", swiftUI: .canvas),
        .word(
            "accessoryType", WordTables.accessories, xib: "accessoryType", absent: "none",
            "The mark at the end of the row."
        ) { (cell: UITableViewCell, type) in cell.accessoryType = type },
        .word(
            "selectionStyle", WordTables.selectionStyles, xib: "selectionStyle", absent: "default",
            "The look of the row while it is chosen."
        ) { (cell: UITableViewCell, style) in cell.selectionStyle = style },
        .integer(
            "indentationLevel", in: 0...1000, xib: "indentationLevel", absent: 0, silence: ["0"],
            "How many steps the row's labels are indented."
        ) { (cell: UITableViewCell, level) in cell.indentationLevel = level },
        .number(
            "indentationWidth", in: 0...10_000, xib: "indentationWidth", absent: 10, silence: ["10"],
            "The length of such a step, in points."
        ) { (cell: UITableViewCell, width) in cell.indentationWidth = width },
        .insets("separatorInset", "The distance of the line below the row from the sides, in points.") {
            (cell: UITableViewCell, insets) in cell.separatorInset = insets.leftAndRight
        },
        .composed(
            "reuseIdentifier", .text, xib: "reuseIdentifier", "The name by which code asks a table for such rows."),
    ]

    static let others =
        [
            InterfaceClass(
                UIDatePicker.self, "datePicker", [.control, .content, .recordedSize],
                library: .init(width: nil, height: nil), make: { UIDatePicker() },
                [
                    .word(
                        "datePickerMode", WordTables.dateModes, xib: "datePickerMode", absent: "dateAndTime"
                    ) { (picker: UIDatePicker, mode) in picker.datePickerMode = mode },
                    .word("preferredDatePickerStyle", WordTables.dateStyles, xib: "style") {
                        (picker: UIDatePicker, style) in picker.preferredDatePickerStyle = style
                    },
                    .integer("minuteInterval", in: 1...30, xib: "minuteInterval", absent: 1) {
                        (picker: UIDatePicker, minutes) in picker.minuteInterval = minutes
                    },
                ]),
            InterfaceClass(
                UIPickerView.self, "pickerView", [.content, .recordedSize], library: .init(width: 320, height: 216)
            ) { UIPickerView() },
            InterfaceClass(
                UIColorWell.self, "colorWell", [.control, .content, .recordedSize], library: .init(),
                make: { UIColorWell() },
                [
                    .color("selectedColor") { (well: UIColorWell, color) in well.selectedColor = color },
                    .text("title", xib: "title") { (well: UIColorWell, text) in well.title = text },
                    .flag("supportsAlpha", xib: "supportsAlpha", absent: true) { (well: UIColorWell, flag) in
                        well.supportsAlpha = flag
                    },
                ]),
            InterfaceClass(UIVisualEffectView.self, "visualEffectView", .content, library: .init()) {
                UIVisualEffectView(effect: nil)
            },
            InterfaceClass(UIView.self, "containerView") { UIView() },
            InterfaceClass(UIView.self, "window", [.content, .unconverted]) { UIView() },
        ] + ["mapView", "webView"].map { placeholder($0, []) }
        + [placeholder("wkWebView", [], library: .init(named: "WKWebView"))]
        + [placeholder("mkMapView", .needsFrame, library: .init(named: "MKMapView"))]
        + ["glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView"].map { placeholder($0, .needsFrame) }
        + [placeholder("pdfView", .needsFrame, library: .init(named: "PDFView"))]

    /// A view that shows only what code or the network knows.
    private static func placeholder(_ element: String, _ traits: Traits, library: LibraryForm? = nil) -> InterfaceClass
    {
        InterfaceClass(UIView.self, element, traits.union([.content, .unconverted]), library: library) { UIView() }
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances with left for leading.
    var leftAndRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
