import Foundation
import KeylineAppearance
import KeylineGraphics

/// How far something is done, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// How far something is done, with labels.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    /// As the style of the place has it.
    public var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { StyledContent($0) },
            currentValueLabel: currentValueLabel.map { StyledContent($0) })
        EnvironmentReader { $0.progressViewStyle(configuration) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something is under way.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// Something is under way, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// Something is under way, with a text.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Something is under way, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    /// How far something is done.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }

    /// How far something is done, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
    }

    /// How far something is done, with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// How far something is done, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView where Label == StyledContent, CurrentValueLabel == StyledContent {
    /// The progress of a style's configuration.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// The parts of a progress view that a style puts together.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// The label of the value.
    public typealias CurrentValueLabel = StyledContent
    /// The part that is done, 0…1; nil while nobody knows.
    public let fractionCompleted: Double?
    /// The label.
    public var label: Label?
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// What a progress view looks like.
    associatedtype Body: View
    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Puts a progress view together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts progress views together.
    var progressViewStyle: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How progress views inside look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changing { environment in
            environment.progressViewStyle = { configuration in
                AnyView(
                    StyleView(style: style) { $0.makeBody(configuration: configuration) }
                        .changing {
                            $0.progressViewStyle = { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
                        })
            }
        }
    }
}

/// A line where the part that is done is known, otherwise spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    public nonisolated init() {}

    /// A line or spokes.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style.
    public nonisolated init() {
        tint = nil
    }

    /// The style with a colour.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, the line, and the label of the value.
    public func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        let tint = tint
        VStack(alignment: .leading, spacing: 4) {
            if let label = configuration.label { label }
            DrawnControl(width: nil, height: ControlMetrics.progressHeight) { rect, environment, list in
                TrackDrawing.draw(
                    rect, share: rect.width * CGFloat(fraction),
                    isLeftToRight: environment.layoutDirection == .leftToRight, radius: rect.height / 2,
                    ground: Color(.systemFill).neutral(in: environment),
                    done: tint?.neutral(in: environment) ?? environment.tintColor, into: &list)
            }
            if let value = configuration.currentValueLabel {
                value.font(.caption).foregroundStyle(Color.secondary)
            }
        }
    }
}

/// Spokes, or a ring where the part that is done is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style.
    public nonisolated init() {
        tint = nil
    }

    /// The style with a colour.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// Spokes, and the label below.
    public func makeBody(configuration: Configuration) -> some View {
        let tint = tint
        VStack(spacing: 4) {
            EnvironmentReader { environment in
                let isLarge = environment.controlSize >= .large
                let side = isLarge ? ControlMetrics.largeIndicatorDiameter : ControlMetrics.indicatorDiameter
                DrawnControl(width: side, height: side) { rect, environment, list in
                    let own = tint?.neutral(in: environment) ?? environment.tintStyle.map { _ in environment.tintColor }
                    ActivityIndicatorDrawing.draw(
                        around: CGPoint(x: rect.midX, y: rect.midY), diameter: side,
                        color: own ?? Color(.systemGray).neutral(in: environment), turns: true, into: &list)
                }
            }
            if let label = configuration.label { label.foregroundStyle(Color.secondary) }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The usual style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A line.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Spokes.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
