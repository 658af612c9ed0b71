import Foundation

/// What a row shows while its table is edited.
struct TableCellEditing: Hashable {
    /// The mark at the leading end; nil for none.
    var sign: EditingMark.Sign?
    /// Whether content makes room at the leading end, even without a mark.
    var isIndented = true
    /// Whether the row has a mark for moving at the trailing end.
    var canMove = false

    /// How far content is moved in at the leading end, in points. Read off pictures of iOS: no public document gives it.
    var leadingRoom: CGFloat { sign != nil || isIndented ? 38 : 0 }
    /// The room of the mark for moving, in points. Read off pictures of iOS.
    var trailingRoom: CGFloat { canMove ? 38 : 0 }
}

extension UITableView {
    /// What a row shows while the table is edited; nil for a row as usual.
    ///
    /// Rows can be edited unless the data source says otherwise, and are deleted unless the delegate does. They can be moved where
    /// the data source says so: UIKit also asks whether it has the method that moves rows, which every Swift type has here.
    func editing(ofRowAt path: IndexPath) -> TableCellEditing? {
        guard isEditing else { return nil }
        guard dataSource?.tableView(self, canEditRowAt: path) ?? (documentSections != nil) else {
            return TableCellEditing(sign: nil, isIndented: false, canMove: canMove(path))
        }
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        let isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return TableCellEditing(
            sign: sign(of: style), isIndented: isIndented || style != .none, canMove: canMove(path))
    }

    private func canMove(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    private func sign(of style: UITableViewCell.EditingStyle) -> EditingMark.Sign? {
        if allowsMultipleSelectionDuringEditing { return .choice }
        return switch style {
        case .none: nil
        case .delete: .delete
        case .insert: .insert
        }
    }
}

extension UITableViewCell {
    /// What the row shows of being edited.
    var shownEditing: TableCellEditing? {
        guard isEditing else { return nil }
        var editing = place.editing ?? TableCellEditing(isIndented: false)
        editing.canMove = editing.canMove || showsReorderControl
        editing.isIndented = editing.isIndented && shouldIndentWhileEditing
        return editing
    }

    /// The mark at the trailing end that the row shows now.
    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    /// The view in place of that mark that the row shows now.
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
}

/// The marks of a row that is edited.
@MainActor
final class TableCellMarks {
    private unowned let cell: UITableViewCell
    private var mark: EditingMark?
    private var grip: ReorderControl?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// Shows the marks that the row has now, in the middle of its height.
    func place(_ editing: TableCellEditing?, isLeftToRight: Bool) {
        replaceMark(by: editing?.sign)
        replaceGrip(isShown: editing?.canMove ?? false)
        let room = cell.bounds.inset(by: cell.place.sides)
        let margin = cell.place.margin
        if let mark {
            mark.isChosen = cell.isSelected
            mark.frame = frame(mark, x: isLeftToRight ? room.minX + margin : room.maxX - margin - mark.bounds.width)
        }
        if let grip {
            grip.tintColor = .tertiaryLabel
            grip.bounds.size = grip.intrinsicContentSize
            grip.frame = frame(grip, x: isLeftToRight ? room.maxX - margin - grip.bounds.width : room.minX + margin)
        }
    }

    private func frame(_ view: UIView, x: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(x: x, y: cell.bounds.midY - view.bounds.height / 2), size: view.bounds.size)
    }

    private func replaceMark(by sign: EditingMark.Sign?) {
        guard mark?.sign != sign else { return }
        mark?.removeFromSuperview()
        mark = sign.map(EditingMark.init)
        mark.map(cell.addSubview)
    }

    private func replaceGrip(isShown: Bool) {
        guard (grip != nil) != isShown else { return }
        grip?.removeFromSuperview()
        grip = isShown ? ReorderControl(frame: .zero) : nil
        grip.map(cell.addSubview)
    }
}
