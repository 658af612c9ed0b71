package import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics

/// Draws wheels side by side: rows on a drum, the chosen ones in a band across the middle.
@MainActor
package struct WheelDrawing {
    /// A wheel.
    package struct Column {
        /// The texts of the rows; none for a wheel of blank rows.
        var rows: [String]
        /// The row in the middle.
        var selected: Int
        /// The width in points; 0 for an equal share of what the others leave.
        package var width: CGFloat = 0
        /// The height of a row in points.
        package var rowHeight = DatePickerMetrics.wheelRowHeight
        var alignment = ControlTextAlignment.center
        /// Whether the rows start again after the last one.
        var isRound = false

        init(
            rows: [String], selected: Int, width: CGFloat, alignment: ControlTextAlignment = .center,
            isRound: Bool = false
        ) {
            self.rows = rows
            self.selected = selected
            self.width = width
            self.alignment = alignment
            self.isRound = isRound
        }

        /// A wheel with an equal share of the width.
        package init(rows: [String], selected: Int) {
            self.init(rows: rows, selected: selected, width: 0)
        }
    }

    private let columns: [Column]
    private let bounds: CGRect
    private let surroundings: any DrawingSurroundings

    /// - Parameters:
    ///   - columns: The wheels.
    ///   - bounds: The control's rectangle in the picture, in points.
    ///   - surroundings: The texts and colours of the view that shows it.
    package init(_ columns: [Column], in bounds: CGRect, _ surroundings: any DrawingSurroundings) {
        self.columns = columns
        self.bounds = bounds
        self.surroundings = surroundings
    }

    /// Draws everything.
    package func draw(into list: inout DisplayListBuilder) {
        let height = min(columns.map(\.rowHeight).max() ?? DatePickerMetrics.wheelRowHeight, bounds.height)
        let band = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
            .insetBy(dx: min(9, bounds.width / 4), dy: 0)
        list.fill(
            Path(roundedRect: band, cornerRadius: DatePickerMetrics.wheelBandCornerRadius, curve: .continuous),
            color: surroundings.color(.tertiarySystemFill))
        list.group(clip: Path(bounds)) { inner in
            for (column, rect) in zip(columns, rects) { draw(column, in: rect, into: &inner) }
        }
    }

    /// The rectangles of the columns, in the order in which lines run.
    private var rects: [CGRect] {
        let room = bounds.insetBy(dx: min(20, bounds.width / 8), dy: 0)
        let given = columns.map(\.width).reduce(0, +)
        let open = CGFloat(columns.count { $0.width <= 0 })
        let share = open > 0 ? max(room.width - given, 0) / open : 0
        var x = open > 0 ? room.minX : room.midX - given / 2
        let widths = columns.map { $0.width > 0 ? $0.width : share }
        let rects = widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        guard !surroundings.isLeftToRight else { return rects }
        return rects.map { rect in
            CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    private func draw(_ column: Column, in rect: CGRect, into list: inout DisplayListBuilder) {
        let reach = max(Int((bounds.height / 2 / column.rowHeight).rounded(.up)), 1)
        for distance in -reach - 1...reach + 1 {
            guard
                let place = WheelRowPlacement(
                    distance: distance, rowHeight: column.rowHeight, radius: bounds.height / 2)
            else { continue }
            drawRow(distance, of: column, at: place, in: rect, into: &list)
        }
    }

    private func drawRow(
        _ distance: Int, of column: Column, at place: WheelRowPlacement, in rect: CGRect,
        into list: inout DisplayListBuilder
    ) {
        guard let text = text(at: column.selected + distance, of: column) else { return }
        let color = surroundings.color(distance == 0 ? .label : .secondaryLabel)
        let row = CGRect(x: 0, y: -column.rowHeight / 2, width: rect.width, height: column.rowHeight)
        let toRect = CGAffineTransform(a: 1, b: 0, c: 0, d: place.scale, tx: rect.minX, ty: rect.midY + place.offset)
        list.group(opacity: place.opacity) { inner in
            inner.group(transform: toRect) { drum in
                if column.rows.isEmpty {
                    let width = min(rect.width * 0.5, 120) * (distance.isMultiple(of: 2) ? 1 : 0.75)
                    let bar = CGRect(x: row.midX - width / 2, y: -5, width: width, height: 10)
                    drum.fill(Path(roundedRect: bar, cornerRadius: 5), color: surroundings.color(.systemFill))
                } else {
                    surroundings.draw(
                        text, .system(DatePickerMetrics.wheelFontSize), color, column.alignment, in: row, into: &drum)
                }
            }
        }
    }

    private func text(at index: Int, of column: Column) -> String? {
        if column.rows.isEmpty { return "" }
        if column.isRound {
            let count = column.rows.count
            return column.rows[(index % count + count) % count]
        }
        return column.rows.indices.contains(index) ? column.rows[index] : nil
    }
}

/// Where a row on the drum appears: nearer to the edge flatter and paler.
private struct WheelRowPlacement {
    /// From the middle, in points.
    let offset: CGFloat
    let scale: CGFloat
    let opacity: Double

    /// Nil where the row is on the drum's back.
    init?(distance: Int, rowHeight: CGFloat, radius: CGFloat) {
        guard radius > 0 else { return nil }
        let angle = CGFloat(distance) * rowHeight / (radius * 1.1)
        guard abs(angle) < .pi / 2 * 0.97 else { return nil }
        offset = sin(angle) * radius
        scale = cos(angle)
        opacity = distance == 0 ? 1 : max(Double(cos(angle)) * 0.8, 0.08)
    }
}
