import Foundation
import KeylineScenes

/// Carries out repairs of a storyboard, XIB or layout file.
@MainActor
public struct DocumentRepair {
    /// Reads bytes as a source of scenes, together with what lies around the document.
    public typealias Opener = InterfaceDocument.Opener

    let document: InterfaceDocument
    let open: Opener
    /// The views whose constraints and frames may change.
    private let scope: Set<String>

    /// Prepares repairs.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - selection: The ids of the views that are to be repaired; nil for all.
    ///   - open: Reads versions of the document as sources.
    public init(_ document: InterfaceDocument, selection: [String]? = nil, open: @escaping Opener) {
        self.document = document
        self.open = open
        scope = Set(selection ?? document.order)
    }

    /// The document's bytes after a repair.
    ///
    /// - Parameter repair: What is to be done.
    /// - Returns: The bytes; equal to those before where nothing was to be done.
    /// - Throws: What reading and laying out the document throws.
    public func bytes(after repair: Repair) throws -> [UInt8] {
        if document.isLayoutFile, repair == .updateFrames || repair == .updateConstants {
            throw EditingError.impossible(
                reason: "a layout file stores no frames to compare with", location: SourceLocation(file: document.file),
                hint: "`keyline dump` prints the frames that the constraints give")
        }
        return switch repair {
        case .addMissing: try addingMissing()
        case .resetSuggested: try resetting()
        case .clear: try cleared()
        case .updateFrames: try updatingFrames()
        case .updateConstants: try updatingConstants()
        }
    }

    /// The constraints that touch a view of the scope.
    var constraintsInScope: [InterfaceConstraint] {
        document.constraints.filter { constraint in
            constraint.items.contains { document.view(of: $0).map(scope.contains) ?? false }
        }
    }

    /// The views of the scope that constraints place, in the order of the document.
    var viewsInScope: [String] {
        document.order.filter { id in
            guard scope.contains(id), let view = document.views[id] else { return false }
            return view.usesConstraints || view.isArranged
        }
    }

    private func cleared() throws -> [UInt8] {
        let geometry = document.isLayoutFile ? try canvas() : nil
        var editor = InterfaceEditor(document)
        let gone = constraintsInScope
        gone.forEach { editor.remove($0) }
        let kept = document.constraints.filter { constraint in !gone.contains { $0.element == constraint.element } }
        let constrained = Set(kept.flatMap(\.items))
        for id in viewsInScope where !constrained.contains(id) && isPlacedAlone(id) {
            editor.setFixedFrame(true, of: id, at: geometry.flatMap { frame(of: id, $0) })
        }
        return editor.bytes()
    }

    /// Where the views lie as the document stores them; in a layout file, as its constraints place them.
    func canvas() throws -> CanvasGeometry {
        try CanvasGeometry(of: document, laidOutBy: open(document.bytes), keepsStored: true)
    }

    /// The frame of a view in the view around.
    func frame(of view: String, _ geometry: CanvasGeometry) -> CGRect? {
        guard let parent = document.views[view]?.parent, let own = geometry[view]?.frame,
            let around = geometry[parent]?.frame
        else { return nil }
        return own.offsetBy(dx: -around.minX, dy: -around.minY)
    }

    /// Whether a view has a frame of its own to keep: no stack arranges it.
    private func isPlacedAlone(_ id: String) -> Bool {
        guard let view = document.views[id] else { return false }
        return view.usesConstraints && !view.isArranged && (view.frame != nil || document.isLayoutFile)
    }

    private func resetting() throws -> [UInt8] {
        let bare = try document.reading(cleared(), open: open)
        let geometry =
            document.isLayoutFile
            ? try canvas() : try CanvasGeometry(of: bare, laidOutBy: open(bare.bytes), keepsStored: true)
        let inference = ConstraintInference(bare, geometry)
        let views = viewsInScope.filter { geometry[$0] != nil }
        var suggested = inference.missing(of: views, besides: bare.constraints)
        suggested += inference.guards(of: views, besides: bare.constraints + suggested)
        // What is asked for again stays as it was, with its id and whatever is connected to it.
        var leaving: [InterfaceConstraint] = []
        for constraint in constraintsInScope {
            if let same = suggested.firstIndex(where: { $0.asksTheSame(as: constraint) }) {
                suggested.remove(at: same)
            } else if isShown(constraint, geometry) {
                leaving.append(constraint)
            }
        }
        return try RoundedConstants(views, geometry, document, open: open).bytes(adding: suggested) { constraints in
            var editor = InterfaceEditor(document)
            for constraint in leaving { editor.remove(constraint) }
            for constraint in constraints { editor.add(constraint) }
            for id in views { editor.setFixedFrame(false, of: id) }
            return editor.bytes()
        }
    }

