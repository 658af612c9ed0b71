import KeylineGraphics

/// Fills a node's frame, and beyond the safe area's edges where it reaches them.
struct BleedingPainter: NodePainter {
    let style: AnyShapeStyle
    let edges: Edge.Set
    let scene: SceneGraph

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let frame = node.frame.snapped(to: environment.displayScale)
        let full = frame.extended(fromEdgesOf: node.safeArea(in: scene), to: scene.bounds)
        let isLeftToRight = environment.layoutDirection == .leftToRight
        let left = edges.contains(isLeftToRight ? .leading : .trailing) ? full.minX : frame.minX
        let right = edges.contains(isLeftToRight ? .trailing : .leading) ? full.maxX : frame.maxX
        let top = edges.contains(.top) ? full.minY : frame.minY
        let bottom = edges.contains(.bottom) ? full.maxY : frame.maxY
        let reach = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        list.paint(
            KeylineGraphics.Path(reach), .fill, style.resolvedPaint(in: environment), in: reach,
            scale: environment.displayScale)
    }
}
