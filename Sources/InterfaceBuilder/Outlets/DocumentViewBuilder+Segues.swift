import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Has a touch of an object follow a segue. Nothing is made before, and pictures without steps follow none.
    func connectSegue(_ segue: IBElement, from object: AnyObject) {
        guard !context.environment.steps.isEmpty, !(object is UIViewController), segue.leadsOn else { return }
        SegueTriggers.add(to: object) { [self, weak object] in
            guard let controller = sourceController(of: segue) else { return }
            let identifier = segue["identifier"] ?? ""
            guard controller.shouldPerformSegue(withIdentifier: identifier, sender: object) else { return }
            follow(segue, from: controller, sender: object)
        }
    }

    /// Lets a controller's code follow the segues of its element by their identifiers.
    func describeSegues(of controller: UIViewController, _ element: IBElement) {
        guard !context.environment.steps.isEmpty else { return }
        SegueTriggers.keep(self)
        controller.describe(following: { [weak self, weak controller] identifier, sender in
            let segue = element.subtree.first { $0.name == "segue" && $0["identifier"] == identifier && $0.leadsOn }
            guard let self, let controller, let segue else { return }
            follow(segue, from: controller, sender: sender)
        })
    }

    private func sourceController(of segue: IBElement) -> UIViewController? {
        let source = document.elements.last { element in
            ElementRoles.isController(element) && element.subtree.contains { $0 === segue }
        }
        return source?.id.flatMap { objects[$0] } as? UIViewController
    }

    private func follow(_ segue: IBElement, from source: UIViewController, sender: Any?) {
        if segue["kind"] == "unwind" { return unwind(segue, from: source, sender: sender) }
        guard let target = segue["destination"].flatMap({ document.objects[$0] }) else { return }
        let destination = instantiateApart(target)
        let way = UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: destination)
        way.kind = segue.segueKind
        if let view = sender as? UIView { destination.popoverPresentationController?.sourceView = view }
        source.prepare(for: way, sender: sender)
        way.perform()
    }

    /// Goes back to the nearest controller whose class has the segue's method or, where no class is known to have it, to the nearest.
    private func unwind(_ segue: IBElement, from source: UIViewController, sender: Any?) {
        let below = source.controllersBelow
        let action = segue["unwindAction"].map { Selector($0) }
        let named = action.flatMap { action in below.first { LinkedClasses.has(action, $0) } }
        guard let destination = named ?? below.first else { return }
        let way = UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: destination)
        way.kind = .unwind
        source.prepare(for: way, sender: sender)
        if let action, named != nil { LinkedClasses.call(action, of: destination, [way]) }
        way.perform()
    }
}

extension IBElement {
    /// Whether a segue leads to another screen, other than those that put a controller into a container.
    fileprivate var leadsOn: Bool { self["kind"] != "embed" && self["kind"] != "relationship" }

    fileprivate var segueKind: UIStoryboardSegue.Kind {
        switch self["kind"] {
        case "showDetail": .showDetail
        case "replace": .replace
        case "presentation", "modal": .present(self["modalPresentationStyle"].flatMap { Self.styles[$0] })
        case "popoverPresentation", "popover": .present(.popover)
        default: .show
        }
    }

    private static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
}

extension UIViewController {
    /// The controllers below this one, the nearest first: on its pile, then under the presentation.
    fileprivate var controllersBelow: [UIViewController] {
        var result: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current, result.count < 100 {
            let pile = controller.navigationController?.viewControllers ?? []
            if let index = pile.firstIndex(where: { $0 === controller }) { result += pile[..<index].reversed() }
            current = controller.presentingViewController.map(\.shownContent)
            if let current { result.append(current) }
        }
        return result
    }

    /// The controller that a container shows.
    private var shownContent: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.shownContent ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.shownContent ?? self
        default: self
        }
    }
}
