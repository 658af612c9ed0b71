import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// The table of one scene on a contact sheet.
struct SheetTable {
    private static let labelHeight: CGFloat = 22
    private static let usualWidth: CGFloat = 170
    private static let greatestWidth: CGFloat = 460

    private let grid: SceneMatrix.Grid
    private let cells: [ContactSheet.Cell?]
    private let ink: SheetStyle
    /// Points of the sheet for a point of a picture: the same for all, so that devices keep their proportions.
    private let factor: CGFloat
    private let rowLabelWidth: CGFloat
    private let columnWidths: [CGFloat]
    private let rowHeights: [CGFloat]
    private let top: CGFloat

    init(_ grid: SceneMatrix.Grid, cells: [ContactSheet.Cell?], ink: SheetStyle) {
        let widths = cells.compactMap { $0?.list.size.width }.filter { $0 > 0 }
        let factor = min(
            1, Self.usualWidth / (widths.min() ?? Self.usualWidth), Self.greatestWidth / (widths.max() ?? 1))
        let sizes = cells.map { cell in
            cell.map { CGSize(width: $0.list.size.width * factor, height: $0.list.size.height * factor) }
                ?? CGSize(width: Self.usualWidth / 2, height: Self.usualWidth)
        }
        let rows = grid.rows.count
        let columns = grid.columns.count
        self.grid = grid
        self.cells = cells
        self.ink = ink
        self.factor = factor
        columnWidths = (0..<columns).map { column in
            (0..<rows).map { sizes[$0 * columns + column].width }.max() ?? 0
        }
        rowHeights = (0..<rows).map { row in (0..<columns).map { sizes[row * columns + $0].height }.max() ?? 0 }
        rowLabelWidth = grid.rows == [""] ? 0 : (grid.rows.map(ink.labelWidth).max() ?? 0) + ContactSheet.gap
        top = grid.columns == [""] ? 0 : Self.labelHeight
    }

    /// The size in points.
    var size: CGSize {
        let gaps = (width: CGFloat(columnWidths.count - 1), height: CGFloat(rowHeights.count - 1))
        return CGSize(
            width: rowLabelWidth + columnWidths.reduce(0, +) + gaps.width * ContactSheet.gap,
            height: top + rowHeights.reduce(0, +) + gaps.height * ContactSheet.gap)
    }

    /// Draws the table with its upper left corner at a point.
    func draw(at origin: CGPoint, into builder: inout DisplayListBuilder) {
        var x = origin.x + rowLabelWidth
        for (column, label) in grid.columns.enumerated() {
            ink.label(label, at: CGPoint(x: x, y: origin.y), width: columnWidths[column], into: &builder)
            var y = origin.y + top
            for row in grid.rows.indices {
                if column == 0 {
                    ink.label(grid.rows[row], at: CGPoint(x: origin.x, y: y), width: .infinity, into: &builder)
                }
                draw(cells[row * grid.columns.count + column], at: CGPoint(x: x, y: y), into: &builder)
                y += rowHeights[row] + ContactSheet.gap
            }
            x += columnWidths[column] + ContactSheet.gap
        }
    }

    private func draw(_ cell: ContactSheet.Cell?, at origin: CGPoint, into builder: inout DisplayListBuilder) {
        guard let cell else { return }
        let size = CGSize(width: cell.list.size.width * factor, height: cell.list.size.height * factor)
        let rect = CGRect(origin: origin, size: size)
        let (border, width) = cell.severity.map { (SheetStyle.color(of: $0), 2) } ?? (SheetStyle.line, 0.5)
        if cell.background != nil || cell.severity != nil {
            builder.fill(rect.insetBy(dx: -width, dy: -width), color: border)
            builder.fill(rect, color: cell.background ?? SheetStyle.paper)
        }
        let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y)
        let paper = Path(CGRect(origin: .zero, size: cell.list.size))
        builder.group(transform: transform, clip: paper) { $0.draw(cell.list, at: .zero) }
        if let severity = cell.severity {
            ink.badge(cell.findingCount, severity, at: CGPoint(x: rect.maxX, y: rect.minY), into: &builder)
        }
    }
}
