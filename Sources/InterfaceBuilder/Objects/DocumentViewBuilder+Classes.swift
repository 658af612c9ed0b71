import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Names an element that Keyline does not know, once for each kind or class.
    func noteUnknown(_ element: IBElement) {
        let name = element["customClass"] ?? element.name
        guard notedElements.insert(name).inserted else { return }
        context.report(
            Diagnostic(
                .warning, .unknownClass, view: element.id.map { ViewID($0) }, location: element.location,
                message: "<\(element.name)> is not known; a placeholder is shown instead"))
    }

    /// Says that a registered class is of another kind than its element, once for each class.
    func noteOtherKind(_ element: IBElement, _ view: UIView, wanted: String) {
        let name = element["customClass"] ?? element.name
        guard notedElements.insert(name).inserted else { return }
        context.report(
            Diagnostic(
                .warning, .unknownClass, view: element.id.map { ViewID($0) }, location: element.location,
                message:
                    "\"\(name)\" is registered as a \(type(of: view)), which is not a \(wanted); a \(wanted) is shown instead"
            )
        )
    }
}
