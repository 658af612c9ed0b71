import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineScenes

/// Makes the node of something that is shown over everything: dimmed ground and the content in its place.
///
/// Sheets have UIKit's places: 10 points below the status bar, of half the height where they ask for it, and in the middle where there is room.
@MainActor
enum PresentedLayer {
    static func node(_ presented: PresentedContent) -> ViewNode {
        var context = presented.context
        let dismiss = presented.dismiss
        context.environment.dismiss = DismissAction { dismiss() }
        context.environment.isPresentedByAnother = true
        context.environment.isInListRow = false
        context.environment.takesSections = false
        context.environment.splitColumn = nil
        context.environment.isInBar = false
        context.isAlone = true
        context.stackAxis = nil
        context.viewport = nil
        let content = context.node(of: presented.content, isAlone: true) {
            ViewNode("VStack", VStackLayout(), $1, in: $0)
        }
        let rule = PresentedRule(presented.style, content.layout.values[SheetHeightKey.self], context)
        let node = ViewNode("Presentation", rule: rule, views: [content], in: context)
        node.painter = PresentedPainter(style: presented.style, rule: rule, scene: context.scene)
        node.semantics.accessibility.isModal = true
        return node
    }
}

/// Fills the window, and places the content where its style has it.
private final class PresentedRule: LayoutRule {
    private let style: PresentedContent.Style
    private let safeArea: CGRect
    private let isMiddle: Bool
    private let heights: Set<PresentationDetent>

    init(_ style: PresentedContent.Style, _ heights: Set<PresentationDetent>, _ context: _ViewContext) {
        self.style = style
        self.heights = heights
        safeArea = context.scene.safeArea
        let environment = context.environment
        isMiddle = environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
    }

    /// The frame of a sheet in a window, leading at the left.
    func sheet(in size: CGSize) -> CGRect {
        if isMiddle {
            let height = min(620, size.height - 40)
            let width = min(540, size.width - 40)
            return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        }
        let largest = safeArea.height - 10
        let height = heights.map { $0.height(of: largest) }.min() ?? largest
        let whole = height + size.height - safeArea.maxY
        return CGRect(x: 0, y: size.height - whole, width: size.width, height: whole)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        var room: CGRect
        switch style {
        case .sheet:
            room = sheet(in: size)
            if !isMiddle { room.size.height -= size.height - safeArea.maxY }
        case .cover, .alert, .dialog: room = safeArea
        }
        if node.layoutDirection == .rightToLeft { room.origin.x = size.width - room.maxX }
        node.children.first?.place(
            at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
    }
}

private struct PresentedPainter: NodePainter {
    let style: PresentedContent.Style
    let rule: PresentedRule
    let scene: SceneGraph

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let isDark = environment.colorScheme == .dark
        let color = Color(.systemBackground).neutral(in: environment)
        if style == .cover {
            list.fill(scene.bounds, color: color)
            return contents(&list)
        }
        list.fill(scene.bounds, color: Color.black.opacity(isDark ? 0.48 : 0.2).neutral(in: environment))
        guard style == .sheet else { return contents(&list) }
        let frame = rule.sheet(in: scene.bounds.size).snapped(to: environment.displayScale)
        // At the bottom of the screen its lower corners are beyond the edge.
        var ground = frame
        if frame.maxY >= scene.bounds.maxY { ground.size.height += 10 }
        let outline = RoundedRectangle(cornerRadius: 10).path(in: ground)
        list.group(clip: outline.neutral) { list in
            list.fill(frame, color: color)
            contents(&list)
        }
    }
}
