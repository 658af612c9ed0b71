import Foundation
import KeylineChecks
import KeylineGraphics
import KeylineScenes

/// Where the views of a document lie on its canvas, and how large their content is; in points, in the coordinates of each scene.
struct CanvasGeometry: Sendable {
    /// A view on the canvas.
    struct Place: Hashable, Sendable {
        var frame: CGRect
        /// What constraints speak of.
        var alignment: CGRect
        var margins: Insets
        var safeArea: Insets
        /// Where the content of a scroll view begins: bars and insets push it down from the frame's corner, and scrolling moves it.
        var contentOrigin: CGPoint
        /// The width of the content of a scroll view, in points: the view's own where the content is narrower.
        var contentWidth: Double
        /// The distances of the first and last baseline from the frame's top.
        var firstBaseline: Double?
        var lastBaseline: Double?
        /// The content's size as it is measured; below 0 where there is none.
        var content: CGSize
        /// The frame in the view around as constraints and recorded contents give it, whatever is stored.
        var solved: CGRect
        /// The size, in points, that constraints and measured contents give it.
        var measured: CGSize
        /// Whether the view takes no part because it is hidden in a stack, or one around it is.
        var isCollapsed: Bool
        /// The scene around it.
        var canvas: Canvas
    }

    /// The canvas of a scene.
    struct Canvas: Hashable, Sendable {
        /// Its left and right edge, in points.
        var left: Double
        var right: Double
        /// Whether its language is read from right to left.
        var isFromRight: Bool
    }

    private(set) var places: [String: Place] = [:]
    /// Whether scenes that are read from right to left are mirrored.
    private var isReadingOrder = false

    subscript(view: String) -> Place? { places[view] }

    /// The same places, mirrored in scenes that are read from right to left, so that leading edges have the smaller coordinate
    /// in every scene. Constraints are chosen in it; frames are written from the canvas itself.
    var inReadingOrder: CanvasGeometry {
        guard !isReadingOrder else { return self }
        var result = self
        result.isReadingOrder = true
        result.places = places.mapValues { $0.canvas.isFromRight ? $0.mirrored : $0 }
        return result
    }

    /// Lays the document out as its canvas shows it.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - source: The same document as a source of scenes.
    ///   - keepsStored: Whether stored frames count where there are any, rather than solved ones.
    ///   - views: The ids of the views that matter, with others of their scenes; nil for all.
    /// - Throws: What laying out throws.
    @MainActor
    init(
        of document: InterfaceDocument, laidOutBy source: any SceneSource, keepsStored: Bool,
        showing views: [String]? = nil
    ) throws {
        let kept = keepsStored ? Set(document.order) : []
        let scenes = views.map { document.scenes(of: source, describing: $0) }
        self.init(of: document, as: try CanvasLayouts(source, only: scenes), storing: kept)
        // Another scene may show a view that its own one does not.
        guard let views, scenes?.count != source.scenes.count, !views.allSatisfy({ places[$0] != nil }) else { return }
        self.init(of: document, as: try CanvasLayouts(source), storing: kept)
    }

    /// Takes the places from layouts, with the stored frames of some views in place of solved ones.
    @MainActor
    init(of document: InterfaceDocument, as layouts: CanvasLayouts, storing kept: Set<String>) {
        for scene in layouts.scenes {
            let root = scene.recorded.layout.root.frame.size
            let canvas = CanvasGeometry.Canvas(
                left: 0, right: root.width, isFromRight: scene.recorded.environment.layoutDirection == .rightToLeft)
            let walk = GeometryTraversal(document: document, measured: scene.measured, kept: kept, canvas: canvas)
            walk.visit(scene.recorded.layout.root, at: .zero, scroll: .zero, isCollapsed: false, into: &places)
        }
    }
}

extension CanvasGeometry.Place {
    /// The place as a mirror shows it.
    var mirrored: Self {
        var result = self
        result.frame = mirrored(frame)
        result.alignment = mirrored(alignment)
        result.margins = mirrored(margins)
        result.safeArea = mirrored(safeArea)
        result.contentOrigin.x = canvas.left + canvas.right - contentOrigin.x - contentWidth
        return result
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: canvas.left + canvas.right - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ insets: Insets) -> Insets {
        Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
}

extension InterfaceDocument {
    /// Whether leading edges inside a view are its right ones.
    ///
    /// The nearest view around both items of a constraint decides, as the layout engine has it: by its own semantic content attribute, or
    /// else by the direction of the scene.
    ///
    /// - Parameters:
    ///   - view: The view around.
    ///   - isSceneFromRight: Whether the scene is read from right to left.
    /// - Returns: Whether they are.
    func isFromRight(inside view: String, sceneIsFromRight isSceneFromRight: Bool) -> Bool {
        switch views[view].flatMap({ markup[$0.element]["semanticContentAttribute"] }) {
        case "forceRightToLeft": true
        case "forceLeftToRight", "playback", "spatial": false
        default: isSceneFromRight
        }
    }

    /// The nearest view around all items of a constraint; nil where they are in different scenes.
    func container(of constraint: InterfaceConstraint) -> String? {
        let views = constraint.items.compactMap { view(of: $0) }
        guard let first = views.first, let last = views.last else { return nil }
        return commonView(first, last)
    }
}

/// The scenes of a document as its canvas shows them: with the contents that it records, and with contents as they are measured.
@MainActor
struct CanvasLayouts {
    /// One scene, twice.
    struct Pair {
        let recorded: Scene
        let measured: [String: ViewSnapshot]
        /// The views that the findings about measured contents call ambiguous: builds of Xcode keep their stored frames.
        let reported: Set<String>
        /// The views of which a check tells the same: frames that code will decide are left out.
        let checked: Set<String>

