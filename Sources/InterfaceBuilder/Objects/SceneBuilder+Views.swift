import Foundation
import Graphics
import Scenes
import UIKitLayout

extension SceneBuilder {
    /// Makes the view of an element, with everything inside.
    func makeView(_ element: IBElement) -> UIView {
        let original = element
        let element = original.resolved(for: classes)
        let view = ViewKinds.make(ViewReading(element: element, builder: self))
        if let id = element.id { objects[id] = view }
        identify(view, element)
        ViewAttributes(element: element, values: values).apply(to: view)
        ContentSizes(
            element: element, document: document, sizing: context.environment.contentSizing, isOnCanvas: isOnCanvas
        ).apply(to: view)
        addGuides(to: view, of: element)
        let excluded = original.excluded(from: "subviews", for: classes)
        for child in element.children { add(child, to: view, of: element, excluded: excluded) }
        designedViews.append((view, element))
        collectConstraints(of: original, holder: view)
        return view
    }

    private func identify(_ view: UIView, _ element: IBElement) {
        view.source.id = element.id.map { ViewID($0) }
        view.source.customClass = element["customClass"]
        view.source.label = element["userLabel"]
        view.source.location = element.location
    }

    /// Adds the views that an element inside another one stands for or collects.
    private func add(_ child: IBElement, to view: UIView, of element: IBElement, excluded: Set<String>) {
        switch child.name {
        case "subviews":
            for subview in child.children where ElementKinds.isView(subview) && !excluded.contains(subview.id ?? "") {
                addSubview(subview, to: view)
            }
        case "prototypes", "cells": child.children.filter(ElementKinds.isView).forEach { addCell($0, to: view) }
        case "sections": child.children.flatMap { $0.child("cells")?.children ?? [] }.forEach { addCell($0, to: view) }
        default: if child.key != nil, ElementKinds.isView(child) { addPart(child, to: view, of: element) }
        }
    }

    private func addSubview(_ element: IBElement, to view: UIView) {
        let subview = makeView(element)
        guard let stack = view as? UIStackView else { return view.addSubview(subview) }
        subview.takeSizeOfEmptyArrangedView()
        stack.addArrangedSubview(subview)
    }

    private func addCell(_ element: IBElement, to view: UIView) {
        let cell = makeView(element)
        cell.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(cell)
    }

    /// Adds a view that is the value of a property, such as a cell's content view.
    private func addPart(_ element: IBElement, to view: UIView, of owner: IBElement) {
        let part = makeView(element)
        view.addSubview(part)
        guard element.key == "contentView" else { return }
        // The frame is what the document stored: it depends on accessories and separators.
        part.isEncapsulated = true
        if owner.name == "tableViewCell" { setCellMargins(of: part, element, in: view) }
    }

    /// A content view keeps the cell's margins as far as it reaches into them, and those of its own where there are any.
    private func setCellMargins(of content: UIView, _ element: IBElement, in cell: UIView) {
        let hasOwn =
            element.insets("layoutMargins") != nil || element.directionalInsets("directionalLayoutMargins") != nil
        guard !hasOwn || content.preservesSuperviewLayoutMargins else { return }
        let own = content.layoutMargins
        let around = document.metrics.cellMargins
        let trailing = max(cell.bounds.width - content.frame.maxX, 0)
        content.preservesSuperviewLayoutMargins = false
        content.layoutMargins = UIEdgeInsets(
            top: max(own.top, around.top), left: max(own.left, around.left - max(content.frame.minX, 0)),
            bottom: max(own.bottom, around.bottom), right: max(own.right, around.right - trailing))
    }

    /// Constraints are made last: they may speak of any view of the scene.
    private func collectConstraints(of element: IBElement, holder: UIView) {
        let excluded = element.excluded(from: "constraints", for: classes)
        let constraints = element.child("constraints")?.children ?? []
        waitingConstraints += constraints.filter { $0.name == "constraint" && !excluded.contains($0.id ?? "") }
            .map { ($0.resolved(for: classes), holder) }
    }
}
