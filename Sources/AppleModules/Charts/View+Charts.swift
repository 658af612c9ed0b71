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
    /// The marks of the horizontal axis.
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = content()._groups
        return chartSettings { $0.x.setGroups(groups) }
    }
    /// The marks of the vertical axis.
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let groups = content()._groups
        return chartSettings { $0.y.setGroups(groups) }
    }
    /// Whether a legend of series shows.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.showsLegend = visibility != .hidden }
    }
    /// The place where the legend is: below, whatever is asked for, which the scene reports.
    @ViewBuilder
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        if [.automatic, .bottom].contains(position), alignment == nil {
            self
        } else {
            undrawn("another place of a chart's legend than below")
        }
    }
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
    /// The range of the vertical axis, as the values have it, with zero or without.
    public func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
        chartSettings { $0.y.includesZero = domain.includesZero }.reportingScale(type, domain)
    }
    /// The range of the horizontal axis, as the values have it, with zero or without.
    public func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
        chartSettings { $0.x.includesZero = domain.includesZero }.reportingScale(type, domain)
    }
    /// Reports a scale that is not even or runs the other way.
    @ViewBuilder
    private func reportingScale(_ type: ScaleType?, _ domain: AutomaticScaleDomain) -> some View {
        if domain.isReversed || type?.isEven == false {
            undrawn(domain.isReversed ? "a reversed axis of a chart" : "a logarithmic axis of a chart")
        } else {
            self
        }
    }
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
    /// The value that is chosen: none in a still picture.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// The value that is chosen: none in a still picture.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// The value that is chosen: none in a still picture.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// Along which axes the chart scrolls. A still picture shows all of it.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// The part of the horizontal axis that shows at once. All of it is drawn, which the scene reports.
    public func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
        undrawn("the visible part of a chart alone")
    }
    /// Views behind the chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Views over the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }
    /// Changes the plane. It is drawn as it is, which the scene reports.
    public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V) -> some View {
        undrawn("the style of a chart's plane")
    }
}

/// The plane of a chart.
public struct ChartPlotContent: View {
    /// Nothing: the plane is drawn as it is.
    public var body: some View { EmptyView() }
}
