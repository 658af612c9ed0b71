import Foundation
import KeylineAppearance
import KeylineGraphics

/// Draws what a cell shows besides its content: ground, accessory and the line below.
@MainActor
struct TableCellPainting {
    private let cell: UITableViewCell

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    private var isLeftToRight: Bool { cell.layoutDirection == .leftToRight }

    func draw(_ canvas: inout ViewCanvas) {
        let ground = cell.appearance.outline(of: cell.bounds)
        if cell.backgroundColor == nil, cell.backgroundView == nil, let style = cell.place.style {
            canvas.fill(ground, style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        }
        if cell.showsSelection, cell.selectedBackgroundView == nil { canvas.fill(ground, .systemGray4) }
        drawSeparator(&canvas)
        if cell.shownAccessoryView == nil { drawAccessory(&canvas) }
    }

    /// The line below the row, and at the edges of a grouped section one from side to side.
    private func drawSeparator(_ canvas: inout ViewCanvas) {
        let line = 1 / cell.displayScale
        if cell.place.style == .grouped, let color = cell.place.edgeColor {
            let bounds = cell.bounds
            if cell.place.isFirst { canvas.fill(bounds.strip(at: bounds.minY, height: line), color) }
            if cell.place.isLast { canvas.fill(bounds.strip(at: bounds.maxY - line, height: line), color) }
        }
        guard let color = cell.place.separatorColor else { return }
        let margin = cell.place.margin
        let own = cell.insets.separator ?? cell.place.separatorInset
        let leading = own?.left ?? cell.parts.shownImage.map { $0.frame.width + 2 * margin } ?? margin
        let trailing = own?.right ?? 0
        let sides = cell.place.sides
        // The line begins beside the content, and ends at the edge of the screen.
        let end = own == nil ? 0 : isLeftToRight ? sides.right : sides.left
        let start = (isLeftToRight ? sides.left : sides.right) + (cell.shownEditing?.leadingRoom ?? 0)
        let place = ListRowDrawing.separator(
            below: cell.bounds, leading: start + leading, trailing: end + trailing, thickness: line,
            isLeftToRight: isLeftToRight)
        canvas.fill(place, color)
    }

    private func drawAccessory(_ canvas: inout ViewCanvas) {
        let tint: UIColor = cell.tintColor
        switch cell.shownAccessoryType {
        case .none: break
        case .disclosureIndicator: drawChevron(&canvas)
        case .detailDisclosureButton:
            drawChevron(&canvas)
            draw("info.circle", .regular, size: CGSize(width: 22, height: 22), fromEnd: 40, tint, &canvas)
        case .checkmark:
            draw("checkmark", .semibold, size: CGSize(width: 15, height: 15), fromEnd: 16, tint, &canvas)
        case .detailButton:
            draw("info.circle", .regular, size: CGSize(width: 22, height: 22), fromEnd: 14, tint, &canvas)
        }
    }

    private func drawChevron(_ canvas: inout ViewCanvas) {
        draw(
            "chevron.forward", .bold, size: ListRowDrawing.disclosureSize, fromEnd: cell.place.margin - 1,
            .tertiaryLabel, &canvas)
    }

    private func draw(
        _ symbol: String,
        _ weight: SymbolWeight,
        size: CGSize,
        fromEnd distance: CGFloat,
        _ color: UIColor,
        _ canvas: inout ViewCanvas
    ) {
        let room = cell.bounds.inset(by: cell.place.sides)
        let distance = distance + (cell.shownEditing?.trailingRoom ?? 0)
        let x = isLeftToRight ? room.maxX - distance - size.width : room.minX + distance
        let rect = CGRect(x: x, y: cell.bounds.midY - size.height / 2, width: size.width, height: size.height)
        let symbol = SymbolStandIn(symbol)
        let isMirrored = symbol.followsDirection && !isLeftToRight
        canvas.draw(symbol, weight, in: rect, color: color, isMirrored: isMirrored)
    }
}

extension CGRect {
    /// A part of the rectangle from side to side.
    fileprivate func strip(at y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: minX, y: y, width: width, height: height)
    }
}
