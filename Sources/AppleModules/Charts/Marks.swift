public import SwiftUILayout

extension ChartContent {
    @MainActor private func changed(_ change: (inout _ChartPart) -> Void) -> _ChartParts {
        _ChartParts(
            _parts: _parts.map { part in
                var part = part
                change(&part)
                return part
            })
    }

    /// The style of the marks.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// A value by which the marks differ in colour.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.series = $0.series ?? value.value.text }
    }

    /// A value by which the marks differ in their symbols.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.series = $0.series ?? value.value.text
            $0.hasSymbol = true
            $0.differsInSymbol = true
        }
    }

    /// A symbol at each point.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed {
            $0.hasSymbol = true
            $0.symbol = $0.symbol ?? symbol.path
        }
    }

    /// A view at each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed {
            $0.hasSymbol = false
            $0.symbolView = view
        }
    }

    /// The area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = area } }

    /// The size of symbols, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolArea = size.width * size.height }
    }

    /// The way lines run between their points.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed {
            $0.isSmooth = method.isSmooth
            $0.isStep = method.isStep
        }
    }

    /// The way lines are drawn; their width counts.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineWidth = style.lineWidth } }

    /// The radius of corners, in points.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }

    /// The amount to which shows through, 0…1.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

    /// A value by which bars are beside one another rather than stacked.
    public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil) -> some ChartContent {
        changed {
            $0.series = $0.series ?? value.value.text
            $0.isBeside = true
        }
    }

    /// A view at each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed { $0.annotation = (view, position) }
    }

    /// Marks through which these show. They show everywhere, which the scene reports.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        changed { $0.undrawn = "the mask of a chart's marks" }
    }

    /// Says the things that is read out.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    /// Says the things that is read out.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    /// Whether screen readers pass over the marks.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    /// The choice of marks are in front. They are in the order of the code.
    public func zIndex(_ value: Double) -> some ChartContent { self }
}

extension _PlottedValue {
    /// The value in words.
    var text: String {
        switch self {
        case .category(let name): name
        case .number(let number): number.formatted()
        case .date(let date), .unit(let date, _): date.formatted(date: .abbreviated, time: .omitted)
        }
    }

    /// The value in words, in an environment's language, region and time zone.
    func text(in environment: EnvironmentValues) -> String {
        switch self {
        case .category(let name): name
        case .number(let number): number.formatted(.number.locale(environment.locale))
        case .date(let date), .unit(let date, _):
            Date.FormatStyle(date: .abbreviated, time: .omitted).localized(in: environment).format(date)
        }
    }
}

/// The place where a view is at a mark.
public struct AnnotationPosition: Hashable, Sendable {
    let name: String
    public static let automatic = AnnotationPosition(name: "automatic")
    public static let overlay = AnnotationPosition(name: "overlay")
    public static let top = AnnotationPosition(name: "top")
    public static let bottom = AnnotationPosition(name: "bottom")
    public static let leading = AnnotationPosition(name: "leading")
    public static let trailing = AnnotationPosition(name: "trailing")
    public static let topLeading = AnnotationPosition(name: "topLeading")
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// The way lines run between their points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String
    var isSmooth = false
    var isStep = false
    public static let linear = InterpolationMethod(description: "linear")
    public static let monotone = InterpolationMethod(description: "monotone", isSmooth: true)
    public static let cardinal = InterpolationMethod(description: "cardinal", isSmooth: true)
    public static let catmullRom = InterpolationMethod(description: "catmullRom", isSmooth: true)
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    public static let stepStart = InterpolationMethod(description: "stepStart", isStep: true)
    public static let stepCenter = InterpolationMethod(description: "stepCenter", isStep: true)
    public static let stepEnd = InterpolationMethod(description: "stepEnd", isStep: true)
}

/// The length of a mark across its axis.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    let points: CGFloat?
    var ratio: CGFloat?
    public static let automatic = MarkDimension(points: nil)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(points: value) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(points: nil, ratio: value) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(points: nil) }

    init(points: CGFloat?, ratio: CGFloat? = nil) {
        self.points = points
        self.ratio = ratio
    }

    public init(integerLiteral value: Int) { points = CGFloat(value) }
    public init(floatLiteral value: Double) { points = CGFloat(value) }
}

