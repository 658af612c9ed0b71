public import Foundation

/// The shadow of a style.
public struct ShadowStyle: Sendable {
    fileprivate enum Kind { case drop, inner }

    fileprivate let kind: Kind
    fileprivate let color: Color
    fileprivate let radius: CGFloat
    fileprivate let offset: CGSize

    /// A shadow behind what is filled.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow within what is filled. It is not drawn, which the scene reports.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A style with a shadow. As a foreground style and where shapes are filled the shadow is drawn; elsewhere there is the style alone.
public struct _ShadowedStyle<Base: ShapeStyle>: PaintedStyle {
    let base: Base
    let shadow: ShadowStyle

    func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment) }
}

extension ShapeStyle {
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> _ShadowedStyle<Self> { _ShadowedStyle(base: self, shadow: style) }
}

extension View {
    fileprivate func shaded(_ shadow: ShadowStyle) -> some View {
        ShadedView(content: self, shadow: shadow)
    }

    /// A style with a shadow for text and shapes inside.
    public func foregroundStyle<S: ShapeStyle>(_ style: _ShadowedStyle<S>) -> some View {
        foregroundStyle(style.base).shaded(style.shadow)
    }

    /// A shape with a shadow behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: _ShadowedStyle<S>, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style.base, style: fillStyle).shaded(style.shadow) }
    }
}

extension Shape {
    /// The shape filled with a style that has a shadow.
    public func fill<S: ShapeStyle>(_ content: _ShadowedStyle<S>, style: FillStyle = FillStyle()) -> some View {
        fill(content.base, style: style).shaded(content.shadow)
    }
}

/// A view with a style's shadow.
private struct ShadedView<Content: View>: View {
    let content: Content
    let shadow: ShadowStyle
    @Environment(\.self) private var environment

    var body: some View {
        switch shadow.kind {
        case .drop:
            content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height)
        case .inner: content.undrawn("an inner shadow")
        }
    }
}
