import Foundation
import KeylineScenes

/// Scenes of a version that another version has as well.
struct LaidOutScenes {
    var layouts: [CanvasLayouts.Pair] = []
    /// The views of each scene that lack constraints by its design.
    var lacking: [SceneID: Set<String>] = [:]
}

/// A version of a document, laid out and held against the canvas.
@MainActor
struct LaidOutVersion {
    let document: InterfaceDocument
    let layouts: CanvasLayouts
    /// The views that need constraints: open ones, and those that only prototypes hold.
    let incomplete: Set<String>
    /// The views whose frames are open for any reason, such as two contents that yield with equal priorities.
    let ambiguous: Set<String>
    /// The ambiguous views that a check names.
    let checked: Set<String>
    /// The views that do not lie as they do on the canvas, with the lengths, in points, by which they miss it: in place, in size, and
    /// texts that are stored longer than they come out.
    let misplaced: [String: [Double]]
    /// How many constraints cannot hold.
    let conflicts: Int
    /// The views of each scene that lack constraints by its design.
    private let lacking: [SceneID: Set<String>]

    /// Lays a version out.
    ///
    /// - Parameters:
    ///   - document: The version.
    ///   - scope: The views that may be given constraints.
    ///   - canvas: Where they lie on the canvas, each in the view around it, in points.
    ///   - source: The version as a source of scenes.
    ///   - kept: Scenes of an earlier version that the change between the two does not touch, laid out.
    /// - Throws: What laying out throws.
    init(
        _ document: InterfaceDocument, scope: Set<String>, canvas: [String: CGRect], _ source: any SceneSource,
        keeping kept: LaidOutScenes = LaidOutScenes()
    ) throws {
        self.document = document
        layouts = try CanvasLayouts(source, keeping: kept.layouts)
        var lacking = kept.lacking
        for scene in source.scenes where lacking[scene.id] == nil {
            let findings = try source.designFindings(of: scene.id).filter { $0.kind == .missingConstraints }
            lacking[scene.id] = Set(findings.compactMap { $0.view?.rawValue })
        }
        self.lacking = lacking
        incomplete = Self.incomplete(document, layouts).union(lacking.values.joined()).intersection(scope)
        ambiguous = Set(layouts.scenes.flatMap(\.ambiguous)).intersection(scope)
        checked = Set(layouts.scenes.flatMap(\.checked)).intersection(scope)
        conflicts = layouts.scenes.flatMap(\.recorded.diagnostics).count { $0.kind == .unsatisfiable }
        let places = CanvasGeometry(of: document, as: layouts, storing: [])
        let gaps = scope.compactMap { id -> (String, [Double])? in
            guard let frame = canvas[id], let place = places[id], let view = document.views[id], !place.isCollapsed
            else { return nil }
            let gaps = Self.gaps(place.solved, frame) + [Self.stretch(frame, from: place.measured, view)]
            return gaps.contains { $0 > Self.tolerance } ? (id, gaps) : nil
        }
        misplaced = Dictionary(gaps) { first, _ in first }
    }

    /// What is no difference between a frame and another one.
    static let tolerance = 0.5 + 1e-9

    /// Where the views lie, with the stored frames of some in place of solved ones.
    func geometry(storing views: Set<String>) -> CanvasGeometry {
        CanvasGeometry(of: document, as: layouts, storing: views)
    }

    /// Whether more of it is as it should be than of another version, above all that constraints decide it and that all hold.
    func isBetter(than other: LaidOutVersion) -> Bool {
        let own = [incomplete.count, conflicts, misplaced.count]
        return own.lexicographicallyPrecedes([other.incomplete.count, other.conflicts, other.misplaced.count])
    }

    /// Whether its views lie nearer to the canvas than those of another version, none of them further off in any way, and nothing else
    /// is worse.
    func settles(_ other: LaidOutVersion) -> Bool {
        guard conflicts <= other.conflicts, incomplete.isSubset(of: other.incomplete) else { return false }
        let isNowhereWorse = misplaced.allSatisfy { id, gaps in
            zip(gaps, other.misplaced[id] ?? gaps.map { _ in 0 }).allSatisfy { $0 <= $1 + Self.tolerance }
        }
        return isNowhereWorse && total < other.total - Self.tolerance
    }

    private var total: Double { misplaced.sorted { $0.key < $1.key }.flatMap(\.value).reduce(0, +) }

    /// The scenes that stay as they are laid out when some views change.
    func scenes(besides views: Set<String>) -> LaidOutScenes {
        let layouts = layouts.scenes(besides: views)
        let ids = Set(layouts.map(\.recorded.id))
        return LaidOutScenes(layouts: layouts, lacking: lacking.filter { ids.contains($0.key) })
    }

    private static func incomplete(_ document: InterfaceDocument, _ layouts: CanvasLayouts) -> Set<String> {
        var needy = Set(
            document.order.filter { id in
                guard let view = document.views[id], view.usesConstraints || view.isArranged else { return false }
                return document.markup[view.element].isYes("fixedFrame")
            })
        if document.isLayoutFile {
            needy.formUnion(layouts.scenes.flatMap { $0.measured.filter(\.value.sizing.isAmbiguous).keys })
        } else {
            needy.formUnion(layouts.scenes.flatMap(viewsWithoutContent))
        }
        return needy
    }

    /// The open views of a document that records a length for them as if it were their content's, while their class has none: sliders, progress
    /// views and search bars are as wide as constraints say, and so is an image view without an image.
    private static func viewsWithoutContent(_ scene: CanvasLayouts.Pair) -> [String] {
        let open = scene.ambiguous
        return scene.recorded.layout.placedViews.map(\.view).filter { view in
            guard open.contains(view.id.rawValue), let measured = scene.measured[view.id.rawValue]?.sizing else {
                return false
            }
            let recorded = view.sizing.intrinsicContentSize
            let content = measured.intrinsicContentSize
            return recorded.width >= 0 && content.width < 0 || recorded.height >= 0 && content.height < 0
        }.map(\.id.rawValue)
    }

    private static func gaps(_ first: CGRect, _ second: CGRect) -> [Double] {
        [first.minX - second.minX, first.minY - second.minY, first.width - second.width, first.height - second.height]
            .map { abs($0) }
    }

    /// By how much a text is stored longer than it comes out, where that is more than fonts can differ.
    private static func stretch(_ stored: CGRect, from made: CGSize, _ view: InterfaceView) -> Double {
        guard view.isText else { return 0 }
        let gaps = [(stored.width - made.width, made.width), (stored.height - made.height, made.height)]
        return gaps.filter { $0.0 > max(6, 0.12 * $0.1) }.map { Double($0.0) }.max() ?? 0
    }
}
