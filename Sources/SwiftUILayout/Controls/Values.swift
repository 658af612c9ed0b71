import Foundation
import KeylineAppearance
import KeylineGraphics

/// A knob on a line that gives a number.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let share: Double
    /// The label, which assistive technologies read and nothing shows.
    private let label: Label?
    private let minimumLabel: ValueLabel?
    private let maximumLabel: ValueLabel?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, label: Label?, minimum: ValueLabel?, maximum: ValueLabel?
    ) {
        let span = Double(bounds.upperBound - bounds.lowerBound)
        let part = span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
        share = min(max(part, 0), 1)
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
    }

    /// A slider with labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider in steps with labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// The line with its knob.
    public var body: some View {
        HStack(spacing: 8) {
            if let minimumLabel { minimumLabel }
            DrawnControl(width: nil, height: ControlMetrics.sliderHeight, ideal: 30) { [share] in
                Self.draw(share, in: $0, $1, &$2)
            }
            .control("Slider")
            .accessibilityControl(
                .adjustable, value: "\(Int((share * 100).rounded()))%", label: label as? Text)
            if let maximumLabel { maximumLabel }
        }
    }

    private static func draw(
        _ share: Double, in rect: CGRect, _ environment: EnvironmentValues, _ list: inout DisplayListBuilder
    ) {
        let drawing = SliderDrawing(
            environment.systemGeneration, isLeftToRight: environment.layoutDirection == .leftToRight)
        let track = drawing.track(in: rect)
        let knob = drawing.knob(on: track, share: CGFloat(share))
        drawing.drawTrack(
            track, knob: knob, ground: Color(.systemFill).neutral(in: environment), done: environment.tintColor,
            into: &list)
        drawing.drawKnob(knob, color: .white, into: &list)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: nil, minimum: nil, maximum: nil)
    }

    /// A slider in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: nil, minimum: nil, maximum: nil)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label that is read out.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: label(), minimum: nil, maximum: nil)
    }

    /// A slider in steps with a label that is read out.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, label: label(), minimum: nil, maximum: nil)
    }
}

/// Two buttons that change a number, behind a label.
public struct Stepper<Label: View>: View {
    private let label: Label
    /// Takes away; nil where it cannot.
    private let decrement: (() -> Void)?
    /// Adds; nil where it cannot.
    private let increment: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper by functions.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        decrement = onDecrement
        increment = onIncrement
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper by functions, as earlier versions have it.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func change(by amount: V.Stride) {
            let changed = value.wrappedValue.advanced(by: amount)
            value.wrappedValue = min(max(changed, bounds.lowerBound), bounds.upperBound)
        }
        self.init(
            label: label,
            onIncrement: value.wrappedValue < bounds.upperBound ? { change(by: step) } : nil,
            onDecrement: value.wrappedValue > bounds.lowerBound ? { change(by: -step) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// The label, and the buttons at the end of the line.
    public var body: some View {
        EnvironmentReader { environment in
            HStack(spacing: 0) {
                if !environment.labelsAreHidden {
                    label
                    Spacer(minLength: 8)
                }
                DrawnControl(width: StepperDrawing.size.width, height: StepperDrawing.size.height) {
                    [canDecrement = decrement != nil, canIncrement = increment != nil] rect, environment, list in
                    func color(_ isActive: Bool) -> KeylineGraphics.Color {
                        Color(isActive && environment.isEnabled ? .label : .tertiaryLabel).neutral(in: environment)
                    }
                    let colors = StepperDrawing.Colors(
                        ground: Color(.tertiarySystemFill).neutral(in: environment),
                        line: Color(.separator).neutral(in: environment), minus: color(canDecrement),
                        plus: color(canIncrement))
                    StepperDrawing.draw(in: rect, isLeftToRight: environment.isLeftToRight, colors, into: &list)
                }
                .control("Stepper")
                .modifier(NodeModifier { takeButtons($0) })
                .padding(.vertical, environment.isInListRow ? -5 : 0)
            }
        }
    }

    /// Gives the node of both buttons their elements and their touches.
    private func takeButtons(_ node: ViewNode) {
        let environment = node.environment
        func halves(of rect: CGRect) -> StepperDrawing.Halves {
            StepperDrawing.Halves(of: rect, isLeftToRight: environment.isLeftToRight)
        }
        node.semantics.accessibility.order = halves(of: CGRect(origin: .zero, size: StepperDrawing.size))
            .elements(in: environment.localeTag, isEnabled: environment.isEnabled)
        node.responses.tapAt = { [weak node, decrement, increment, onEditingChanged] point in
            guard let node else { return .untaken }
            let isIncrement = halves(of: node.frame).increment.contains(point)
            guard let action = isIncrement ? increment : decrement else { return .disabled }
            onEditingChanged(true)
            action()
            onEditingChanged(false)
            return .taken
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper of a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper of a value within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper by functions.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}
