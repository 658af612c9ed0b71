public import Foundation
import KeylineAppearance

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker<Label: View>: View {
    /// The parts that can be chosen.
    public typealias Components = DatePickerComponents
    private let date: Date
    private let parts: Components
    private let label: Label

    /// A choice with a label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        date = selection.wrappedValue
        parts = displayedComponents
        self.label = label()
    }

    /// A choice within a range with a label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// The choice as the style of the place has it.
    public var body: some View {
        EnvironmentReader { environment in
            switch environment.datePickerKind {
            case .graphical where parts.contains(.date): calendar
            case .wheels: labelled(environment, gap: 0) { wheels }
            default: labelled(environment, gap: 8) { boxes(environment) }
            }
        }
    }

    /// The label at the leading side, where there is one.
    private func labelled<Content: View>(
        _ environment: EnvironmentValues, gap: CGFloat, @ViewBuilder _ content: () -> Content
    ) -> some View {
        HStack(spacing: DatePickerMetrics.boxGap) {
            if !environment.labelsAreHidden {
                label
                Spacer(minLength: gap)
            }
            content()
        }
    }

    private var calendar: some View {
        let size = DatePickerMetrics.calendarSize
        return DrawnControl(width: nil, height: size.height, ideal: size.width) { rect, environment, list in
            CalendarDrawing(environment.texts(of: date), in: rect, EnvironmentSurroundings(environment: environment))
                .draw(into: &list)
        }
        .control("DatePicker").accessibilityControl(.adjustable, label: label as? Text)
    }

    private var wheels: some View {
        let height = DatePickerMetrics.wheelsHeight
        return DrawnControl(width: nil, height: height, ideal: DatePickerMetrics.wheelsWidth) {
            rect, environment, list in
            let shown: DateWheels.Parts =
                parts.contains(.date) ? parts.contains(.hourAndMinute) ? .dateAndTime : .date : .time
            WheelDrawing(
                DateWheels(shown, of: environment.texts(of: date)).columns, in: rect,
                EnvironmentSurroundings(environment: environment)
            ).draw(into: &list)
        }
        .control("DatePicker").accessibilityControl(.adjustable, label: label as? Text)
    }

    @ViewBuilder private func boxes(_ environment: EnvironmentValues) -> some View {
        if parts.contains(.date) { box(environment.date(date), in: environment) }
        if parts.contains(.hourAndMinute) { box(environment.time(date), in: environment) }
    }

    /// A box around a text. It is as high in every language.
    ///
    /// Source: UIKit's compact date picker, whose boxes are 34 points high at the usual text size.
    private func box(_ text: String, in environment: EnvironmentValues) -> some View {
        let height = Font.TextStyle.body.neutral.scaledValue(
            34, for: environment.dynamicTypeSize.neutral, scale: environment.displayScale)
        return Text(verbatim: text).lineLimit(1)
            .padding(.horizontal, DatePickerMetrics.boxMargin)
            .frame(height: height)
            .background {
                RoundedRectangle(cornerRadius: DatePickerMetrics.boxCornerRadius).fill(Color(.tertiarySystemFill))
            }
            .control("DatePicker").accessibilityControl(.button)
            .modifier(NodeModifier { $0.responses.undrawn = "opens a calendar or a clock" })
            .padding(.vertical, environment.isInListRow ? -6 : 0)
    }
}

extension DatePicker where Label == Text {
    /// A choice with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A choice within a range with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A choice from a date on with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A choice up to a date with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}

extension EnvironmentValues {
    /// A date in the words of the language, in the place's calendar.
    fileprivate func texts(of date: Date) -> DateTexts {
        DateTexts(date: date, locale: locale, timeZone: timeZone, calendar: calendar)
    }

    /// A day, as compact pickers write it.
    fileprivate func date(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
        )
    }

    /// A time, as compact pickers write it.
    fileprivate func time(_ date: Date) -> String {
        date.formatted(
            Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone))
    }

    private enum KindKey: EnvironmentKey { static let defaultValue = _DatePickerKind.compact }

    /// How date pickers look.
    var datePickerKind: _DatePickerKind {
        get { self[KindKey.self] }
        set { self[KindKey.self] = newValue }
    }
}

extension View {
    /// How date pickers inside look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changing { $0.datePickerKind = style._kind }
    }
}
