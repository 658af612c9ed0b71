package import Foundation
import KeylineVocabulary

/// Facts about a document's views that an editor's page needs besides their frames.
extension InterfaceDocument {
    /// A view as it can be edited.
    package struct CanvasItem: Hashable, Sendable {
        /// The view's id in the document.
        package let id: String
        /// The name of the element of its class, such as `label`.
        package let kind: String
        /// The id of the view around; nil for the view of a whole scene.
        package let parent: String?
        /// Whether a stack arranges it.
        package let isArranged: Bool
        /// Whether its frame is its own: no constraints place it.
        package let isFixed: Bool
        /// Whether views can be put into it.
        package let isContainer: Bool
        /// UIKit's name of the class of cells that can be put into it; nil where none can.
        package let cellClass: String?
        /// Whether some size classes may leave it out: not the view of a scene, rows, and values of properties.
        package let canVanish: Bool
        /// The ids of its layout guides that constraints can name, by what they are.
        package let guides: [String: String]
        /// The property that holds the text which is edited in place; nil where there is none.
        package let textProperty: String?
    }

    /// The view of an id as it can be edited; nil where the document has no such view.
    package func canvasItem(_ id: String) -> CanvasItem? {
        views[id].map { view in canvasItem(view, isSized: constraints.contains { $0.items.contains(id) }) }
    }

    /// All views as they can be edited, by their ids.
    package var canvasItems: [String: CanvasItem] {
        let sized = Set(constraints.flatMap(\.items))
        return views.mapValues { canvasItem($0, isSized: sized.contains($0.id)) }
    }

    private func canvasItem(_ view: InterfaceView, isSized: Bool) -> CanvasItem {
        let isPrototype = markup[view.element].isYes("fixedFrame") || !view.usesConstraints && view.parent != nil
        return CanvasItem(
            id: view.id, kind: view.kind, parent: view.parent, isArranged: view.isArranged,
            isFixed: view.parent != nil && !view.isArranged
                && (isLayoutFile ? view.frame != nil : isPrototype && !isSized),
            isContainer: isContainer(view),
            cellClass: cellElement(of: view.id).flatMap { InterfaceClass.named($0)?.name },
            canVanish: isListed(view), guides: view.guides,
            textProperty: view.row?.library?.textProperty)
    }

    /// Rows of layout files get a content view with their first view.
    private func isContainer(_ view: InterfaceView) -> Bool {
        view.row?.traits.contains(.container) ?? false || isLayoutFile && view.kind == "tableViewCell"
    }

    /// Whether a view is in a list of views.
    private func isListed(_ view: InterfaceView) -> Bool {
        guard view.parent != nil else { return false }
        guard isLayoutFile else {
            return markup[view.element].parent.map { markup[$0].name == "subviews" } ?? false
        }
        return place(of: view.id).map { $0.part == nil && !$0.isRow } ?? false
    }

    /// The constraints that name a view, as `ConstraintInspector` knows them, each with the attribute that the view has in it.
    ///
    /// - Parameter view: The view's id.
    /// - Returns: The names, in the order of the document, and whether the view is the second item.
    func constraintNames(of view: String) -> [(constraint: InterfaceConstraint, isSecond: Bool)] {
        constraints.compactMap { constraint in
            if constraint.first.item == view { return (constraint, false) }
            return constraint.second?.item == view ? (constraint, true) : nil
        }
    }
}

extension InterfaceDocument {
    /// The classes of the library that the document's form has, in UIKit's names.
    package var libraryNames: [String] {
        guard isLayoutFile else {
            return LibraryItem.names
                + (isStoryboard ? Self.lists.keys.sorted().compactMap { InterfaceClass.named($0)?.name } : [])
        }
        return LibraryItem.names.filter { LibraryItem(named: $0)?.isInLayoutFiles ?? false } + ["UITableViewCell"]
    }
}

extension InterfaceDocument {
    /// The frame of a view on the canvas, in the view around it, in points.
    ///
    /// - Throws: `EditingError` for a view that is not on the canvas; what laying out throws.
    @MainActor
    package func frame(of view: String, open: Opener) throws -> CGRect {
        let canvas = try CanvasGeometry(of: self, laidOutBy: open(bytes), keepsStored: true, showing: [view])
        guard let geometry = canvas[view] else {
            throw EditingError.impossible(
                reason: "\"\(view)\" is not on the canvas", location: location(of: view),
                hint: "choose a view that the size class of the canvas includes")
        }
        let around = views[view]?.parent.flatMap { canvas[$0]?.frame.origin } ?? .zero
        return geometry.frame.offsetBy(dx: -around.x, dy: -around.y)
    }
}
