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
    let scope: Set<String>

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
        case .addMissing: try result(of: .addMissing).bytes
        case .resetSuggested: try resetting().bytes
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

    func cleared() throws -> [UInt8] {
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
}
