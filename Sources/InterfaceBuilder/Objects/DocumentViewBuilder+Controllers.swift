import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Makes a controller inside the containers that the canvas shows it in; a container shows what is inside.
    func makeHostedController(_ element: IBElement) -> UIViewController {
        if element.name == "splitViewController", classes.horizontal == .regular { return makeSplit(element) }
        let shown = document.shownController(of: element)
        let controller = makeController(shown)
        let canvas = document.canvasEnvironment
        return show(
            controller,
            isOnCanvas ? document.plan(for: shown, canvas: canvas) : document.devicePlan(for: shown, canvas: canvas))
    }

    /// Makes a controller around a view that stands alone.
    func makeController(around element: IBElement) -> UIViewController {
        let controller = makeEmptyController()
        controller.view = makeView(element)
        return show(controller, document.plan(forView: element, canvas: document.canvasEnvironment))
    }

    private func makeEmptyController() -> UIViewController {
        let controller = UIViewController()
        controller.documentSideMargin = document.metrics.sideMargin
        return controller
    }

    private func show(_ controller: UIViewController, _ plan: ScenePlan) -> UIViewController {
        if !plan.extendsUnderTopBar { controller.edgesForExtendedLayout.remove(.top) }
        if !plan.extendsUnderBottomBar { controller.edgesForExtendedLayout.remove(.bottom) }
        // On the canvas the stored frame says which bars the view reaches below.
        if isOnCanvas { controller.extendedLayoutIncludesOpaqueBars = true }
        return host(controller, plan)
    }

    func makeController(_ element: IBElement) -> UIViewController {
        if element.name == "viewControllerPlaceholder" { return makeReferencedController(element) }
        let element = element.resolved(for: classes)
        let own = element["customClass"].flatMap(ViewClasses.makeController)
        let controller = own ?? makeEmptyController()
        prepare(controller, element)
        if let view = element.value(of: "view") {
            controller.view = makeView(view)
            setMarginsOfPreservingRoot(controller.view, view)
            if own != nil { controllers.loaded.append(controller) }
        }
        registerGuides(of: controller, element)
        addBarItems(to: controller, of: element)
        return controller
    }

    /// On the canvas of some versions the view around a controller's has margins, which those that preserve them keep besides the safe area.
    private func setMarginsOfPreservingRoot(_ root: UIView, _ element: IBElement) {
        let end = document.metrics.endMarginOfPreservingRoot
        guard isOnCanvas, end > 0, root.preservesSuperviewLayoutMargins, !hasMargins(element) else { return }
        root.layoutMargins = UIEdgeInsets(top: end, left: 0, bottom: end, right: 0)
    }

    /// Gives a controller what its element says besides its view and its items in bars.
    func prepare(_ controller: UIViewController, _ element: IBElement) {
        controller.documentSideMargin = document.metrics.sideMargin
        register(controller, element)
        describeSegues(of: controller, element)
        if let title = values.text("title", of: element) { controller.title = title }
        if element.child("extendedEdge", key: "edgesForExtendedLayout") != nil {
            controller.edgesForExtendedLayout = edges(element.child("extendedEdge", key: "edgesForExtendedLayout"))
        }
        controller.extendedLayoutIncludesOpaqueBars = element.isYes("extendedLayoutIncludesOpaqueBars")
    }

    /// Registers the guides of a controller's view, which is made with them if it is not there.
    func registerGuides(of controller: UIViewController, _ element: IBElement) {
        let guides = ["top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide]
        for guide in element.child("layoutGuides")?.children ?? [] {
            guard let id = guide.id else { continue }
            objects[id] = guide.word("type", in: guides)
        }
    }

    /// A controller of another storyboard, made by that one's own rules and texts.
    private func makeReferencedController(_ element: IBElement) -> UIViewController {
        guard let name = element["storyboardName"], open.storyboards.count < Self.referenceLimit else {
            return passOver(element, "storyboards refer to each other endlessly, or the reference names none")
        }
        guard
            let found = surroundings.storyboard(named: name),
            let target = found.document.controller(identifier: element["referencedIdentifier"]),
            let builder = found.builder(for: target, in: context, from: self, shownBy: element)
        else {
            let identifier = element["referencedIdentifier"].map { " with a controller \($0.quoted)" } ?? ""
            return passOver(element, "there is no readable storyboard \(name.quoted)\(identifier)")
        }
        let controller = builder.makeHostedController(target)
        builder.makeConstraints()
        builder.connectOutlets(owner: nil)
        return controller
    }

    /// A controller that shows nothing, where the one that is referred to cannot be had.
    private func passOver(_ element: IBElement, _ reason: String) -> UIViewController {
        context.report(
            Diagnostic(
                .warning, .missingReference, view: element.id.map { ViewID($0) }, location: element.location,
                message: reason,
                hints: ["nothing is shown for the reference; check the name, or open the app's whole folder"])
        )
        return UIViewController()
    }

    /// Storyboards that refer to each other without end are followed so far.
    private static let referenceLimit = 8

    private func edges(_ element: IBElement?) -> UIRectEdge {
        let words: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return words.reduce(into: []) { edges, word in
            if element?.isYes(word.0) ?? false { edges.insert(word.1) }
        }
    }
}
