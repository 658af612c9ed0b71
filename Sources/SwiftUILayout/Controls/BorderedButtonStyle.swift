import Foundation
import KeylineAppearance
import KeylineScenes

/// The label on a ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label in the colour of controls on a paler ground.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            let hasTint = environment.tintStyle != nil || configuration.role == .destructive
            BorderedButtonBody(
                configuration: configuration, label: AnyShapeStyle(ButtonLabelStyle(role: configuration.role)),
                ground: hasTint && environment.isEnabled
                    ? AnyShapeStyle(ButtonTintStyle(role: configuration.role).opacity(0.15))
                    : AnyShapeStyle(Color(.tertiarySystemFill)))
        }
    }
}

/// The label on a strong ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label, white on the colour of controls.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            let isEnabled = environment.isEnabled
            BorderedButtonBody(
                configuration: configuration,
                label: AnyShapeStyle(ButtonLabelStyle(role: nil, usual: AnyShapeStyle(Color.white))),
                ground: isEnabled
                    ? AnyShapeStyle(ButtonTintStyle(role: configuration.role))
                    : AnyShapeStyle(Color(.tertiarySystemFill)))
        }
    }
}

/// The style of a button's label: the foreground style that a view around it sets, else the usual one.
struct ButtonLabelStyle: PaintedStyle {
    let role: ButtonRole?
    /// The style where nothing around sets one; nil for the colour of controls.
    var usual: AnyShapeStyle?

    func paint(in environment: EnvironmentValues) -> Paint {
        let foreground = environment.foreground
        if environment.isEnabled, role != .destructive {
            if foreground.primary != nil, !foreground.isUsual { return foreground.paint(rank: 0, in: environment) }
            if let usual { return usual.paint(in: environment) }
        }
        return ButtonTintStyle(role: role).paint(in: environment)
    }
}

/// The colour of controls as a button has it: red where something is deleted, gray where it is disabled.
struct ButtonTintStyle: PaintedStyle {
    let role: ButtonRole?

    func paint(in environment: EnvironmentValues) -> Paint {
        guard environment.isEnabled else { return .color(Color(.tertiaryLabel).neutral(in: environment)) }
        if role == .destructive { return .color(Color.red.neutral(in: environment)) }
        return TintShapeStyle().paint(in: environment)
    }
}

/// A label with room around it on a ground.
private struct BorderedButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let label: AnyShapeStyle
    let ground: AnyShapeStyle

    var body: some View {
        EnvironmentReader { environment in
            let metrics = Metrics(environment.controlSize, environment.systemGeneration)
            configuration.label
                .font(environment.font ?? metrics.font)
                .multilineTextAlignment(.center)
                .foregroundStyle(label)
                .padding(.vertical, metrics.vertical)
                .padding(.horizontal, metrics.horizontal(environment.buttonBorderShape))
                .background { outline(metrics, environment.buttonBorderShape).fill(ground) }
        }
    }

    private func outline(_ metrics: Metrics, _ shape: ButtonBorderShape) -> AnyShape {
        switch shape.kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? metrics.radius))
        case .automatic:
            metrics.isCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: metrics.radius))
        }
    }

    /// The measures of a control size.
    private struct Metrics {
        let isCapsule: Bool
        private let measures: ButtonMetrics

        init(_ size: ControlSize, _ generation: SystemGeneration) {
            isCapsule = generation == .iOS26
            switch size {
            case .mini, .small: measures = ButtonMetrics(.small)
            case .regular: measures = ButtonMetrics(.medium)
            case .large, .extraLarge: measures = ButtonMetrics(.large)
            }
        }

        var font: Font { measures.hasSmallTitle ? .subheadline : .body }
        var radius: CGFloat { measures.cornerRadius }
        var vertical: CGFloat { measures.vertical }

        func horizontal(_ shape: ButtonBorderShape) -> CGFloat {
            shape.kind == .circle ? vertical : measures.horizontal
        }
    }
}

/// The label on glass, drawn as a pale ground.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label on a pale capsule.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(
            configuration: configuration, label: AnyShapeStyle(ButtonLabelStyle(role: configuration.role)),
            ground: AnyShapeStyle(Material.thin)
        ).buttonBorderShape(.capsule)
    }
}

/// The label on tinted glass, drawn as a strong ground.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}

    /// The label on a strong capsule.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a ground.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a strong ground.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on tinted glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
