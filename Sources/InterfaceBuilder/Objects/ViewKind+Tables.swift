import UIKitLayout

@MainActor
extension ViewKind {
    static func makeTableView(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let style = element.word("style", in: tableStyles) ?? .plain
        let table = reading.made { UITableView(frame: .zero, style: style) }
        configure(table, reading)
        table.rowHeight = element.number("rowHeight") ?? UITableView.automaticDimension
        table.estimatedRowHeight = element.number("estimatedRowHeight") ?? UITableView.automaticDimension
        table.sectionHeaderHeight = element.number("sectionHeaderHeight") ?? UITableView.automaticDimension
        table.sectionFooterHeight = element.number("sectionFooterHeight") ?? UITableView.automaticDimension
        table.separatorStyle = element.word("separatorStyle", in: separatorStyles) ?? .singleLine
        if let color = reading.values.color("separatorColor", of: element) { table.separatorColor = color }
        if let insets = element.insets("separatorInset") { table.separatorInset = insets }
        if reading.builder.isOnCanvas {
            table.documentRowHeight = reading.builder.document.metrics.rowHeight
            table.documentSectionInset = reading.builder.document.metrics.sectionInset
        }
        return table
    }

    private static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let separatorStyles: [String: UITableView.SeparatorStyle] = [
        "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]

    static func makeTableViewCell(_ reading: ViewReading) -> UIView {
        let element = reading.element
        let style = element.word("style", in: cellStyles) ?? .default
        let cell = reading.made { UITableViewCell(document: style, reuseIdentifier: element["reuseIdentifier"]) }
        cell.accessoryType = element.word("accessoryType", in: accessories) ?? .none
        cell.selectionStyle = element.word("selectionStyle", in: selectionStyles) ?? .default
        cell.indentationLevel = element.integer("indentationLevel") ?? 0
        cell.indentationWidth = element.number("indentationWidth") ?? 10
        if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
        return cell
    }

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "default": .default, "blue": .default, "gray": .default,
    ]

    static func makeCollectionView(_ reading: ViewReading) -> UIView {
        let flow = reading.element.child("collectionViewFlowLayout", key: "collectionViewLayout")
        let view = reading.made { UICollectionView(frame: .zero, collectionViewLayout: makeFlowLayout(flow)) }
        configure(view, reading)
        return view
    }

    private static func makeFlowLayout(_ element: IBElement?) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        guard let element else { return layout }
        layout.scrollDirection = element.word("scrollDirection", in: scrollDirections) ?? .vertical
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? layout.minimumLineSpacing
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
        layout.itemSize = element.size("itemSize") ?? layout.itemSize
        layout.headerReferenceSize = element.size("headerReferenceSize") ?? .zero
        layout.footerReferenceSize = element.size("footerReferenceSize") ?? .zero
        layout.sectionInset = element.insets("sectionInset") ?? .zero
        return layout
    }

    private static let scrollDirections: [String: UICollectionViewFlowLayout.ScrollDirection] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]

    static func makeCollectionReusableView(_ reading: ViewReading) -> UIView {
        configured(reading.made { UICollectionReusableView() }, reading)
    }

    static func makeCollectionViewCell(_ reading: ViewReading) -> UIView {
        configured(reading.made { UICollectionViewCell() }, reading)
    }

    private static func configured(_ view: UICollectionReusableView, _ reading: ViewReading) -> UIView {
        view.reuseIdentifier = reading.element["reuseIdentifier"]
        view.documentSize = reading.element.size("customSize")
        return view
    }
}