        /// The ids of the views whose frames are open, with the contents that the document records or with contents as they are measured.
        var ambiguous: Set<String> {
            let open = recorded.layout.placedViews.map(\.view).filter(\.sizing.isAmbiguous).map(\.id.rawValue)
            return reported.union(open).union(measured.filter(\.value.sizing.isAmbiguous).keys)
        }

        /// The views with some ids that the scene shows; views of nested documents by the ids that they have there.
        func shown(of views: Set<String>) -> Set<String> {
            views.intersection(recorded.layout.placedViews.flatMap { [$0.view.id.rawValue, $0.view.objectID] })
        }
    }

    /// The scenes that an edit of some views leaves as they are, because they show none of them. Where a view is shown nowhere, any scene may
    /// change.
    func scenes(besides views: Set<String>) -> [Pair] {
        let shown = scenes.map { $0.shown(of: views) }
        guard shown.reduce(Set(), { $0.union($1) }) == views else { return [] }
        return zip(scenes, shown).filter(\.1.isEmpty).map(\.0)
    }

    let scenes: [Pair]

    /// Lays the scenes of a source out; all of them, or one, on their canvas or in a changed environment. Kept scenes are not laid out again.
    init(
        _ source: any SceneSource, only wanted: Set<SceneID>? = nil, keeping kept: [Pair] = [],
        in change: (SceneEnvironment) -> SceneEnvironment = { $0 }
    ) throws {
        scenes = try source.scenes.filter { wanted?.contains($0.id) ?? true }.map { scene in
            if let pair = kept.first(where: { $0.recorded.id == scene.id }) { return pair }
            var environment = change(scene.environment)
            let measured = try source.makeScene(scene.id, in: environment)
            if source.recordsContentSizes { environment.contentSizing = .recorded }
            let views = measured.layout.placedViews.map { ($0.view.id.rawValue, $0.view) }
            return Pair(
                recorded: source.recordsContentSizes ? try source.makeScene(scene.id, in: environment) : measured,
                measured: Dictionary(views, uniquingKeysWith: { first, _ in first }),
                reported: Set(
                    measured.diagnostics.filter { $0.kind == .ambiguous && $0.severity != .note }
                        .compactMap { $0.view?.rawValue }),
                checked: Set(SceneChecks.openViews(in: measured).map(\.rawValue)))
        }
    }
}

/// Goes through a layout from the outside inwards.
private struct GeometryTraversal {
    let document: InterfaceDocument
    let measured: [String: ViewSnapshot]
    let kept: Set<String>
    let canvas: CanvasGeometry.Canvas

    func visit(
        _ view: ViewSnapshot, at origin: CGPoint, scroll: CGPoint, isCollapsed: Bool,
        into places: inout [String: CanvasGeometry.Place]
    ) {
        // A view of a document inside this one may have the id of one that is in another scene here.
        let id = view.objectID
        let own = view.isOfScenesDocument ? document.views[id] : nil
        let stored = kept.contains(id) && (own?.usesConstraints ?? false) ? own?.frame : nil
        let relative = stored ?? view.frame
        let frame = CGRect(
            x: origin.x + relative.minX - scroll.x, y: origin.y + relative.minY - scroll.y, width: relative.width,
            height: relative.height)
        if own != nil, places[id] == nil {
            places[id] = place(view, frame, isCollapsed: isCollapsed)
        }
        for child in view.children {
            let collapses = isCollapsed || child.isHidden && (own?.isStack ?? false)
            visit(child, at: frame.origin, scroll: view.geometry.boundsOrigin, isCollapsed: collapses, into: &places)
        }
    }

    private func place(_ view: ViewSnapshot, _ frame: CGRect, isCollapsed: Bool) -> CanvasGeometry.Place {
        let own = view.frame
        let aligned = view.geometry.alignmentRect
        let size = view.frame.size
        let measured = self.measured[view.id.rawValue]
        let alignment = CGRect(
            x: frame.minX + aligned.minX - own.minX, y: frame.minY + aligned.minY - own.minY,
            width: frame.width + aligned.width - own.width, height: frame.height + aligned.height - own.height)
        return CanvasGeometry.Place(
            frame: frame, alignment: alignment,
            margins: insets(of: view.geometry.layoutMarginsFrame, in: size, view.geometry.boundsOrigin),
            safeArea: insets(of: view.geometry.safeAreaFrame, in: size, view.geometry.boundsOrigin),
            contentOrigin: CGPoint(
                x: frame.minX - view.geometry.boundsOrigin.x, y: frame.minY - view.geometry.boundsOrigin.y),
            contentWidth: max(view.geometry.scrollableArea?.maxX ?? 0, frame.width),
            firstBaseline: view.geometry.firstBaseline.map(Double.init),
            lastBaseline: view.geometry.lastBaseline.map(Double.init),
            content: measured?.sizing.intrinsicContentSize ?? CGSize(width: -1, height: -1), solved: own,
            measured: measured?.frame.size ?? own.size, isCollapsed: isCollapsed, canvas: canvas)
    }

    private func insets(of rect: CGRect, in size: CGSize, _ scroll: CGPoint) -> Insets {
        Insets(of: rect.offsetBy(dx: -scroll.x, dy: -scroll.y), in: CGRect(origin: .zero, size: size))
    }
}