/// The way marks at one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
    let name: String
    public static let standard = MarkStackingMethod(name: "standard")
    public static let normalized = MarkStackingMethod(name: "normalized")
    public static let center = MarkStackingMethod(name: "center")
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A bar.
public struct BarMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A bar from zero to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        _parts = [_ChartPart(kind: .bar, x: x.value, y: y.value, thickness: width.points ?? height.points)]
    }

    /// A bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        _parts = [
            _ChartPart(kind: .bar, x: x.value, y: yStart.value, yEnd: yEnd.value, thickness: width.points)
        ]
    }

    /// A bar between two values, along the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _parts = [
            _ChartPart(kind: .bar, x: xStart.value, xEnd: xEnd.value, y: y.value, thickness: height.points)
        ]
    }
}

/// A point of a line.
public struct LineMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _parts = [_ChartPart(kind: .line, x: x.value, y: y.value)]
    }

    /// A point of one of several lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _parts = [_ChartPart(kind: .line, x: x.value, y: y.value, series: series.value.text)]
    }
}

/// A point of an area below a line.
public struct AreaMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        _parts = [_ChartPart(kind: .area, x: x.value, y: y.value)]
    }

    /// A point of one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        _parts = [_ChartPart(kind: .area, x: x.value, y: y.value, series: series.value.text)]
    }

    /// A place of an area between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _parts = [_ChartPart(kind: .area, x: x.value, y: yEnd.value, yEnd: yStart.value)]
    }

    /// A place of one of several areas between two values.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _parts = [
            _ChartPart(kind: .area, x: x.value, y: yEnd.value, yEnd: yStart.value, series: series.value.text)
        ]
    }
}

/// A point.
public struct PointMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _parts = [_ChartPart(kind: .point, x: x.value, y: y.value)]
    }
}

/// A line through the whole chart, or between two values.
public struct RuleMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// An upright line.
    public init<X: Plottable>(x: PlottableValue<X>) { _parts = [_ChartPart(kind: .rule, x: x.value)] }
    /// A level line.
    public init<Y: Plottable>(y: PlottableValue<Y>) { _parts = [_ChartPart(kind: .rule, y: y.value)] }
    /// An upright line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _parts = [_ChartPart(kind: .rule, x: x.value, y: yStart.value, yEnd: yEnd.value)]
    }
    /// A level line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        _parts = [_ChartPart(kind: .rule, x: xStart.value, xEnd: xEnd.value, y: y.value)]
    }
}

/// A rectangle.
public struct RectangleMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A rectangle in the middle of a place.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        _parts = [_ChartPart(kind: .rectangle, x: x.value, y: y.value)]
    }

    /// A rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _parts = [
            _ChartPart(kind: .rectangle, x: xStart.value, xEnd: xEnd.value, y: yStart.value, yEnd: yEnd.value)
        ]
    }

    /// A rectangle at a place, between values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        _parts = [
            _ChartPart(
                kind: .rectangle, x: x.value, y: yStart.value, yEnd: yEnd.value, thickness: width.points)
        ]
    }

    /// A rectangle between values, at a place of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _parts = [
            _ChartPart(
                kind: .rectangle, x: xStart.value, xEnd: xEnd.value, y: y.value, thickness: height.points)
        ]
    }

    /// A rectangle between values, as high as the plane.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        _parts = [_ChartPart(kind: .rectangle, x: xStart.value, xEnd: xEnd.value)]
    }

    /// A rectangle between values, as wide as the plane.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        _parts = [_ChartPart(kind: .rectangle, y: yStart.value, yEnd: yEnd.value)]
    }
}

/// A sector of a ring.
public struct SectorMark: _PrimitiveChartContent {
    public let _parts: [_ChartPart]

    /// A sector whose angle is in proportion to a value.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        _parts = [
            _ChartPart(
                kind: .sector, y: angle.value, innerRadius: innerRadius.ratio ?? 0, angularInset: angularInset ?? 0)
        ]
    }
}
