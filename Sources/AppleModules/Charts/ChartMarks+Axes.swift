import SwiftUILayout

/// A mark of an axis at its place, from 0 to 1.
struct ChartAxisMark {
    let position: Double
    /// The words of the value where nothing else is asked for.
    let text: String
    let parts: [_AxisMarkPart]
    let value: AxisValue
    /// Whether it is at the side that is not the usual one: the leading side, or the top.
    let isAtOtherSide: Bool

    /// The words of a label.
    func text(of label: _AxisMarkPart, _ environment: EnvironmentValues) -> String {
        guard let words = label.text else { return text }
        return words(value, environment) ?? text
    }
}

extension ChartSettings.AxisSettings {
    /// Takes over what a chart says of an axis; nothing hides it.
    mutating func setGroups(_ groups: [_AxisMarkGroup]) {
        isVisible = !groups.isEmpty
        self.groups = groups
    }

    /// The parts that the code asks for and that are not drawn, each as the subject of a sentence.
    func undrawn(on scale: ChartScale) -> [String] {
        guard isVisible else { return [] }
        return (groups ?? []).compactMap(\.undrawn) + scale.marks(self).flatMap { $0.parts.compactMap(\.undrawn) }
    }

    /// True where the values are at the leading side, or at the top.
    var isAtOtherSide: Bool { groups?.contains(where: \.isAtOtherSide) ?? false }
}

extension _AxisMarkGroup {
    fileprivate var isAtOtherSide: Bool { [.leading, .top].contains(position) }
}

extension ChartScale {
    /// The marks of the axis, with where they are.
    func marks(_ settings: ChartSettings.AxisSettings) -> [ChartAxisMark] {
        let groups = settings.groups ?? [_AxisMarkGroup(values: .automatic, position: .automatic, parts: nil)]
        return groups.flatMap { group in
            let values = values(group.values, settings).filter { isInside($0.value) }
            return values.enumerated().map { index, item in
                let value = AxisValue(index: index, count: values.count, value: item.value)
                let usual = [AxisGridLine()._part, AxisValueLabel()._part]
                let parts = (group.parts?(value) ?? usual).map { part in
                    var part = part
                    part.stroke = part.stroke ?? group.stroke
                    return part
                }
                return ChartAxisMark(
                    position: place(item.value), text: item.text, parts: parts, value: value,
                    isAtOtherSide: group.isAtOtherSide)
            }
        }
    }

    private func isInside(_ value: _PlottedValue) -> Bool {
        guard let number = value.number else { return true }
        let tolerance = (domain.upperBound - domain.lowerBound) * 1e-9
        return number >= domain.lowerBound - tolerance && number <= domain.upperBound + tolerance
    }

    private func values(
        _ choice: AxisMarkValues, _ settings: ChartSettings.AxisSettings
    ) -> [(value: _PlottedValue, text: String)] {
        switch choice.choice {
        case .given(let values): return values.map { ($0.resolved(by: environment.calendar), $0.text(in: environment)) }
        case .automatic(let count, let minimumStep):
            var settings = settings
            settings.count = count ?? settings.count
            let labels = labels(settings)
            let numbers = isDate ? [] : labels.compactMap(\.value.number)
            if let minimumStep, numbers.count > 1, numbers[1] - numbers[0] < minimumStep {
                return values(AxisMarkValues(choice: .steps(minimumStep)), settings)
            }
            return labels.map { ($0.value, $0.text) }
        case .steps(let step):
            guard step > 0, (domain.upperBound - domain.lowerBound) / step < 1000 else { return [] }
            let first = (domain.lowerBound / step).rounded(.up) * step
            return stride(from: first, through: domain.upperBound + step * 1e-9, by: step).map {
                (.number($0), $0.formatted(.number.locale(environment.locale)))
            }
        case .units(let unit, let count, let calendar):
            var environment = environment
            if let calendar { environment.calendar = calendar }
            return ChartDateStep(unit, max(count, 1)).labels(in: domain, environment)
        }
    }
}

extension Plottable {
    /// A value of the type; nil where the value is of another kind.
    static func _plotting(_ value: _PlottedValue) -> Any? {
        switch value {
        case .category(let name): return self == String.self ? name : nil
        case .date(let date), .unit(let date, _): return self == Date.self ? date : nil
        case .number(let number):
            if let type = self as? any BinaryInteger.Type { return Self.integer(type, number) }
            if self == Double.self { return number }
            if self == Float.self { return Float(number) }
            if self == CGFloat.self { return CGFloat(number) }
            return self == Decimal.self ? Decimal(number) : nil
        }
    }

    private static func integer<Integer: BinaryInteger>(_ type: Integer.Type, _ number: Double) -> Any? {
        Integer(exactly: number.rounded())
    }
}
