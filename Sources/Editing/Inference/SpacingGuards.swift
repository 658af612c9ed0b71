import Foundation

/// Inequalities between neighbours: what stands on the left keeps away from what stands on the right, however long texts get.
struct SpacingGuards {
    private typealias Side = InterfaceConstraint.Side

    private let variables: LayoutVariables
    private let kept: [InterfaceConstraint]
    /// What stays as it is when containers and contents change their size.
    private let rigid: LinearBasis

    init(_ variables: LayoutVariables, _ kept: [InterfaceConstraint]) {
        self.variables = variables
        self.kept = kept
        var basis = LinearBasis()
        for constraint in kept where constraint.relation == "equal" {
            if let form = variables.form(of: constraint) { _ = basis.insert(form) }
        }
        rigid = basis
    }

    func guards(of views: [String]) -> [InterfaceConstraint] {
        let finder = CandidateFinder(variables)
        return views.filter { finder.system.isFree($0) }.flatMap { id -> [InterfaceConstraint] in
            guard let view = variables.document.views[id], let parent = view.parent, !view.isArranged,
                let place = variables.geometry[id]
            else { return [] }
            let siblings = finder.neighbours(of: id, in: parent)
            var guards: [InterfaceConstraint] = []
            for sibling in siblings {
                let others = siblings.filter { $0.id != sibling.id }.map(\.place.alignment)
                let own = place.alignment
                let its = sibling.place.alignment
                for isVertical in [false, true] where follows(own, its, others, isVertical: isVertical) {
                    if let guarding = spacing(id, own, sibling.id, its, in: parent, isVertical: isVertical) {
                        guards.append(guarding)
                    }
                }
            }
            return guards + [textEnd(of: view, place, in: parent, siblings)].compactMap { $0 }
        }
    }

    /// Whether a view stands next after another one.
    private func follows(_ own: CGRect, _ its: CGRect, _ others: [CGRect], isVertical: Bool) -> Bool {
        let isAfter = isVertical ? its.maxY <= own.minY + 0.5 : its.maxX <= own.minX + 0.5
        return isAfter && CandidateFinder.overlap(own, its, isVertical: !isVertical) > 0.5
            && !CandidateFinder.isBetween(its, own, others, isVertical: isVertical)
    }

    private func spacing(
        _ id: String, _ own: CGRect, _ other: String, _ its: CGRect, in parent: String, isVertical: Bool
    ) -> InterfaceConstraint? {
        let end: LayoutVariables.Edge = isVertical ? .bottom : .right
        let start: LayoutVariables.Edge = isVertical ? .top : .left
        let distance = variables.form(id, start).subtracting(variables.form(other, end))
        guard !rigid.spans(distance) else { return nil }
        let gap = Double(isVertical ? own.minY - its.maxY : own.minX - its.maxX)
        var constraint = InterfaceConstraint(
            id: "", first: Side(item: id, attribute: isVertical ? "top" : "leading"),
            second: Side(item: other, attribute: isVertical ? "bottom" : "trailing"), holder: parent)
        constraint.relation = "greaterThanOrEqual"
        constraint.constant = max(min((gap * 2).rounded(.down) / 2, 8), 0)
        constraint.isSymbolic = constraint.constant == 8
        return variables.isReversed(inside: parent) ? constraint.reversed : constraint
    }

    /// A text that ends where its content does stays inside its container.
    private func textEnd(
        of view: InterfaceView, _ place: CanvasGeometry.Place, in parent: String, _ siblings: [CandidateFinder.Sibling]
    ) -> InterfaceConstraint? {
        guard view.kind == "label", let around = variables.geometry[parent],
            !(variables.document.views[parent]?.scrolls ?? true)
        else { return nil }
        let end = variables.form(view.id, .right)
        guard !rigid.spans(end.subtracting(variables.form(parent, .right))) else { return nil }
        let gap = Double(around.alignment.maxX - place.alignment.maxX)
        let isLast = !siblings.contains { sibling in
            sibling.place.alignment.minX >= place.alignment.maxX - 0.5
                && CandidateFinder.overlap(sibling.place.alignment, place.alignment, isVertical: true) > 0.5
        }
        guard isLast, gap >= 0 else { return nil }
        var constraint = InterfaceConstraint(
            id: "", first: Side(item: parent, attribute: "trailing"),
            second: Side(item: view.id, attribute: "trailing"), holder: parent)
        constraint.relation = "greaterThanOrEqual"
        constraint.constant = min((gap * 2).rounded(.down) / 2, 8)
        return variables.isReversed(inside: parent) ? constraint.reversed : constraint
    }
}
