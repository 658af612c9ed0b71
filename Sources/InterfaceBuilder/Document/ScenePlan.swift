import Foundation
import KeylineGraphics
import KeylineScenes

/// How the canvas shows a controller's view: what is around it, and what reaches over it.
struct ScenePlan: Sendable {
    /// The size of the window, in points.
    var size: CGSize
    /// The insets that the device takes from the window's edges, in points.
    var safeArea = Insets.zero
    /// The height of the navigation bar, in points; nil for none.
    var navigationBarHeight: CGFloat?
    /// The height of the tab bar or toolbar without the device's inset, in points; nil for none.
    var bottomBarHeight: CGFloat?
    /// Whether the bar at the bottom is one of tabs.
    var hasTabBar = false
    /// The containers that the bars belong to.
    var containment = Containment()
    /// Whether the view reaches below the bar at the top.
    var extendsUnderTopBar = true
    /// Whether the view reaches below the bar at the bottom.
    var extendsUnderBottomBar = true
}

extension IBDocument {
    /// The plan by which a device shows a controller.
    ///
    /// The device decides the size of the screen, and the edges and bars of the controller whether its view reaches below those. The frame of
    /// the view, which Xcode stored at some time, decides only where no device does: of scenes of a size of their own, of scenes
    /// inside another view, and of sheets, which are lower than the device.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - canvas: The environment of a scene that fills the canvas.
    /// - Returns: The plan.
    func devicePlan(for controller: IBElement, canvas: SceneEnvironment) -> ScenePlan {
        var plan = plan(for: controller, canvas: canvas)
        let stored = controller.value(of: "view").flatMap(storedSize)
        let isBelowBar = !plan.extendsUnderTopBar || !plan.extendsUnderBottomBar
        let reachesUnderOpaqueBars = controller.isYes("extendedLayoutIncludesOpaqueBars")
        plan.extendsUnderTopBar = reachesUnderOpaqueBars || !hasOpaqueBar("simulatedTopBarMetrics", controller)
        plan.extendsUnderBottomBar = reachesUnderOpaqueBars || !hasOpaqueBar("simulatedBottomBarMetrics", controller)
        guard let stored, device?.device != nil, isBelowBar || isOfAnotherDevice(stored, controller, canvas) else {
            return plan
        }
        plan.size = canvas.size
        plan.safeArea = canvas.safeArea
        return plan
    }

    /// Whether a controller's author says that content does not shine through a bar that code will add.
    private func hasOpaqueBar(_ key: String, _ controller: IBElement) -> Bool {
        controller.value(of: key)?["translucent"] == "NO"
    }

    /// Whether the stored size of a controller's view is the screen of another phone.
    private func isOfAnotherDevice(_ stored: CGSize, _ controller: IBElement, _ canvas: SceneEnvironment) -> Bool {
        guard canvas.idiom == .phone, stored.width != canvas.size.width,
            controller.child("freeformSimulatedSizeMetrics") == nil, controller.size("preferredContentSize") == nil
        else { return false }
        let segues = controller.id.flatMap { incoming[$0] } ?? []
        return !segues.contains { ["embed", "popover", "popoverPresentation"].contains($0.segue["kind"] ?? "") }
            && Device.all.contains { $0.size(.portrait) == stored || $0.size(.landscape) == stored }
    }

    /// How the canvas shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - canvas: The environment of a scene that fills the canvas.
    /// - Returns: The plan.
    func plan(for controller: IBElement, canvas: SceneEnvironment) -> ScenePlan {
        let stored = controller.value(of: "view").flatMap(storedSize)
        var plan = ScenePlan(size: canvas.size, safeArea: canvas.safeArea)
        let hasRecordedBar = planBars(for: controller, width: stored?.width, canvas: canvas, in: &plan)
        guard let stored, stored != canvas.size else { return plan }
        let missing = canvas.size.height - stored.height
        if hasRecordedBar, stored.width != canvas.size.width {
            // What an embedded, narrower scene presents is as narrow, below a bar of its width.
            plan.size = stored
            plan.safeArea.bottom = 0
            return plan
        }
        let isFreeform = controller.child("freeformSimulatedSizeMetrics") != nil
        if isFreeform || stored.width != canvas.size.width || missing < 0 {
            plan.size = stored
            // A scene narrower than an iPad is a sheet or a column, which has no insets.
            let isPart = canvas.idiom == .pad && !isFreeform && stored.width < canvas.size.width
            plan.safeArea = isPart ? .zero : metrics.freeformSafeArea(of: stored)
            return plan
        }
        shrink(&plan, to: stored, missing: missing)
        // A root that Xcode marked is not as large as its container will make it.
        if controller.value(of: "view")?.isYes("misplaced") ?? false { plan.size = canvas.size }
        return plan
    }

