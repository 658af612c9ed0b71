package import Foundation
import KeylineExecutors
package import KeylineGraphics
package import KeylineScenes

/// A window that stays laid out while constants of its constraints change.
@MainActor
package final class LiveWindow: LiveScene {
    package let layout: LayoutSnapshot
    private let context: SceneContext
    private let window: UIWindow
    /// The constraints of `layout`, in its order.
    private let constraints: [NSLayoutConstraint]
    /// The document's constants of constraints that have another one at present, by their places in `layout`.
    private var given: [Int: CGFloat] = [:]
    /// Whether constraints contradicted each other, or left a view open, with the constants before.
    private var isInDoubt = false
    /// The views whose content is measured first by itself and then for the width that it got. A scene that is made anew begins with the former.
    private let wrapping: [UIView]
    /// The maker of the window's views, which they do not hold themselves.
    private let builder: AnyObject?

    /// Builds a window in a context, lays it out and keeps it.
    ///
    /// - Parameters:
    ///   - context: The context of the scene.
    ///   - builder: What is kept with the window.
    ///   - makeWindow: Builds the window.
    /// - Returns: The window; nil where its layout depends on more than its constraints: where they contradict each other or leave a view
    ///   open, a solution is one of many, and the one before has a part in it; lists measure their rows when they make them.
    /// - Throws: What `makeWindow` throws.
    package static func make(
        in context: SceneContext, keeping builder: AnyObject? = nil, _ makeWindow: () throws -> UIWindow
    ) throws -> LiveWindow? {
        let window = try layingOut(in: context) { jobs in
            let window = try makeWindow()
            ViewNaming.name(window)
            window.makeKeyAndVisible()
            window.settle(jobs)
            return window
        }
        return context.perform { window.flatMap { LiveWindow($0, in: context, keeping: builder) } }
    }

    private init?(_ window: UIWindow, in context: SceneContext, keeping builder: AnyObject?) {
        let root = window.shownRoot
        let views = window.subtree
        guard let engine = window.engine, !views.contains(where: engine.isAmbiguous),
            !views.contains(where: { $0 is any ListScrolling })
        else { return nil }
        self.window = window
        self.context = context
        self.builder = builder
        wrapping = views.filter(\.contentFollowsWidth)
        let (layout, constraints) = root.layoutSnapshotWithConstraints()
        self.layout = layout.identified
        self.constraints = constraints
    }

    package func layout(withConstants constants: [Int: CGFloat]) -> LayoutSnapshot? {
        // What was given up may not have come back.
        if isInDoubt, solution(withConstants: [:]) != layout { return nil }
        let solution = solution(withConstants: constants)
        isInDoubt = solution == nil
        return solution
    }

    private func solution(withConstants constants: [Int: CGFloat]) -> LayoutSnapshot? {
        Self.layingOut(in: context) { jobs in
            for (place, constant) in given where constants[place] == nil { constraints[place].constant = constant }
            given = given.filter { constants[$0.key] != nil }
            for (place, constant) in constants {
                if given[place] == nil { given[place] = constraints[place].constant }
                constraints[place].constant = constant
            }
            for view in wrapping { view.invalidateIntrinsicContentSize() }
            window.layoutIfNeeded()
            window.settle(jobs)
            let layout = window.shownRoot.layoutSnapshot().identified
            return layout.placedViews.contains(where: \.view.sizing.isAmbiguous) ? nil : layout
        }
    }

    package func displayList() -> DisplayList { context.perform { window.displayList() } }

    /// Runs layout code; nil where it makes a mistake or constraints contradict each other.
    private static func layingOut<Result>(
        in context: SceneContext, _ body: (SceneJobs) throws -> Result?
    ) rethrows -> Result? {
        try context.performSettling { jobs in
            var result: Result?
            let (conflicts, exceptions) = try LayoutException.collecting {
                try UnsatisfiableConstraints.collecting { result = try body(jobs) }
            }
            return conflicts.isEmpty && exceptions.isEmpty ? result : nil
        }
    }
}
