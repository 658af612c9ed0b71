public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// Draws what is inside as one group.
struct GroupPainter: NodePainter {
    /// Where things are drawn, given the node's frame.
    var transform: (CGRect) -> CGAffineTransform = { _ in .identity }
    /// The part that shows, given the node's frame.
    var clip: ((CGRect) -> KeylineGraphics.Path)?
    var opacity = 1.0

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let frame = node.frame
        list.group(transform: transform(frame), clip: clip?(frame), opacity: opacity, contents)
    }
}

/// A transform about a point of a frame.
func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> (CGRect) -> CGAffineTransform {
    { frame in
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension View {
    private func painted(
        _ name: String, _ painter: @escaping @MainActor (EnvironmentValues) -> any NodePainter
    ) -> some View {
        modifier(PaintingModifier(name: name) { painter($0.environment) })
    }

    /// The view with its opacity multiplied by a factor, 0…1.
    public func opacity(_ opacity: Double) -> some View {
        painted("opacity") { _ in GroupPainter(opacity: min(max(opacity, 0), 1)) }
    }

    /// The view, in its place but not drawn.
    public func hidden() -> some View { painted("hidden") { _ in GroupPainter(opacity: 0) } }

    /// The view, drawn turned about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        painted("rotationEffect") { _ in
            GroupPainter(transform: about(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
        }
    }

    /// The view, drawn larger or smaller about a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        painted("scaleEffect") { _ in GroupPainter(transform: about(anchor, CGAffineTransform(scaleX: x, y: y))) }
    }

    /// The view, drawn larger or smaller about a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// The view, drawn larger or smaller about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// The view, drawn as seen from an angle, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let cosine = CGFloat(cos(angle.radians))
        let isFlat = axis.x == 0 && axis.y == 0
        let transform =
            isFlat
            ? CGAffineTransform(rotationAngle: CGFloat(angle.radians) * (axis.z < 0 ? -1 : 1))
            : CGAffineTransform(scaleX: axis.y != 0 ? cosine : 1, y: axis.x != 0 ? cosine : 1)
        return painted("rotation3DEffect") { _ in GroupPainter(transform: about(anchor, transform)) }
    }

    /// The view, drawn as a transform maps it.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        painted("transformEffect") { _ in GroupPainter(transform: about(.topLeading, transform)) }
    }

    /// The part of the view inside its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        painted("clipped") { _ in GroupPainter(clip: { KeylineGraphics.Path($0) }) }
    }

    /// The part of the view inside a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        painted("clipShape") { environment in
            let direction = environment.layoutDirection
            return GroupPainter(clip: { shape.path(in: $0).neutral.mirrored(in: $0, direction) })
        }
    }

    /// The view with round corners; the radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// A line of a width in points within the view's frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }

    /// A soft shadow under the view's drawing. The standard deviation of its blur is 0.9 of the radius, in points. Source: recorded pictures of
    /// Apple's engine.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        painted("shadow") { environment in
            ShadowPainter(
                shadow: DropShadow(
                    color: color.neutral(in: environment), offset: CGSize(width: x, height: y), radius: radius))
        }
    }

    /// The view, placed as one; it is so anyway.
    public func geometryGroup() -> some View { self }
}

/// Glass, drawn as a pale ground.
public struct Glass: Hashable, Sendable {
    /// The usual one.
    public static let regular = Glass()
    /// A clear one.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// The same in a colour; Keyline draws it pale.
    public func tint(_ color: Color?) -> Glass { self }
    /// The same that moves under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The way glass comes and goes. A still picture shows none.
public struct GlassEffectTransition: Hashable, Sendable {
    /// From and into glass that is near.
    public static let matchedGeometry = GlassEffectTransition()
    /// Out of nothing.
    public static let materialize = GlassEffectTransition()
    /// At once.
    public static let identity = GlassEffectTransition()
}

extension View {
    /// The way the view's glass comes and goes. A still picture shows none.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Glass behind the view, drawn as a pale ground.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background(Material.thin, in: shape)
    }
}
