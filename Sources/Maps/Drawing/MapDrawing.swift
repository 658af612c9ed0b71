package import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics
import KeylineScenes
package import KeylineTypesetting

/// Draws a map: boards, pictures of screens and arrows.
package struct MapDrawing: Sendable {
    /// The picture of a node.
    package struct Picture: Sendable {
        /// The drawing.
        package var list: DisplayList
        /// The colour under it; nil for none.
        package var background: Color?

        /// Takes the picture of a scene.
        package init(_ list: DisplayList, background: Color?) {
            self.list = list
            self.background = background
        }
    }

    /// The geometry.
    package let plan: MapPlan
    private let map: AppMap
    private let pictures: [Picture?]
    private let style: MapInk

    /// Arranges a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - pictures: The pictures of its nodes, in their order; nil for a node without one.
    ///   - isDark: Whether the pictures are dark, and the map with them.
    ///   - typesetter: Shapes headings and the words of arrows.
    package init(_ map: AppMap, pictures: [Picture?], isDark: Bool = false, typesetter: Typesetter) {
        precondition(pictures.count == map.nodes.count, "every node has a picture or none")
        let style = MapInk(typesetter: typesetter, isDark: isDark)
        self.map = map
        self.pictures = pictures
        self.style = style
        let sizes = zip(map.nodes, pictures).map { node, picture in picture?.list.size ?? Self.boxSize(of: node) }
        plan = MapPlan(map, sizes: sizes) { style.labelSize($0, letters: $1) }
    }

    /// The size of a node without a picture, in points: a scene that cannot be drawn keeps its size.
    private static func boxSize(of node: AppMap.Node) -> CGSize {
        CGSize(width: max(node.size.width, MapReader.referenceSize.width), height: max(node.size.height, 84))
    }

    /// The colour of the map's paper.
    package var background: Color { style.paper }

    /// The whole map.
    package var displayList: DisplayList {
        var builder = DisplayListBuilder()
        builder.fill(CGRect(origin: .zero, size: plan.size), color: style.paper)
        for (board, frame) in zip(map.boards, plan.boards) { draw(board, frame, into: &builder) }
        let arrows = MapSource.ids(ofArrowsOf: map)
        for (index, edge) in map.edges.enumerated() {
            builder.view = arrows[index]
            draw(edge, plan.routes[index], into: &builder)
        }
        for (index, id) in MapSource.ids(ofScreensOf: map).enumerated() {
            builder.view = id
            draw(node: index, into: &builder)
        }
        for (index, edge) in map.edges.enumerated() {
            builder.view = arrows[index]
            drawLabel(edge, plan.routes[index], into: &builder)
        }
        return builder.displayList(size: plan.size)
    }

    /// The whole map, made smaller where a side would be longer than a number of points.
    package func displayList(within longest: CGFloat) -> DisplayList {
        let factor = longest / max(plan.size.width, plan.size.height, 1)
        guard factor < 1 else { return displayList }
        var builder = DisplayListBuilder()
        let whole = displayList
        builder.group(transform: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)) {
            $0.draw(whole, at: .zero)
        }
        return builder.displayList(
            size: CGSize(width: plan.size.width * factor, height: plan.size.height * factor))
    }

    private func draw(_ board: AppMap.Board, _ frame: CGRect, into builder: inout DisplayListBuilder) {
        builder.fill(Path(roundedRect: frame, cornerRadius: 24), color: style.board)
        builder.stroke(Path(roundedRect: frame, cornerRadius: 24), color: style.line, lineWidth: 1)
        let width = frame.width - 2 * 40
        let title = style.layout(board.title, size: 34 * plan.letters, weight: .bold, width: width)
        title.draw(
            into: &builder, in: CGRect(x: frame.minX + 40, y: frame.minY + 28, width: width, height: title.size.height),
            scale: 2)
    }

    // MARK: Nodes

    private func draw(node index: Int, into builder: inout DisplayListBuilder) {
        let node = map.nodes[index]
        let frame = plan.nodes[index]
        drawHeading(of: node, above: frame, into: &builder)
        let border = node.message == nil ? style.line : style.error
        if let picture = pictures[index] {
            builder.fill(frame.insetBy(dx: -1, dy: -1), color: border)
            builder.fill(frame, color: picture.background ?? style.sheet)
            let transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            builder.group(transform: transform, clip: Path(CGRect(origin: .zero, size: frame.size))) {
                $0.draw(picture.list.tagged(with: $0.view), at: .zero)
            }
        } else {
            let box = Path(roundedRect: frame, cornerRadius: 10)
            builder.fill(box, color: style.sheet)
            builder.stroke(box, color: border, style: StrokeStyle(lineWidth: 1.5, dash: [6, 4]))
            draw(
                boxText(of: node), in: frame, color: node.message == nil ? style.faint : style.error,
                into: &builder)
        }
        if node.isInitial { drawInitialArrow(to: frame, into: &builder) }
    }

    private func boxText(of node: AppMap.Node) -> String {
        if let message = node.message { return message }
        return switch node.content {
        case .reference: "opens another storyboard"
        case .code: "no picture"
        case .scene: ""
        }
    }

    private func draw(_ text: String, in frame: CGRect, color: Color, into builder: inout DisplayListBuilder) {
        let inner = frame.insetBy(dx: 12, dy: 8)
        let layout = style.layout(
            text, size: 15 * plan.letters, color: color, width: inner.width,
            lines: max(1, Int(inner.height / (20 * plan.letters))))
        let top = inner.minY + max(0, (min(inner.height, 160) - layout.size.height) / 2)
        layout.draw(
            into: &builder, in: CGRect(x: inner.minX, y: top, width: inner.width, height: layout.size.height), scale: 2)
    }

    private func drawHeading(of node: AppMap.Node, above frame: CGRect, into builder: inout DisplayListBuilder) {
        let letters = plan.letters
        // Boxes in columns have the space beside them to themselves.
        let space = node.center == nil ? BoardPlacement.columnSpacing(letters) * 0.9 : BoardPlacement.spacing / 2
        let width = max(frame.width + space, 120)
        let name = style.layout(node.name, size: 20 * letters, weight: .semibold, width: width)
        let detail = style.layout(node.detail, size: 14 * letters, color: style.faint, width: width)
        let top = frame.minY - plan.headingHeight + 4 * letters
        name.draw(into: &builder, in: CGRect(x: frame.minX, y: top, width: width, height: name.size.height), scale: 2)
        detail.draw(
            into: &builder, in: CGRect(x: frame.minX, y: top + 27 * letters, width: width, height: detail.size.height),
            scale: 2)
    }

    private func drawInitialArrow(to frame: CGRect, into builder: inout DisplayListBuilder) {
        let y = frame.minY + min(40, frame.height / 4)
        let points = [CGPoint(x: frame.minX - MapPlan.initialArrow, y: y), CGPoint(x: frame.minX - 3, y: y)]
        drawLine(points, color: style.ink, width: 6, isDashed: false, into: &builder)
    }

    // MARK: Arrows

    private func draw(_ edge: AppMap.Edge, _ route: MapPlan.Route, into builder: inout DisplayListBuilder) {
        let color = style.color(of: edge.kind.family)
        let isDashed = [.reference, .unwind].contains(edge.kind.family)
        drawLine(route.points, color: color, width: 2.5 * plan.letters, isDashed: isDashed, into: &builder)
        if let start = route.points.first {
            builder.fill(Path(circleAt: start, radius: 5 * plan.letters), color: color)
        }
    }

    private func drawLine(
        _ points: [CGPoint], color: Color, width: CGFloat, isDashed: Bool, into builder: inout DisplayListBuilder
    ) {
        let arrow = Arrow(points, head: 6 + 4 * width)
        builder.stroke(
            arrow.line, color: color, style: StrokeStyle(lineWidth: width, dash: isDashed ? [10, 6] : []))
        builder.fill(arrow.head, color: color)
    }

    private func drawLabel(_ edge: AppMap.Edge, _ route: MapPlan.Route, into builder: inout DisplayListBuilder) {
        guard !route.label.isEmpty else { return }
        let color = style.color(of: edge.kind.family)
        let frame = route.labelFrame
        let pill = Path(roundedRect: frame, cornerRadius: 8)
        builder.fill(pill, color: style.sheet)
        builder.stroke(pill, color: color, lineWidth: 1)
        var top = frame.minY + 4 * plan.letters
        for line in style.label(route.label, color: color, letters: plan.letters) {
            let x = frame.midX - line.size.width / 2
            line.draw(
                into: &builder, in: CGRect(x: x, y: top, width: line.size.width, height: line.size.height), scale: 2)
            top += line.size.height
        }
    }
}

extension DisplayList {
    /// The picture of a screen as a part of a map: all of it belongs to the screen, not to views that a map does not have.
    fileprivate func tagged(with view: ViewID?) -> DisplayList {
        func tagged(_ items: [DisplayItem]) -> [DisplayItem] {
            items.map { item in
                guard case .group(var group) = item.content else {
                    return DisplayItem(view: view, content: item.content)
                }
                group.items = tagged(group.items)
                return DisplayItem(view: view, content: .group(group))
            }
        }
        return DisplayList(size: size, items: tagged(items), bitmaps: bitmaps)
    }
}
