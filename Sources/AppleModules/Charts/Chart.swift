@_exported public import SwiftUILayout

/// Marks in a plane with axes.
///
/// Bars (stacked, or beside one another), lines, areas, points, rules, rectangles and sectors are drawn, with axes as Swift Charts has them by
/// default: values at the trailing edge, categories or moments below, thin lines behind. The numbers at the axes are Keyline's choice of
/// round ones.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.self) private var environment

    /// A chart of content.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// A chart with marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart with marks for each element, which a property identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// The plane, the axes and the legend.
    public var body: some View {
        let parts = content._parts
        let settings = environment.chartSettings
        let plan = ChartPlan(parts, settings, environment)
        let axes = plan.isRing ? [] : settings.x.undrawn(on: plan.x) + settings.y.undrawn(on: plan.y)
        let undrawn = Set(parts.compactMap(\.undrawn) + axes).sorted()
        return VStack(alignment: .leading, spacing: 8) {
            ChartPlane(plan: plan)
            if plan.series.count > 1, settings.showsLegend { ChartLegend(plan: plan) }
            ForEach(undrawn, id: \.self) { Color.clear.frame(width: 0, height: 0).undrawn($0) }
        }
    }
}

/// The names and colours of series.
private struct ChartLegend: View {
    let plan: ChartPlan

    var body: some View {
        HStack(spacing: 12) {
            ForEach(plan.series, id: \.self) { name in
                HStack(spacing: 4) {
                    Circle().fill(plan.color(of: name)).frame(width: 8, height: 8)
                    Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// Says what modifiers set for charts inside.
struct ChartSettings {
    struct AxisSettings {
        var isVisible = true
        var domain: ClosedRange<Double>?
        var count: Int?
        /// Whether a range that the values decide has zero in it; nil leaves it to the kind of marks.
        var includesZero: Bool?
        /// The marks that the code asks for; nil for the usual ones.
        var groups: [_AxisMarkGroup]?
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var showsLegend = true
    var colors: [String: Color] = [:]

    /// Views before or behind a chart.
    struct Layer {
        let alignment: Alignment
        let content: (ChartProxy) -> AnyView
    }

    var backgrounds: [Layer] = []
    var overlays: [Layer] = []
}

extension EnvironmentValues {
    private struct ChartKey: EnvironmentKey {
        static var defaultValue: ChartSettings { ChartSettings() }
    }

    var chartSettings: ChartSettings {
        get { self[ChartKey.self] }
        set { self[ChartKey.self] = newValue }
    }
}
