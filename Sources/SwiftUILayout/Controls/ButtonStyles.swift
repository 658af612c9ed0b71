public import Foundation
import KeylineScenes

/// The parts of a button that a style puts together.
public struct ButtonStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// What the button is there for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is on it: never in a still picture.
    public let isPressed: Bool
}

/// The parts of a button that a style puts together, its action among them.
public struct PrimitiveButtonStyleConfiguration {
    /// The label.
    public typealias Label = StyledContent
    /// What the button is there for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button looks like.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Puts a button together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button looks like.
    associatedtype Body: View
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Puts a button together.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static let defaultValue: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)? = nil
    }

    /// Puts buttons together.
    var buttonStyle: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView {
        get { self[StyleKey.self] ?? { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) } }
        set { self[StyleKey.self] = newValue }
    }

    /// Whether somebody chose how buttons look.
    var hasButtonStyle: Bool { self[StyleKey.self] != nil }

    private enum ShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

    /// The outline of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
}

extension View {
    /// How buttons inside look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changing { environment in
            environment.buttonStyle = { configuration in
                let parts = ButtonStyleConfiguration(
                    role: configuration.role, label: configuration.label, isPressed: false)
                return AnyView(StyleView(style: style) { $0.makeBody(configuration: parts) })
            }
        }
    }

    /// How buttons inside look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changing { environment in
            environment.buttonStyle = { configuration in
                AnyView(StyleView(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }

    /// The outline of buttons with a border inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { changing { $0.buttonBorderShape = shape } }
}

/// The outline of buttons with a border.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }

    let kind: Kind

    /// As the system has it.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// With half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// With round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The outline: a circle around the middle, or a rectangle whose corners are round; half circles where the kind says no radius.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Circle().path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        case .automatic, .capsule: Capsule().path(in: rect)
        }
    }

    /// A smaller one.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The usual shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The usual style: the label in the colour of controls.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label in an inherited foreground style, else the colour of controls; red where something is deleted.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(ButtonLabelStyle(role: configuration.role))
    }
}

/// The label in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label in the colour of controls, red where something is deleted.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label, paler where the button cannot be used.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { configuration.label.opacity($0.isEnabled ? 1 : 0.35) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the colour of controls.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
