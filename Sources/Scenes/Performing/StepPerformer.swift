import Foundation
import KeylineByteText
import KeylineGraphics

/// Does the steps of a scene's environment one after the other, and takes a picture after each.
///
/// A step is settled before the next one begins, so that its picture shows the end of what it started; where the next one waits, time
/// does not pass after it, and the wait samples the animations. There is no clock besides, so the same steps give the same pictures.
@MainActor
package struct StepPerformer {
    private let driver: any StepDriver
    private var scene: Scene
    private let location: SourceLocation?
    private var number = 0

    /// The time for which the picture of a step is seen when a flow is played, in hundredths of a second.
    private static let pause = 100
    /// The time between two samples of an animation, in hundredths of a second.
    private static let sample = 5
    /// The most screens through which an element that is not there yet is looked for.
    private static let mostScreens = 50

    private init(_ driver: any StepDriver) throws {
        self.driver = driver
        scene = try driver.takeScene()
        // The outermost views may be those that the layout adds around the source's.
        location = scene.layout.placedViews.lazy.compactMap(\.location).first
    }

    /// Does steps.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - driver: Does them to a scene that is laid out.
    /// - Returns: The scene after the last one, with the way there.
    /// - Throws: `StepError` where a step cannot be done, or what taking a scene throws.
    package static func perform(_ steps: [Step], with driver: any StepDriver) throws -> Scene {
        var performer = try StepPerformer(driver)
        var flow = [FlowPicture(scene: performer.scene, step: nil, hundredths: pause)]
        for (index, step) in steps.enumerated() {
            performer.number = index + 1
            let isFollowedByWait = index + 1 < steps.count && steps[index + 1].isWait
            flow += try performer.perform(step, isFollowedByWait: isFollowedByWait)
        }
        var result = performer.scene
        result.flow = flow
        return result
    }

    private mutating func perform(_ step: Step, isFollowedByWait: Bool) throws -> [FlowPicture] {
        if case .wait(let seconds) = step.action {
            return try wait(seconds, step, isFollowedByWait: isFollowedByWait)
        }
        switch step.action {
        case .tap(let selector): try touch(.tap, selector, .any, step)
        case .select(let selector): try touch(.select, selector, .any, step)
        case .toggle(let selector): try touch(.toggle, selector, .toggle, step)
        case .type(let text, let selector): try touch(.type(text), selector, .field, step)
        case .scroll(let selector, let goal): try scroll(selector, to: goal, step)
        case .wait: break
        }
        if isFollowedByWait { driver.begin() } else { driver.settle() }
        scene = try driver.takeScene()
        return [FlowPicture(scene: scene, step: step, hundredths: isFollowedByWait ? Self.sample : Self.pause)]
    }

    /// Lets time pass, with a picture after each part of it; the last part may be shorter.
    private mutating func wait(_ seconds: Double, _ step: Step, isFollowedByWait: Bool) throws -> [FlowPicture] {
        let whole = Int((seconds * 100).rounded())
        var pictures: [FlowPicture] = []
        var passed = 0
        while passed < whole {
            let part = min(Self.sample, whole - passed)
            driver.pass(Double(part) / 100)
            passed += part
            scene = try driver.takeScene()
            pictures.append(FlowPicture(scene: scene, step: step, isPassing: true, hundredths: part))
        }
        if pictures.isEmpty { pictures = [FlowPicture(scene: scene, step: step, hundredths: 0)] }
        pictures[pictures.count - 1].isPassing = false
        if !isFollowedByWait { pictures[pictures.count - 1].hundredths = Self.pause }
        return pictures
    }

    private func failure(_ step: Step, _ reason: String, _ hint: String? = nil) -> StepError {
        StepError(number: number, step: step, reason: reason, hint: hint, location: location)
    }

    // MARK: Elements

    private mutating func touch(_ touch: StepTouch, _ selector: String, _ kind: ElementSearch.Kind, _ step: Step) throws
    {
        let element = try revealed(selector, kind, step)
        guard driver.reaches(element.view, at: element.activationPoint) else {
            throw failure(step, "\(selector.quoted) is covered by something else")
        }
        switch driver.perform(touch, on: element.view, at: element.activationPoint) {
        case .taken: return
        case .disabled: throw failure(step, "\(selector.quoted) cannot be used: it is disabled")
        case .undrawn(let what): throw failure(step, "\(selector.quoted) \(what), which Keyline does not draw")
        case .untaken where element.content.traits.contains(.adjustable):
            throw failure(
                step, "\(selector.quoted) is a \(element.className) whose value is adjusted, which no step does",
                "begin with the value in the code or the state of the scene")
        case .untaken:
            throw failure(step, "nothing happens: \(selector.quoted) is a \(element.className) that does not take it")
        }
    }

    /// The element of a selector, moved into view.
    private mutating func revealed(
        _ selector: String, _ kind: ElementSearch.Kind, _ step: Step
    ) throws -> AccessibilityElement {
        let element = try found(selector, kind, step)
        try reveal(element)
        let matches = ElementSearch(scene).matches(selector, kind)
        let moved = matches.first { $0.view == element.view } ?? matches.first ?? element
        let screen = CGRect(origin: .zero, size: scene.environment.size)
        guard screen.contains(moved.activationPoint) else {
            throw failure(step, "\(selector.quoted) is off the screen, and nothing scrolls to it")
        }
        return moved
    }

    /// The one element of a selector; where it is not there, views that scroll are scrolled from their beginning to their end.
    private mutating func found(
        _ selector: String, _ kind: ElementSearch.Kind, _ step: Step
    ) throws -> AccessibilityElement {
        let here = ElementSearch(scene)
        if let element = try only(here.matches(selector, kind), selector, step) { return element }
        for view in scrollViews {
            guard let before = driver.scrolling(of: view) else { continue }
            driver.scroll(view, to: before.least)
            for _ in 0..<Self.mostScreens {
                scene = try driver.takeScene()
                if let element = try only(ElementSearch(scene).matches(selector, kind), selector, step) {
                    return element
                }
                guard let now = driver.scrolling(of: view) else { break }
                let page = CGPoint(
                    x: now.offset.x + (now.isVertical ? 0 : now.room.width * 0.8),
                    y: now.offset.y + (now.isVertical ? now.room.height * 0.8 : 0))
                let next = now.limited(page)
                guard next != now.offset else { break }
                driver.scroll(view, to: next)
                guard driver.scrolling(of: view)?.offset != now.offset else { break }
            }
            driver.scroll(view, to: before.offset)
        }
        scene = try driver.takeScene()
        let missing = here.missing(selector, kind)
        throw failure(step, missing.reason, missing.hint)
    }

    /// The only match, or the only one that nothing covers; nil where there is none.
    private func only(
        _ matches: [AccessibilityElement], _ selector: String, _ step: Step
    ) throws -> AccessibilityElement? {
        if matches.count < 2 { return matches.first }
        let screen = CGRect(origin: .zero, size: scene.environment.size)
        let reached = matches.filter {
            !screen.contains($0.activationPoint) || driver.reaches($0.view, at: $0.activationPoint)
        }
        if reached.count == 1 { return reached[0] }
        let ambiguous = ElementSearch.ambiguous(selector, reached.isEmpty ? matches : reached)
        throw failure(step, ambiguous.reason, ambiguous.hint)
    }

    // MARK: Scrolling

    /// The views that scroll, from the outermost inwards.
    private var scrollViews: [ViewID] {
        scene.layout.placedViews.filter { $0.isVisible && $0.view.geometry.scrollableArea != nil }.map(\.view.id)
            .filter { view in driver.scrolling(of: view).map { $0.least != $0.most } ?? false }
    }

    /// Scrolls the views around an element so far that all of it shows, or as much as has room.
    private mutating func reveal(_ element: AccessibilityElement) throws {
        let around = ViewAncestry(scene.layout.placedViews).views(from: element.view)
        for view in around {
            guard let state = driver.scrolling(of: view),
                let frame = ElementSearch(scene).frame(of: element), !state.room.contains(frame)
            else { continue }
            func distance(_ least: CGFloat, _ most: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
                if least < start || most - least > end - start { return least - start }
                return most > end ? most - end : 0
            }
            let room = state.room
            let target = state.limited(
                CGPoint(
                    x: state.offset.x + distance(frame.minX, frame.maxX, room.minX, room.maxX),
                    y: state.offset.y + distance(frame.minY, frame.maxY, room.minY, room.maxY)))
            guard target != state.offset else { continue }
            driver.scroll(view, to: target)
            scene = try driver.takeScene()
        }
    }

    /// Scrolls as often as there is more content than before, as there is once lazy views are made.
    private mutating func scroll(_ view: ViewID, to goal: Step.ScrollGoal) throws {
        guard let beginning = driver.scrolling(of: view) else { return }
        var target = beginning.offset(for: goal)
        for _ in 0..<Self.mostScreens {
            driver.scroll(view, to: target)
            scene = try driver.takeScene()
            guard let now = driver.scrolling(of: view), now.offset(for: goal) != target else { return }
            target = now.offset(for: goal)
        }
    }

    private mutating func scroll(_ selector: String, to goal: Step.ScrollGoal, _ step: Step) throws {
        let views = scene.layout.placedViews.filter { $0.isVisible && driver.scrolling(of: $0.view.id) != nil }
        let ways: [(ViewSnapshot) -> String?] = [
            { $0.accessibility.identifier }, { $0.id.rawValue }, { $0.identity.name },
            { $0.accessibility.changes.label ?? $0.accessibility.content.label }, { $0.className },
        ]
        var named: [LayoutSnapshot.PlacedView] = []
        for way in ways where named.isEmpty { named = views.filter { way($0.view) == selector } }
        guard let view = named.first else {
            let names = views.map { ($0.view.accessibility.identifier ?? $0.view.id.rawValue).quoted }
            throw failure(
                step, "no view that scrolls is called \(selector.quoted)",
                names.isEmpty
                    ? "nothing on the screen scrolls" : "these scroll: \(names.joined(separator: ", "))")
        }
        guard named.count == 1 else {
            let names = named.map(\.view.id.rawValue.quoted).joined(separator: ", ")
            throw failure(
                step, "\(named.count) views that scroll are called \(selector.quoted)",
                "name one by its identifier or id: \(names)")
        }
        try scroll(view.view.id, to: goal)
    }
}

extension ElementSearch {
    /// The frame of an element now; nil where it is gone.
    func frame(of element: AccessibilityElement) -> CGRect? {
        elements.first {
            $0.view == element.view && $0.identifier == element.identifier
                && $0.content.label == element.content.label
        }?.frame
    }
}
