import Foundation

/// The wheels of a date picker.
@MainActor
struct DateWheels {
    private let picker: UIDatePicker
    private let texts: DateTexts

    init(of picker: UIDatePicker) {
        self.picker = picker
        texts = picker.texts
    }

    var columns: [WheelPainting.Column] {
        switch picker.datePickerMode {
        case .date: dateColumns
        case .time: timeColumns
        case .dateAndTime: [dayColumn] + timeColumns
        case .countDownTimer: durationColumns
        }
    }

    private var parts: DateComponents {
        texts.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    }

    /// Day, month and year in the order in which the language writes them.
    private var dateColumns: [WheelPainting.Column] {
        let pattern = texts.pattern("yMMMMd")
        let order = "dMLy".compactMap { letter in pattern.firstIndex(of: letter).map { (letter, $0) } }
            .sorted { $0.1 < $1.1 }
        return order.map { letter, _ in
            switch letter {
            case "d": numbers(1...31, selected: parts.day ?? 1, width: 56)
            case "y": numbers(1...4000, selected: parts.year ?? 1, width: 90)
            default:
                WheelPainting.Column(
                    rows: texts.monthNames, selected: (parts.month ?? 1) - 1, width: 134, isRound: true)
            }
        }
    }

    private var dayColumn: WheelPainting.Column {
        let days = (-6...6).map { offset in
            texts.text(template: "EEEMMMd", of: picker.date.addingTimeInterval(Double(offset) * 86_400))
        }
        return WheelPainting.Column(rows: days, selected: 6, width: 136, alignment: .right)
    }

    private var timeColumns: [WheelPainting.Column] {
        let hour = parts.hour ?? 0
        let step = max(picker.minuteInterval, 1)
        let minutes = stride(from: 0, to: 60, by: step).map { texts.number($0, digits: 2) }
        let minute = WheelPainting.Column(
            rows: minutes, selected: (parts.minute ?? 0) / step, width: 48, isRound: true)
        guard texts.hasHalfDays else {
            let hours = (0..<24).map { texts.number($0, digits: 2) }
            return [WheelPainting.Column(rows: hours, selected: hour, width: 48, isRound: true), minute]
        }
        let hours = WheelPainting.Column(
            rows: (1...12).map { texts.number($0) }, selected: (hour + 11) % 12, width: 48, isRound: true)
        let half = WheelPainting.Column(rows: texts.halfDayNames, selected: hour < 12 ? 0 : 1, width: 48)
        return [hours, minute, half]
    }

    private var durationColumns: [WheelPainting.Column] {
        let minutes = Int(max(picker.countDownDuration, 60) / 60)
        return [numbers(0...23, selected: minutes / 60), numbers(0...59, selected: minutes % 60)]
    }

    private func numbers(_ range: ClosedRange<Int>, selected: Int, width: CGFloat = 0) -> WheelPainting.Column {
        guard range.count > 100 else {
            return WheelPainting.Column(
                rows: range.map { texts.number($0) }, selected: selected - range.lowerBound, width: width,
                isRound: true)
        }
        // A long wheel is written only as far as it is seen.
        let seen = (selected - 6...selected + 6).clamped(to: range)
        return WheelPainting.Column(
            rows: seen.map { texts.number($0) }, selected: selected - seen.lowerBound, width: width)
    }
}
