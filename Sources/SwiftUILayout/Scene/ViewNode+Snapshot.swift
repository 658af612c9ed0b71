import KeylineGraphics
import KeylineScenes

extension ViewNode {
    /// Gives every node an id that no other one has: its own where it is the first with it, and numbered where it is not, as inside `ForEach`;
    /// a node without one has the id of the node around it, the kind, and a number where there are several of a kind.
    func nameTree() {
        if identity.id == nil { identity.id = ViewID(identity.kind) }
        var taken: Set<ViewID> = []
        var waiting = [self]
        while let node = waiting.popLast() {
            node.takeID(among: &taken)
            node.nameViews()
            waiting += node.views.reversed()
        }
    }

    private func takeID(among taken: inout Set<ViewID>) {
        guard let given = identity.id, !taken.insert(given).inserted else { return }
        var number = 2
        while !taken.insert(ViewID("\(given.rawValue)-\(number)")).inserted { number += 1 }
        identity.id = ViewID("\(given.rawValue)-\(number)")
    }

    private func nameViews() {
        var counts: [String: Int] = [:]
        for view in views {
            let count = counts[view.identity.kind, default: 0] + 1
            counts[view.identity.kind] = count
            guard view.identity.id == nil else { continue }
            view.identity.id = ViewID(
                "\(identity.id?.rawValue ?? "")/\(view.identity.kind)" + (count > 1 ? "-\(count)" : ""))
        }
    }

    /// Reports layouts that place views at positions that are no numbers, for which SwiftUI stops the program.
    func reportInvalidPositions(to services: SceneServices) {
        var waiting = [self]
        while let node = waiting.popLast() {
            waiting += node.views.reversed()
            guard node.layout.hasInvalidPosition else { continue }
            services.report(
                Diagnostic(
                    .error, .misuse, view: node.identity.id,
                    message: "view origin is invalid: a layout placed the view at a position that is not a number",
                    hints: ["look for a division by zero in the layout's placeSubviews"]))
        }
    }

    /// The node and everything inside, as values.
    @MainActor func snapshot(in parent: CGRect) -> ViewSnapshot {
        let own = frame.offsetBy(dx: -parent.minX, dy: -parent.minY)
        var result = ViewSnapshot(id: identity.id ?? "", className: identity.kind, frame: own)
        result.identity.location = identity.location
        result.sizing.proposal = LayoutProposal(proposal)
        result.text = semantics.textState?(frame.size)
        result.accessibility = semantics.accessibility
        result.drawing.isHeaderOfRows = semantics.isHeaderOfRows
        if semantics.readsText { result.accessibility.content.label = result.text?.text }
        takeControl(into: &result)
        takeBaselines(into: &result)
        takeScrollableArea(into: &result)
        result.children = views.map { $0.snapshot(in: frame) } + (semantics.foreignSnapshot?(self).map { [$0] } ?? [])
        return result
    }

    /// What scrolling brings into view, where the content is larger than the node that clips it.
    private func takeScrollableArea(into snapshot: inout ViewSnapshot) {
        guard painter?.scrolls == true else { return }
        var content = views.reduce(frame) { $0.union($1.frame) }
        if environment.scene.extent == .content, let last = views.map(\.frame.maxY).max() {
            content = content.union(CGRect(x: frame.minX, y: last + semantics.spaceBelowContent, width: 0, height: 0))
        }
        guard content != frame else { return }
        snapshot.geometry.scrollableArea = content.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    private func takeBaselines(into snapshot: inout ViewSnapshot) {
        guard snapshot.text != nil else { return }
        let first = VerticalAlignment.firstTextBaseline.key
        let last = VerticalAlignment.lastTextBaseline.key
        snapshot.geometry.firstBaseline = layout.explicitAlignment(first, in: frame.size, proposal: proposal)
        snapshot.geometry.lastBaseline = layout.explicitAlignment(last, in: frame.size, proposal: proposal)
    }
}
