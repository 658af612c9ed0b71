import KeylineAppearance
import KeylineGraphics

/// Draws the ground of a row, the line below it, and what is inside.
struct ListRowPainter: NodePainter {
    /// Where a row stands in its section.
    struct Position {
        let isFirst: Bool
        let isLast: Bool
    }

    let position: Position
    let kind: ListKind
    let radius: CGFloat
    let values: RowValues
    let backgroundCount: Int
    let insets: EdgeInsets
    /// Whether the row is chosen, which shows as in UIKit's cells unless the row has a background of its own.
    let isChosen: Bool

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let frame = node.frame.snapped(to: environment.displayScale)
        let outline = ListRowDrawing.outline(
            of: frame, radius: radius, isFirst: position.isFirst, isLast: position.isLast)
        if backgroundCount == 0, isChosen || kind.isGrouped {
            let color: Color = isChosen ? Color(.systemGray4) : Color(.secondarySystemGroupedBackground)
            list.fill(outline, color: color.neutral(in: environment))
        }
        list.group(clip: outline) { list in
            for view in node.views.prefix(backgroundCount) { view.paint(into: &list) }
        }
        // What reaches into a round corner of the section ends there, as in UIKit's cells.
        let isRound = radius > 0 && (position.isFirst || position.isLast)
        list.group(clip: isRound ? outline : nil) { list in
            for view in node.views.dropFirst(backgroundCount) { view.paint(into: &list) }
        }
        drawSeparator(node, frame, into: &list)
    }

    /// From where the first text of the row begins to the end of the row.
    private func drawSeparator(_ node: ViewNode, _ frame: CGRect, into list: inout DisplayListBuilder) {
        guard values.bottomSeparator != .hidden, !position.isLast || !kind.isGrouped else { return }
        let environment = node.environment
        let isLeftToRight = environment.layoutDirection == .leftToRight
        let text = node.views.dropFirst(backgroundCount).lazy.compactMap(\.firstText).first
        let color = (values.separatorTint ?? Color(.separator)).neutral(in: environment)
        let leading = text.map { isLeftToRight ? $0.frame.minX - frame.minX : frame.maxX - $0.frame.maxX }
        let line = ListRowDrawing.separator(
            below: frame, leading: leading ?? insets.leading, trailing: 0, thickness: environment.pixelLength,
            isLeftToRight: isLeftToRight)
        list.fill(line, color: color)
    }
}

extension ViewNode {
    /// The first text inside, in reading order. What only lies over or behind other views does not count.
    fileprivate var firstText: ViewNode? {
        if identity.kind == "Text" { return self }
        let inside = composition.primaryIndex.map { views[$0...$0] } ?? views[...]
        return inside.lazy.compactMap(\.firstText).first
    }
}
