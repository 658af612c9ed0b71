import Foundation
import KeylineAppearance

/// Something that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The switch as the style of the place has it.
    public var body: some View {
        let configuration = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
        EnvironmentReader {
            $0.toggleStyle(configuration)
                .accessibilityControl([.button, .toggleButton], value: isOn.wrappedValue ? "1" : "0")
                .modifier(NodeModifier { $0.responses.tap = { isOn.wrappedValue.toggle() } })
        }
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUILayout.Label<Text, Image> {
    /// A switch with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }

    /// A switch with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUILayout.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch of a style's configuration.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The parts of a toggle that a style puts together.
public struct ToggleStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// The label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether only some of what it stands for is on.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle looks like.
    associatedtype Body: View
    /// The parts of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Puts a toggle together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (ToggleStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts toggles together.
    var toggleStyle: @MainActor (ToggleStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(SwitchToggleStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// How toggles inside look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        changing { environment in
            environment.toggleStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }
}

/// The label, and a switch at the end of the line.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// The style.
    public nonisolated init() {
        tint = nil
    }

    /// The style with a colour of the switch while it is on.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, and a switch at the end of the line.
    public func makeBody(configuration: Configuration) -> some View {
        let tint = tint
        EnvironmentReader { environment in
            if environment.labelsAreHidden {
                Switch(isOn: configuration.isOn, tint: tint)
            } else {
                HStack(spacing: 0) {
                    configuration.label
                    Spacer(minLength: 8)
                    Switch(isOn: configuration.isOn, tint: tint)
                }
            }
        }
    }
}

/// A switch alone. In a row of a list it reaches into the room above and below the content.
private struct Switch: View {
    let isOn: Bool
    let tint: Color?

    var body: some View {
        EnvironmentReader { environment in
            let size = ControlMetrics(environment.systemGeneration).switchSize
            DrawnControl(width: size.width, height: size.height) { rect, environment, list in
                let on = tint ?? (environment.tintStyle == nil ? .green : nil)
                let onColor = on?.neutral(in: environment) ?? environment.tintColor
                let off = SwitchDrawing.offColor.resolved(isDark: environment.colorScheme == .dark)
                SwitchDrawing(
                    in: rect, ground: isOn ? onColor : off, knob: .white,
                    isKnobAtRight: isOn == (environment.layoutDirection == .leftToRight)
                ).draw(environment.systemGeneration, into: &list)
            }
            .control("Toggle")
            .padding(.vertical, environment.isInListRow ? (22 - size.height) / 2 : 0)
        }
    }
}

/// A button that looks pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    public nonisolated init() {}

    /// The label on a ground, a strong one while it is on.
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(action: { configuration.$isOn.wrappedValue.toggle() }, label: { configuration.label })
        if configuration.isOn {
            button.buttonStyle(.bordered).tint(.accentColor)
        } else {
            button.buttonStyle(.borderless)
        }
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// A switch.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
