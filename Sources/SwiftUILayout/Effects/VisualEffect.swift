public import Foundation
import KeylineGraphics

/// What is done to the drawing of a view once it has its place: its layout stays.
public protocol VisualEffect: Sendable {}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect, Hashable {
    /// No change.
    public init() {}
}

/// Changes that follow one another.
struct ComposedVisualEffect: VisualEffect {
    /// Draws what is inside in another way, in an environment.
    typealias Step = @Sendable @MainActor (EnvironmentValues) -> any NodePainter

    let steps: [Step]
}

extension VisualEffect {
    /// What the effect does, in order.
    var steps: [ComposedVisualEffect.Step] { (self as? ComposedVisualEffect)?.steps ?? [] }

    private func adding(_ step: @escaping ComposedVisualEffect.Step) -> some VisualEffect {
        ComposedVisualEffect(steps: steps + [step])
    }

    private func recolored(_ change: ColorChange) -> some VisualEffect {
        adding { ColorEffectPainter(change: change.applied(in: $0)) }
    }

    private func transformed(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> some VisualEffect {
        adding { _ in GroupPainter(transform: about(anchor, transform)) }
    }

    /// Moves what is drawn, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed(.topLeading, CGAffineTransform(translationX: x, y: y))
    }

    /// Moves what is drawn, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Makes what is drawn larger or smaller about a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(anchor, CGAffineTransform(scaleX: x, y: y))
    }

    /// Makes what is drawn larger or smaller about a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Makes what is drawn larger or smaller about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns what is drawn about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Maps what is drawn by a transform, from the top-left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformed(.topLeading, transform)
    }

    /// Multiplies the opacity by a factor, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding { _ in GroupPainter(opacity: min(max(opacity, 0), 1)) }
    }

    /// Blurs as `View.blur` does.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { _ in ModelPainter.blurring(radius, opaque: opaque) }
    }

    /// Makes colours lighter by an amount −1…1.
    public func brightness(_ amount: Double) -> some VisualEffect { recolored(.brightness(amount)) }

    /// Moves colours away from gray by a factor.
    public func contrast(_ amount: Double) -> some VisualEffect { recolored(.contrast(amount)) }

    /// Makes colours gray, as far as an amount 0…1 says.
    public func grayscale(_ amount: Double) -> some VisualEffect { recolored(.saturation(1 - amount)) }

    /// Saturates colours more or less; 1 leaves them.
    public func saturation(_ amount: Double) -> some VisualEffect { recolored(.saturation(amount)) }

    /// Turns colours about the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { recolored(.hueRotation(angle)) }
}

extension View {
    /// Changes how the view is drawn, given its geometry: where it lies and how large it is.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            PaintingModifier(name: "visualEffect") { context in
                VisualEffectPainter { effect(EmptyVisualEffect(), GeometryProxy($0, scene: context.scene)).steps }
            })
    }

    /// Changes how the view is drawn while it scrolls in and out of sight. In a picture nothing scrolls: each view is drawn as in the middle
    /// of its way.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}

/// Draws what is inside as an effect says.
private struct VisualEffectPainter: NodePainter {
    /// The steps of the effect, given the node.
    let steps: @MainActor (ViewNode) -> [ComposedVisualEffect.Step]

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        paint(steps(node)[...], node, into: &list, contents: contents)
    }

    @MainActor private func paint(
        _ steps: ArraySlice<ComposedVisualEffect.Step>, _ node: ViewNode, into list: inout DisplayListBuilder,
        contents: (inout DisplayListBuilder) -> Void
    ) {
        guard let last = steps.last else { return contents(&list) }
        last(node.environment).paint(node, into: &list) {
            paint(steps.dropLast(), node, into: &$0, contents: contents)
        }
    }
}
