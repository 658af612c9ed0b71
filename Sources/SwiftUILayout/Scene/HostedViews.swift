package import KeylineGraphics
package import KeylineScenes

/// Views that were laid out in a place of their own inside a view of UIKit's.
@MainActor
package struct HostedViews {
    private let root: ViewNode
    private let size: CGSize

    fileprivate init(_ root: ViewNode, size: CGSize) {
        self.root = root
        self.size = size
    }

    /// The distances of the first baseline from the top and of the last one from the bottom, in points; nil without text.
    package var baselines: (first: CGFloat, last: CGFloat)? {
        guard let content = root.views.first else { return nil }
        let first = content.layout.explicitAlignment(
            VerticalAlignment.firstTextBaseline.key, in: content.frame.size, proposal: content.proposal)
        let last = content.layout.explicitAlignment(
            VerticalAlignment.lastTextBaseline.key, in: content.frame.size, proposal: content.proposal)
        guard let first, let last else { return nil }
        return (content.frame.minY + first, size.height - content.frame.minY - last)
    }

    /// Gives every view inside an id that begins with the host's.
    package func name(after host: ViewID?) {
        root.identity.id = host
        root.nameTree()
    }

    /// What the views draw, in the host's coordinates.
    package func displayList() -> DisplayList {
        var list = DisplayListBuilder()
        for view in root.views { view.paint(into: &list) }
        return list.displayList(size: size)
    }

    /// Touches a view as a step does.
    package func perform(_ touch: StepTouch, on view: ViewID, at point: CGPoint) -> StepOutcome {
        StepTarget(root).perform(touch, on: view, at: point)
    }

    /// The scrolling of a view; nil where it does not scroll.
    package func scrolling(of view: ViewID) -> ScrollState? { StepTarget(root).scrolling(of: view) }

    /// Moves the content of a view.
    package func scroll(_ view: ViewID, to offset: CGPoint) { StepTarget(root).scroll(view, to: offset) }

    /// The views, as values, in the host's coordinates.
    package func snapshots() -> [ViewSnapshot] { root.views.map { $0.snapshot(in: root.frame) } }
}

extension ViewScene {
    /// The size that the views answer, in points.
    package func size(in proposal: ProposedViewSize) -> CGSize {
        measuredRoot(proposal, dividerThickness: nil).frame.size
    }

    /// Lays the views out in the whole of the scene's size, less its safe area.
    package func hosted(in size: CGSize) -> HostedViews { HostedViews(layOut(), size: size) }
}
