import Foundation
import KeylineGraphics

/// Where a value lies in a range.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumLabel: AnyView?
    private let maximumLabel: AnyView?

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let span = Double(bounds.upperBound - bounds.lowerBound)
        return span > 0 ? min(max(Double(value - bounds.lowerBound) / span, 0), 1) : 0
    }

    /// A value with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        currentValueLabel = nil
        minimumLabel = nil
        maximumLabel = nil
    }

    /// A value with labels.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        minimumLabel = nil
        maximumLabel = nil
    }

    /// A value with labels for it and for the ends of the range.
    public init<V: BinaryFloatingPoint, B: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> B,
        @ViewBuilder maximumValueLabel: () -> B
    ) {
        fraction = Self.fraction(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        minimumLabel = AnyView(minimumValueLabel())
        maximumLabel = AnyView(maximumValueLabel())
    }

    /// As the style of the place has it.
    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(label), currentValueLabel: currentValueLabel.map { StyledContent($0) },
            minimumValueLabel: minimumLabel.map { StyledContent($0) },
            maximumValueLabel: maximumLabel.map { StyledContent($0) })
        EnvironmentReader { $0.gaugeStyle(configuration) }
    }
}

/// The parts of a gauge that a style puts together.
public struct GaugeStyleConfiguration {
    /// The value, 0…1.
    public let value: Double
    /// The label.
    public let label: StyledContent
    /// The label of the value.
    public let currentValueLabel: StyledContent?
    /// The label of the least value.
    public let minimumValueLabel: StyledContent?
    /// The label of the greatest value.
    public let maximumValueLabel: StyledContent?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// What a gauge looks like.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Puts a gauge together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A line between labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public nonisolated init() {}

    /// The label, the line, and the label of the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                if let least = configuration.minimumValueLabel { least }
                ProgressView(value: configuration.value)
                if let greatest = configuration.maximumValueLabel { greatest }
            }
            if let value = configuration.currentValueLabel { value.font(.footnote) }
        }
    }
}

/// A ring that is open below, with the value in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    private let isClosed: Bool

    /// The style.
    public nonisolated init() {
        isClosed = false
    }

    nonisolated init(isClosed: Bool) {
        self.isClosed = isClosed
    }

    /// The ring.
    public func makeBody(configuration: Configuration) -> some View {
        let isClosed = isClosed
        ZStack {
            DrawnControl(width: 58, height: 58) { rect, environment, list in
                let start = isClosed ? -Double.pi / 2 : Double.pi * 0.75
                let sweep = isClosed ? 2 * Double.pi : Double.pi * 1.5
                func arc(_ part: Double) -> KeylineGraphics.Path {
                    var path = KeylineGraphics.Path()
                    path.addArc(
                        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 3,
                        startAngle: CGFloat(start), endAngle: CGFloat(start + sweep * part), clockwise: true,
                        joins: false)
                    return path
                }
                let style = KeylineGraphics.StrokeStyle(lineWidth: 6, lineCap: .round)
                list.stroke(arc(1), color: environment.tintColor.multiplyingAlpha(by: 0.25), style: style)
                if configuration.value > 0 {
                    list.stroke(arc(configuration.value), color: environment.tintColor, style: style)
                }
            }
            if let value = configuration.currentValueLabel {
                value.font(.system(size: 17, weight: .semibold)).minimumScaleFactor(0.5).lineLimit(1).frame(
                    maxWidth: 38)
            } else {
                configuration.label.font(.system(size: 12)).lineLimit(1).frame(maxWidth: 38)
            }
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The usual style.
    public static var automatic: LinearCapacityGaugeStyle { .init() }
    /// A line.
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
    /// A line.
    public static var accessoryLinear: LinearCapacityGaugeStyle { .init() }
    /// A line.
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open below.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
    /// A ring.
    public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .init(isClosed: true) }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (GaugeStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts gauges together.
    var gaugeStyle: @MainActor (GaugeStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(LinearCapacityGaugeStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How gauges inside look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        changing { environment in
            environment.gaugeStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }
}