    /// Whether the views of a constraint are on the canvas; those of other size classes keep theirs.
    private func isShown(_ constraint: InterfaceConstraint, _ geometry: CanvasGeometry) -> Bool {
        constraint.items.allSatisfy { document.view(of: $0).map { geometry[$0] != nil } ?? true }
    }

    private func addingMissing() throws -> [UInt8] {
        let source = try open(document.bytes)
        let found = try incompleteViews(source)
        let first = try adding(to: document, found.union(movedViews(source)), source, distrusting: [])
        guard !found.isEmpty else { return first }
        // What is still open has content that the engine does not count, or optional constraints that decide nothing.
        let second = try document.reading(first, open: open)
        let again = try open(first)
        let left = try incompleteViews(again)
        return try adding(to: second, left, again, distrusting: left)
    }

    private func adding(
        to document: InterfaceDocument, _ needy: Set<String>, _ source: any SceneSource, distrusting open: Set<String>
    ) throws -> [UInt8] {
        guard !needy.isEmpty else { return document.bytes }
        let geometry = try CanvasGeometry(of: document, laidOutBy: source, storing: needy)
        let inference = ConstraintInference(document, geometry)
        let views = document.order.filter { needy.contains($0) && geometry[$0] != nil }
        // What lies inside goes along with it, so its place there decides nothing.
        let others = Set(document.order.filter { document.chain($0).allSatisfy { !needy.contains($0) } })
        let added = inference.missing(of: views, besides: document.constraints, holding: others, distrusting: open)
        var editor = InterfaceEditor(document)
        for constraint in added { editor.add(constraint) }
        for id in views { editor.setFixedFrame(false, of: id) }
        return editor.bytes()
    }

    /// The views of the scope that need constraints: open ones, and those that only prototypes hold.
    private func incompleteViews(_ source: any SceneSource) throws -> Set<String> {
        var needy = Set(
            viewsInScope.filter { id in
                document.views[id].map { document.markup[$0.element].isYes("fixedFrame") } ?? false
            })
        for scene in source.scenes {
            if document.isLayoutFile {
                let made = try source.makeScene(scene.id, in: scene.environment)
                needy.formUnion(made.layout.placedViews.filter(\.view.isAmbiguous).map(\.view.id.rawValue))
            }
            let findings = try source.designFindings(of: scene.id)
            needy.formUnion(findings.filter { $0.kind == .missingConstraints }.compactMap { $0.view?.rawValue })
        }
        return needy.intersection(scope)
    }

    /// The views of the scope that do not lie where the document stores them, because nothing decides that they do.
    ///
    /// A text without its far edge, say, is as wide as its words: Xcode would call it misplaced rather than incomplete, yet a
    /// constraint is what it lacks. Views that constraints do decide are left alone, wherever their stored frames are.
    private func movedViews(_ source: any SceneSource) throws -> Set<String> {
        let stored = try CanvasGeometry(of: document, laidOutBy: source, keepsStored: true)
        let undecided = ConstraintInference(document, stored).undecided(by: document.constraints)
        let measured = try frames(source, recorded: false)
        let recorded = try frames(source, recorded: true)
        return Set(
            undecided.filter { id in
                guard scope.contains(id), let view = document.views[id], let frame = view.frame,
                    view.usesConstraints || view.isArranged, stored[id]?.isCollapsed == false
                else { return false }
                let isMoved = recorded[id].map { Self.differs($0, frame, by: 0.5) } ?? false
                return isMoved || (measured[id].map { Self.isStretched(frame, from: $0, view) } ?? false)
            })
    }

    private static func differs(_ first: CGRect, _ second: CGRect, by limit: Double) -> Bool {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .contains { abs($0) > limit + 1e-9 }
    }

    /// Whether a view is stored longer than it comes out, by more than fonts can differ.
    private static func isStretched(_ stored: CGRect, from made: CGRect, _ view: InterfaceView) -> Bool {
        guard view.isText else { return false }
        return stored.width - made.width > max(6, 0.12 * made.width)
            || stored.height - made.height > max(6, 0.12 * made.height)
    }

    private func frames(_ source: any SceneSource, recorded: Bool) throws -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for scene in source.scenes {
            var environment = scene.environment
            if recorded { environment.contentSizing = .recorded }
            for placed in try source.makeScene(scene.id, in: environment).layout.placedViews
            where frames[placed.view.id.rawValue] == nil {
                frames[placed.view.id.rawValue] = placed.view.frame
            }
        }
        return frames
    }
}
