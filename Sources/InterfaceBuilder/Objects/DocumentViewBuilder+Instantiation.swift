import Foundation
import KeylineByteText
import UIKitLayout

/// Controllers and prototypes that layout code asks for, as `UIStoryboard` makes them.
extension DocumentViewBuilder {
    /// Makes a controller, which loads its view when that is first asked for; containers get the controllers inside.
    ///
    /// - Parameters:
    ///   - element: The controller.
    ///   - creator: Makes its object in place of the class that the document names.
    /// - Returns: The controller.
    func instantiate(_ element: IBElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let element = element.resolved(for: classes)
        let coder = ViewClasses.emptyArchive
        let given = creator.flatMap { make in coder.flatMap(make) }
        let named = element["customClass"].flatMap { given == nil ? ViewClasses.makeController(named: $0) : nil }
        let controller = given ?? named ?? Self.plainController(element.name, coder)
        prepare(controller, element)
        addBarItems(to: controller, of: element)
        controller.describe(
            storyboard: document.file.lastPathComponent.deletingPathExtension,
            loadView: element.value(of: "view").map { viewLoader($0, of: controller, element) })
        fill(controller, element)
        controller.awakeFromNib()
        return controller
    }

    /// Loads the view of a controller: it keeps this builder, which knows the objects of the scene, until then.
    private func viewLoader(
        _ view: IBElement, of controller: UIViewController, _ element: IBElement
    ) -> @MainActor () -> Void {
        { [weak controller] in
            guard let controller else { return }
            self.controllers.instantiated = controller
            controller.view = self.makeView(view)
            self.registerGuides(of: controller, element)
            self.makeConstraints()
            self.connectOutlets(owner: nil)
            self.controllers.instantiated = nil
        }
    }

    /// A controller of UIKit's own class for an element.
    private static func plainController(_ kind: String, _ coder: NSCoder?) -> UIViewController {
        let types: [String: UIViewController.Type] = [
            "tableViewController": UITableViewController.self, "navigationController": UINavigationController.self,
            "collectionViewController": UICollectionViewController.self, "tabBarController": UITabBarController.self,
            "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        ]
        return types[kind].flatMap { type in coder.flatMap { type.init(coder: $0) } } ?? UIViewController()
    }

    /// Puts the controllers inside a container into it, each with objects of its own.
    private func fill(_ controller: UIViewController, _ element: IBElement) {
        let inside = document.contained(in: element)
        switch controller {
        case let navigation as UINavigationController:
            let bar = element.child("navigationBar", key: "navigationBar").map(makeView) as? UINavigationBar
            let toolbar = element.child("toolbar", key: "toolbar").map(makeView) as? UIToolbar
            navigation.adopt(navigationBar: bar, toolbar: toolbar)
            if element.isYes("navigationBarHidden") { navigation.isNavigationBarHidden = true }
            navigation.viewControllers = inside.prefix(1).map(instantiateApart)
        case let tabs as UITabBarController:
            if let bar = element.child("tabBar", key: "tabBar").map(makeView) as? UITabBar { tabs.adopt(tabBar: bar) }
            tabs.viewControllers = inside.map(instantiateApart)
        case let split as UISplitViewController: split.viewControllers = inside.prefix(2).map(instantiateApart)
        default: break
        }
    }

    /// Makes another controller of the storyboards, whose objects are not this one's.
    func instantiateApart(_ element: IBElement) -> UIViewController {
        if element.name == "viewControllerPlaceholder", let name = element["storyboardName"] {
            let referenced = DocumentInterfaces(surroundings).instantiateController(
                ofStoryboard: name, identifier: element["referencedIdentifier"], creator: nil)
            return referenced ?? makeController(element)
        }
        return copy().instantiate(element)
    }

    /// A builder of the same document that has made nothing yet.
    private func copy() -> DocumentViewBuilder {
        let builder = DocumentViewBuilder(
            scene: scene, document: document, context: context, table: .none, surroundings: surroundings, values: values
        )
        builder.isForCode = true
        builder.open = open
        return builder
    }

    /// Puts the controller of an embed segue into a container view, after the controller around was told of it.
    func embed(_ target: IBElement, _ segue: IBElement, in view: UIView) {
        let controller = instantiateApart(target)
        if let around = controllers.instantiated {
            let embedding = UIStoryboardSegue(identifier: segue["identifier"], source: around, destination: controller)
            around.prepare(for: embedding, sender: nil)
            around.addChild(controller)
        } else {
            controllers.embedded.append(controller)
        }
        fill(view, with: controller)
    }

    // MARK: Prototypes

    /// Registers the cells of a table by their reuse identifiers.
    func registerPrototypes(of list: IBElement, in table: UITableView) {
        for element in list.children where ViewKind.isView(element) {
            guard let identifier = element["reuseIdentifier"] else { continue }
            table.register(prototype: identifier) { [self] in makePrototype(element) }
        }
    }

    /// Registers the cells, heads and feet of a collection by their reuse identifiers.
    func registerPrototypes(of list: IBElement, in collection: UICollectionView, _ owner: IBElement) {
        for element in list.children where ViewKind.isView(element) {
            guard let identifier = element["reuseIdentifier"] else { continue }
            collection.register(prototype: identifier) { [self] in makePrototype(element) }
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for element in owner.children {
            guard let kind = element.key.flatMap({ kinds[$0] }), let identifier = element["reuseIdentifier"] else {
                continue
            }
            collection.register(prototype: identifier, ofKind: kind) { [self] in makePrototype(element) }
        }
    }

    private func makePrototype(_ element: IBElement) -> UIView {
        let builder = copy()
        let view = builder.makeView(element)
        view.translatesAutoresizingMaskIntoConstraints = true
        builder.makeConstraints()
        builder.connectOutlets(owner: nil)
        return view
    }
}
