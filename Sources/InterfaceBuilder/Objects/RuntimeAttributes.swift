import Foundation
import KeylineGraphics
import KeylineScenes
import UIKitLayout

/// The user-defined runtime attributes of a view: what Interface Builder sets by key path.
///
/// Keyline has no key-value coding; it knows the paths of views and layers that people use, and names the others once.
@MainActor
struct RuntimeAttributes {
    let element: IBElement
    let builder: SceneBuilder

    func apply(to view: UIView) {
        let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
        for attribute in attributes where attribute.name == "userDefinedRuntimeAttribute" {
            guard let path = attribute["keyPath"] else { continue }
            if let set = Self.setters[path] { set(view, attribute, builder.values) } else { note(path, attribute) }
        }
    }

    /// A path of a class of the app's own is not known to anybody but that class.
    private func note(_ path: String, _ attribute: IBElement) {
        guard builder.notedElements.insert("keyPath " + path).inserted else { return }
        builder.context.report(
            Diagnostic(
                .note, .ignored, view: element.id.map { ViewID($0) }, location: attribute.location,
                message: "the runtime attribute «\(path)» is not known and was passed over"))
    }

    private typealias Setter = @MainActor (UIView, IBElement, ValueReader) -> Void

    private static let setters: [String: Setter] = [
        "layer.cornerRadius": { view, value, values in
            if let number = values.real("value", of: value) { view.layer.cornerRadius = number }
        },
        "layer.borderWidth": { view, value, values in
            if let number = values.real("value", of: value) { view.layer.borderWidth = number }
        },
        "layer.masksToBounds": { view, value, _ in view.layer.masksToBounds = value.isYes("value") },
        "clipsToBounds": { view, value, _ in view.clipsToBounds = value.isYes("value") },
        "hidden": { view, value, _ in view.isHidden = value.isYes("value") },
        "alpha": { view, value, values in
            if let number = values.real("value", of: value) { view.alpha = number }
        },
        "backgroundColor": { view, value, values in
            if let color = values.color("value", of: value) { view.backgroundColor = color }
        },
        "tintColor": { view, value, values in
            if let color = values.color("value", of: value) { view.tintColor = color }
        },
        "text": { view, value, _ in
            if let label = view as? UILabel { label.text = value["value"] }
            if let field = view as? UITextField { field.text = value["value"] }
        },
    ]
}
