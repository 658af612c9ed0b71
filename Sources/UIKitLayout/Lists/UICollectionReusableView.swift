public import Foundation

/// A view that a collection lays out: a cell, a head, a foot.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name by which views of a kind are used again.
    open package(set) var reuseIdentifier: String?
    package override var isPlacedByList: Bool { true }
    /// The size that a document gives the view in place of the layout's, in points.
    package var documentSize: CGSize?

    /// Called before a view is used again; Keyline makes each its own.
    open func prepareForReuse() {}
    /// Takes up values of a layout of an app's own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before another layout. Changes no picture.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after another layout. Changes no picture.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// What the view makes of a proposed place: the height that its constraints need at its width, or its size where the width is open
    /// too.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let width = layoutAttributes.size.width
        let isOpen = (self as? UICollectionViewCell)?.isInFlow ?? false
        let size =
            isOpen
            ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            : systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        layoutAttributes.frame.size = isOpen ? size : CGSize(width: width, height: size.height)
        return layoutAttributes
    }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that content is put into.
    open var contentView: UIView { content }
    /// Whether the item stands in a flow, which leaves both lengths open.
    var isInFlow: Bool {
        (superview as? UICollectionView)?.collectionViewLayout is UICollectionViewFlowLayout
    }
    /// The looks of the background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor
            guard let radius = backgroundConfiguration?.cornerRadius, radius > 0 else { return }
            appearance.cornerRadius = radius
            appearance.cornerCurve = .continuous
            appearance.clipsToBounds = true
        }
    }
    /// Whether the background follows the state; the looks of an ordinary item are drawn.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content follows the state; that of an ordinary item is drawn.
    open var automaticallyUpdatesContentConfiguration = true
    /// Runs whenever the state changed.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// What the item is up to.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(
            traits: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        return state
    }
    /// Whether the collection is edited.
    var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            editingDidChange()
            setNeedsUpdateConfiguration()
        }
    }
    /// Called when the collection begins and ends being edited.
    func editingDidChange() {}
    /// Brings content and background up to date; at once, as there is one picture.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Brings content and background up to date.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
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

    /// Called when dragging changed. Changes no picture.
    open func dragStateDidChange(_ dragState: DragState) {}

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
