import Foundation
import KeylineGraphics
import KeylineScenes

/// A scene as its reader sees it: the drawn items, their positions and their views.
struct ScreenReading {
    let scene: Scene
    /// Every view, each before those inside it.
    let views: [LayoutSnapshot.PlacedView]
    /// Everything that is drawn, the hindmost first.
    let items: [DrawnItem]
    /// The texts among it.
    private(set) var texts: [DrawnText]
    /// The colours behind it.
    let behind: ColorsBehind
    private let tree: ViewAncestry
    /// The views whose texts are drawn, and the controls.
    private(set) var readableOwners: Set<ViewID> = []

    init(_ scene: Scene) {
        self.scene = scene
        views = scene.layout.placedViews
        tree = ViewAncestry(views)
        items = DisplayListReader(scene.displayList, scrollAreas: Self.scrollAreas(views)).items
        behind = ColorsBehind(
            items: items, bitmaps: scene.displayList.bitmaps, paper: scene.paperColor, size: scene.displayList.size)
        let pictures = Set(views.filter { Self.pictureViews.contains($0.view.className) }.map(\.view.id))
        texts = []
        texts = items.enumerated().compactMap { DrawnText($1, order: $0) }
            .filter { text in !(text.item.view.map(pictures.contains) ?? false) && !isCaption(text) }
        readableOwners = Set(texts.compactMap(\.item.view) + views.filter(\.view.interaction.isUsable).map(\.view.id))
    }

    /// Whether a text is the name under the stand-in for a view that only the app's own code draws. No app shows it.
    private func isCaption(_ text: DrawnText) -> Bool {
        guard let view = text.item.view.flatMap(view)?.view, view.text == nil else { return false }
        let shown = text.run.text
        let isCut = shown.hasSuffix("…") && view.className.hasPrefix(shown.dropLast())
        return view.className == Self.standIn || view.className == shown || isCut
    }

    private static let standIn = "PlaceholderView"

    /// A letter in a picture's place stands for a picture that is missing.
    private static let pictureViews: Set<String> = ["UIImageView", "UIButtonImageView"]

    private static func scrollAreas(_ views: [LayoutSnapshot.PlacedView]) -> [ViewID: CGRect] {
        var areas: [ViewID: CGRect] = [:]
        for placed in views {
            guard let area = placed.view.geometry.scrollableArea else { continue }
            let bounds = placed.view.geometry.boundsOrigin
            areas[placed.view.id] = area.offsetBy(dx: placed.frame.minX - bounds.x, dy: placed.frame.minY - bounds.y)
        }
        return areas
    }

    /// The view of an id; nil where the layout has none.
    func view(_ id: ViewID) -> LayoutSnapshot.PlacedView? { tree.index(of: id).map { views[$0] } }

    /// The view of an id and those around it, from the inside outwards.
    func ancestry(of id: ViewID) -> [LayoutSnapshot.PlacedView] {
        tree.chain(of: id).map { views[$0] }
    }

    /// The view that a person wrote and that shows what another one, perhaps a part of it, draws: the nearest one around it
    /// that the source speaks of.
    func owner(of id: ViewID) -> LayoutSnapshot.PlacedView? {
        let all = ancestry(of: id)
        return all.first { $0.view.identity.location != nil } ?? all.first
    }

    /// Whether code will place the scene's view, over a background that is not known.
    var isPutByCode: Bool { views.first.map { !$0.hostedSides.isEmpty } ?? false }

    /// Whether a text is in a bar that draws no background here: the system blurs the content below, or puts material there.
    func isOnMaterial(_ view: ViewID, above behind: Set<ViewID>) -> Bool {
        let ancestry = ancestry(of: view)
        guard let bar = ancestry.firstIndex(where: \.view.drawing.isSystemBar) else { return false }
        return behind.isDisjoint(with: ancestry[...bar].map(\.view.id))
    }

    /// Whether code shows and hides a view or one around it: it then is one of the screen's states.
    func isShownByCode(_ view: ViewID) -> Bool {
        ancestry(of: view).contains { placed in
            placed.view.codeValues.contains { $0.isUnknown && $0.property == "isHidden" }
        }
    }

    /// Whether a view is a part of one that only the system lays out.
    func isPartOfSystemBar(_ id: ViewID) -> Bool {
        ancestry(of: id).contains(where: \.view.drawing.isSystemBar)
    }

    /// Whether the scene is a storyboard's or XIB's, of whose views the app's code may show others, and show them inside others.
    var isOfDocument: Bool {
        let file = views.lazy.compactMap { $0.view.identity.location?.file }.first?.lowercased() ?? ""
        return [".storyboard", ".xib"].contains { file.hasSuffix($0) }
    }

    /// A finding about a view.
    func finding(
        _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ placed: LayoutSnapshot.PlacedView,
        showing text: String? = nil,
        _ message: String, hints: [String] = []
    ) -> Diagnostic {
        let view = placed.view
        var result = Diagnostic(
            severity, kind, view: view.id, location: placed.location, message: message, hints: hints)
        let label = view.identity.name ?? view.text?.text ?? text ?? view.accessibility.identifier
        result.viewName = view.outlineName(labelled: label)
        result.objectID = view.identity.nesting?.object
        return result
    }
}
