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
        addGuides(to: view, of: element)
        addSubviews(to: view, of: original, resolved: element)
        collectConstraints(of: original, holder: view)
        return view
    }

    private func identify(_ view: UIView, _ element: IBElement) {
        view.source.id = element.id.map { ViewID($0) }
        view.source.customClass = element["customClass"]
        view.source.label = element["userLabel"]
        view.source.location = element.location
    }

    private func addSubviews(to view: UIView, of original: IBElement, resolved: IBElement) {
        guard let subviews = resolved.child("subviews") else { return }
        let excluded = original.excluded(from: "subviews", for: classes)
        for child in subviews.children where ElementKinds.isView(child) && !excluded.contains(child.id ?? "") {
            let subview = makeView(child)
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
    }

    /// Constraints are made last: they may speak of any view of the scene.
    private func collectConstraints(of element: IBElement, holder: UIView) {
        let excluded = element.excluded(from: "constraints", for: classes)
        let constraints = element.child("constraints")?.children ?? []
        waitingConstraints += constraints.filter { $0.name == "constraint" && !excluded.contains($0.id ?? "") }
            .map { ($0.resolved(for: classes), holder) }
    }
}
