import Foundation
import KeylineAppearance

/// The days of a month in weeks.
struct CalendarMonth: View {
    let date: Date

    var body: some View {
        EnvironmentReader { environment in
            let month = MonthGrid(of: date, in: environment.calendar)
            let headings = month.headings(names(environment.calendar))
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
                .padding(.horizontal, DatePickerMetrics.titleMargin).frame(height: 36)
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        ForEach(0..<7, id: \.self) { column in
                            Text(verbatim: headings.isEmpty ? "" : headings[column])
                                .font(.system(size: DatePickerMetrics.weekdayFontSize, weight: .semibold))
                                .foregroundStyle(Color(.tertiaryLabel)).frame(maxWidth: .infinity)
                        }
                    }
                    ForEach(0..<month.weeks.count, id: \.self) { week in
                        GridRow {
                            ForEach(0..<7, id: \.self) { column in
                                let day = month.weeks[week][column]
                                CalendarDay(day: day, isSelected: day == month.selectedDay)
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

    private func names(_ calendar: Calendar) -> [String] {
        calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    }
}

struct CalendarDay: View {
    let day: Int?
    let isSelected: Bool

    var body: some View {
        Group {
            if let day {
                Text(day, format: .number)
                    .font(.system(size: DatePickerMetrics.dayFontSize, weight: isSelected ? .semibold : .regular))
                    .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
            } else {
                Color.clear
            }
        }
        .frame(maxWidth: .infinity).frame(height: 44)
        .background { if isSelected { Circle().fill(TintShapeStyle().opacity(DatePickerMetrics.selectionOpacity)) } }
    }
}
