/// Something that shapes and text are filled with.
public protocol ShapeStyle: Sendable {
    /// The kind of style that an environment turns it into.
    associatedtype Resolved: ShapeStyle = Never

    /// What an environment turns it into.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Not asked for: the style is drawn as it is.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn as it is")
    }
}

extension Never: ShapeStyle {
    /// Itself.
    public typealias Resolved = Never
}

/// A style of Keyline's own, which knows what it is filled with.
protocol PaintedStyle: ShapeStyle {
    /// What a shape is filled with in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// What a shape of this style is filled with in an environment.
    func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        if let painted = self as? any PaintedStyle { return painted.paint(in: environment) }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

extension Color: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(neutral(in: environment)) }
}

extension Color.Resolved: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { .color(neutral) }
}

/// A style whose kind does not show.
public struct AnyShapeStyle: PaintedStyle {
    private let style: any ShapeStyle

    /// Hides the kind of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }

    /// The shadow of the style, or of the place's style where that is meant; nil for none.
    func shadow(in environment: EnvironmentValues) -> ShadowStyle? {
        switch style {
        case let shadowed as any ShadowedShapeStyle: return shadowed.shadow
        case let hidden as AnyShapeStyle: return hidden.shadow(in: environment)
        case is ForegroundStyle:
            var inner = environment
            inner.foreground = HierarchicalStyles()
            return environment.foreground.primary?.shadow(in: inner)
        default: return nil
        }
    }
}

/// The style that views in this place have.
public struct ForegroundStyle: PaintedStyle {
    /// The style of this place.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint { environment.foreground.paint(rank: 0, in: environment) }
}

/// The style of a rank among those of this place: the first is what text has, the others step back.
public struct HierarchicalShapeStyle: PaintedStyle {
    let rank: Int

    /// What text has.
    public static let primary = HierarchicalShapeStyle(rank: 0)
    /// The second rank.
    public static let secondary = HierarchicalShapeStyle(rank: 1)
    /// The third rank.
    public static let tertiary = HierarchicalShapeStyle(rank: 2)
    /// The fourth rank.
    public static let quaternary = HierarchicalShapeStyle(rank: 3)
    /// The fifth rank.
    public static let quinary = HierarchicalShapeStyle(rank: 4)

    func paint(in environment: EnvironmentValues) -> Paint {
        environment.foreground.paint(rank: rank, in: environment)
    }
}

/// A style's own rank: the same colour, stepping back.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintedStyle {
    let base: Base
    let rank: Int

    func paint(in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(in: environment).multiplyingAlpha(by: HierarchicalStyles.opacity(ofRank: rank))
    }
}

extension ShapeStyle {
    /// The second rank of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, rank: 1) }
    /// The third rank of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, rank: 2) }
    /// The fourth rank of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, rank: 3) }

    /// The same style with its opacity multiplied by a factor, 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, factor: opacity) }
}

/// A style with its opacity multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: PaintedStyle {
    let base: Base
    let factor: Double

    func paint(in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(in: environment).multiplyingAlpha(by: factor)
    }
}

/// The colour of controls.
public struct TintShapeStyle: PaintedStyle {
    /// The colour of this place.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        // A tint that speaks of the tint means the accent colour.
        var inner = environment
        inner.tintStyle = nil
        return environment.tintStyle?.resolvedPaint(in: inner) ?? .color(Color.accentColor.neutral(in: environment))
    }
}

/// The ground of this place.
public struct BackgroundStyle: PaintedStyle {
    /// The ground of this place.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        // A ground that speaks of the ground means the usual one.
        var inner = environment
        inner.groundStyle = nil
        return environment.groundStyle?.resolvedPaint(in: inner)
            ?? .color(Color(.systemBackground).neutral(in: environment))
    }
}

/// The colour of lines between content.
public struct SeparatorShapeStyle: PaintedStyle {
    /// The system's.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.separator).neutral(in: environment)) }
}

/// The colour of links.
public struct LinkShapeStyle: PaintedStyle {
    /// The system's.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.link).neutral(in: environment)) }
}

/// The colour of text in an empty field.
public struct PlaceholderTextShapeStyle: PaintedStyle {
    /// The system's.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.placeholderText).neutral(in: environment)) }
}

/// The colour of small and large areas in text's surroundings.
public struct FillShapeStyle: PaintedStyle {
    /// The system's.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint { .color(Color(.systemFill).neutral(in: environment)) }
}
