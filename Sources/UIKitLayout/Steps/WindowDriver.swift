package import Foundation
import KeylineExecutors
package import KeylineGraphics
package import KeylineScenes

/// Does steps to a window that is shown.
@MainActor
final class WindowDriver: StepDriver {
    private let window: UIWindow
    private let jobs: SceneJobs
    private let timeline: AnimationTimeline
    private let take: () throws -> Scene

    /// The most rounds of animations that start one another; some never end.
    private static let mostRounds = 20

    /// - Parameters:
    ///   - window: The window, laid out.
    ///   - jobs: What its code starts.
    ///   - timeline: Its animations.
    ///   - take: Takes the scene of the window as it is laid out.
    init(_ window: UIWindow, _ jobs: SceneJobs, _ timeline: AnimationTimeline, take: @escaping () throws -> Scene) {
        self.window = window
        self.jobs = jobs
        self.timeline = timeline
        self.take = take
    }

    func takeScene() throws -> Scene {
        window.layoutIfNeeded()
        return try timeline.showingPresent(take)
    }

    // MARK: Touches

    func perform(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome {
        let inWindow = window.convert(scenePoint: point)
        return window.perform(touch, on: id, at: inWindow) ?? performHosted(touch, on: id, at: inWindow)
    }

    /// An element of another layout system belongs to the UIKit view that hosts it.
    private func performHosted(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome {
        guard let host = host(of: id), let content = host.content else { return .untaken }
        let outcome = content.perform(touch, on: id, at: host.convert(point, from: window))
        host.setNeedsLayout()
        return outcome
    }

    func reaches(_ id: ViewID, at point: CGPoint) -> Bool {
        let inWindow = window.convert(scenePoint: point)
        guard let view = view(id) ?? host(of: id) else { return false }
        return ViewTouch(window: window, point: inWindow, target: view).isOnTarget
    }

    private func view(_ id: ViewID) -> UIView? { window.subtree.first { $0.source.id == id } }

    private func host(of id: ViewID) -> _UIHostingView? {
        window.subtree.lazy.compactMap { $0 as? _UIHostingView }.first { host in
            host.content.map { content in
                content.snapshots(in: host).contains { LayoutSnapshot(root: $0).view(id) != nil }
            } ?? false
        }
    }

    // MARK: Scrolling

    func scrolling(of id: ViewID) -> ScrollState? {
        guard let view = view(id) else {
            guard let host = host(of: id), var state = host.content?.scrolling(of: id) else { return nil }
            state.room = window.sceneRect(state.room, of: host)
            return state
        }
        guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return nil }
        let inset = scroll.adjustedContentInset
        let room = scroll.bounds.inset(by: inset)
        return ScrollState(
            offset: scroll.contentOffset, least: CGPoint(x: -inset.left, y: -inset.top),
            most: CGPoint(
                x: scroll.contentSize.width - scroll.bounds.width + inset.right,
                y: scroll.contentSize.height - scroll.bounds.height + inset.bottom),
            room: window.sceneRect(room, of: scroll))
    }

    func scroll(_ id: ViewID, to offset: CGPoint) {
        guard let scroll = view(id) as? UIScrollView else {
            host(of: id)?.content?.scroll(id, to: offset)
            return
        }
        scroll.scrollDelegate?.scrollViewWillBeginDragging(scroll)
        scroll.contentOffset = offset
        scroll.setNeedsLayout()
        window.layoutIfNeeded()
        scroll.scrollDelegate?.scrollViewDidEndDragging(scroll, willDecelerate: false)
    }

    // MARK: Time

    func begin() {
        jobs.renew()
        repeat { window.layoutIfNeeded() } while jobs.runDue()
    }

    func settle() {
        jobs.renew()
        for _ in 0..<Self.mostRounds {
            window.layoutIfNeeded()
            window.settle(jobs)
            guard let end = timeline.end else { return }
            timeline.advance(to: end)
        }
    }

    func pass(_ seconds: Double) {
        timeline.advance(to: timeline.time + seconds)
        jobs.pass(seconds)
        window.layoutIfNeeded()
    }
}

extension UIWindow {
    /// A point of the scene, which counts from the corner of the shown view whatever that view is scrolled to, in the window.
    fileprivate func convert(scenePoint point: CGPoint) -> CGPoint {
        let origin = shownRoot.bounds.origin
        return convert(CGPoint(x: point.x + origin.x, y: point.y + origin.y), from: shownRoot)
    }

    /// A rectangle of a view inside, in the scene.
    fileprivate func sceneRect(_ rect: CGRect, of view: UIView) -> CGRect {
        let origin = shownRoot.bounds.origin
        return shownRoot.convert(rect, from: view).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Does what a step does to a view inside.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - id: The view's id.
    ///   - point: The point that is touched, in points.
    /// - Returns: The outcome; nil where there is no such view.
    package func perform(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome? {
        guard let view = subtree.first(where: { $0.source.id == id }) else { return nil }
        let session = StepSession.current
        session?.touch = point
        defer { session?.touch = nil }
        let viewTouch = ViewTouch(window: self, point: point, target: view)
        switch touch {
        case .tap, .select: return viewTouch.tap()
        case .type(let text): return viewTouch.write(text)
        case .toggle: return viewTouch.toggle()
        }
    }
}
