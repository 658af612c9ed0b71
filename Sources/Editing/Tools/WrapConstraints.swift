import Foundation

/// The constraints and frames of a document whose views have gone into a new view.
struct WrapConstraints {
    private let document: InterfaceDocument
    private let plan: WrapPlan
    private let container: WrapTool.Container
    private let id: String
    private var editor: InterfaceEditor
    /// The edges that constraints hold to views around the new one.
    private var heldEdges: Set<CanvasEdge> = []

    init(_ document: InterfaceDocument, _ plan: WrapPlan, _ container: WrapTool.Container, id: String) {
        self.document = document
        self.plan = plan
        self.container = container
        self.id = id
        editor = InterfaceEditor(document)
    }

    /// The document's bytes with the constraints changed and added, and with frames in the new view's coordinates.
    @MainActor
    func bytes() -> [UInt8] {
        var edited = self
        edited.shiftFrames()
        guard !plan.arePlacedByFrames else { return edited.editor.bytes() }
        let outermost = edited.outermost
        edited.turnOutside(outermost)
        edited.pin(outermost)
        return edited.editor.bytes()
    }

    @MainActor
    private mutating func shiftFrames() {
        for view in plan.views {
            guard let frame = document.views[view]?.frame else { continue }
            let shifted = frame.offsetBy(dx: -plan.frame.minX, dy: -plan.frame.minY)
            if document.isLayoutFile {
                editor.setFixedFrame(true, of: view, at: shifted)
            } else {
                editor.setFrame(shifted, of: view)
            }
        }
    }

    // MARK: - Outside

    /// A side of a constraint that a wrapped view has, and the other one, which is outside.
    private struct Crossing {
        var inner: InterfaceConstraint.Side
        var outer: InterfaceConstraint.Side
        var isInnerFirst: Bool
    }

    private func crossing(_ constraint: InterfaceConstraint) -> Crossing? {
        guard let second = constraint.second else { return nil }
        func isOutside(_ side: InterfaceConstraint.Side) -> Bool {
            document.view(of: side.item).map { !document.chain($0).contains(id) } ?? false
        }
        if plan.views.contains(constraint.first.item), isOutside(second) {
            return Crossing(inner: constraint.first, outer: second, isInnerFirst: true)
        }
        guard plan.views.contains(second.item), isOutside(constraint.first) else { return nil }
        return Crossing(inner: second, outer: constraint.first, isInnerFirst: false)
    }

    private func edge(_ attribute: String) -> CanvasEdge? {
        switch attribute {
        case "left": plan.isFromRight ? .trailing : .leading
        case "right": plan.isFromRight ? .leading : .trailing
        default: CanvasEdge(rawValue: attribute)
        }
    }

    /// The view that is pinned to each edge: one that constraints hold to views around, if there is one.
    @MainActor
    private var outermost: [CanvasEdge: String] {
        let held = document.constraints.compactMap(crossing)
        var result: [CanvasEdge: String] = [:]
        for edge in CanvasEdge.allCases {
            let candidates = plan.views.filter { plan.reaches(edge, $0) }
            result[edge] =
                candidates.first { view in
                    held.contains { $0.inner.item == view && self.edge($0.inner.attribute) == edge }
                } ?? candidates.first
        }
        return result
    }

    /// Has the new view take the place of the outermost views in constraints to views around.
    private mutating func turnOutside(_ outermost: [CanvasEdge: String]) {
        let crossings = document.constraints.compactMap { constraint in crossing(constraint).map { (constraint, $0) } }
        for (constraint, crossing) in crossings {
            if isOuter(crossing.inner, outermost) {
                // What follows the views from outside holds nothing.
                let isAround = document.view(of: crossing.outer.item).map(document.chain(id).contains) ?? false
                if isAround, let edge = self.edge(crossing.inner.attribute) { heldEdges.insert(edge) }
                replace(crossing.inner, of: constraint, with: .init(item: id, attribute: crossing.inner.attribute))
            } else if let twin = twin(of: constraint, crossing, crossings.map(\.0), outermost) {
                editor.remove(constraint)
                var inside = InterfaceConstraint(id: "", first: crossing.inner, second: twin, holder: id)
                inside.identifier = constraint.identifier
                editor.add(inside)
            }
        }
    }

    /// Whether a side is the same as the new view's.
    private func isOuter(_ side: InterfaceConstraint.Side, _ outermost: [CanvasEdge: String]) -> Bool {
        switch side.attribute {
        case "centerX": outermost[.leading] == side.item && outermost[.trailing] == side.item
        case "centerY": outermost[.top] == side.item && outermost[.bottom] == side.item
        default: edge(side.attribute).map { outermost[$0] == side.item } ?? false
        }
    }

    private mutating func replace(
        _ side: InterfaceConstraint.Side, of constraint: InterfaceConstraint, with other: InterfaceConstraint.Side
    ) {
        var changed = constraint
        if changed.first == side { changed.first = other } else { changed.second = other }
        guard let element = constraint.element else { return }
        editor.rewrite(element, as: changed)
    }

    /// The new view's side, where the view that is pinned there has the same constraint.
    private func twin(
        of constraint: InterfaceConstraint, _ crossing: Crossing, _ others: [InterfaceConstraint],
        _ outermost: [CanvasEdge: String]
    ) -> InterfaceConstraint.Side? {
        guard let edge = self.edge(crossing.inner.attribute), let outer = outermost[edge],
            constraint.relation == "equal", constraint.priority == 1000, constraint.multiplier.value == 1
        else { return nil }
        let wanted = InterfaceConstraint.Side(item: outer, attribute: crossing.inner.attribute)
        let isHeldAlike = others.contains { other in
            other.relation == "equal" && other.priority == 1000 && other.constant == constraint.constant
                && other.multiplier.value == 1
                && (crossing.isInnerFirst
                    ? other.first == wanted && other.second == crossing.outer
                    : other.second == wanted && other.first == crossing.outer)
        }
        return isHeldAlike ? inside(crossing.inner.attribute) : nil
    }

    // MARK: - Inside

    /// The new view's side that views inside are held to: the content's side of a scroll view.
    private func inside(_ attribute: String) -> InterfaceConstraint.Side {
        .init(item: guide("contentLayoutGuide"), attribute: attribute)
    }

    private func guide(_ key: String) -> String {
        container == .view ? id : document.views[id]?.guides[key] ?? id
    }

    private mutating func pin(_ outermost: [CanvasEdge: String]) {
        for edge in CanvasEdge.allCases {
            guard let view = outermost[edge] else { continue }
            let inner = InterfaceConstraint.Side(item: view, attribute: edge.rawValue)
            editor.add(InterfaceConstraint(id: "", first: inner, second: inside(edge.rawValue), holder: id))
        }
        guard container == .scrollView else { return }
        for attribute in ["width", "height"] {
            let content = InterfaceConstraint.Side(item: guide("contentLayoutGuide"), attribute: attribute)
            let frame = InterfaceConstraint.Side(item: guide("frameLayoutGuide"), attribute: attribute)
            var same = InterfaceConstraint(id: "", first: content, second: frame, holder: id)
            // A view held at both ends scrolls as soon as its content needs more; the content's own sizes are stronger then.
            if attribute == "height", heldEdges.isSuperset(of: [.top, .bottom]) { same.priority = 500 }
            editor.add(same)
        }
    }
}
