extension View {
    /// Lets the view reach into the parts of the window that bars and rounded corners take, on edges that it touches.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach into the parts of the window that bars and rounded corners take, on edges that it touches.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

/// The parts of a window that the safe area leaves out.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What containers and the device take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends its view over the edges of the safe area that it touches. What it says to views around stays the same.
private nonisolated struct SafeAreaModifier: WrappingModifier {
    let edges: Edge.Set

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let rule = SafeAreaRule()
        let node = ViewNode("ignoresSafeArea", around: view, rule: rule, in: context)
        let scene = context.scene
        node.events.willArrange = { node in
            rule.outsets = outsets(of: node, scene)
            node.replaceViews(node.views)
        }
        return node
    }

    /// How far the view may reach out on each side.
    private func outsets(of node: ViewNode, _ scene: SceneGraph) -> EdgeInsets {
        let frame = node.frame
        let safe = node.safeArea(in: scene)
        let left = frame.minX <= safe.minX ? max(frame.minX - scene.bounds.minX, 0) : 0
        let right = frame.maxX >= safe.maxX ? max(scene.bounds.maxX - frame.maxX, 0) : 0
        let top = frame.minY <= safe.minY ? max(frame.minY - scene.bounds.minY, 0) : 0
        let bottom = frame.maxY >= safe.maxY ? max(scene.bounds.maxY - frame.maxY, 0) : 0
        let isMirrored = node.layout.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? (isMirrored ? right : left) : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? (isMirrored ? left : right) : 0)
    }
}

/// Places its view in a rectangle that reaches out of its own.
private final class SafeAreaRule: LayoutRule {
    var outsets = EdgeInsets()

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        node.children.first?.size(in: proposal) ?? .zero
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        let room = CGSize(width: size.width + outsets.horizontal, height: size.height + outsets.vertical)
        let middle = CGPoint(
            x: (size.width + outsets.trailing - outsets.leading) / 2,
            y: (size.height + outsets.bottom - outsets.top) / 2)
        let offer = ProposedViewSize(
            width: outsets.horizontal > 0 ? room.width : proposal.width,
            height: outsets.vertical > 0 ? room.height : proposal.height)
        node.children.first?.place(at: middle, anchor: .center, proposal: offer)
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
}
