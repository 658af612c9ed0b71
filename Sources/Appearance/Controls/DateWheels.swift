package import Foundation

/// The wheels of a date picker.
package struct DateWheels {
    /// The parts of a date that wheels choose.
    package enum Parts: Sendable {
        case date, time, dateAndTime
        /// Hours and minutes of a duration in seconds.
        case duration(TimeInterval)
    }

    private let texts: DateTexts
    private let chosen: Parts
    private let minuteInterval: Int

    /// - Parameters:
    ///   - parts: The parts that are chosen.
    ///   - texts: The date and its words.
    ///   - minuteInterval: The distance between minutes on their wheel.
    package init(_ parts: Parts, of texts: DateTexts, minuteInterval: Int = 1) {
        self.texts = texts
        chosen = parts
        self.minuteInterval = max(minuteInterval, 1)
    }

    /// The wheels from left to right where text runs so.
    package var columns: [WheelDrawing.Column] {
        switch chosen {
        case .date: dateColumns
        case .time: timeColumns
        case .dateAndTime: [dayColumn] + timeColumns
        case .duration(let duration): durationColumns(duration)
        }
    }

    private var parts: DateComponents {
        texts.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: texts.date)
    }

    /// Day, month and year in the order in which the language writes them.
    private var dateColumns: [WheelDrawing.Column] {
        let pattern = texts.pattern("yMMMMd")
        let order = "dMLy".compactMap { letter in pattern.firstIndex(of: letter).map { (letter, $0) } }
            .sorted { $0.1 < $1.1 }
        return order.map { letter, _ in
            switch letter {
            case "d": numbers(1...31, selected: parts.day ?? 1, width: 56)
            case "y": numbers(1...4000, selected: parts.year ?? 1, width: 90)
            default:
                WheelDrawing.Column(
                    rows: texts.monthNames, selected: (parts.month ?? 1) - 1, width: 134, isRound: true)
            }
        }
    }

    private var dayColumn: WheelDrawing.Column {
        let days = (-6...6).map { offset in
            texts.text(template: "EEEMMMd", of: texts.date.addingTimeInterval(Double(offset) * 86_400))
        }
        return WheelDrawing.Column(rows: days, selected: 6, width: 136, alignment: .right)
    }

    private var timeColumns: [WheelDrawing.Column] {
        let hour = parts.hour ?? 0
        let minutes = stride(from: 0, to: 60, by: minuteInterval).map { texts.number($0, digits: 2) }
        let minute = WheelDrawing.Column(
            rows: minutes, selected: (parts.minute ?? 0) / minuteInterval, width: 48, isRound: true)
        guard texts.hasHalfDays else {
            let hours = (0..<24).map { texts.number($0, digits: 2) }
            return [WheelDrawing.Column(rows: hours, selected: hour, width: 48, isRound: true), minute]
        }
        let hours = WheelDrawing.Column(
            rows: (1...12).map { texts.number($0) }, selected: (hour + 11) % 12, width: 48, isRound: true)
        let half = WheelDrawing.Column(rows: texts.halfDayNames, selected: hour < 12 ? 0 : 1, width: 48)
        return [hours, minute, half]
    }

    private func durationColumns(_ duration: TimeInterval) -> [WheelDrawing.Column] {
        let minutes = Int(max(duration, 60) / 60)
        return [numbers(0...23, selected: minutes / 60), numbers(0...59, selected: minutes % 60)]
    }

    private func numbers(_ range: ClosedRange<Int>, selected: Int, width: CGFloat = 0) -> WheelDrawing.Column {
        guard range.count > 100 else {
            return WheelDrawing.Column(
                rows: range.map { texts.number($0) }, selected: selected - range.lowerBound, width: width,
                isRound: true)
        }
        // A long wheel is written only as far as it is seen.
        let seen = (selected - 6...selected + 6).clamped(to: range)
        return WheelDrawing.Column(
            rows: seen.map { texts.number($0) }, selected: selected - seen.lowerBound, width: width)
    }
}
