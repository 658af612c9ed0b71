import KeylineProposalLayout

extension ViewNode {
    /// The safe area around the node, in the scene's coordinates: the window's, less what views along its edges take of it
    /// (`safeAreaInset`). Known once the views around have their places.
    func safeArea(in scene: SceneGraph) -> CGRect {
        var area = scene.safeArea
        var inner = self
        while let outer = inner.parent {
            if let edge = outer.composition.insetEdge, outer.views.first === inner {
                area.move(edge, toThatOf: inner.frame, outer.layout.layoutDirection)
            }
            inner = outer
        }
        return area
    }
}

extension CGRect {
    /// Moves an edge inwards to that of another rectangle.
    fileprivate mutating func move(_ edge: Edge, toThatOf frame: CGRect, _ direction: LayoutDirection) {
        let isLeft = (edge == .leading) == (direction == .leftToRight)
        var left = minX
        var top = minY
        var right = maxX
        var bottom = maxY
        switch edge {
        case .top: top = max(top, frame.minY)
        case .bottom: bottom = min(bottom, frame.maxY)
        case .leading, .trailing: if isLeft { left = max(left, frame.minX) } else { right = min(right, frame.maxX) }
        }
        self = CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }
}
