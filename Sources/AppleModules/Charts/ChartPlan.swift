import SwiftUILayout

/// The values of an axis and where they are: from 0 to 1.
struct ChartScale {
    let categories: [String]
    let domain: ClosedRange<Double>
    let isDate: Bool
    /// The environment in whose language, region and time zone values are written.
    let environment: EnvironmentValues
    /// The distance between neighbouring values, as a part of the axis.
    let step: Double

    var isNominal: Bool { !categories.isEmpty }

    init(
        _ values: [_PlottedValue], includesZero: Bool, isBanded: Bool, _ settings: ChartSettings.AxisSettings,
        _ environment: EnvironmentValues
    ) {
        self.environment = environment
        var names: [String] = []
        for case .category(let name) in values where !names.contains(name) { names.append(name) }
        categories = names
        isDate = values.contains { if case .date = $0 { true } else { false } }
        let numbers = values.compactMap(\.number) + (includesZero ? [0] : [])
        let unique = Set(numbers).sorted()
        let gap = zip(unique.dropFirst(), unique).map { $0 - $1 }.min() ?? 1
        var low = unique.first ?? 0
        var high = unique.last ?? 1
        if let domain = settings.domain {
            low = domain.lowerBound
            high = domain.upperBound
        } else if isBanded {
            low -= gap / 2
            high += gap / 2
        } else if !isDate {
            let ticks = Self.ticks(low...max(high, low + 1e-9))
            low = min(low, ticks.first ?? low)
            high = max(high, ticks.last ?? high)
        }
        domain = low...max(high, low + 1e-9)
        step = names.isEmpty ? gap / (domain.upperBound - domain.lowerBound) : 1 / Double(names.count)
    }

