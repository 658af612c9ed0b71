import Foundation
import KeylineAppearance
import KeylineGraphics

/// Draws an inline date picker: the days of a month in rows of weeks.
@MainActor
struct CalendarPainting {
    private let picker: UIDatePicker
    private let texts: DateTexts
    private let month: MonthGrid
    private let room: CGRect

    init(of picker: UIDatePicker) {
        self.picker = picker
        texts = picker.texts
        month = MonthGrid(of: picker.date, in: texts.calendar)
        room = picker.bounds.insetBy(dx: min(16, picker.bounds.width / 8), dy: 0)
    }

    private var isLeftToRight: Bool { picker.layoutDirection == .leftToRight }
    private var tint: UIColor { picker.tintColor }
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24

    func draw(_ canvas: inout ViewCanvas) {
        drawHeader(&canvas)
        drawWeekdays(&canvas)
        drawDays(&canvas)
    }

    private func drawHeader(_ canvas: inout ViewCanvas) {
        let header = CGRect(x: room.minX, y: room.minY, width: room.width, height: Self.headerHeight)
        let title = header.insetBy(dx: DatePickerMetrics.titleMargin, dy: 0)
        let text = texts.text(template: "yMMMM")
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        canvas.draw(text, font: font, color: .label, alignment: isLeftToRight ? .left : .right, in: title)
        // It leads to wheels for month and year.
        let end = TextContent(text, font: font, color: .label, traits: picker.traitCollection).size().width + 5
        let mark = CGRect(
            x: isLeftToRight ? title.minX + end : title.maxX - end - 9, y: header.midY - 7, width: 9, height: 14)
        canvas.draw(SymbolStandIn("chevron.forward"), .semibold, in: mark, color: tint, isMirrored: !isLeftToRight)
        for (name, position) in [("chevron.backward", CGFloat(56)), ("chevron.forward", 16)] {
            let x = isLeftToRight ? header.maxX - position : header.minX + position
            let rect = CGRect(x: x - 7, y: header.midY - 10, width: 14, height: 20)
            canvas.draw(SymbolStandIn(name), .medium, in: rect, color: tint, isMirrored: !isLeftToRight)
        }
    }

    private func drawWeekdays(_ canvas: inout ViewCanvas) {
        let names = month.headings(texts.weekdayHeadings)
        let font = weekdayFont(for: names)
        for (column, name) in names.enumerated() {
            let y = room.minY + Self.headerHeight
            let rect = CGRect(x: x(of: column), y: y, width: room.width / 7, height: Self.weekdayHeight)
            canvas.draw(name, font: font, color: .tertiaryLabel, centeredIn: rect)
        }
    }

    /// Of the usual size, or smaller where a language's names would come too near one another; the same for all.
    private func weekdayFont(for names: [String]) -> UIFont {
        let size = DatePickerMetrics.weekdayFontSize
        let font = UIFont.systemFont(ofSize: size, weight: .semibold)
        let widest =
            names.map {
                TextContent($0, font: font, color: .label, traits: picker.traitCollection).size().width
            }.max() ?? 0
        let room = room.width / 7 - Self.weekdayGap
        guard widest > room, room > 0 else { return font }
        return .systemFont(ofSize: max(size * room / widest, 8), weight: .semibold)
    }

    /// The least distance between two names, in points.
    private static let weekdayGap: CGFloat = 7

    private func x(of column: Int) -> CGFloat {
        let width = room.width / 7
        return isLeftToRight ? room.minX + CGFloat(column) * width : room.maxX - CGFloat(column + 1) * width
    }

    private func drawDays(_ canvas: inout ViewCanvas) {
        let top = room.minY + Self.headerHeight + Self.weekdayHeight
        let rowHeight = max((room.maxY - top) / 6, 0)
        for (row, week) in month.weeks.enumerated() {
            for (column, day) in week.enumerated() {
                guard let day else { continue }
                let rect = CGRect(
                    x: x(of: column), y: top + CGFloat(row) * rowHeight, width: room.width / 7, height: rowHeight)
                drawDay(day, isSelected: day == month.selectedDay, in: rect, &canvas)
            }
        }
    }

    private func drawDay(_ day: Int, isSelected: Bool, in rect: CGRect, _ canvas: inout ViewCanvas) {
        if isSelected {
            let side = min(rect.width, rect.height)
            canvas.fill(
                Path(circleAt: CGPoint(x: rect.midX, y: rect.midY), radius: side / 2),
                tint.multiplyingAlpha(by: DatePickerMetrics.selectionOpacity))
        }
        canvas.draw(
            texts.number(day),
            font: .systemFont(ofSize: DatePickerMetrics.dayFontSize, weight: isSelected ? .semibold : .regular),
            color: isSelected ? tint : .label, centeredIn: rect)
    }
}
