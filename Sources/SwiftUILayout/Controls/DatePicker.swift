public import Foundation

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
            if environment.datePickerKind == .graphical, parts.contains(.date) {
                CalendarMonth(date: date)
            } else {
                HStack(spacing: 6) {
                    if !environment.labelsAreHidden {
                        label
                        Spacer(minLength: 8)
                    }
                    if parts.contains(.date) { box(environment.date(date)) }
                    if parts.contains(.hourAndMinute) { box(environment.time(date)) }
                }
            }
        }
    }

    /// Source: UIKit's compact date picker: boxes 34 high with corners of 6, and 11 beside the text.
    private func box(_ text: String) -> some View {
        EnvironmentReader { environment in
            Text(verbatim: text).lineLimit(1)
                .padding(.horizontal, 11)
                .frame(height: 34)
                .background { RoundedRectangle(cornerRadius: 6).fill(Color(.tertiarySystemFill)) }
                .control("DatePicker")
                .padding(.vertical, environment.isInListRow ? -6 : 0)
        }
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

/// The days of a month in weeks.
private struct CalendarMonth: View {
    let date: Date

    var body: some View {
        EnvironmentReader { environment in
            let calendar = environment.calendar
            VStack(spacing: 8) {
                HStack {
                    Text(verbatim: title(environment)).font(.headline)
                    Spacer()
                    HStack(spacing: 28) {
                        Image(systemName: "chevron.backward")
                        Image(systemName: "chevron.forward")
                    }
                    .font(.title3.weight(.medium)).foregroundStyle(TintShapeStyle())
                }
                .padding(.horizontal, 8).frame(height: 36)
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        ForEach(0..<7, id: \.self) { column in
                            Text(verbatim: weekday(column, calendar)).font(.system(size: 13, weight: .semibold))
                                .foregroundStyle(Color(.tertiaryLabel)).frame(maxWidth: .infinity)
                        }
                    }
                    ForEach(0..<weeks(calendar).count, id: \.self) { week in
                        GridRow {
                            ForEach(0..<7, id: \.self) { column in
                                CalendarDay(
                                    day: weeks(calendar)[week][column],
                                    isSelected: weeks(calendar)[week][column] == calendar.component(.day, from: date))
                            }
                        }
                    }
                }
            }
        }
    }

    private func title(_ environment: EnvironmentValues) -> String {
        date.formatted(
            Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
            ).month(.wide).year())
    }

    private func weekday(_ column: Int, _ calendar: Calendar) -> String {
        let names = calendar.shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return "" }
        return names[(column + calendar.firstWeekday - 1) % 7].uppercased(with: calendar.locale)
    }

    /// The days by weeks; nil outside of the month.
    private func weeks(_ calendar: Calendar) -> [[Int?]] {
        let selected = calendar.component(.day, from: date)
        guard let days = calendar.range(of: .day, in: .month, for: date),
            let first = calendar.date(byAdding: .day, value: 1 - selected, to: date)
        else { return [] }
        let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var cells: [Int?] = Array(repeating: nil, count: offset) + days.map { $0 }
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }
}

private struct CalendarDay: View {
    let day: Int?
    let isSelected: Bool

    var body: some View {
        Group {
            if let day {
                Text(day, format: .number).font(.system(size: 20, weight: isSelected ? .semibold : .regular))
                    .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
            } else {
                Color.clear
            }
        }
        .frame(maxWidth: .infinity).frame(height: 44)
        .background { if isSelected { Circle().fill(TintShapeStyle().opacity(0.12)) } }
    }
}

/// How date pickers look.
public protocol DatePickerStyle: Sendable {
    /// Which of the system's styles it is.
    var _kind: _DatePickerKind { get }
}

/// Which of the system's styles a date picker has.
public enum _DatePickerKind: Hashable, Sendable {
    /// Boxes.
    case compact
    /// A calendar.
    case graphical
}

/// Boxes with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Boxes.
    public var _kind: _DatePickerKind { .compact }
    /// The style.
    public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A calendar.
    public var _kind: _DatePickerKind { .graphical }
    /// The style.
    public init() {}
}

/// A wheel, drawn as boxes.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Boxes.
    public var _kind: _DatePickerKind { .compact }
    /// The style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The usual style.
    public static var automatic: CompactDatePickerStyle { .init() }
    /// Boxes.
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel, drawn as boxes.
    public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
    /// How date pickers inside look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changing { $0.datePickerKind = style._kind }
    }
}

/// A choice of a colour.
public struct ColorPicker<Label: View>: View {
    private let color: Color
    private let label: Label

    /// A choice with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// The label, and the colour in a ring at the end of the line.
    public var body: some View {
        EnvironmentReader { environment in
            HStack(spacing: 8) {
                if !environment.labelsAreHidden {
                    label
                    Spacer(minLength: 8)
                }
                ZStack {
                    Circle().strokeBorder(
                        AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                        lineWidth: 3)
                    Circle().fill(color).padding(5)
                }
                .frame(width: 28, height: 28)
                .padding(.vertical, environment.isInListRow ? -3 : 0)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    /// A choice with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}
