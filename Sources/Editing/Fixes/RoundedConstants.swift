import Foundation

/// Constants in whole or half points, as a person writes them, where frames lie on the pixels of a canvas with three to the point.
@MainActor
struct RoundedConstants {
    private let views: [String]
    private let geometry: CanvasGeometry
    private let document: InterfaceDocument
    private let kept: [CanvasLayouts.Pair]
    private let open: DocumentRepair.Opener

    /// Prepares the rounding.
    ///
    /// - Parameters:
    ///   - views: The views that keep their frames, to half a point.
    ///   - geometry: Where they lie.
    ///   - document: The document.
    ///   - kept: Its scenes that show none of the views.
    ///   - open: Reads versions of the document as sources.
    init(
        _ views: [String], _ geometry: CanvasGeometry, _ document: InterfaceDocument,
        keeping kept: [CanvasLayouts.Pair], open: @escaping DocumentRepair.Opener
    ) {
        self.views = views
        self.geometry = geometry
        self.document = document
        self.kept = kept
        self.open = open
    }

    /// The document's bytes with some constraints, as many of them rounded as leave every view where it is.
    ///
    /// - Parameters:
    ///   - constraints: The constraints, with the distances of the canvas.
    ///   - write: The document's bytes with constraints added.
    /// - Returns: The bytes.
    /// - Throws: What reading and laying out the document throws.
    func bytes(
        adding constraints: [InterfaceConstraint], write: ([InterfaceConstraint]) -> [UInt8]
    ) throws -> [UInt8] {
        guard constraints.contains(where: { Self.rounded($0.constant, to: 2) != $0.constant }) else {
            return write(constraints)
        }
        for parts in [1.0, 2] {
            var exact: Set<String> = []
            // Those whose views would move keep their distance; others may then move in turn.
            for _ in 0..<4 {
                let tried = constraints.map { constraint in
                    var made = constraint
                    let views = Set(constraint.items.compactMap { document.view(of: $0) })
                    if views.isDisjoint(with: exact) { made.constant = Self.rounded(constraint.constant, to: parts) }
                    return made
                }
                let bytes = write(tried)
                let moved = try moved(in: bytes)
                if moved.isEmpty { return bytes }
                exact.formUnion(moved)
            }
        }
        return write(constraints)
    }

    /// The nearest number of whole points, or of parts of a point; one that has as few already stays.
    private static func rounded(_ constant: Double, to parts: Double) -> Double {
        let halves = (constant * 2).rounded() / 2
        return constant == halves ? constant : (constant * parts).rounded() / parts
    }

    /// The views that a version of the document lays out more than half a point from where they lie.
    private func moved(in bytes: [UInt8]) throws -> Set<String> {
        let made = try document.reading(bytes, open: open)
        let now = CanvasGeometry(of: made, as: try CanvasLayouts(open(bytes), keeping: kept), storing: [])
        return Set(
            views.filter { id in
                guard let old = geometry[id]?.frame, let new = now[id]?.frame else { return false }
                let gaps = [
                    old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height,
                ]
                return gaps.contains { abs($0) > 0.5 + 1e-9 }
            })
    }
}
