import Foundation
import KeylineChecks
import KeylineEditing
import KeylineScenes

/// The parts of a state that are the same whatever constants constraints have: names, nesting and edits of views, names and places of
/// constraints. They are read once for all steps of a drag.
@MainActor
struct EditorStructure {
    private struct ViewPart {
        let id: String
        let name: String
        let parent: Int?
        let edit: EditorState.Edit?
    }

    private struct ConstraintPart {
        /// The place of the constraint among all of the layout.
        let index: Int
        let name: String?
        let equation: String
        /// The constant of the equation, in points.
        let constant: CGFloat
        let holder: Int?
        let views: [Int]
    }

    private let viewParts: [ViewPart]
    private let constraintParts: [ConstraintPart]
    private let equations: EquationText
    /// The places of the layout's constraints by the names that only one of them has.
    let constraintPlaces: [String: Int]

    /// Reads the structure of a layout.
    ///
    /// - Parameters:
    ///   - placed: The views of the layout, in its order.
    ///   - layout: The layout.
    ///   - document: The document that it is of.
    init(_ placed: [LayoutSnapshot.PlacedView], _ layout: LayoutSnapshot, of document: InterfaceDocument) {
        let tree = ViewAncestry(placed)
        let items = document.canvasItems
        let outlineNames = placed.map(\.view.outlineName)
        let equations = EquationText(of: zip(placed, outlineNames).map { ($0.view.id, $1) })
        let names = ConstraintNames(of: layout, in: document)
        viewParts = placed.enumerated().map { index, placed in
            let view = placed.view
            let isDocuments = view.identity.nesting.map { $0.path == $0.object } ?? true
            let item = isDocuments ? items[view.id.rawValue] : nil
            return ViewPart(
                id: view.id.rawValue, name: outlineNames[index], parent: tree.parent(ofViewAt: index),
                edit: item.map { EditorState.Edit($0) })
        }
        constraintParts = layout.constraints.enumerated().filter { !$0.element.isSystem }.map { index, constraint in
            let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
            return ConstraintPart(
                index: index, name: names[index], equation: equations.equation(constraint),
                constant: constraint.constant, holder: Self.holder(of: constraint, in: tree),
                views: views.compactMap(tree.index(of:)))
        }
        self.equations = equations
        constraintPlaces = names.places
    }

    private static func holder(of constraint: ConstraintSnapshot, in tree: ViewAncestry) -> Int? {
        guard let second = constraint.second else { return tree.index(of: constraint.first.view) }
        let around = Set(tree.chain(of: second.view))
        return tree.chain(of: constraint.first.view).first(where: around.contains)
    }

    /// Whether a layout has the same views and as many constraints, each in its place.
    func describes(_ placed: [LayoutSnapshot.PlacedView], _ layout: LayoutSnapshot) -> Bool {
        placed.count == viewParts.count && zip(placed, viewParts).allSatisfy { $0.view.id.rawValue == $1.id }
            && constraintParts.allSatisfy { layout.constraints.indices.contains($0.index) }
    }

    /// The views of a layout that has this structure.
    func views(_ placed: [LayoutSnapshot.PlacedView]) -> [EditorState.View] {
        zip(placed, viewParts).map { placed, part in
            let view = placed.view
            let content = view.sizing.intrinsicContentSize
            return EditorState.View(
                id: part.id, name: part.name, class: view.className, parent: part.parent, frame: placed.frame.rounded,
                content: [content.width, content.height].map { $0 < 0 ? nil : Double($0) }, isHidden: view.isHidden,
                isVisible: placed.isVisible, isAmbiguous: view.sizing.isAmbiguous, text: view.text?.text,
                edit: part.edit)
        }
    }

    /// The constraints of a layout that has this structure.
    func constraints(_ layout: LayoutSnapshot) -> [EditorState.Constraint] {
        constraintParts.map { part in
            let constraint = layout.constraints[part.index]
            return EditorState.Constraint(
                name: part.name,
                equation: constraint.constant == part.constant ? part.equation : equations.equation(constraint),
                priority: Double(constraint.priority), state: constraint.state.rawValue,
                isInConflict: constraint.isInConflict, holder: part.holder, views: part.views, index: part.index)
        }
    }
}

extension EditorState.Edit {
    fileprivate init(_ item: InterfaceDocument.CanvasItem) {
        self.init(
            isRoot: item.parent == nil, isArranged: item.isArranged, isFixed: item.isFixed,
            isContainer: item.isContainer, isStack: item.kind == "stackView", cellClass: item.cellClass,
            guides: item.guides.keys.sorted(), textProperty: item.textProperty)
    }
}
