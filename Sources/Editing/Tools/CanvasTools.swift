import Foundation
import KeylineScenes

/// What the tools of the canvas share: the document, where its views lie, and how a constraint comes into it.
@MainActor
struct CanvasTools {
    let document: InterfaceDocument
    let geometry: CanvasGeometry
    let values: AttributeValues
    /// The edges as constraints name them: those at which lines begin have the smaller coordinate in every scene.
    let variables: LayoutVariables

    /// Lays out the scenes of some views, or all.
    init(_ document: InterfaceDocument, showing views: [String]? = nil, open: DocumentRepair.Opener) throws {
        self.document = document
        geometry = try CanvasGeometry(
            of: document, laidOutBy: open(document.bytes), keepsStored: true, showing: views)
        values = AttributeValues(document, geometry)
        variables = LayoutVariables(document, geometry)
    }

    /// A constraint that holds on the canvas, unless another constant is asked for.
    func constraint(
        _ first: InterfaceConstraint.Side, _ second: InterfaceConstraint.Side?, constant: Double? = nil,
        multiplier: Double = 1, ratio: String? = nil
    ) throws -> InterfaceConstraint {
        let items = [first.item] + (second.map { [$0.item] } ?? [])
        let views = items.compactMap(document.view)
        guard let one = views.first, let holder = views.count > 1 ? document.commonView(one, views[1]) : one else {
            throw EditingError.differentContainers(file: document.file, first: items[0], second: items.last ?? "")
        }
        var made = InterfaceConstraint(id: "", first: first, second: second, holder: holder)
        made.multiplier.value = multiplier
        made.multiplier.ratio = ratio
        made.constant = constant ?? values.constant(of: made) ?? 0
        made.constant = (made.constant * 10_000).rounded() / 10_000
        return made
    }

    /// The document with constraints added; the views that they speak of lose their prototypes.
    func bytes(adding constraints: [InterfaceConstraint]) -> [UInt8] {
        var editor = InterfaceEditor(document)
        for constraint in constraints where !document.constraints.contains(where: { $0.asksTheSame(as: constraint) }) {
            editor.add(constraint)
        }
        let holders = Set(constraints.map(\.holder))
        for item in Set(constraints.flatMap(\.items)).sorted() where document.views[item] != nil {
            // The container of a constraint is not placed by it.
            if holders.contains(item), constraints.allSatisfy({ $0.items.count > 1 || $0.first.item != item }) {
                continue
            }
            editor.setFixedFrame(false, of: item)
        }
        return editor.bytes()
    }

    /// What is nearest to a side of a view: a neighbour, or else the container.
    func nearest(to view: String, _ edge: CanvasEdge) throws -> (item: String, isContainer: Bool) {
        guard let parent = document.views[view]?.parent, let rect = variables.geometry[view]?.alignment else {
            throw EditingError.impossible(
                reason: "\"\(view)\" is not inside another view", location: document.location(of: view),
                hint: "choose a view inside another one")
        }
        let siblings = CandidateFinder(variables).neighbours(of: view, in: parent)
        let edge = variables.isReversed(inside: parent) && !edge.isVertical ? edge.opposite : edge
        let beyond = siblings.filter { sibling in
            let other = sibling.place.alignment
            guard CandidateFinder.overlap(rect, other, isVertical: !edge.isVertical) > 0.5 else { return false }
            return distance(rect, other, edge) >= -0.5
        }
        let best = beyond.min { distance(rect, $0.place.alignment, edge) < distance(rect, $1.place.alignment, edge) }
        return best.map { ($0.id, false) } ?? (parent, true)
    }

    private func distance(_ own: CGRect, _ other: CGRect, _ edge: CanvasEdge) -> Double {
        switch edge {
        case .leading: own.minX - other.maxX
        case .trailing: other.minX - own.maxX
        case .top: own.minY - other.maxY
        case .bottom: other.minY - own.maxY
        }
    }

    /// The side of a container to which an edge is held: the one that is asked for, or else its safe area or controller's guide where it
    /// has one, and its own edge otherwise.
    func wall(
        of container: String, _ edge: CanvasEdge, _ wall: PinTool.Wall?
    ) throws(EditingError) -> InterfaceConstraint.Side {
        if wall == .margin { return .init(item: container, attribute: edge.rawValue + "Margin") }
        if wall == .edge { return .init(item: container, attribute: edge.rawValue) }
        let guides = document.views[container]?.guides ?? [:]
        if let area = guides["safeArea"] { return .init(item: area, attribute: edge.rawValue) }
        if edge.isVertical, let guide = guides[edge.rawValue] {
            return .init(item: guide, attribute: edge.opposite.rawValue)
        }
        guard wall == nil else {
            throw .impossible(
                reason: "\"\(container)\" has no guide at its \(edge.rawValue) edge",
                location: document.location(of: container), hint: "write \(edge.rawValue)=…:edge or :margin")
        }
        return .init(item: container, attribute: edge.rawValue)
    }
}
