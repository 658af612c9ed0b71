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
    /// Whether accessories at the leading end are indented too.
    open var indentsAccessories = true {
        didSet { setNeedsLayout() }
    }
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

    private var shown: (leading: [InstalledAccessory], trailing: [InstalledAccessory]) = ([], [])

    private static let sideMargin: CGFloat = 16
    private static let spacing: CGFloat = 8

    override func editingDidChange() {
        showAccessories()
    }

    private func showAccessories() {
        (shown.leading + shown.trailing).forEach { $0.view.removeFromSuperview() }
        shown = (accessories(isLeading: true), accessories(isLeading: false))
        for accessory in shown.leading + shown.trailing {
            (accessory.view as? EditingMark)?.isChosen = isSelected
            addSubview(accessory.view)
        }
        setNeedsLayout()
    }

    private func accessories(isLeading: Bool) -> [InstalledAccessory] {
        UICellAccessory.shown(accessories, isLeading: isLeading, isEditing: isEditing)
            .map { InstalledAccessory($0, tintColor: tintColor) }
    }

    private static func width(_ accessories: [InstalledAccessory]) -> CGFloat {
        accessories.reduce(0) { $0 + $1.width + spacing } + (accessories.isEmpty ? 0 : spacing)
    }

    /// How far content and, where they are indented too, leading accessories are moved in, in points.
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        (indentation + Self.width(shown.leading), Self.width(shown.trailing))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        var x = Self.sideMargin + (indentsAccessories ? indentation : 0)
        for accessory in shown.leading { place(accessory, &x) }
        x = bounds.width - Self.sideMargin + Self.spacing - shown.trailing.reduce(0) { $0 + $1.width + Self.spacing }
        for accessory in shown.trailing { place(accessory, &x) }
        for case let mark as EditingMark in shown.leading.map(\.view) { mark.isChosen = isSelected }
    }

    /// Places an accessory in the middle of its room, which begins at a distance from the leading edge, and goes on to its end.
    private func place(_ accessory: InstalledAccessory, _ x: inout CGFloat) {
        let size = accessory.size
        let start = x + (accessory.width - size.width) / 2
        let left = layoutDirection == .leftToRight ? start : bounds.width - start - size.width
        accessory.view.frame = CGRect(
            x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        x += accessory.width + Self.spacing
    }

    private func placeContent() {
        let (leading, trailing) = contentInsets
        let isLeftToRight = layoutDirection == .leftToRight
        contentView.frame = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: isLeftToRight ? leading : trailing, bottom: 0, right: isLeftToRight ? trailing : leading))
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

    override func drawContent(in canvas: inout ViewCanvas) {
        guard place.hasSeparator else { return }
        let line = 1 / max(traitCollection.displayScale, 1)
        let inset = Self.sideMargin + contentInsets.leading
        let isLeftToRight = layoutDirection == .leftToRight
        canvas.fill(
            CGRect(x: isLeftToRight ? inset : 0, y: bounds.height - line, width: bounds.width - inset, height: line),
            place.separatorColor)
    }
}
