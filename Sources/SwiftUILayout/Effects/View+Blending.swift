public import Foundation
import KeylineGraphics

extension View {
    /// The view, blurred; its room stays.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the Gaussian, in points, as that of Core Image's and of CSS's `blur()`.
    ///   - opaque: Whether the edges stay opaque: the blur ends at the view's frame, which colours fill.
    /// - Returns: The blurred view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        drawn("blur", like: ModelPainter.blurring(radius, opaque: opaque).group)
    }

    /// The view, its colours mixed with those behind it, as far as the nearest `compositingGroup`, opacity or blur around it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        drawn("blendMode") { _ in .init(blendMode: blendMode.neutral, items: []) }
    }

    /// The view, drawn as one before anything else happens to it: what blends inside blends with nothing behind it.
    public func compositingGroup() -> some View {
        drawn("compositingGroup") { _ in .init(isIsolated: true, items: []) }
    }

    /// The view, drawn as one before anything else happens to it; Keyline draws it as sharp as without.
    public func drawingGroup(opaque: Bool = false) -> some View {
        drawn("drawingGroup") { _ in .init(isIsolated: true, items: []) }
    }

    private func drawn(_ name: String, like group: @escaping (CGRect) -> DisplayItem.Group) -> some View {
        modifier(PaintingModifier(name: name) { _ in ModelPainter(group: group) })
    }
}

/// Draws what is inside as a group like another one.
struct ModelPainter: NodePainter {
    /// The group without its items, given the node's frame.
    let group: (CGRect) -> DisplayItem.Group

    /// Blurs by a Gaussian of a standard deviation in points; where edges stay opaque it ends at the frame.
    static func blurring(_ deviation: CGFloat, opaque: Bool) -> ModelPainter {
        let blur = deviation > 0 ? DisplayItem.Blur(deviation: deviation, isOpaque: opaque) : nil
        return ModelPainter { frame in
            .init(clip: blur != nil && opaque ? KeylineGraphics.Path(frame) : nil, blur: blur, items: [])
        }
    }

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        list.group(like: group(node.frame), contents)
    }
}
