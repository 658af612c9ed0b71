public import Foundation

/// A view that a collection lays out: a cell, a head, a foot.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name by which views of a kind are used again.
    open package(set) var reuseIdentifier: String?
    /// The size that a document gives the view in place of the layout's, in points.
    package var documentSize: CGSize?

    /// Called before a view is used again; Keyline makes each its own.
    open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that content is put into.
    open var contentView: UIView { content }
    /// Whether the item is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsLayout() } }
    }
    /// Whether a finger is on the item.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsLayout() } }
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
    }
    /// A view behind the content of a chosen item.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView) }
    }

    private var content = UIView()

    /// Creates a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        content.layoutState.isEncapsulated = true
        addSubview(content)
    }

    /// Takes over a content view that a document made.
    package func adopt(contentView: UIView) {
        content.removeFromSuperview()
        content = contentView
        begin()
        contentView.frame = bounds
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        content.frame = bounds
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    /// The size that the content needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let own = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        let content = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: max(own.width, content.width), height: max(own.height, content.height))
    }
}
