import KeylineEditing
import KeylineScenes

/// Questions of a page about the document besides its state.
extension EditorSession {
    /// The scene of a version or trial; nil for one that is forgotten.
    func drawnScene(_ name: String, _ request: EditorRequest, cell: Int?) throws -> Scene? {
        if cell == nil, let scene = try draggedScene(named: name, request) { return scene }
        return try contents(named: name).map { try scene(of: $0, request, cell: cell) }
    }

    private var document: InterfaceDocument {
        get throws { try memory.document(bytes) }
    }

    /// The inspectors of a view.
    func inspection(_ request: EditorRequest) throws -> EditorInspection {
        try EditorInspection(
            of: request.view ?? "", in: document, for: variation(of: request),
            open: memory.open)
    }

    /// The inspector of a constraint.
    func constraintInspection(_ request: EditorRequest) throws -> EditorConstraintInspection {
        try EditorConstraintInspection(
            of: request.constraint ?? "", in: document, for: variation(of: request))
    }

    /// The size classes whose values are asked for; nil for all.
    private func variation(of request: EditorRequest) throws -> SizeClassVariation? {
        guard let text = request.vary else { return nil }
        guard let variation = SizeClassVariation(text) else {
            throw EditingError.impossible(
                reason: "\"\(text)\" names no size classes", location: SourceLocation(file: path),
                hint: "name width=compact, width=regular, height=compact or height=regular, or width and height")
        }
        return variation
    }

    struct Offer: Encodable, Equatable {
        let title: String
        let constant: Double
    }

    /// The menu of a drag from one view to another.
    func offers(_ request: EditorRequest) throws -> [Offer] {
        let document = try document
        let first = try document.view(named: request.view ?? "")
        let drag = try ControlDrag(document, showing: [first], open: memory.open)
        let direction = request.direction.flatMap { ControlDrag.Direction(rawValue: $0) } ?? .outline
        return try drag.offers(
            from: first, to: document.item(named: request.target ?? "", near: first), direction
        ).map { Offer(title: $0.title, constant: $0.constant) }
    }

    struct Guide: Encodable, Equatable {
        let attribute: String
        let line: String
        let distance: Double
        let isVertical: Bool
    }

    /// The lines near a view, to which it snaps while it is dragged; none for a view that no drag moves.
    func guides(_ request: EditorRequest) throws -> [Guide] {
        // A page asks for them as a drag begins. The steps tell why a scene cannot be laid out.
        try? prepareDrag(request)
        let document = try document
        let view = try document.view(named: request.view ?? "")
        return try MoveTool(document, showing: [view], open: memory.open).guides(of: view).map {
            Guide(attribute: $0.attribute, line: $0.line, distance: $0.distance, isVertical: $0.isVertical)
        }
    }

    /// The ways out of the scene's conflicts, with the frames that each gives.
    func repairs(_ request: EditorRequest) throws -> EditorRepairs {
        let scene = try scene(of: bytes, request)
        let search = ConflictRepairs(of: scene.id, in: try document, try overrides(request), open: memory.open)
        return EditorRepairs(try search.all(), of: scene.conflictCount)
    }
}
