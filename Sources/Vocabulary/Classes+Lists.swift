import Foundation
import UIKitLayout

/// Views that layout files do not know, most of which show what an app gives them.
extension InterfaceClass {
    static let lists = [
        InterfaceClass(UITableView.self, "tableView", .clipping, make: { UITableView() }, tableProperties),
        InterfaceClass(
            UITableViewCell.self, "tableViewCell", .content,
            make: { UITableViewCell(style: .default, reuseIdentifier: nil) }, cellProperties),
        InterfaceClass(UIView.self, "tableViewCellContentView", [.content, .needsFrame]) { UIView() },
        InterfaceClass(UIView.self, "tableViewHeaderFooterView", [.content, .needsFrame, .unconverted]) { UIView() },
        InterfaceClass(
            UICollectionView.self, "collectionView", [.unconverted, .clipping],
            make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            scrolling(inLayoutFiles: false) + [clipsToBounds(silence: [])]),
        InterfaceClass(UICollectionViewCell.self, "collectionViewCell", .content) { UICollectionViewCell() },
        InterfaceClass(UIView.self, "collectionViewCellContentView", [.content, .needsFrame]) { UIView() },
        InterfaceClass(UICollectionReusableView.self, "collectionReusableView", [.content, .unconverted]) {
            UICollectionReusableView()
        },
    ]

    private static let tableProperties: [InterfaceProperty] =
        [
            height("rowHeight") { $0.rowHeight = $1 }, height("estimatedRowHeight") { $0.estimatedRowHeight = $1 },
            height("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 },
            height("sectionFooterHeight") { $0.sectionFooterHeight = $1 },
            .word(
                "separatorStyle", WordTables.separatorStyles, xib: "separatorStyle", absent: "singleLine",
                silence: ["default", "singleLine"]
            ) { (table: UITableView, style) in table.separatorStyle = style },
            .color("separatorColor", keeps: true) { (table: UITableView, color) in table.separatorColor = color },
            .insets("separatorInset") { (table: UITableView, insets) in table.separatorInset = insets.leftAndRight },
            .composed(
                "style", .choice([]), xib: "style", silence: ["plain"], spellings: WordTables.tableStyles.spellings),
        ] + scrolling(inLayoutFiles: false) + [clipsToBounds(silence: [])]

    private static func height(
        _ name: String, _ set: @escaping @MainActor @Sendable (UITableView, CGFloat) -> Void
    ) -> InterfaceProperty {
        .number(
            name, in: -1...100_000, xib: .own(name), absent: UITableView.automaticDimension, silence: ["-1"],
            nil, set)
    }

    private static let cellProperties: [InterfaceProperty] = [
        .word("accessoryType", WordTables.accessories, xib: "accessoryType", absent: "none") {
            (cell: UITableViewCell, type) in cell.accessoryType = type
        },
        .word("selectionStyle", WordTables.selectionStyles, xib: "selectionStyle", absent: "default") {
            (cell: UITableViewCell, style) in cell.selectionStyle = style
        },
        .integer("indentationLevel", in: 0...1000, xib: "indentationLevel", absent: 0) {
            (cell: UITableViewCell, level) in cell.indentationLevel = level
        },
        .number("indentationWidth", in: 0...10_000, xib: "indentationWidth", absent: 10) {
            (cell: UITableViewCell, width) in cell.indentationWidth = width
        },
        .insets("separatorInset") { (cell: UITableViewCell, insets) in cell.separatorInset = insets.leftAndRight },
        .composed(
            "style", .choice([]), xib: "style", silence: ["IBUITableViewCellStyleDefault"],
            spellings: WordTables.cellStyles.spellings),
        .composed("reuseIdentifier", .text, xib: "reuseIdentifier"),
    ]

    static let others =
        [
            InterfaceClass(
                UIDatePicker.self, "datePicker", [.control, .content, .recordedSize], make: { UIDatePicker() },
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
            InterfaceClass(UIPickerView.self, "pickerView", [.content, .recordedSize]) { UIPickerView() },
            InterfaceClass(UIVisualEffectView.self, "visualEffectView", .content) { UIVisualEffectView(effect: nil) },
            InterfaceClass(UIView.self, "containerView") { UIView() },
            InterfaceClass(UIView.self, "window", [.content, .unconverted]) { UIView() },
        ] + ["mapView", "webView", "wkWebView"].map { placeholder($0, []) }
        + ["mkMapView", "glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView", "pdfView"].map {
            placeholder($0, .needsFrame)
        }

    /// A view that shows only what code or the network knows.
    private static func placeholder(_ element: String, _ traits: Traits) -> InterfaceClass {
        InterfaceClass(UIView.self, element, traits.union([.content, .unconverted])) { UIView() }
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances with left for leading.
    var leftAndRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
