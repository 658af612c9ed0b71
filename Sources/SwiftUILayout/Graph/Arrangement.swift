import KeylineScenes

/// Gives every node its place in the scene, from the outermost inwards. Sums of fractions stay as they are; only drawing rounds to pixels.
@MainActor
struct ArrangementPass {
    private enum Step {
        case enter(ViewNode, CGRect, ProposedViewSize)
        case leave(ViewNode)
    }

    private var steps: [Step]

    init(root: ViewNode, frame: CGRect, proposal: ProposedViewSize) {
        steps = [.enter(root, frame, proposal)]
    }

    /// Works through the tree without recursion, so that its depth does not matter here.
    mutating func run() {
        while let step = steps.popLast() {
            switch step {
            case .enter(let node, let frame, let proposal): enter(node, frame, proposal)
            case .leave(let node): node.events.didArrange?(node)
            }
        }
    }

    private mutating func enter(_ node: ViewNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
        node.frame = frame
        node.proposal = proposal
        node.events.willArrange?(node)
        if node.events.didArrange != nil { steps.append(.leave(node)) }
        guard !node.views.isEmpty else { return }
        let placements = node.layout.arrangement(in: frame.size, proposal: proposal)
        for (view, placement) in zip(node.views, placements).reversed() {
            view.parent = node
            steps.append(.enter(view, node.sceneFrame(of: placement), placement.proposal))
        }
    }
}

extension ViewNode {
    /// Where a placement lies in the scene: mirrored where lines start at the right.
    func sceneFrame(of placement: Placement) -> CGRect {
        let x =
            layout.layoutDirection == .leftToRight
            ? frame.minX + placement.origin.x
            : frame.maxX - placement.origin.x - placement.size.width
        return CGRect(
            x: x, y: frame.minY + placement.origin.y, width: placement.size.width, height: placement.size.height)
    }
}
