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
        var clip = KeylineGraphics.Path()
        add(drawn.displayList(size: .zero).items, .identity, to: &clip)
        list.group(clip: clip) { node.views[0].paint(into: &$0) }
    }

    /// Display lists clip to outlines: shapes and pictures count as far as they reach, letters by their lines.
    private func add(_ items: [DisplayItem], _ transform: CGAffineTransform, to clip: inout KeylineGraphics.Path) {
        for item in items {
            switch item.content {
            case .group(let group):
                let outer = group.transform.concatenating(transform)
                if let path = group.clip {
                    clip.addPath(path.applying(outer))
                } else {
                    add(group.items, outer, to: &clip)
                }
            case .path(let item):
                if case .stroke(let style) = item.style {
                    clip.addPath(StrokeOutline(item.path, style).path.applying(transform))
                } else {
                    clip.addPath(item.path.applying(transform))
                }
            case .image(let image): clip.addPath(KeylineGraphics.Path(image.destination).applying(transform))
            case .glyphs(let run):
                let box = CGRect(
                    x: run.origin.x, y: run.origin.y - run.fontSize * 0.75, width: run.advance,
                    height: run.fontSize * 0.78)
                clip.addPath(KeylineGraphics.Path(box).applying(transform))
            }
        }
    }
}
