public import Foundation
import KeylineGraphics

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    struct Place {
        var hasSeparator = true
        var separatorColor = UIColor.separator
        var hasOwnColor = false
    }

    var place = Place() {
        didSet { setNeedsLayout() }
    }
    /// How many steps the content is indented.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// The length of such a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }
    /// Whether marks are indented too.
    open var indentsAccessories = true
    /// What stands at the ends of the row.
    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }
    /// From where to where lines between rows reach.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        contentView.addLayoutGuide(guide)
        return guide
    }()
    /// The content of a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private var marks: (leading: [UIView], trailing: [UIView]) = ([], [])

    private func showAccessories() {
        (marks.leading + marks.trailing).forEach { $0.removeFromSuperview() }
        marks.leading = accessories.filter { $0.isShown && $0.isLeading }.map { $0.makeView() }
        marks.trailing = accessories.filter { $0.isShown && !$0.isLeading }.map { $0.makeView() }
        (marks.leading + marks.trailing).forEach(addSubview)
        setNeedsLayout()
    }

    private static func width(_ views: [UIView]) -> CGFloat {
        views.reduce(0) { $0 + $1.markSize.width + 8 } + (views.isEmpty ? 0 : 8)
    }

    private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        let indent = CGFloat(indentationLevel) * indentationWidth
        return (indent + Self.width(marks.leading), Self.width(marks.trailing))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        var x = bounds.width - 16
        for view in marks.trailing.reversed() {
            let size = view.markSize
            x -= size.width
            place(view, size, x)
            x -= 8
        }
        x = 16 + CGFloat(indentationLevel) * indentationWidth
        for view in marks.leading {
            let size = view.markSize
            place(view, size, x)
            x += size.width + 8
        }
    }

    private func place(_ view: UIView, _ size: CGSize, _ x: CGFloat) {
        let left = layoutDirection == .leftToRight ? x : bounds.width - x - size.width
        view.frame = CGRect(
            x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    private func placeContent() {
        let (leading, trailing) = contentInsets
        let isLeftToRight = layoutDirection == .leftToRight
        contentView.frame = bounds.inset(
            by: UIEdgeInsets(left: isLeftToRight ? leading : trailing, right: isLeftToRight ? trailing : leading))
    }

    /// The height that the content needs beside the marks, at least 44 points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let (leading, trailing) = contentInsets
        let inner = CGSize(width: max(targetSize.width - leading - trailing, 0), height: targetSize.height)
        let size = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: targetSize.width, height: max(size.height, 44))
    }

    override func drawContent(in canvas: inout Canvas) {
        guard place.hasSeparator else { return }
        let line = 1 / max(traitCollection.displayScale, 1)
        let inset: CGFloat = 16 + CGFloat(indentationLevel) * indentationWidth
        let isLeftToRight = layoutDirection == .leftToRight
        canvas.fill(
            CGRect(x: isLeftToRight ? inset : 0, y: bounds.height - line, width: bounds.width - inset, height: line),
            place.separatorColor)
    }
}

extension UIView {
    fileprivate var markSize: CGSize {
        if bounds.width > 0, bounds.height > 0, !(self is UIImageView || self is UILabel) { return bounds.size }
        let size = intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
}
