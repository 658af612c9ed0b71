import Foundation
import KeylineScenes

extension DocumentRepair {
    /// Adds what is missing, a little at a time, and lays each attempt out: of several ways to decide what is open, the one is taken
    /// that leaves the most views where the canvas has them.
    func addingMissing(to start: LaidOutVersion, _ canvas: [String: CGRect]) throws -> LaidOutVersion {
        try settling(deciding(start, canvas), canvas)
    }

    /// Where the views of the scope lie on the canvas, each in the view around: where the document stores them, or else where it lays
    /// them out. A layout file stores no frames.
    func canvasFrames() throws -> [String: CGRect] {
        let isStored = !document.isLayoutFile && viewsInScope.allSatisfy { document.views[$0]?.frame != nil }
        let geometry = isStored ? nil : try canvas()
        let frames = viewsInScope.compactMap { id in
            ((document.isLayoutFile ? nil : document.views[id]?.frame) ?? geometry?[id]?.solved).map { (id, $0) }
        }
        return Dictionary(frames) { first, _ in first }
    }

    func version(
        _ bytes: [UInt8], _ canvas: [String: CGRect], keeping kept: LaidOutScenes = LaidOutScenes()
    ) throws -> LaidOutVersion {
        let document = bytes == self.document.bytes ? self.document : try self.document.reading(bytes, open: open)
        return try LaidOutVersion(document, scope: scope, canvas: canvas, open(bytes), keeping: kept)
    }

    /// Decides what is open.
    private func deciding(_ start: LaidOutVersion, _ canvas: [String: CGRect]) throws -> LaidOutVersion {
        guard !start.incomplete.isEmpty else { return start }
        let alone = try decided(start, start.incomplete, canvas)
        // What moved together with the open views may lack constraints too, and distances from it mean nothing before it has them.
        let moved = undecidedViews(start)
        guard !alone.misplaced.isEmpty, !start.incomplete.isSuperset(of: moved) else { return alone }
        let together = try decided(start, start.incomplete.union(moved), canvas)
        return together.isBetter(than: alone) ? together : alone
    }

    /// Gives some views constraints; what is open even then has content that the engine does not count.
    private func decided(
        _ start: LaidOutVersion, _ needy: Set<String>, _ canvas: [String: CGRect]
    ) throws -> LaidOutVersion {
        let first = try version(adding(to: start, needy), canvas, keeping: start.scenes(besides: needy))
        let left = first.incomplete
        guard !left.isEmpty else { return first }
        return try version(
            adding(to: first, left, distrusting: left), canvas, keeping: first.scenes(besides: left))
    }

    /// Gives views constraints that do not lie where the canvas has them because nothing decides that they do.
    ///
    /// A text without its far edge, say, is as wide as its words: Xcode would call it misplaced rather than incomplete, yet a
    /// constraint is what it lacks. Views that constraints do decide are left alone, wherever their stored frames are, and so are
    /// those that no constraint brings to where the canvas has them without moving others away.
    private func settling(_ start: LaidOutVersion, _ canvas: [String: CGRect]) throws -> LaidOutVersion {
        let views = undecidedViews(start)
        guard !views.isEmpty else { return start }
        let whole = try version(
            adding(to: start, Set(views)), canvas, keeping: start.scenes(besides: Set(views)))
        if whole.settles(start) { return whole }
        // What cannot be helped in one place is no reason to leave another as it is.
        var best = start
        for group in groups(of: views) {
            let other = try version(adding(to: best, group), canvas, keeping: best.scenes(besides: group))
            if other.settles(best) { best = other }
        }
        return best
    }

    /// Views that lie inside each other, or that constraints tie together.
    private func groups(of views: [String]) -> [Set<String>] {
        let own = Set(views)
        let nests = views.map { Set([$0, document.views[$0]?.parent ?? $0]) }
        let ties = document.constraints.map { Set($0.items.compactMap { document.view(of: $0) }) }
        return (nests + ties).map(own.intersection).filter { !$0.isEmpty }.reduce(into: []) { groups, tie in
            let near = groups.filter { !$0.isDisjoint(with: tie) }
            groups.removeAll { !$0.isDisjoint(with: tie) }
            groups.append(near.reduce(tie) { $0.union($1) })
        }
    }

    /// The misplaced views of which some edge follows from nothing that has a say, in the order of the document.
    private func undecidedViews(_ version: LaidOutVersion) -> [String] {
        guard !version.misplaced.isEmpty else { return [] }
        let document = version.document
        let inference = ConstraintInference(document, version.geometry(storing: Set(document.order)))
        return inference.undecided(by: document.constraints).filter { version.misplaced[$0] != nil }
    }

    /// The bytes with the constraints that some views lack, as they lie on the canvas, beside all others where the layout has them.
    private func adding(
        to version: LaidOutVersion, _ needy: Set<String>, distrusting open: Set<String> = []
    ) throws -> [UInt8] {
        let document = version.document
        let geometry = version.geometry(storing: needy)
        let inference = ConstraintInference(document, geometry)
        let views = document.order.filter { needy.contains($0) && geometry[$0] != nil }
        // What lies inside goes along with it, so its place there decides nothing.
        let others = Set(document.order.filter { document.chain($0).allSatisfy { !needy.contains($0) } })
        let added = inference.missing(of: views, besides: document.constraints, holding: others, distrusting: open)
        let kept = version.layouts.scenes(besides: Set(views))
        let rounded = RoundedConstants(views, geometry, document, keeping: kept, open: self.open)
        return try rounded.bytes(adding: added) { constraints in
            var editor = InterfaceEditor(document)
            for constraint in constraints { editor.add(constraint) }
            for id in views {
                editor.setFixedFrame(false, of: id)
                editor.removeAmbiguityMark(of: id)
            }
            return editor.bytes()
        }
    }
}
