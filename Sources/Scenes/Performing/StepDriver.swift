package import Foundation
package import KeylineGraphics

/// A scene that is laid out and changes by steps.
@MainActor
package protocol StepDriver: AnyObject {
    /// The scene as it is now, without a flow.
    func takeScene() throws -> Scene
    /// Does something to a view.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - view: The view of an element, by its id in the scene that was taken last.
    ///   - point: The point that is touched, in the scene's coordinates, in points.
    /// - Returns: The outcome.
    func perform(_ touch: StepTouch, on view: ViewID, at point: CGPoint) -> StepOutcome
    /// Whether a touch at a point reaches a view; false where something covers it.
    func reaches(_ view: ViewID, at point: CGPoint) -> Bool
    /// The scrolling of a view; nil where it does not scroll.
    func scrolling(of view: ViewID) -> ScrollState?
    /// Moves the content of a view that scrolls.
    func scroll(_ view: ViewID, to offset: CGPoint)
    /// Runs the work that is due without letting time pass.
    func begin()
    /// Lets everything end that was begun: animations, and tasks up to the usual limit of a scene.
    func settle()
    /// Lets a time in seconds pass.
    func pass(_ seconds: Double)
}

/// The touch of a step.
package enum StepTouch: Hashable, Sendable {
    case tap
    case type(String)
    case select
    case toggle
}

/// The outcome of a touch.
package enum StepOutcome: Hashable, Sendable {
    /// Something took it.
    case taken
    /// Nothing there takes it.
    case untaken
    /// The control there cannot be used at present.
    case disabled
    /// It opens something that is not drawn, in words that end a sentence: "opens a menu".
    case undrawn(String)
}

/// The scrolling of a view, in points.
package struct ScrollState: Hashable, Sendable {
    /// The point of the content at the top left corner of the view.
    package var offset: CGPoint
    /// The least offset.
    package var least: CGPoint
    /// The greatest offset.
    package var most: CGPoint
    /// The part of the view in which content is not covered by bars, in the scene's coordinates.
    package var room: CGRect

    package init(offset: CGPoint, least: CGPoint, most: CGPoint, room: CGRect) {
        self.offset = offset
        self.least = least
        self.most = CGPoint(x: max(most.x, least.x), y: max(most.y, least.y))
        self.room = room
    }

    /// The nearest offset that there is.
    package func limited(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    /// Whether the content moves up and down; otherwise it moves sideways.
    package var isVertical: Bool { most.y > least.y || most.x <= least.x }

    /// The offset that a goal of a step means.
    package func offset(for goal: Step.ScrollGoal) -> CGPoint {
        var result = offset
        let axis: WritableKeyPath<CGPoint, CGFloat> = isVertical ? \.y : \.x
        switch goal {
        case .start: result[keyPath: axis] = least[keyPath: axis]
        case .end: result[keyPath: axis] = most[keyPath: axis]
        case .offset(let points): result[keyPath: axis] = least[keyPath: axis] + CGFloat(points)
        }
        return limited(result)
    }
}
