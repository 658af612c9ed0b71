import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Makes the view of an element, with everything inside.
    func makeView(_ element: IBElement) -> UIView {
        let original = element
        let element = original.resolved(for: classes)
        let view = ViewKind.makeView(ViewReading(element: element, builder: self))
        register(view, element)
        identify(view, element)
        ViewAttributes(element: element, values: values).apply(to: view)
        ContentSizes(
            element: element, document: document, sizing: context.environment.contentSizing, isOnCanvas: isOnCanvas
        ).apply(to: view)
        addGuides(to: view, of: element)
        let excluded = original.excluded(from: "subviews", for: classes)
        for child in element.children { add(child, to: view, of: element, excluded: excluded) }
        designedViews.append((view, element))
        embedController(in: view, of: element)
        fillWithInterface(view, element)
        RuntimeAttributes(element: element, builder: self).apply(to: view)
        collectConstraints(of: original, holder: view)
        return view
    }

    /// References mean the first object of an id, also where a damaged document gives it to several.
    func register(_ object: AnyObject, _ element: IBElement) {
        guard let id = element.id, objects[id] == nil else { return }
        objects[id] = object
    }

    private func identify(_ view: UIView, _ element: IBElement) {
        view.source.id = element.id.map { ViewID($0) }
        view.source.path = open.path
        view.source.customClass = element["customClass"]
        view.source.label = element["userLabel"]
        view.source.location = element.location
        view.source.keepsTexts = values.strings.isKept(element)
    }

    /// Adds the views that an element inside another one stands for or collects.
    private func add(_ child: IBElement, to view: UIView, of element: IBElement, excluded: Set<String>) {
        switch child.name {
        case "subviews":
            for subview in child.children where ViewKind.isView(subview) && !excluded.contains(subview.id ?? "") {
                addSubview(subview, to: view)
            }
        case "prototypes", "cells", "sections": addCells(child, to: view, of: element)
        default: if child.key != nil, ViewKind.isView(child) { addPart(child, to: view, of: element) }
        }
    }

    private func addSubview(_ element: IBElement, to view: UIView) {
        let subview = makeView(element)
        guard let stack = view as? UIStackView else { return view.addSubview(subview) }
        if isOnCanvas { subview.takeSizeOfEmptyArrangedView(in: stack) }
        stack.addArrangedSubview(subview)
    }

    /// Adds a view that is the value of a property, such as a cell's content view.
    private func addPart(_ element: IBElement, to view: UIView, of owner: IBElement) {
        // Heads and feet of collections come with the cells.
        if view is UICollectionView, ["sectionHeaderView", "sectionFooterView"].contains(element.key) { return }
        let part = makeView(element)
        guard !take(part, as: element, into: view, of: owner) else { return }
        view.addSubview(part)
        if element.key == "contentView" { part.isEncapsulated = true }
    }

    /// A content view keeps the cell's margins as far as it reaches into them, and its own margins where it has any: margins of 0 on
    /// all sides are none.
    func setCellMargins(of content: UIView, _ element: IBElement, in cell: UIView, of owner: IBElement) {
        guard !hasMargins(element) || content.preservesSuperviewLayoutMargins else { return }
        let own = content.layoutMargins
        let around =
            hasMargins(owner)
            ? cell.layoutMargins
            : document.metrics.cellMargins(
                width: widthOfTable(around: cell), isAlone: document.isAtTop(owner), onCanvas: isOnCanvas)
        let trailing = max(cell.bounds.width - content.frame.maxX, 0)
        let below = max(cell.bounds.height - content.frame.maxY, 0)
        content.preservesSuperviewLayoutMargins = false
        content.layoutMargins = UIEdgeInsets(
            top: max(own.top, around.top), left: max(own.left, around.left - max(content.frame.minX, 0)),
            bottom: max(own.bottom, around.bottom - below), right: max(own.right, around.right - trailing))
    }

    /// The width of the table that a cell is in, in points: inset sections are as far from both of its sides.
    private func widthOfTable(around cell: UIView) -> CGFloat { cell.bounds.width + 2 * max(cell.frame.minX, 0) }

    /// Whether a view's document says margins other than 0 on all sides.
    func hasMargins(_ element: IBElement) -> Bool {
        element.insets("layoutMargins") ?? .zero != .zero
            || element.directionalInsets("directionalLayoutMargins") ?? .zero != .zero
    }

    /// Constraints are made last: they may speak of any view of the scene.
    private func collectConstraints(of element: IBElement, holder: UIView) {
        let excluded = element.excluded(from: "constraints", for: classes)
        let constraints = element.child("constraints")?.children ?? []
        waitingConstraints += constraints.filter { $0.name == "constraint" && !excluded.contains($0.id ?? "") }
            .map { ($0.resolved(for: classes), holder) }
    }
}
