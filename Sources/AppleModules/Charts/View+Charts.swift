public import SwiftUILayout

extension View {
    private func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Whether the horizontal axis shows.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.x.isVisible = visibility != .hidden }
    }
    /// Whether the vertical axis shows.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.y.isVisible = visibility != .hidden }
    }
    /// The marks of the horizontal axis: whether there are some counts.
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let isEmpty = content() is EmptyAxisContent
        return chartSettings { $0.x.isVisible = !isEmpty }
    }
    /// The marks of the vertical axis: whether there are some counts.
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let isEmpty = content() is EmptyAxisContent
        return chartSettings { $0.y.isVisible = !isEmpty }
    }
    /// Whether a legend of series shows.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.showsLegend = visibility != .hidden }
    }
    /// The place where the legend is: below.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    /// The range of the horizontal axis.
    public func chartXScale<V: Plottable & Comparable>(domain: ClosedRange<V>) -> some View {
        chartSettings { $0.x.domain = Self.range(domain) }
    }
    /// The range of the vertical axis.
    public func chartYScale<V: Plottable & Comparable>(domain: ClosedRange<V>) -> some View {
        chartSettings { $0.y.domain = Self.range(domain) }
    }
    private static func range<V: Plottable & Comparable>(_ domain: ClosedRange<V>) -> ClosedRange<Double>? {
        guard let low = domain.lowerBound._plotted.number, let high = domain.upperBound._plotted.number else {
            return nil
        }
        return low...max(low, high)
    }
    /// The range of the vertical axis, as the values have it.
    public func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View { self }
    /// The range of the horizontal axis, as the values have it.
    public func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View { self }
    /// The colours of series.
    public func chartForegroundStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, Color>) -> some View {
        let colors = mapping.map { ($0.key._plotted.text, $0.value) }
        return chartSettings { settings in for (name, color) in colors { settings.colors[name] = color } }
    }
    /// The colours of series, by their names in order.
    public func chartForegroundStyleScale<D: Plottable>(domain: [D], range: [Color]) -> some View {
        let colors = zip(domain.map { $0._plotted.text }, range)
        return chartSettings { settings in for (name, color) in colors { settings.colors[name] = color } }
    }
    /// A title of the horizontal axis.
    public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        VStack(spacing: 2) {
            self
            Text(labelKey).font(.caption).foregroundStyle(.secondary)
        }
    }
    /// A title of the vertical axis.
    public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        VStack(alignment: .trailing, spacing: 2) {
            Text(labelKey).font(.caption).foregroundStyle(.secondary)
            self
        }
    }
    /// Says the things that is picked: nothing in a still picture.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Says the things that is picked: nothing in a still picture.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Says the things that is picked: nothing in a still picture.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Along which axes the chart scrolls. A still picture shows all of it.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// The amount to which of the axis shows at once. A still picture shows all of it.
    public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
    /// Views behind the chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
    /// Views over the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
    /// Changes the plane. It is drawn as it is.
    public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V) -> some View { self }
}

/// The plane of a chart.
public struct ChartPlotContent: View {
    /// Nothing: the plane is drawn as it is.
    public var body: some View { EmptyView() }
}

/// The place where the values of a chart are. Nothing is asked in a still picture.
public struct ChartProxy {
    /// The size of the plane: not known.
    public var plotSize: CGSize { .zero }
    /// The value at a place: none.
    public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? { nil }
    /// The value at a place: none.
    public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? { nil }
    /// The place of a value: none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    /// The place of a value: none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
}

/// A range that the values decide.
public struct AutomaticScaleDomain: Sendable {
    public static let automatic = AutomaticScaleDomain()
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .automatic
    }
}

/// The way values are along an axis. All are even.
public struct ScaleType: Sendable {
    public static let linear = ScaleType()
    public static let log = ScaleType()
    public static let date = ScaleType()
    public static let category = ScaleType()
}

/// The marks of an axis.
public protocol AxisContent {}
/// Says the things that is at a mark of an axis.
public protocol AxisMark {}
/// No marks.
public struct EmptyAxisContent: AxisContent {}

/// Several kinds of marks.
public struct _AxisContents: AxisContent {}
/// Several things at a mark.
public struct _AxisMarkParts: AxisMark {}

/// Collects the marks of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildBlock() -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> _AxisContents {
        _AxisContents()
    }
    public static func buildOptional(_ part: (some AxisContent)?) -> _AxisContents { _AxisContents() }
    public static func buildEither(first: some AxisContent) -> _AxisContents { _AxisContents() }
    public static func buildEither(second: some AxisContent) -> _AxisContents { _AxisContents() }
}

/// Collects the things that is at a mark of an axis.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildBlock() -> _AxisMarkParts { _AxisMarkParts() }
    public static func buildBlock(_ parts: any AxisMark...) -> _AxisMarkParts { _AxisMarkParts() }
    public static func buildOptional(_ part: (any AxisMark)?) -> _AxisMarkParts { _AxisMarkParts() }
    public static func buildEither(first: any AxisMark) -> _AxisMarkParts { _AxisMarkParts() }
    public static func buildEither(second: any AxisMark) -> _AxisMarkParts { _AxisMarkParts() }
}

/// The choice of values have marks.
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic }
    public static func stride(by stepSize: Double) -> AxisMarkValues { .automatic }
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { .automatic }
}

/// The place where the marks of an axis are.
public struct AxisMarkPosition: Sendable {
    public static let automatic = AxisMarkPosition()
    public static let leading = AxisMarkPosition()
    public static let trailing = AxisMarkPosition()
    public static let top = AxisMarkPosition()
    public static let bottom = AxisMarkPosition()
}

/// The way the marks of an axis start.
public struct AxisMarkPreset: Sendable {
    public static let automatic = AxisMarkPreset()
    public static let extended = AxisMarkPreset()
    public static let aligned = AxisMarkPreset()
    public static let inset = AxisMarkPreset()
}

/// A value of an axis.
public struct AxisValue {
    /// Its number.
    public let index: Int
    /// The number that tells how many there are.
    public let count: Int
    /// The value: not known.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Marks of an axis. They are at Keyline's choice of values.
public struct AxisMarks: AxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisMarkParts
    ) {}
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) {}
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P]
    ) {}
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}
}

/// A line across the plane.
public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}

/// A small line at an axis.
public struct AxisTick: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

/// A value in words.
public struct AxisValueLabel: AxisMark {
    public init(centered: Bool? = nil) {}
    public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}
    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {}
    public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {}
    public func font(_ font: Font?) -> AxisValueLabel { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { self }
}
