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
}

/// A part of a mark with its looks.
public struct _AxisMarkPart {
    enum Kind { case line, tick, label }

    let kind: Kind
    var style: AnyShapeStyle?
    var stroke: StrokeStyle?
    var font: Font?
    /// The words; nil for the value's own.
    var text: ((AxisValue) -> String?)?
    var view: AnyView?
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
        /// Round values, about so many.
        case automatic(count: Int?)
        case steps(Double)
        case units(Calendar.Component, Int)
        case given([_PlottedValue])
    }

    let choice: Choice
    public static let automatic = AxisMarkValues(choice: .automatic(count: nil))
    public static func automatic(
        minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .automatic(count: desiredCount)) }
    public static func stride(
        by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .steps(stepSize)) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .units(component, count)) }
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

/// The way the marks of an axis start. All start at their values.
public struct AxisMarkPreset: Sendable {
    public static let automatic = AxisMarkPreset()
    public static let extended = AxisMarkPreset()
    public static let aligned = AxisMarkPreset()
    public static let inset = AxisMarkPreset()
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
        _ position: AxisMarkPosition, _ values: AxisMarkValues, _ parts: ((AxisValue) -> [_AxisMarkPart])? = nil
    ) {
        _groups = [_AxisMarkGroup(values: values, position: position, parts: parts)]
    }

    private static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        AxisMarkValues(choice: .given(values.map(\._plotted)))
    }

    /// Marks with a line, a tick and the value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(position, values) }

    /// Marks with parts that the value decides.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) { self.init(position, values) { content($0).parts } }

    /// Marks with the same parts at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisMarkParts
    ) { self.init(position, values) { _ in content().parts } }

    /// Marks at given values, with parts that the value decides.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisMarkParts
    ) { self.init(position, Self.values(values)) { content($0).parts } }

    /// Marks at given values, with the same parts at each.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> _AxisMarkParts
    ) { self.init(position, Self.values(values)) { _ in content().parts } }

    /// Marks at given values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) { self.init(position, Self.values(values)) }

    /// Marks whose values are written in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(position, values) { _ in
            [AxisGridLine()._part, AxisTick()._part, AxisValueLabel(format: format)._part]
        }
    }
}

/// A line across the plane.
public struct AxisGridLine: AxisMark {
    public private(set) var _part: _AxisMarkPart
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _part = _AxisMarkPart(kind: .line, stroke: stroke)
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
        _part = _AxisMarkPart(kind: .tick, stroke: stroke)
    }
    /// A line of a length, which is the usual one.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, stroke: stroke)
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

    private init(text: ((AxisValue) -> String?)?, view: AnyView? = nil) {
        _part = _AxisMarkPart(kind: .label, text: text, view: view)
    }

    /// The value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(text: nil) }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic
    ) {
        self.init(text: { value in value.value.formatted(by: format) })
    }

    /// Words.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
        let words = String(text)
        self.init(text: { _ in words })
    }

    /// Words that are looked up.
    public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil) {
        self.init(text: nil, view: AnyView(Text(titleKey)))
    }

    /// A view.
    @MainActor
    public init<V: View>(
        centered: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, @ViewBuilder content: () -> V
    ) {
        self.init(text: nil, view: AnyView(content()))
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

/// The way the words of a value run. All run across.
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = Self()
    public static let horizontal = Self()
    public static let vertical = Self()
    public static let verticalReversed = Self()
}

extension _PlottedValue {
    /// The value in a format; nil where the format is of another type.
    func formatted<F: FormatStyle>(by format: F) -> String? {
        let inputs: [Any] =
            switch self {
            case .number(let number): [number, Int(exactly: number.rounded()) as Any, Decimal(number), CGFloat(number)]
            case .date(let date): [date]
            case .category(let name): [name]
            }
        guard let input = inputs.lazy.compactMap({ $0 as? F.FormatInput }).first else { return nil }
        let output = format.format(input)
        if let attributed = output as? AttributedString { return String(attributed.characters) }
        return output as? String ?? "\(output)"
    }
}
