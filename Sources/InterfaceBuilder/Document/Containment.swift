/// The containers whose bars a controller is shown with, as its place in the storyboard implies.
struct Containment: Sendable {
    /// The navigation controller whose bar is above the controller.
    var navigation: IBElement?
    /// The tab bar controller whose bar is below it.
    var tabs: IBElement?
    /// The tab bar controller in the navigation controller's pile: the bar shows its item, whichever tab is chosen, also where the canvas simulates
    /// no tab bar.
    var pushed: IBElement?
    /// The controller inside `tabs` that leads here.
    var tab: IBElement?
    /// The controller below in the navigation controller's pile, to which the bar leads back.
    var below: IBElement?
    /// Whether the canvas shows a navigation bar though no navigation controller leads here.
    var simulatesNavigationBar = false
    /// Whether the canvas shows a toolbar.
    var simulatesToolbar = false
    /// Whether the canvas shows a tab bar though no tab bar controller leads here.
    var simulatesTabBar = false

    var hasNavigationBar: Bool { simulatesNavigationBar || navigation != nil }
}

/// A segue together with the controller that it leads from.
struct IncomingSegue: Sendable {
    let segue: IBElement
    let source: IBElement
}

extension IBDocument {
    /// The segues by the controllers that they lead to, in the order of the document.
    static func incomingSegues(in elements: [IBElement]) -> [String: [IncomingSegue]] {
        var result: [String: [IncomingSegue]] = [:]
        for source in elements where ElementRoles.isController(source) {
            for segue in source.subtree where segue.name == "segue" {
                guard let destination = segue["destination"] else { continue }
                result[destination, default: []].append(IncomingSegue(segue: segue, source: source))
            }
        }
        return result
    }

    /// The containers of a controller: those that it is put into, and those of the controllers that push it.
    func containment(of controller: IBElement) -> Containment {
        var visited: Set<String> = []
        return containment(of: controller, visited: &visited)
    }

    private func containment(of controller: IBElement, visited: inout Set<String>) -> Containment {
        guard let id = controller.id, visited.insert(id).inserted else { return Containment() }
        var result = Containment()
        for incoming in rankedSegues(to: id) {
            if let inferred = containment(through: incoming, to: controller, visited: &visited) {
                result = inferred
                break
            }
            if incoming.segue["kind"] == "relationship", isPreferred(incoming.segue) { break }
        }
        if controller.isYes("hidesBottomBarWhenPushed") { result.tabs = nil }
        applySimulatedMetrics(of: controller, to: &result)
        return result
    }

    /// The segues that put a controller into a container come before those that push it; among equals, the one that the storyboard's author
    /// chose comes first.
    private func rankedSegues(to id: String) -> [IncomingSegue] {
        let segues = incoming[id] ?? []
        func rank(_ incoming: IncomingSegue) -> Int {
            (incoming.segue["kind"] == "relationship" ? 0 : 2) + (isPreferred(incoming.segue) ? 0 : 1)
        }
        return (0...3).flatMap { wanted in segues.filter { rank($0) == wanted } }
    }

    /// Whether the storyboard's author chose a segue as the one that says which bars its destination has.
    private func isPreferred(_ segue: IBElement) -> Bool { preferredSegues.contains(segue.id ?? "") }

    /// What a segue implies; nil for one that implies nothing.
    private func containment(
        through incoming: IncomingSegue, to controller: IBElement, visited: inout Set<String>
    ) -> Containment? {
        let source = incoming.source
        switch (incoming.segue["kind"], incoming.segue["relationship"]) {
        case ("relationship", "rootViewController"):
            var result = containment(of: source, visited: &visited)
            result.navigation = source.isYes("navigationBarHidden") ? nil : source
            result.pushed = nil
            result.below = nil
            return result
        case ("relationship", "viewControllers"):
            var result = containment(of: source, visited: &visited)
            result.pushed = result.navigation == nil ? nil : source
            result.tabs = source
            result.tab = controller
            return result
        case ("relationship", "masterViewController"), ("relationship", "detailViewController"),
            ("relationship", "supplementaryViewController"):
            // A split view gives its controllers a bar at the bottom where it has one itself.
            let result = containment(of: source, visited: &visited)
            return result.tabs == nil ? nil : Containment(tabs: result.tabs, tab: result.tab)
        case ("show", _), ("push", _): return containmentOfPushed(by: source, visited: &visited)
        case ("showDetail", _): return pushesDetails ? containmentOfPushed(by: source, visited: &visited) : nil
        default: return nil
        }
    }

    private func containmentOfPushed(by source: IBElement, visited: inout Set<String>) -> Containment? {
        var result = containment(of: source, visited: &visited)
        result.below = source
        if result.pushed != nil {
            // It covers the tabs that it was pushed from.
            result.below = result.pushed
            result.tabs = nil
            result.pushed = nil
        }
        return result.hasNavigationBar || result.tabs != nil ? result : nil
    }

    /// Whether details are pushed onto the list that leads to them, as in a split view of a compact width.
    ///
    /// Source: Apple, `UIViewController.showDetailViewController(_:sender:)`.
    private var pushesDetails: Bool { sizeClasses.horizontal == .compact }

    private func applySimulatedMetrics(of controller: IBElement, to result: inout Containment) {
        if let top = controller.value(of: "simulatedTopBarMetrics") {
            result.simulatesNavigationBar = top.name == "simulatedNavigationBarMetrics"
            if !result.simulatesNavigationBar { result.navigation = nil }
        }
        if let bottom = controller.value(of: "simulatedBottomBarMetrics") {
            result.simulatesToolbar = bottom.name == "simulatedToolbarMetrics"
            result.simulatesTabBar = bottom.name == "simulatedTabBarMetrics"
            if !result.simulatesTabBar { result.tabs = nil }
        }
    }
}
