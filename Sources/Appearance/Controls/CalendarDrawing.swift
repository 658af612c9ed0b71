package import Foundation
package import KeylineGraphics

/// Draws a month as date pickers show it: its name and buttons, the weekdays, and the days in rows of weeks.
@MainActor
package struct CalendarDrawing {
    private let texts: DateTexts
    private let month: MonthGrid
    private let rect: CGRect
    private let surroundings: any DrawingSurroundings

    /// - Parameters:
    ///   - texts: The date and its words.
    ///   - bounds: The control's rectangle in the picture, in points.
    ///   - surroundings: The texts and colours of the view that shows it.
    package init(_ texts: DateTexts, in bounds: CGRect, _ surroundings: any DrawingSurroundings) {
        self.texts = texts
        month = MonthGrid(of: texts.date, in: texts.calendar)
        rect = bounds.insetBy(dx: min(16, bounds.width / 8), dy: 0)
        self.surroundings = surroundings
    }

    private var isLeftToRight: Bool { surroundings.isLeftToRight }
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24

    /// Draws everything.
    package func draw(into list: inout DisplayListBuilder) {
        drawHeader(into: &list)
        drawWeekdays(into: &list)
        drawDays(into: &list)
    }

    private func drawHeader(into list: inout DisplayListBuilder) {
        let header = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.headerHeight)
        let title = header.insetBy(dx: DatePickerMetrics.titleMargin, dy: 0)
        let text = texts.text(template: "yMMMM")
        let font = ControlFont.semibold(DatePickerMetrics.titleFontSize)
        surroundings.draw(
            text, font, surroundings.color(.label), isLeftToRight ? .left : .right, in: title, into: &list)
        // It leads to wheels for month and year.
        let end = surroundings.width(of: text, font) + 5
        let mark = CGRect(
            x: isLeftToRight ? title.minX + end : title.maxX - end - 9, y: header.midY - 7, width: 9, height: 14)
        draw("chevron.forward", .semibold, in: mark, into: &list)
        for (name, position) in [("chevron.backward", CGFloat(56)), ("chevron.forward", 16)] {
            let x = isLeftToRight ? header.maxX - position : header.minX + position
            let button = CGRect(x: x - 7, y: header.midY - 10, width: 14, height: 20)
            draw(name, .medium, in: button, into: &list)
        }
    }

    private func draw(_ name: String, _ weight: SymbolWeight, in rect: CGRect, into list: inout DisplayListBuilder) {
        SymbolPainting(
            SymbolStandIn(name), weight, in: rect, colors: .monochrome(surroundings.tint), isMirrored: !isLeftToRight
        ).drawShape(into: &list)
    }

    private func drawWeekdays(into list: inout DisplayListBuilder) {
        let names = month.headings(texts.weekdayHeadings)
        let font = weekdayFont(for: names)
        for (column, name) in names.enumerated() {
            let cell = CGRect(
                x: x(of: column), y: rect.minY + Self.headerHeight, width: rect.width / 7, height: Self.weekdayHeight)
            surroundings.draw(name, font, surroundings.color(.tertiaryLabel), .center, in: cell, into: &list)
        }
    }

    /// Of the usual size, or smaller where a language's names would come too near one another; the same for all.
    private func weekdayFont(for names: [String]) -> ControlFont {
        let size = DatePickerMetrics.weekdayFontSize
        let font = ControlFont.semibold(size)
        let widest = names.map { surroundings.width(of: $0, font) }.max() ?? 0
        let available = rect.width / 7 - Self.weekdayGap
        guard widest > available, available > 0 else { return font }
        return .semibold(max(size * available / widest, 8))
    }

    /// The least distance between two names, in points.
    private static let weekdayGap: CGFloat = 7

    private func x(of column: Int) -> CGFloat {
        let width = rect.width / 7
        return isLeftToRight ? rect.minX + CGFloat(column) * width : rect.maxX - CGFloat(column + 1) * width
    }

    private func drawDays(into list: inout DisplayListBuilder) {
        let top = rect.minY + Self.headerHeight + Self.weekdayHeight
        let rowHeight = max((rect.maxY - top) / 6, 0)
        for (row, week) in month.weeks.enumerated() {
            for (column, day) in week.enumerated() {
                guard let day else { continue }
                let cell = CGRect(
                    x: x(of: column), y: top + CGFloat(row) * rowHeight, width: rect.width / 7, height: rowHeight)
                drawDay(day, isSelected: day == month.selectedDay, in: cell, into: &list)
            }
        }
    }

    private func drawDay(_ day: Int, isSelected: Bool, in rect: CGRect, into list: inout DisplayListBuilder) {
        let tint = surroundings.tint
        if isSelected {
            let radius = min(rect.width, rect.height) / 2
            list.fill(
                Path(circleAt: CGPoint(x: rect.midX, y: rect.midY), radius: radius),
                color: tint.multiplyingAlpha(by: DatePickerMetrics.selectionOpacity))
        }
        let size = DatePickerMetrics.dayFontSize
        surroundings.draw(
            texts.number(day), isSelected ? .semibold(size) : .system(size),
            isSelected ? tint : surroundings.color(.label), .center, in: rect, into: &list)
    }
}
