public import Foundation
import KeylineAppearance
import KeylineAutoLayout
import KeylineGraphics

/// The head or foot of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The view that content is put into.
    public let contentView = UIView()
    /// The label of the section's title.
    open var textLabel: UILabel? { label }

    /// The label of what is said besides: tables show none.
    open var detailTextLabel: UILabel? { nil }
    /// The name by which views of a kind are asked for.
    public let reuseIdentifier: String?
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The looks of the background; its colour is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
    }
    /// Called before a view is used again; Keyline makes each its own.
    open func prepareForReuse() {}
    /// The content of a title.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    private let label = UILabel()
    var isHeader = true
    var tableStyle = UITableView.Style.plain
    var margin: CGFloat = 16
    /// How far the device's sides reach over the view, in points.
    var sides = UIEdgeInsets.zero

    /// Creates a head or foot.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        begin()
    }

    /// Creates a head or foot from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        addSubview(contentView)
        contentView.addSubview(label)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
    }

    /// Shows a title in the way of a table's style: heads of grouped tables are written in capitals.
    func show(_ title: String?, isHeader: Bool, style: UITableView.Style, margin: CGFloat) {
        self.isHeader = isHeader
        tableStyle = style
        self.margin = margin
        let isCaption = style != .plain || !isHeader
        label.font = .preferredFont(forTextStyle: isCaption ? .footnote : .headline)
        label.textColor = isCaption ? .secondaryLabel : .label
        label.accessibilityTraits = isHeader ? .header : .staticText
        let isUppercase = isCaption && isHeader
        label.text = isUppercase ? title?.uppercased(with: Locale(identifier: traitCollection.locale)) : title
        setNeedsLayout()
    }

    /// The height of the title with the room around it, at a width, in points.
    func fittingHeight(width: CGFloat, isFirst: Bool) -> CGFloat {
        guard let text = label.text, !text.isEmpty else {
            guard contentView.subviews.count > 1 else { return 0 }
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let height = label.sizeThatFits(CGSize(width: max(width - 2 * margin, 1), height: 0)).height
        if tableStyle == .plain {
            return max(ceil(height + ListMetrics.plainHeaderInsets), ListMetrics.plainHeaderHeight)
        }
        if !isHeader { return ceil(height + 2 * ListMetrics.footerInset) }
        return ceil(height + ListMetrics.aboveGroupedHeader(isFirst: isFirst) + ListMetrics.belowGroupedHeader)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: sides)
        let bounds = contentView.bounds
        let width = max(bounds.width - 2 * margin, 0)
        let height = label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
        let y: CGFloat =
            if tableStyle == .plain { (bounds.height - height) / 2 } else if isHeader {
                max(bounds.height - height - ListMetrics.belowGroupedHeader, 0)
            } else { min(ListMetrics.footerInset, max(bounds.height - height, 0)) }
        label.frame = CGRect(x: margin, y: PixelGrid(scale: displayScale).rounded(y), width: width, height: height)
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard backgroundColor == nil, tableStyle == .plain, isHeader, label.text != nil else { return }
        canvas.fill(bounds, .secondarySystemBackground)
    }
}
