import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// Controllers inside controllers at most so deep.
    private static let embeddingLimit = 6

    /// Shows the controller that is embedded in a container view, filling it.
    func embedController(in view: UIView, of element: IBElement) {
        guard element.name == "containerView",
            let segue = element.child("connections")?.children.first(where: { $0["kind"] == "embed" }),
            let target = segue["destination"].flatMap({ document.objects[$0] })
        else { return }
        guard open.containers < Self.embeddingLimit else { return reportDepth(segue) }
        if isForCode { return embed(target, segue, in: view) }
        open.containers += 1
        defer { open.containers -= 1 }
        let isShownAlready = document.shownController(of: target).id.map { objects[$0] != nil } ?? false
        let controller = isShownAlready ? makeApart { makeEmbedded(target) } : makeEmbedded(target)
        controllers.embedded.append(controller)
        fill(view, with: controller)
    }

    /// Makes a controller for a container view. Bars of the containers that show it elsewhere are not in this one.
    private func makeEmbedded(_ element: IBElement) -> UIViewController {
        document.contained(in: element).isEmpty ? makeController(element) : makeHostedController(element)
    }

    /// Shows the view of a controller in a container view.
    func fill(_ view: UIView, with controller: UIViewController) {
        guard let embedded = controller.view else { return }
        embedded.frame = view.bounds
        embedded.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        embedded.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(embedded)
    }

    /// Makes objects whose ids others of the scene have already; their constraints speak of each other.
    private func makeApart<Made>(_ make: () -> Made) -> Made {
        let outer = (objects, waitingConstraints)
        objects = [:]
        waitingConstraints = []
        defer { (objects, waitingConstraints) = outer }
        let made = make()
        makeConstraints()
        return made
    }

    private func reportDepth(_ segue: IBElement) {
        context.report(
            Diagnostic(
                .warning, .ignored, view: segue.id.map { ViewID($0) }, location: segue.location,
                message: "controllers embed each other in a cycle, or are nested more than \(Self.embeddingLimit) deep",
                hints: ["the innermost container stays empty; remove one of the embed segues"]))
    }
}
