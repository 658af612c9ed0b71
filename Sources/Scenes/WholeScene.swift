import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

extension SceneSource {
    /// Lays out one scene, with its scroll content in full where the environment asks for it.
    ///
    /// A scene with all of its content is laid out on a screen that is high enough for it, so that bars are at its ends and every frame is a
    /// layout's own. Content that scrolls sideways, and content of views whose height does not follow the screen's, still scrolls; the
    /// latter is named by a diagnostic.
    ///
    /// - Parameters:
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The scene. Its environment has the height that it was laid out in, and the device's as `screen.fold`.
    /// - Throws: What `makeScene(_:in:)` throws.
    @MainActor public func makeWholeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        guard let most = environment.mostContentHeight else { return try makeScene(id, in: environment) }
        var search = ContentHeightSearch(
            try makeScene(id, in: environment), room: max(most - environment.size.height, 0))
        while let step = search.nextStep {
            var higher = search.scene.environment
            higher.screen.grow(by: step)
            search.take(try makeScene(id, in: higher))
        }
        return search.noted
    }
}

/// Looks for the height of a screen on which nothing has to scroll up or down.
///
/// Most views that scroll grow by as much as the screen does, and one step is enough. Content may follow the screen's height as well, as a
/// picture of half the screen does, and two views may share the added height: then the next step is found from how much the last one helped.
struct ContentHeightSearch {
    /// The scene on the highest screen that helped.
    private(set) var scene: Scene
    /// The points by which the screen may still grow.
    private var room: CGFloat
    /// The views that scroll, with the height of their content that does not show.
    private var hidden: [ViewID: CGFloat]
    /// The views that do not show more on a higher screen.
    private var fixed: Set<ViewID> = []
    /// The points of the screen that a point of content takes.
    private var ratio: CGFloat = 1
    private var steps = 0

    /// Steps after which the scene is taken as it is, though its content still follows the screen.
    private static let mostSteps = 8
    /// Content that is hidden up to this, in points, is rounding.
    private static let tolerance: CGFloat = 0.5
    /// Content is endless to layout where only code knows how long it is.
    private static let endless: CGFloat = 500_000

    init(_ scene: Scene, room: CGFloat) {
        self.scene = scene
        self.room = room
        hidden = Self.hiddenHeights(scene)
    }

    /// The view whose content needs most, and how much of it does not show.
    private var longest: (view: ViewID, height: CGFloat)? {
        hidden.filter { !fixed.contains($0.key) }
            .max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }.map { ($0.key, $0.value) }
    }

    /// The points by which the screen has to grow next; nil where that is of no more use.
    var nextStep: CGFloat? {
        guard steps < Self.mostSteps, let longest else { return nil }
        let step = min((longest.height * ratio).rounded(.up), room)
        return step >= 1 ? step : nil
    }

    /// Takes the scene on a higher screen, unless that shows no more of any content.
    mutating func take(_ next: Scene) {
        guard let longest else { return }
        steps += 1
        let step = next.environment.size.height - scene.environment.size.height
        let left = Self.hiddenHeights(next)
        let stuck = hidden.keys.filter { !fixed.contains($0) && (left[$0] ?? 0) > (hidden[$0] ?? 0) - step / 64 }
        let helps = hidden.contains { !fixed.contains($0.key) && !stuck.contains($0.key) }
        fixed.formUnion(stuck)
        guard helps else { return }
        let gain = longest.height - (left[longest.view] ?? 0)
        ratio = gain > 0 ? max(step / gain, 1) : 1
        room -= step
        scene = next
        hidden = left
    }

    private static func hiddenHeights(_ scene: Scene) -> [ViewID: CGFloat] {
        var result: [ViewID: CGFloat] = [:]
        for placed in scene.layout.placedViews where placed.isVisible {
            guard let area = placed.view.geometry.scrollableArea else { continue }
            let height = area.height - placed.frame.height
            if height > tolerance, height < endless { result[placed.view.id] = height }
        }
        return result
    }

    /// The scene with a note about content that still scrolls.
    var noted: Scene {
        var result = scene
        let views = scene.layout.viewsByID
        result.diagnostics += hidden.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { id, height in
            views[id].map { note(on: $0, height, isFixed: fixed.contains(id)) }
        }
        return result
    }

    private func note(
        on placed: LayoutSnapshot.PlacedView, _ height: CGFloat, isFixed: Bool
    ) -> Diagnostic {
        let reason =
            isFixed
            ? "the height of the view does not follow the screen's"
            : "a picture is at most \(Int(SceneExtent.mostPixels)) pixels high for its content"
        return Diagnostic(
            .note, .ignored, view: placed.view.id, location: placed.location,
            message: "\(Decimals.short(height)) points of its content still have to be scrolled to: \(reason)")
    }
}
