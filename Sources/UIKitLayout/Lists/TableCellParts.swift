import Foundation

/// The labels and the image that a cell's style brings along.
@MainActor
final class TableCellParts {
    private unowned let cell: UITableViewCell
    private(set) var givenTextLabel: UILabel?
    private(set) var givenDetailLabel: UILabel?
    private(set) var givenImageView: UIImageView?
    /// The distances of a document's labels from the leading edge of the content view, in points: documents store frames as they are from
    /// left to right.
    private var leadingDistances: [(label: UILabel, distance: CGFloat)] = []

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    var textLabel: UILabel {
        if let givenTextLabel { return givenTextLabel }
        let label = UITableViewLabel(in: cell, isDetail: false)
        cell.contentView.addSubview(label)
        givenTextLabel = label
        return label
    }

    var detailLabel: UILabel {
        if let givenDetailLabel { return givenDetailLabel }
        let label = UITableViewLabel(in: cell, isDetail: true)
        cell.contentView.addSubview(label)
        givenDetailLabel = label
        return label
    }

    var imageView: UIImageView {
        if let givenImageView { return givenImageView }
        let view = UIImageView()
        cell.contentView.addSubview(view)
        givenImageView = view
        return view
    }

    func adopt(_ text: UILabel?, _ detail: UILabel?, _ image: UIImageView?) {
        givenTextLabel = text ?? givenTextLabel
        givenDetailLabel = detail ?? givenDetailLabel
        givenImageView = image ?? givenImageView
        for label in [text, detail].compactMap({ $0 }) { leadingDistances.append((label, label.frame.minX)) }
        cell.setNeedsLayout()
    }

    /// What is shown of the parts.
    var shownText: UILabel? { givenTextLabel.flatMap(Self.shown) }
    var shownDetail: UILabel? { givenDetailLabel.flatMap(Self.shown) }
    var shownImage: UIImageView? { givenImageView.flatMap { $0.image == nil || $0.isHidden ? nil : $0 } }
    var isEmpty: Bool { givenTextLabel == nil && givenDetailLabel == nil && givenImageView == nil }

    /// Puts a document's labels that show nothing yet at their sides of a content view that runs from the right.
    func mirrorEmptyLabels(in bounds: CGRect) {
        for (label, distance) in leadingDistances where Self.shown(label) == nil {
            label.frame.origin.x = bounds.maxX - distance - label.frame.width
        }
    }

    private static func shown(_ label: UILabel) -> UILabel? {
        label.isHidden || (label.text ?? "").isEmpty ? nil : label
    }
}

/// A label that asks its cell for a layout when its text changes.
@MainActor
private final class UITableViewLabel: UILabel {
    private weak var cell: UITableViewCell?

    init(in cell: UITableViewCell, isDetail: Bool) {
        self.cell = cell
        super.init(frame: .zero)
        font = .preferredFont(forTextStyle: Self.textStyle(cell.style, isDetail: isDetail))
        adjustsFontForContentSizeCategory = true
        textColor = isDetail ? .secondaryLabel : .label
        if cell.style == .value2 { textColor = isDetail ? .label : .systemBlue }
    }

    required init?(coder: NSCoder) { nil }

    private static func textStyle(_ style: UITableViewCell.CellStyle, isDetail: Bool) -> UIFont.TextStyle {
        switch style {
        case .default, .value1: .body
        case .value2: .subheadline
        case .subtitle: isDetail ? .caption1 : .body
        }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}
