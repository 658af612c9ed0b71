public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// A transform of the plane. What leaves the plane, as a turn about the horizontal axis does, is drawn by its affine part.
public struct ProjectionTransform: Hashable, Sendable {
    /// The matrix, row by row.
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// No change.
    public init() {}

    /// An affine transform.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether nothing changes.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether parallels stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(rhs.affine))
    }

    /// The affine part.
    var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale)
    }
}

/// A modifier that draws its view by a transform and leaves its layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a size in points, from the top-left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Adds the nodes of the view, each drawn by the transform.
    public func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let painter = GeometryEffectPainter { effectValue(size: $0).affine }
        PaintingModifier(name: "\(Self.self)") { _ in painter }._makeNodes(of: content, into: &list, in: context)
    }

    /// The same effect, where layout is to take no notice of it either.
    public func ignoredByLayout() -> Self { self }
}

/// Draws the things that is inside by a transform of the node's size, from the top-left corner.
private struct GeometryEffectPainter: NodePainter {
    let transform: @MainActor (CGSize) -> CGAffineTransform

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let frame = node.frame
        let moved = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(transform(frame.size))
        list.group(transform: moved.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY)), contents)
    }
}

/// A modifier whose values can be animated between.
public typealias AnimatableModifier = Animatable & ViewModifier
