package import Foundation
import KeylineAppearance

/// The animations of a scene over a time that only moves when it is told to.
@MainActor
package final class AnimationTimeline {
    /// The timeline of the scene that is being made.
    package static var current: AnimationTimeline { SceneContext.current.timeline }

    /// The present, in seconds since the scene began.
    package private(set) var time: TimeInterval = 0

    private var animations: [Animation] = []
    private var endings: [(time: TimeInterval, completion: (Bool) -> Void)] = []
    private var recording: Recording?

    init() {}

    /// What a view looked like before an animation, and how it changes.
    private struct Animation {
        weak var view: (any Animated)?
        let from: Presentation
        let to: Presentation
        let begin: TimeInterval
        let duration: TimeInterval
        let curve: TimingCurve
    }

    private struct Recording {
        var before: [(view: any Animated, state: Presentation)] = []
        var known: Set<ObjectIdentifier> = []
    }

    // MARK: Recording

    func record(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        completion: ((Bool) -> Void)?,
        _ body: () -> Void
    ) {
        let outer = recording
        recording = Recording()
        body()
        let made = recording
        recording = outer
        let begin = time + max(delay, 0)
        for (view, state) in made?.before ?? [] where state != view.presentation {
            animations.append(
                Animation(
                    view: view, from: state, to: view.presentation, begin: begin, duration: max(duration, 0),
                    curve: curve))
        }
        if let completion { endings.append((begin + max(duration, 0), completion)) }
    }

    func suspend(_ body: () -> Void) {
        let outer = recording
        recording = nil
        body()
        recording = outer
    }

    /// A view is about to change: what it looks like is remembered, if that is being recorded.
    func willChange(_ view: any Animated) {
        guard recording != nil, recording?.known.insert(ObjectIdentifier(view)).inserted == true else { return }
        recording?.before.append((view, view.presentation))
    }

    // MARK: Sampling

    /// The time at which everything has ended that was begun; nil where nothing goes on.
    var end: TimeInterval? {
        (animations.map { $0.begin + $0.duration } + endings.map(\.time)).max()
    }

    /// Runs code while views have the frames and the opacity that they have at present on their way; outside they have the final ones.
    func showingPresent<Result>(_ body: () throws -> Result) rethrows -> Result {
        var ends: [(view: any Animated, end: Presentation)] = []
        var seen: Set<ObjectIdentifier> = []
        for animation in animations {
            guard let view = animation.view, seen.insert(ObjectIdentifier(view)).inserted else { continue }
            let present = presentation(of: view, at: time)
            guard present != view.presentation else { continue }
            ends.append((view, view.presentation))
            view.show(present)
        }
        defer { for (view, end) in ends { view.show(end) } }
        return try body()
    }

    /// Moves the present on, and calls the completions that it passes.
    package func advance(to time: TimeInterval) {
        self.time = max(time, self.time)
        let passed = endings.filter { $0.time <= self.time }.sorted { $0.time < $1.time }
        endings.removeAll { $0.time <= self.time }
        animations.removeAll { $0.view == nil || $0.begin + $0.duration <= self.time }
        for ending in passed { ending.completion(true) }
    }

    /// What a view looks like at a time: the last animation that has to do with it decides.
    func presentation(of view: any Animated, at time: TimeInterval) -> Presentation {
        let own = animations.filter { $0.view === view }
        guard let animation = own.last(where: { $0.begin <= time }) ?? own.first else { return view.presentation }
        let part =
            animation.duration > 0 ? (time - animation.begin) / animation.duration : time < animation.begin ? 0 : 1
        return animation.from.moved(towards: animation.to, by: animation.curve.progress(after: CGFloat(part)))
    }
}

/// What animations change.
@MainActor
protocol Animated: AnyObject {
    /// What it looks like at present.
    var presentation: Presentation { get }
    /// Looks so, while nothing is laid out.
    func show(_ presentation: Presentation)
}

/// The parts of a view that animations change.
struct Presentation: Hashable {
    var frame: CGRect
    var alpha: CGFloat

    func moved(towards other: Presentation, by progress: CGFloat) -> Presentation {
        func blend(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        return Presentation(
            frame: CGRect(
                x: blend(frame.minX, other.frame.minX), y: blend(frame.minY, other.frame.minY),
                width: blend(frame.width, other.frame.width), height: blend(frame.height, other.frame.height)),
            alpha: blend(alpha, other.alpha))
    }
}
