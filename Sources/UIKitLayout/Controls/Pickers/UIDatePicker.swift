public import Foundation
import KeylineAppearance

/// Chooses a date, a time, or both.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen; raw values are Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// Hour and minute.
        case time = 0
        /// Year, month and day.
        case date
        /// Day, hour and minute.
        case dateAndTime
        /// A span of hours and minutes.
        case countDownTimer
    }

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The look that is asked for.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The date. UIKit's default is the present time, by which a picture would change with the clock; here it is a Tuesday in 2007.
    open var date = Date(timeIntervalSinceReferenceDate: 190_028_460) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The span of a count-down, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The language and region in which the date is written; nil for the environment's.
    open var locale: Locale?
    /// The time zone in which the date is written; nil for Greenwich, so that a picture is the same everywhere.
    open var timeZone: TimeZone?
    /// The distance between minutes on the wheel.
    open var minuteInterval = 1

    /// The look: `automatic` is `compact`, as for an app of today; a count-down only has wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// Chooses a date.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    override var systemSize: CGSize? { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: DatePickerMetrics.wheelsWidth, height: DatePickerMetrics.wheelsHeight)
        case .inline: datePickerMode == .time ? CGSize(width: 216, height: 50) : DatePickerMetrics.calendarSize
        case .automatic, .compact: CompactDatePainting(of: self).size
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func appearanceTraitsDidChange() {
        invalidateIntrinsicContentSize()
    }

    var texts: DateTexts {
        DateTexts(
            date: date, locale: locale ?? Locale(identifier: traitCollection.locale),
            timeZone: timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current)
    }

    private var wheels: DateWheels {
        let parts: DateWheels.Parts =
            switch datePickerMode {
            case .date: .date
            case .time: .time
            case .dateAndTime: .dateAndTime
            case .countDownTimer: .duration(countDownDuration)
            }
        return DateWheels(parts, of: texts, minuteInterval: minuteInterval)
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        canvas.group(opacity: isEnabled ? 1 : 0.5) { inner in
            switch datePickerStyle {
            case .wheels: inner.drawWheels(wheels.columns, of: self)
            case .inline where datePickerMode != .time:
                let surroundings = ViewSurroundings(of: self)
                inner.paint(in: bounds) { list, rect in
                    CalendarDrawing(texts, in: rect, surroundings).draw(into: &list)
                }
            default: CompactDatePainting(of: self).draw(&inner)
            }
        }
    }
    /// The first date that can be chosen. Changes no picture.
    open var minimumDate: Date?
    /// The last date that can be chosen. Changes no picture.
    open var maximumDate: Date?

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(of: self, traits: .adjustable)
    }
}

/// The look of a date picker; raw values are Apple's.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Wheels.
    case wheels
    /// Small boxes with the date and the time.
    case compact
    /// A month.
    case inline
}
