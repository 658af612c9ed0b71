public import SwiftUILayout

/// A range that the values decide.
public struct AutomaticScaleDomain: Sendable {
    let includesZero: Bool?
    let isReversed: Bool
    public static let automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false)
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// The way values are along an axis. All are drawn at even distances; a logarithmic one is reported.
public struct ScaleType: Sendable {
    let isEven: Bool
    public static let linear = ScaleType(isEven: true)
    public static let log = ScaleType(isEven: false)
    public static let date = ScaleType(isEven: true)
    public static let category = ScaleType(isEven: true)
}

/// The marks of an axis.
public protocol AxisContent {
    /// The groups of marks, each at values of its own.
    var _groups: [_AxisMarkGroup] { get }
}

/// A part of a mark of an axis: a line, a tick or a value in words.
public protocol AxisMark {
    /// The part.
    var _part: _AxisMarkPart { get }
}

/// Marks at some values of an axis.
public struct _AxisMarkGroup {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    /// The parts at a value; nil for a line, a tick and the value.
    let parts: ((AxisValue) -> [_AxisMarkPart])?
    /// The stroke of lines and ticks that have none of their own.
    var stroke: StrokeStyle?
    /// The part that is not drawn, as the subject of a sentence.
    var undrawn: String?
}

/// A part of a mark with its looks.
public struct _AxisMarkPart {
    enum Kind { case line, tick, label }

    let kind: Kind
    var style: AnyShapeStyle?
    var stroke: StrokeStyle?
    /// The length of a tick, in points.
    var length: CGFloat = 4
    var font: Font?
    /// The words in an environment; nil for the value's own.
    var text: ((AxisValue, EnvironmentValues) -> String?)?
    var view: AnyView?
    /// The part that is not drawn, as the subject of a sentence.
    var undrawn: String?
}

/// No marks.
public struct EmptyAxisContent: AxisContent {
    public var _groups: [_AxisMarkGroup] { [] }
}

/// Several kinds of marks.
public struct _AxisContents: AxisContent {
    public let _groups: [_AxisMarkGroup]
}

/// Several parts of a mark.
public struct _AxisMarkParts {
    let parts: [_AxisMarkPart]
}

/// Collects the marks of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildBlock() -> EmptyAxisContent { EmptyAxisContent() }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }
    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> _AxisContents {
        _AxisContents(_groups: accumulated._groups + next._groups)
    }
    public static func buildOptional(_ part: (some AxisContent)?) -> _AxisContents {
        _AxisContents(_groups: part?._groups ?? [])
    }
    public static func buildEither(first: some AxisContent) -> _AxisContents { _AxisContents(_groups: first._groups) }
    public static func buildEither(second: some AxisContent) -> _AxisContents {
        _AxisContents(_groups: second._groups)
    }
}

/// Collects the parts of a mark.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression(_ mark: any AxisMark) -> _AxisMarkParts { _AxisMarkParts(parts: [mark._part]) }
    public static func buildBlock(_ parts: _AxisMarkParts...) -> _AxisMarkParts {
        _AxisMarkParts(parts: parts.flatMap(\.parts))
    }
    public static func buildOptional(_ part: _AxisMarkParts?) -> _AxisMarkParts { part ?? _AxisMarkParts(parts: []) }
    public static func buildEither(first: _AxisMarkParts) -> _AxisMarkParts { first }
    public static func buildEither(second: _AxisMarkParts) -> _AxisMarkParts { second }
    public static func buildLimitedAvailability(_ part: _AxisMarkParts) -> _AxisMarkParts { part }
}

/// The values that have marks.
public struct AxisMarkValues: Sendable {
    enum Choice: Sendable {
        /// Round values, about so many, and at least so far apart.
        case automatic(count: Int?, minimumStep: Double?)
        case steps(Double)
        case units(Calendar.Component, Int, Calendar?)
        case given([_PlottedValue])
    }

    let choice: Choice
    public static let automatic = AxisMarkValues(choice: .automatic(count: nil, minimumStep: nil))
    public static func automatic(
        minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .automatic(count: desiredCount, minimumStep: minimumStride)) }
    public static func stride(
        by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .steps(stepSize)) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .units(component, count, calendar)) }
}

/// The side at which the marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
    let name: String
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
}

/// The way labels are aligned with the plane. They are all at their values; a chart that asks for another way is reported.
public struct AxisMarkPreset: Sendable {
    let isUsual: Bool
    public static let automatic = AxisMarkPreset(isUsual: true)
    public static let extended = AxisMarkPreset(isUsual: true)
    public static let aligned = AxisMarkPreset(isUsual: false)
    public static let inset = AxisMarkPreset(isUsual: false)
}

/// A value of an axis.
public struct AxisValue {
    /// Its number, from 0.
    public let index: Int
    /// The number of values.
    public let count: Int
    let value: _PlottedValue
    /// The value as a type; nil where it is none of that type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P._plotting(value) as? P }
}

