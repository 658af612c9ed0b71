import Foundation

/// The days of a month in weeks.
struct CalendarMonth: View {
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

struct CalendarDay: View {
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
