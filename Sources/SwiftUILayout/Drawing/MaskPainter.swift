import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

extension View {
    /// The part of the view that another view covers.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }

    /// The part of the view that another view covers.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(alignment: .center, mask: mask))
    }
}

/// Lays a view's mask out like an overlay and clips to the outlines of what it draws.
private struct MaskModifier<Mask: View>: ViewModifier {
    typealias Body = Never
    let alignment: Alignment
    let mask: Mask

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context.child(.content))
        let beside = context.child(.secondary)
        list.wrap(from: start) { primary in
            let layer = beside.node(of: mask) { ViewNode("ZStack", ZStackLayout(), $1, in: $0) }
            let node = ViewNode(
                "mask", LayeredLayout(primaryIndex: 0, alignment: alignment), [primary, layer], in: context)
            node.values = primary.values
            node.painter = MaskPainter()
            return node
        }
    }
}

private struct MaskPainter: NodePainter {
    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        guard node.views.count == 2 else { return contents(&list) }
        var drawn = DisplayListBuilder()
        node.views[1].paint(into: &drawn)
        let mask = drawn.displayList(size: .zero)
        var outline = KeylineGraphics.Path()
        if add(mask.items, .identity, to: &outline) {
            list.group(clip: outline) { node.views[0].paint(into: &$0) }
        } else {
            list.group(isIsolated: true) { layer in
                node.views[0].paint(into: &layer)
                layer.group(blendMode: .destinationIn) { $0.draw(mask, at: .zero) }
            }
        }
    }

    /// The outline of opaque shapes, which every format can clip to; false where anything else is drawn, whose opacity decides.
    private func add(
        _ items: [DisplayItem], _ transform: CGAffineTransform, to outline: inout KeylineGraphics.Path
    ) -> Bool {
        items.allSatisfy { item in
            switch item.content {
            case .group(let group) where group.clip == nil && !group.isLayer:
                return add(group.items, group.transform.concatenating(transform), to: &outline)
            case .path(let item) where item.color.alpha >= 1 && item.style == .fill:
                outline.addPath(item.path.applying(transform))
                return true
            default: return false
            }
        }
    }
}