/// Marks of an axis at values.
public struct AxisMarks: AxisContent {
    public let _groups: [_AxisMarkGroup]

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, stroke: StrokeStyle? = nil,
        _ parts: ((AxisValue) -> [_AxisMarkPart])? = nil
    ) {
        _groups = [
            _AxisMarkGroup(
                values: values, position: position, parts: parts, stroke: stroke,
                undrawn: preset.isUsual ? nil : "the alignment of labels at a chart's axis")
        ]
    }

    private static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(choice: .given(values.map(\._plotted)))
    }

    /// Marks with a line, a tick and the value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke: stroke) }

    /// Marks with parts that the value decides.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) { self.init(preset, position, values) { content($0).parts } }

    /// Marks with the same parts at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisMarkParts
    ) { self.init(preset, position, values) { _ in content().parts } }

    /// Marks at given values, with parts that the value decides.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) { self.init(preset, position, Self.values(values)) { content($0).parts } }

    /// Marks at given values, with the same parts at each.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> _AxisMarkParts
    ) { self.init(preset, position, Self.values(values)) { _ in content().parts } }

    /// Marks at given values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, Self.values(values), stroke: stroke) }

    /// Marks whose values are written in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values, stroke: stroke) { _ in
            [AxisGridLine()._part, AxisTick()._part, AxisValueLabel(format: format)._part]
        }
    }
}

/// A line across the plane.
public struct AxisGridLine: AxisMark {
    public private(set) var _part: _AxisMarkPart
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _part = _AxisMarkPart(kind: .line, stroke: stroke, undrawn: centered == true ? centredMark : nil)
    }
    /// The line in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
        var line = self
        line._part.style = AnyShapeStyle(style)
        return line
    }
}

/// A small line at an axis.
public struct AxisTick: AxisMark {
    public private(set) var _part: _AxisMarkPart
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _part = _AxisMarkPart(kind: .tick, stroke: stroke, undrawn: centered == true ? centredMark : nil)
    }
    /// A line of a length, in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, stroke: stroke)
        _part.length = length
    }
    /// The line in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick {
        var tick = self
        tick._part.style = AnyShapeStyle(style)
        return tick
    }
}

/// A value in words.
public struct AxisValueLabel: AxisMark {
    public private(set) var _part: _AxisMarkPart

    private init(
        text: ((AxisValue, EnvironmentValues) -> String?)?, view: AnyView? = nil, centered: Bool?,
        orientation: AxisValueLabelOrientation = .automatic, isPlaced: Bool = false
    ) {
        let undrawn: String? =
            if centered == true {
                centredMark
            } else if isPlaced {
                "the anchor or spacing of a label at a chart's axis"
            } else if !orientation.isHorizontal {
                "the vertical orientation of a label at a chart's axis"
            } else { nil }
        _part = _AxisMarkPart(kind: .label, text: text, view: view, undrawn: undrawn)
    }

    /// The value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            text: nil, centered: centered, orientation: orientation,
            isPlaced: anchor != nil || horizontalSpacing != nil || verticalSpacing != nil)
    }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic
    ) {
        self.init(
            text: { $0.value.formatted(by: format.localized(in: $1)) }, centered: centered, orientation: orientation)
    }

    /// Words.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let words = String(text)
        self.init(
            text: { _, _ in words }, centered: centered, orientation: orientation,
            isPlaced: anchor != nil || horizontalSpacing != nil || verticalSpacing != nil)
    }

    /// Words that are looked up.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            text: nil, view: AnyView(Text(titleKey)), centered: centered, orientation: orientation,
            isPlaced: anchor != nil || horizontalSpacing != nil || verticalSpacing != nil)
    }

    /// A view.
    @MainActor
    public init<V: View>(
        centered: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, @ViewBuilder content: () -> V
    ) {
        self.init(text: nil, view: AnyView(content()), centered: centered, orientation: orientation)
    }

    /// The words in a font.
    public func font(_ font: Font?) -> AxisValueLabel {
        var label = self
        label._part.font = font
        return label
    }

    /// The words in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
        var label = self
        label._part.style = AnyShapeStyle(style)
        return label
    }
}

/// The orientation of a label. All are drawn horizontally; a vertical one is reported.
public struct AxisValueLabelOrientation: Sendable {
    let isHorizontal: Bool
    public static let automatic = Self(isHorizontal: true)
    public static let horizontal = Self(isHorizontal: true)
    public static let vertical = Self(isHorizontal: false)
    public static let verticalReversed = Self(isHorizontal: false)
}

/// The report of marks between two values.
private let centredMark = "the place of marks between the values of a chart's axis"

extension _PlottedValue {
    /// The value in a format; nil where the format is of another type.
    func formatted<F: FormatStyle>(by format: F) -> String? {
        let inputs: [Any] =
            switch self {
            case .number(let number): [number, Int(exactly: number.rounded()) as Any, Decimal(number), CGFloat(number)]
            case .date(let date), .unit(let date, _): [date]
            case .category(let name): [name]
            }
        guard let input = inputs.lazy.compactMap({ $0 as? F.FormatInput }).first else { return nil }
        let output = format.format(input)
        if let attributed = output as? AttributedString { return String(attributed.characters) }
        return output as? String ?? "\(output)"
    }
}
