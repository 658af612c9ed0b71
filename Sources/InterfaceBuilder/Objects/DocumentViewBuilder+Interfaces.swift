import UIKitLayout

/// Views of an app's own classes that load their content from the XIB of their name.
extension DocumentViewBuilder {
    /// XIBs inside XIBs at most so deep.
    private static let interfaceLimit = 8

    /// Whether a view is filled with a XIB: nobody registered its class, nothing of it is in this document, and the app has a XIB
    /// of the class's name that is not being shown already.
    func isFilledWithInterface(_ element: IBElement) -> Bool {
        guard let custom = CustomClass(element), custom.drawsAlone, custom.subject == nil else { return false }
        return open.interfaces.count < Self.interfaceLimit && !open.interfaces.contains(custom.name)
            && surroundings.hasInterface(named: custom.name)
    }

    /// Fills the view of such a class with the first view of its XIB.
    func fillWithInterface(_ view: UIView, _ element: IBElement) {
        guard element.name == "view", isFilledWithInterface(element), let name = element["customClass"],
            let builder = surroundings.interface(named: name)?.builder(
                ofInterface: name, in: context, from: self, shownBy: element)
        else { return }
        let content = builder.makeView(builder.scene.element)
        builder.makeConstraints()
        // The view is the owner of the file, whose code reaches what the file connects with it.
        builder.applyCodeOfClasses()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(content)
    }
}
