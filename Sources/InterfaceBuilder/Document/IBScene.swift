import Foundation
import KeylineScenes

/// One scene of a document: a controller with its view, or a view that stands alone.
struct IBScene: Sendable {
    enum Kind {
        case controller
        case view
    }

    let id: SceneID
    /// Other names by which people know it.
    let names: [String]
    let kind: Kind
    /// The controller or view.
    let element: IBElement
    /// The environment that the document shows the scene in.
    let environment: SceneEnvironment

    var description: SceneDescription { SceneDescription(id: id, names: names, environment: environment) }
}

extension IBDocument {
    var metrics: CanvasMetrics { CanvasMetrics(tools: tools, device: device) }

    /// The environment of a scene on the canvas: the device, and the size of the scene's own view.
    func environment(of element: IBElement, _ kind: IBScene.Kind) -> SceneEnvironment {
        let canvas = canvasEnvironment
        let plan =
            kind == .view
            ? plan(forView: element, canvas: canvas) : plan(for: shownController(of: element), canvas: canvas)
        return environment(of: element, plan)
    }

    /// The environment of a scene on the device that the document names.
    func deviceEnvironment(of scene: IBScene) -> SceneEnvironment {
        guard scene.kind == .controller else {
            var environment = scene.environment
            // A view that is lower than a screen is a part of one, mostly in its middle.
            if environment.size.height < CanvasMetrics.lowestPhone, environment.size != canvasEnvironment.size {
                environment.safeArea = .zero
            }
            return environment
        }
        return environment(
            of: scene.element, devicePlan(for: shownController(of: scene.element), canvas: canvasEnvironment))
    }

    private func environment(of element: IBElement, _ plan: ScenePlan) -> SceneEnvironment {
        var environment = canvasEnvironment
        // A split view fills the device; what it shows stores the size that it had at some time.
        if element.name == "splitViewController", plan.size != environment.size { return environment }
        // Tabs fill the device too; a shown view that is lower than half of it was stored while it was something else.
        if element.name == "tabBarController", plan.size.height < environment.size.height / 2 { return environment }
        environment.size = plan.size
        environment.safeArea = plan.safeArea
        return environment
    }

    /// The environment of a scene that fills the canvas.
    var canvasEnvironment: SceneEnvironment {
        guard let canvas = device else {
            var environment = SceneEnvironment(size: Self.anySize, scale: 1)
            environment.presentation = .canvas
            environment.safeArea = metrics.safeArea
            environment.contentSizeCategory = metrics.contentSizeCategory
            return environment
        }
        var environment: SceneEnvironment
        if let device = canvas.device {
            environment = SceneEnvironment(device: device, orientation: canvas.orientation)
        } else {
            environment = SceneEnvironment(size: largestViewSize ?? Self.anySize, scale: canvas.scale)
            environment.idiom = canvas.idiom
            environment.horizontalSizeClass = canvas.idiom == .pad ? .regular : .compact
        }
        environment.presentation = .canvas
        environment.screen.orientation = canvas.orientation
        environment.safeArea = metrics.safeArea
        environment.contentSizeCategory = metrics.contentSizeCategory
        environment.appearance = canvas.appearance
        return environment
    }

    /// The square in which documents without a device show scenes of any size.
    private static let anySize = CGSize(width: 600, height: 600)

    private var largestViewSize: CGSize? {
        let sizes = root.subtree.filter { $0.key == "view" }.compactMap { $0.rect("frame")?.size }
        return sizes.max { $0.width * $0.height < $1.width * $1.height }
    }

    /// The size classes of the document's device.
    var sizeClasses: SizeClasses {
        guard let canvas = device else { return .any }
        let metrics = canvas.device?.metrics(canvas.orientation)
        return SizeClasses(
            horizontal: metrics?.horizontal ?? (canvas.idiom == .pad ? .regular : .compact),
            vertical: metrics?.vertical ?? .regular)
    }
}