    func place(_ value: _PlottedValue) -> Double {
        if case .category(let name) = value {
            return (Double(categories.firstIndex(of: name) ?? 0) + 0.5) / Double(max(categories.count, 1))
        }
        return ((value.number ?? 0) - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    }

    /// Round numbers, about four, around a range.
    static func ticks(_ range: ClosedRange<Double>, count: Int = 4) -> [Double] {
        let rough = (range.upperBound - range.lowerBound) / Double(max(count, 1))
        guard rough > 0, rough.isFinite else { return [range.lowerBound] }
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough { power /= 10 }
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
        let first = (range.lowerBound / step).rounded(.down)
        let last = (range.upperBound / step).rounded(.up)
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The values that are written, with where they are.
    func labels(_ settings: ChartSettings.AxisSettings) -> [(value: _PlottedValue, text: String)] {
        if isNominal { return categories.map { (.category($0), $0) } }
        if isDate {
            return ChartDateStep(span: domain.upperBound - domain.lowerBound, most: settings.count ?? 5).labels(
                in: domain, environment)
        }
        let marks = Self.ticks(domain, count: settings.count ?? 4)
            .filter { $0 >= domain.lowerBound - 1e-9 && $0 <= domain.upperBound + 1e-9 }
        return marks.map { (.number($0), $0.formatted(.number.notation(.automatic).locale(environment.locale))) }
    }
}

/// Marks with their axes, series and colours.
struct ChartPlan {
    let parts: [_ChartPart]
    let settings: ChartSettings
    private let environment: EnvironmentValues
    let series: [String]
    let x: ChartScale
    let y: ChartScale
    /// Whether bars run along the horizontal axis.
    let isLevel: Bool

    init(_ parts: [_ChartPart], _ settings: ChartSettings, _ environment: EnvironmentValues) {
        let parts = parts.map { $0.resolved(by: environment.calendar) }
        self.parts = parts
        self.environment = environment
        self.settings = settings
        var names: [String] = []
        for part in parts {
            if let name = part.series, !names.contains(name) { names.append(name) }
        }
        series = names
        let bars = parts.filter { $0.kind == .bar }
        isLevel =
            bars.contains { part in
                if case .category = part.y { return true }
                return part.xEnd != nil
            }
        let fromZero = parts.contains { ($0.kind == .bar && $0.yEnd == nil && $0.xEnd == nil) || $0.kind == .area }
        let sums = Self.sums(parts, isLevel: isLevel)
        let level = isLevel
        x = ChartScale(
            parts.flatMap { [$0.x, $0.xEnd].compactMap { $0 } } + (level ? sums : []),
            includesZero: settings.x.includesZero ?? (level && fromZero), isBanded: !bars.isEmpty && !level, settings.x,
            environment)
        y = ChartScale(
            parts.flatMap { [$0.y, $0.yEnd].compactMap { $0 } } + (level ? [] : sums),
            includesZero: settings.y.includesZero ?? (!level && fromZero), isBanded: !bars.isEmpty && level, settings.y,
            environment)
    }

    /// The sums of the things that is stacked at each place.
    private static func sums(_ parts: [_ChartPart], isLevel: Bool) -> [_PlottedValue] {
        var sums: [_PlottedValue: Double] = [:]
        for part in parts where [.bar, .area].contains(part.kind) && !part.isBeside && part.yEnd == nil {
            guard let key = isLevel ? part.y : part.x, let value = (isLevel ? part.x : part.y)?.number else { continue }
            if value > 0 { sums[key, default: 0] += value }
        }
        return sums.values.map { .number($0) }
    }

    var isRing: Bool { parts.contains { $0.kind == .sector } }

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    func color(of series: String) -> Color {
        settings.colors[series] ?? Self.palette[(self.series.firstIndex(of: series) ?? 0) % Self.palette.count]
    }

    func style(of part: _ChartPart) -> AnyShapeStyle {
        part.style ?? AnyShapeStyle(part.series.map(color) ?? Color.blue)
    }

    func point(_ part: _ChartPart, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.minX + rect.width * (part.x.map { x.place($0) } ?? 0.5),
            y: rect.maxY - rect.height * (part.y.map { y.place($0) } ?? 0.5))
    }

    /// The values at the axes.
    @MainActor var labels: [(view: AnyView, place: ChartLabelPlace)] {
        guard !isRing else { return [] }
        return labels(x, settings.x, .horizontal) + labels(y, settings.y, .vertical)
    }

    @MainActor private func labels(
        _ scale: ChartScale, _ settings: ChartSettings.AxisSettings, _ axis: Axis
    ) -> [(view: AnyView, place: ChartLabelPlace)] {
        guard settings.isVisible else { return [] }
        return scale.marks(settings).flatMap { mark in
            let spot = ChartLabelPlace(axis: axis, position: mark.position, isAtOtherSide: mark.isAtOtherSide)
            return mark.parts.filter { $0.kind == .label }.map { part in
                let view = part.view ?? AnyView(Text(verbatim: mark.text(of: part, environment)))
                let style = part.style ?? AnyShapeStyle(.secondary)
                return (AnyView(view.font(part.font ?? .caption2).foregroundStyle(style)), spot)
            }
        }
    }

    /// The symbol of a mark in a rectangle.
    func symbol(of part: _ChartPart) -> (CGRect) -> Path {
        if let symbol = part.symbol { return symbol }
        guard part.differsInSymbol, let index = part.series.flatMap(series.firstIndex) else {
            return { Path(ellipseIn: $0) }
        }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return BasicChartSymbolShape(kind: kinds[index % kinds.count]).path
    }

    /// The views in place of symbols, and their middles.
    func symbolViews(in rect: CGRect) -> [(view: AnyView, point: CGPoint)] {
        parts.compactMap { part in part.symbolView.map { ($0, point(part, in: rect)) } }
    }

    /// The views at marks, and their middles.
    func annotations(in rect: CGRect) -> [(view: AnyView, point: CGPoint)] {
        parts.compactMap { part in
            guard let annotation = part.annotation else { return nil }
            var point = point(part, in: rect)
            switch annotation.position {
            case .overlay: break
            case .bottom: point.y += 12
            case .leading: point.x -= 16
            case .trailing: point.x += 16
            default: point.y -= 12
            }
            return (annotation.view, point)
        }
    }
}
