public import KeylineObjectiveC
public import SwiftUILayout

/// A value that a chart can show: a number, a moment, or a category.
public enum _PlottedValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    /// A moment, taken for the unit of time that it is in, by the calendar of the chart's environment.
    case unit(Date, Calendar.Component)
    case category(String)

    /// The value on a line; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date), .unit(let date, _): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The value with the start of its unit of time in place of a moment in it.
    func resolved(by calendar: Calendar) -> _PlottedValue {
        guard case .unit(let date, let unit) = self else { return self }
        return .date(calendar.dateInterval(of: unit, for: date)?.start ?? date)
    }
}

/// A type whose values charts show.
public protocol Plottable {
    /// Says the things that is shown.
    var _plotted: _PlottedValue { get }
}

extension Plottable where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
}

extension Plottable where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var _plotted: _PlottedValue { rawValue._plotted }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}

extension Decimal: Plottable {
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Date: Plottable {
    public var _plotted: _PlottedValue { .date(self) }
}

extension String: Plottable {
    public var _plotted: _PlottedValue { .category(self) }
}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: _PlottedValue

    /// A value with a name that is looked up.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: "\(labelKey)", value: value._plotted)
    }

    /// A value with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), value: value._plotted)
    }

    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: "", value: value._plotted)
    }
}

extension PlottableValue where Value == Date {
    /// A moment, taken for the unit of time that it is in, by a calendar; without one by the calendar of the chart's environment.
    ///
    /// Apple's default is the current calendar. In a scene that is the calendar of its language, region and time zone.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: "\(labelKey)", value: plotted(value, unit, calendar))
    }

    /// A moment, taken for the unit of time that it is in, by a calendar; without one by the calendar of the chart's environment.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: String(label), value: plotted(value, unit, calendar))
    }

    private static func plotted(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> _PlottedValue {
        calendar.map { _PlottedValue.unit(date, unit).resolved(by: $0) } ?? .unit(date, unit)
    }
}

/// A mark of a chart and how it looks.
public struct _ChartPart {
    enum Kind { case bar, line, point, area, rule, rectangle, sector, cut }

    let kind: Kind
    var x: _PlottedValue?
    var xEnd: _PlottedValue?
    var y: _PlottedValue?
    var yEnd: _PlottedValue?
    var series: String?
    var style: AnyShapeStyle?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var lineWidth: CGFloat?
    var isSmooth = false
    var isStep = false
    var isBeside = false
    var symbolArea: CGFloat = 36
    var hasSymbol = false
    /// The symbol in a rectangle; nil for a circle, or the series' own.
    var symbol: (@Sendable (CGRect) -> Path)?
    /// Whether the series decides the symbol.
    var differsInSymbol = false
    /// A view in place of the symbol.
    var symbolView: AnyView?
    /// The length across a bar, in points; nil for the usual part of its space.
    var thickness: CGFloat?
    var innerRadius: CGFloat = 0
    var angularInset: CGFloat = 0
    var annotation: (view: AnyView, position: AnnotationPosition)?
    /// A part of the mark that is not drawn, as the object of a sentence.
    var undrawn: String?

    /// The mark with the starts of units of time in place of moments in them.
    func resolved(by calendar: Calendar) -> _ChartPart {
        var part = self
        for key in [\_ChartPart.x, \.xEnd, \.y, \.yEnd] {
            part[keyPath: key] = part[keyPath: key]?.resolved(by: calendar)
        }
        return part
    }
}

/// Says what a chart shows.
@MainActor @preconcurrency
public protocol ChartContent {
    /// Says what the content is made of.
    associatedtype Body: ChartContent

    /// Says what the content is made of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The marks of the content.
    @MainActor @preconcurrency var _parts: [_ChartPart] { get }
}

extension ChartContent {
    /// The marks of the body.
    public var _parts: [_ChartPart] { body._parts }
}

extension Never: ChartContent {}

/// Content without a body.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Marks one behind another.
public struct _ChartParts: _PrimitiveChartContent {
    public let _parts: [_ChartPart]
}

/// Marks that are changed together.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// Marks that are changed together.
    public init(@ChartContentBuilder content: () -> Content) { _parts = content()._parts }
}

extension CutPlaceholder: _PrimitiveChartContent {
    /// A mark of which the scene says that it was cut.
    public var _parts: [_ChartPart] { [_ChartPart(kind: .cut, undrawn: "a mark that was cut (\(reason))")] }
}

/// Collects the content of charts.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    public static func buildBlock() -> _ChartParts { _ChartParts(_parts: []) }
    public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
    public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> _ChartParts {
        _ChartParts(_parts: accumulated._parts + next._parts)
    }
    public static func buildOptional(_ content: (some ChartContent)?) -> _ChartParts {
        _ChartParts(_parts: content?._parts ?? [])
    }
    public static func buildEither(first: some ChartContent) -> _ChartParts { _ChartParts(_parts: first._parts) }
    public static func buildEither(second: some ChartContent) -> _ChartParts { _ChartParts(_parts: second._parts) }
    public static func buildArray(_ contents: [some ChartContent]) -> _ChartParts {
        _ChartParts(_parts: contents.flatMap { $0._parts })
    }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> _ChartParts {
        _ChartParts(_parts: content._parts)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// There is none.
    @MainActor public var body: Never { preconditionFailure("ForEach has no body") }
    /// The marks of each element.
    @MainActor public var _parts: [_ChartPart] { data.flatMap { content($0)._parts } }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Marks of each element, by its identity.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { element, _ in element.id }
    }
}

extension ForEach where Content: ChartContent {
    /// Marks of each element, by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in element[keyPath: id] }
    }
}
