import Foundation
import KeylineAutoLayout
import KeylineGraphics

/// Where the parts of a cell lie, and the height that they need.
@MainActor
struct TableCellArrangement {
    private let cell: UITableViewCell
    private let parts: TableCellParts

    init(of cell: UITableViewCell) {
        self.cell = cell
        parts = cell.parts
    }

    private var isLeftToRight: Bool { cell.layoutDirection == .leftToRight }
    private var isStacked: Bool { cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    // MARK: Content view and accessory

    /// The distance of the content from the cell's edges.
    private var contentInsets: UIEdgeInsets {
        var insets = cell.recordedContentInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: trailingRoom)
        insets.left += leadingRoom
        let turned =
            isLeftToRight
            ? insets
            : UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
        return turned + cell.place.sides
    }

    private var leadingRoom: CGFloat { cell.shownEditing?.leadingRoom ?? 0 }
    private var reorderRoom: CGFloat { cell.shownEditing?.trailingRoom ?? 0 }
    private var trailingRoom: CGFloat { accessoryRoom + reorderRoom }

    /// The distance of labels from the end of the content view, in points: the cell's margin ends before a mark.
    var trailingMargin: CGFloat { trailingRoom > 0 ? 8 : cell.place.margin }

    private var accessoryRoom: CGFloat {
        if let view = cell.shownAccessoryView { return Self.size(of: view).width + cell.place.margin + 8 }
        return PixelGrid(scale: cell.displayScale).rounded(CGFloat(cell.shownAccessoryType.room))
    }

    private static func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let size = view.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    func placeContentView() {
        cell.contentView.frame = cell.bounds.inset(by: contentInsets)
    }

