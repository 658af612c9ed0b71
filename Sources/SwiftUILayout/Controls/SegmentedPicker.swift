import Foundation
import KeylineAppearance
import KeylineGraphics

/// Options side by side, the chosen one raised.
struct SegmentedPicker<Content: View>: PrimitiveView {
    let selection: PickerSelection
    let content: Content

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        var inside = context
        inside.environment.font = .system(size: SegmentMetrics.fontSize)
        inside.environment.lineLimits = LineLimits(most: 1)
        inside.environment.foreground = HierarchicalStyles()
        var options = inside.nodes(of: content)
        let selected = options.firstIndex { $0.isTagged(selection.value) }
        if let selected {
            inside.environment.font = .system(size: SegmentMetrics.fontSize, weight: .semibold)
            options[selected] = inside.nodes(of: content)[selected]
        }
        let node = ViewNode("Picker", SegmentsLayout(), options, in: context)
        node.painter = SegmentsPainter(selected: selected)
        node.semantics.control = ControlTraits(name: "Picker")
        node.semantics.accessibility.container = .series
        for (index, option) in options.enumerated() {
            option.semantics.accessibility.changes.addedTraits.formUnion(
                index == selected ? [.button, .selected] : .button)
            option.responses.tap = { [selection, weak option] in
                if let option { selection.choose(option) }
            }
        }
        list.append(node)
    }
}

/// Segments of equal widths, each as wide as the widest option.
struct SegmentsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let segments = (widest.rounded(.up) + 2 * SegmentMetrics.margin) * CGFloat(subviews.count)
        let ideal = segments + SegmentMetrics.line * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: proposal.width ?? ideal, height: SegmentMetrics.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Layouts place subviews as if text ran from left to right.
        let arrangement = SegmentsArrangement(in: bounds, count: subviews.count, isLeftToRight: true)
        for (subview, segment) in zip(subviews, arrangement.segments) {
            subview.place(
                at: CGPoint(x: segment.midX, y: segment.midY), anchor: .center,
                proposal: ProposedViewSize(
                    width: SegmentsArrangement.titleWidth(in: segment), height: segment.height))
        }
    }
}

private struct SegmentsPainter: NodePainter {
    let selected: Int?

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let frame = node.frame.snapped(to: environment.displayScale)
        let isLeftToRight = environment.layoutDirection == .leftToRight
        let segments = SegmentsArrangement(in: frame, count: node.views.count, isLeftToRight: isLeftToRight).segments
        let isDark = environment.colorScheme == .dark
        list.group(opacity: environment.isEnabled ? 1 : 0.5) { list in
            let drawing = SegmentsDrawing(in: frame, segments: segments, selected: selected)
            drawing.drawGround(Color(.tertiarySystemFill).neutral(in: environment), into: &list)
            drawing.draw(
                line: Color(.separator).neutral(in: environment),
                selection: SegmentsDrawing.selectionColor.resolved(isDark: isDark), isLeftToRight: isLeftToRight,
                into: &list)
            contents(&list)
        }
    }
}
