import UIKitLayout

extension DocumentViewBuilder {
    /// Finds or makes the guides that an element names.
    func addGuides(to view: UIView, of element: IBElement) {
        for child in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(child.name) {
            guard let id = child.id, let guide = systemGuide(child.key, of: view) else { continue }
            objects[id] = guide
        }
        for child in element.child("layoutGuides")?.children ?? [] where child.name == "layoutGuide" {
            let guide = UILayoutGuide()
            guide.identifier = child["identifier"] ?? ""
            view.addLayoutGuide(guide)
            if let id = child.id { objects[id] = guide }
        }
    }

    private func systemGuide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }
}
