public import Foundation
import KeylineGraphics
import KeylineScenes

/// The shadow of a style.
public struct ShadowStyle: Sendable {
    fileprivate enum Kind { case drop, inner }

    fileprivate let kind: Kind
    fileprivate let color: Color
    fileprivate let radius: CGFloat
    fileprivate let offset: CGSize

    /// A shadow behind the things that is filled.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow within the things that is filled. It is not drawn, which the scene reports.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A style that has a shadow.
protocol ShadowedShapeStyle: ShapeStyle {
    /// The shadow.
    var shadow: ShadowStyle { get }
}

/// A style with a shadow: texts and shapes that are filled with it have the shadow each.
public struct _ShadowedStyle<Base: ShapeStyle>: PaintedStyle, ShadowedShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment) }
}

extension ShapeStyle {
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> _ShadowedStyle<Self> { _ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style of this place with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

extension DisplayListBuilder {
    /// Draws something over a style's shadow of it; a shadow within is reported.
    mutating func shaded(
        by shadow: ShadowStyle?, in environment: EnvironmentValues, _ draw: (inout DisplayListBuilder) -> Void
    ) {
        guard let shadow else { return draw(&self) }
        guard shadow.kind == .drop else {
            environment.services.report(Diagnostic(.note, .ignored, message: "an inner shadow is not drawn"))
            return draw(&self)
        }
        var inner = DisplayListBuilder(view: view)
        draw(&inner)
        let drop = DropShadow(
            color: shadow.color.neutral(in: environment), offset: shadow.offset, radius: shadow.radius)
        drop.draw(of: inner.displayList(size: .zero), into: &self)
        draw(&self)
    }
}
