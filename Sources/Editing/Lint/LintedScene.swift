import Foundation
import KeylineChecks
import KeylineGraphics
import KeylineScenes

/// A scene as rules see it: its views, where they lie, and the constraints that people wrote.
struct LintedScene {
    let scene: Scene
    /// The document that the scene is of; nil for layouts in other formats.
    let document: InterfaceDocument?
    let constraints: [ConstraintSnapshot]
    let views: [ViewID: LayoutSnapshot.PlacedView]
    let tree: ViewAncestry
    let order: [ViewID: Int]

    init(_ scene: Scene, of document: InterfaceDocument?) {
        self.scene = scene
        self.document = document
        let placed = scene.layout.placedViews
        // What builds leave out is a stand-in for what code will say.
        let left = document?.placeholderLocations ?? []
        constraints = scene.layout.constraints.filter { constraint in
            !constraint.isSystem && constraint.location.map { !left.contains($0) } ?? false
        }
        views = Dictionary(placed.map { ($0.view.id, $0) }) { first, _ in first }
        order = Dictionary(placed.enumerated().map { ($1.view.id, $0) }) { first, _ in first }
        tree = ViewAncestry(placed)
    }

    /// The frame of a view in the scene's coordinates.
    func frame(_ view: ViewID) -> CGRect? { views[view]?.frame }

    /// What people call a view, or its id.
    func name(_ view: ViewID) -> String { views[view]?.view.outlineName ?? view.rawValue }

    /// An equation with the views' names in place of their ids.
    func equation(_ constraint: ConstraintSnapshot) -> String {
        EquationText(names: { name($0) }).equation(constraint)
    }

    /// Whether two items lie in the same view.
    func areSiblings(_ first: ViewID, _ second: ViewID) -> Bool {
        first != second && tree.parent(of: first) != nil && tree.parent(of: first) == tree.parent(of: second)
    }

    /// Whether a view is the one that fills the scene: the outermost one that the source describes.
    func isRoot(_ view: ViewID) -> Bool {
        guard document != nil else { return tree.chain(of: view).count <= 2 }
        return written(view).map { $0.parent == nil && $0.kind == "view" } ?? false
    }

    /// Whether a view fills a screen: a controller's, or that of a XIB which an owner shows as its own.
    func isScreen(_ view: ViewID) -> Bool {
        guard let document else { return true }
        guard let own = written(view)?.id else { return false }
        return document.isControllersView(own) || document.isOwnersView(own)
    }

    /// What the document says of a view; nil for one of another document, whatever its id.
    func written(_ view: ViewID) -> InterfaceView? {
        guard let document, let placed = views[view]?.view, placed.isOfScenesDocument else { return nil }
        return document.views[placed.objectID]
    }

    /// What the document says of a constraint; nil for one of another document.
    func written(_ constraint: ConstraintSnapshot) -> InterfaceConstraint? {
        guard let document, let location = constraint.location, views[constraint.owner]?.view.isOfScenesDocument ?? true
        else { return nil }
        return document.constraint(at: location)
    }

    /// Whether people read or use a view: texts and controls.
    func isContent(_ view: ViewID) -> Bool {
        guard let placed = views[view] else { return false }
        return placed.view.text != nil || placed.view.interaction.isUsable
    }

    func finding(
        _ rule: LintRule, _ constraint: ConstraintSnapshot, _ message: String, hint: String, repairs: Bool = false
    ) -> LintFinding? {
        guard let location = constraint.location else { return nil }
        let id = written(constraint)?.id
        return LintFinding(
            rule: rule, message: message, hint: hint, location: location, view: constraint.first.view.rawValue,
            objectID: views[constraint.first.view]?.view.objectID, viewName: name(constraint.first.view),
            scene: scene.id.rawValue, repairable: repairs ? id : nil)
    }

    func finding(_ rule: LintRule, _ view: ViewID, _ message: String, hint: String) -> LintFinding? {
        guard let location = views[view]?.view.identity.location else { return nil }
        return LintFinding(
            rule: rule, message: message, hint: hint, location: location, view: view.rawValue,
            objectID: views[view]?.view.objectID, viewName: name(view), scene: scene.id.rawValue, repairable: nil)
    }
}

extension InterfaceDocument {
    /// Where the constraints stand that are removed at build time.
    fileprivate var placeholderLocations: Set<SourceLocation> {
        Set(constraints.filter(\.isPlaceholder).compactMap { $0.element.map { markup.location(of: $0) } })
    }

    /// Whether a XIB's owner shows a view as its own, or the XIB names no owner.
    fileprivate func isOwnersView(_ view: String) -> Bool {
        let owner = markup.elements.indices.first { markup[$0]["placeholderIdentifier"] == "IBFilesOwner" }
        guard let owner else { return true }
        guard let connections = markup.child(of: owner, named: "connections") else { return false }
        return markup.children(of: connections, named: "outlet").contains {
            markup[$0]["property"] == "view" && markup[$0]["destination"] == view
        }
    }
}