    func place() {
        cell.setContentMargins()
        placeContentView()
        cell.marks.place(cell.shownEditing, isLeftToRight: isLeftToRight)
        for view in [cell.accessoryView, cell.editingAccessoryView] {
            view?.isHidden = view !== cell.shownAccessoryView
        }
        if let view = cell.shownAccessoryView {
            let size = Self.size(of: view)
            var room = cell.bounds.inset(by: cell.place.sides)
            room = room.inset(
                by: UIEdgeInsets(
                    top: 0, left: isLeftToRight ? 0 : reorderRoom, bottom: 0, right: isLeftToRight ? reorderRoom : 0))
            let x = isLeftToRight ? room.maxX - cell.place.margin - size.width : room.minX + cell.place.margin
            view.frame = CGRect(
                x: x, y: cell.bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        if let view = cell.backgroundView { placeBehind(view) }
        if let view = cell.selectedBackgroundView {
            placeBehind(view)
            view.isHidden = !cell.showsSelection
        }
        if !parts.isEmpty { placeLabels(in: cell.contentView.bounds) }
        highlightLabels()
    }

    private func placeBehind(_ view: UIView) {
        view.frame = cell.bounds
        cell.sendSubviewToBack(view)
    }

    /// Only a change of the cell's own reaches its labels: a document may have highlighted one by itself.
    private func highlightLabels() {
        guard cell.showsSelection != cell.wasSelectionShown else { return }
        cell.wasSelectionShown = cell.showsSelection
        for view in cell.contentView.subtree {
            (view as? UILabel)?.isHighlighted = cell.showsSelection
            (view as? UIImageView)?.isHighlighted = cell.showsSelection
        }
    }

    // MARK: Labels

    private static let gap: CGFloat = 6

    /// The part of the content view in which labels stand, after the image.
    private func textRoom(in bounds: CGRect) -> CGRect {
        var leading = cell.place.margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        if let image = parts.shownImage { leading += image.intrinsicContentSize.width + cell.place.margin }
        let insets = UIEdgeInsets(
            top: 0, left: isLeftToRight ? leading : trailingMargin, bottom: 0,
            right: isLeftToRight ? trailingMargin : leading)
        return bounds.inset(by: insets)
    }

    private func placeLabels(in bounds: CGRect) {
        placeImage(in: bounds)
        if !isLeftToRight { parts.mirrorEmptyLabels(in: bounds) }
        let room = textRoom(in: bounds)
        let text = parts.shownText
        let detail = parts.shownDetail
        for label in [text, detail] { label?.numberOfLines = isStacked ? 0 : max(label?.numberOfLines ?? 1, 0) }
        switch cell.style {
        case .subtitle: placeColumn(text, detail, in: room)
        case .value1 where !isStacked: placeRow(text, detail, in: room)
        case .value2 where !isStacked: placeCaption(text, detail, in: room)
        case .default where detail == nil && !isStacked: text.map { $0.frame = room }
        default: placeColumn(text, detail, in: room)
        }
    }

    private func placeImage(in bounds: CGRect) {
        guard let view = parts.shownImage else { return }
        let size = view.intrinsicContentSize
        let height = min(size.height, bounds.height)
        let width = size.height > 0 ? size.width * height / size.height : size.width
        let leading = cell.place.margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        let x = isLeftToRight ? bounds.minX + leading : bounds.maxX - leading - width
        view.frame = onPixels(CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height))
    }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// One below the other, in the middle of the height.
    private func placeColumn(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
        let first = size(of: text, width: room.width)
        let second = size(of: detail, width: room.width)
        let gap = first.height + second.height + 2 * Self.columnGap + 10 < room.height ? Self.columnGap : 0
        let height = first.height + second.height + (second.height > 0 ? gap : 0)
        let top = room.midY - height / 2
        place(text, first, atLeading: true, y: top, in: room)
        place(detail, second, atLeading: true, y: top + height - second.height, in: room)
    }

    private static let columnGap: CGFloat = 3

    /// The detail at the end of the line; the text gives way to it.
    private func placeRow(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
        let second = size(of: detail, width: room.width)
        let rest = max(room.width - second.width - (second.width > 0 ? Self.gap : 0), 0)
        let first = size(of: text, width: max(rest, room.width * 0.3))
        let left = min(second.width, max(room.width - first.width - Self.gap, 0))
        place(text, first, atLeading: true, y: room.midY - first.height / 2, in: room)
        place(
            detail, CGSize(width: left, height: second.height), atLeading: false, y: room.midY - second.height / 2,
            in: room)
    }

    /// A narrow column of captions, and the text beside it.
    private func placeCaption(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
        let caption = min(91, room.width / 3)
        var left = room
        var right = room
        left.size.width = caption
        right.size.width = max(room.width - caption - Self.gap, 0)
        if isLeftToRight { right.origin.x += caption + Self.gap } else { left.origin.x = room.maxX - caption }
        let first = size(of: text, width: caption)
        let second = size(of: detail, width: right.width)
        place(text, first, atLeading: false, y: room.midY - first.height / 2, in: left)
        place(detail, second, atLeading: true, y: room.midY - second.height / 2, in: right)
    }

    private func place(_ label: UILabel?, _ size: CGSize, atLeading: Bool, y: CGFloat, in room: CGRect) {
        let x = atLeading == isLeftToRight ? room.minX : room.maxX - size.width
        label?.frame = onPixels(CGRect(x: x, y: y, width: size.width, height: size.height))
    }

    private func onPixels(_ rect: CGRect) -> CGRect { PixelGrid(scale: cell.displayScale).placed(rect) }

    // MARK: Height

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let insets = contentInsets
        let width = max(target.width - insets.left - insets.right, 0)
        var height: CGFloat = 0
        if parts.isEmpty {
            let content = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: max(target.height - insets.top - insets.bottom, 0)),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            // Content that says how high it is makes lower rows too. Source: rows with nothing but an empty label in Interface
            // Builder files are as high as their margins.
            if content.height > 0 {
                let height = cell.ceiledToPixels(content.height + insets.top + insets.bottom)
                // Source: 20 rows with one text in a public storyboard are stored as high as rows with labels, 44 points and the separator.
                let least = cell.contentConfiguration == nil ? 0 : cell.place.leastHeight
                return CGSize(width: target.width, height: max(height, least))
            }
        } else {
            height = labelHeight(width: width)
        }
        return CGSize(
            width: target.width,
            height: max(cell.ceiledToPixels(height + insets.top + insets.bottom), cell.place.leastHeight))
    }

    /// The height of the style's labels with the margins of the content view.
    private func labelHeight(width: CGFloat) -> CGFloat {
        let room = textRoom(in: CGRect(x: 0, y: 0, width: width, height: 0)).width
        let lines = isStacked ? 0 : parts.shownText?.numberOfLines ?? 1
        parts.shownText?.numberOfLines = lines
        let first = size(of: parts.shownText, width: room).height
        if isStacked { parts.shownDetail?.numberOfLines = 0 }
        let second = size(of: parts.shownDetail, width: room).height
        let isColumn = cell.style == .subtitle || isStacked
        let text = isColumn ? first + second + (second > 0 ? Self.columnGap : 0) : max(first, second)
        let margins = cell.contentView.layoutMargins
        let image = parts.shownImage.map { $0.intrinsicContentSize.height + 8 } ?? 0
        return max(text + margins.top + margins.bottom, image)
    }
}