    /// How the canvas shows a view at the top of a XIB or beside a controller.
    ///
    /// The canvas treats a plain view as a controller's, whatever its size; other kinds live in containers, which have no insets.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - canvas: The environment of a scene that fills the canvas.
    /// - Returns: The plan.
    func plan(forView view: IBElement, canvas: SceneEnvironment) -> ScenePlan {
        let stored = storedSize(of: view)
        guard view.name == "view" else { return ScenePlan(size: stored ?? canvas.size) }
        var plan = ScenePlan(size: canvas.size, safeArea: canvas.safeArea)
        _ = planBars(for: view, width: stored?.width, canvas: canvas, in: &plan)
        guard let stored, stored != canvas.size else { return plan }
        let missing = canvas.size.height - stored.height
        let isBelowBar = missing > 0 && plan.navigationBarHeight != nil && stored.width == canvas.size.width
        if isBelowBar, view.child("freeformSimulatedSizeMetrics") == nil {
            shrink(&plan, to: stored, missing: missing)
        } else {
            plan.size = stored
            plan.safeArea = metrics.freeformSafeArea(of: stored)
        }
        return plan
    }

    /// The size that an element stores for the document's size classes, in points; nil where it has none.
    private func storedSize(of view: IBElement) -> CGSize? {
        let frame = view.resolved(for: sizeClasses).rect("frame")
        return frame.flatMap { $0.width > 0 && $0.height > 0 ? $0.size : nil }
    }

    /// Adds the bars of a controller's containers to its plan.
    ///
    /// - Parameters:
    ///   - controller: The controller, or the view at the top of a XIB.
    ///   - width: The stored width of its view, in points.
    ///   - canvas: The environment of a scene that fills the canvas.
    ///   - plan: The plan.
    /// - Returns: Whether the document recorded the navigation bar for that width or the canvas's.
    private func planBars(
        for controller: IBElement, width: CGFloat?, canvas: SceneEnvironment, in plan: inout ScenePlan
    ) -> Bool {
        let containment = containment(of: controller)
        plan.containment = containment
        var isRecorded = false
        if containment.hasNavigationBar {
            let bar = containment.navigation?.child("navigationBar", key: "navigationBar")
            let recorded = recordedFrame(of: bar, widths: [canvas.size.width, width ?? 0])
            isRecorded = recorded != nil
            plan.navigationBarHeight = recorded?.height ?? metrics.navigationBarHeight(largeTitles: false)
            if let recorded { plan.safeArea.top = recorded.minY }
        }
        if containment.tabs != nil || containment.simulatesTabBar {
            plan.bottomBarHeight = metrics.tabBarHeight(in: canvas)
            plan.hasTabBar = true
        } else if containment.simulatesToolbar || containment.navigation?.flag("toolbarHidden") == false {
            plan.bottomBarHeight = metrics.toolbarHeight
        }
        return isRecorded
    }

    /// Where the document recorded a bar. A bar of another width was recorded on another device.
    private func recordedFrame(of bar: IBElement?, widths: [CGFloat]) -> CGRect? {
        guard let frame = bar?.rect("frame"), widths.contains(frame.width), frame.height > 0 else { return nil }
        return frame
    }

    /// A view that is shorter than the device lies on a sheet, or below bars that it does not reach under.
    private func shrink(_ plan: inout ScenePlan, to stored: CGSize, missing: CGFloat) {
        let bar = plan.navigationBarHeight ?? 0
        let bottom = (plan.bottomBarHeight ?? 0) + plan.safeArea.bottom
        let endsAboveBar = plan.bottomBarHeight != nil && missing == bottom
        plan.extendsUnderTopBar = bar == 0 || missing < bar || endsAboveBar
        var covered = plan.extendsUnderTopBar ? 0 : bar
        if plan.extendsUnderTopBar {
            if !endsAboveBar { plan.safeArea = metrics.sheetSafeArea(plan.safeArea, hasBar: bar > 0) }
        } else {
            if missing < bar + plan.safeArea.top { plan.safeArea.top = 0 }
            covered += plan.safeArea.top
        }
        if plan.bottomBarHeight != nil, missing - covered >= bottom {
            plan.extendsUnderBottomBar = false
            covered += bottom
        }
        plan.size = CGSize(width: stored.width, height: stored.height + covered)
    }
}
