import Foundation
import KeylineGraphics
import KeylineScenes

/// The effects of a step's touch on a node.
struct TouchResponses {
    /// Does what a tap does.
    var tap: (@MainActor () -> Void)?
    /// Does what a tap at a point does that differs from place to place, as with the buttons of a stepper; the point is in the scene's
    /// coordinates, in points.
    var tapAt: (@MainActor (CGPoint) -> StepOutcome)?
    /// Whether a row of a list that can be chosen takes the taps in its place.
    var yieldsToRow = false
    /// Takes a text in the place of the one that is there.
    var type: (@MainActor (String) -> Void)?
    /// The node's focus.
    var focus: FocusResponse?
    /// Moves the content of the node.
    var scroll: ScrollMemory?
    /// The effect of a tap that Keyline does not draw, such as "opens a menu".
    var undrawn: String?
    /// The view of another layout system in this place.
    var foreign: (any ForeignLeaf)?

    /// Whether it does something with taps.
    var takesTaps: Bool { tap != nil || tapAt != nil }
}

/// A focus that a view's code knows of.
struct FocusResponse {
    /// Whether the view has it.
    let isFocused: @MainActor () -> Bool
    /// Gives it to the view.
    let gain: @MainActor () -> Void
    /// Takes it from the view.
    let lose: @MainActor () -> Void
}

/// The distance by which the content of a view is moved, in points from the edge where it begins; stays from pass to pass.
final class ScrollMemory {
    /// The offset.
    var offset = CGPoint.zero
    /// The greatest offset that is known of.
    var most = CGPoint.zero

    /// Keeps the offset within the limits of content of a size in room of a size.
    func limit(content: CGSize, in room: CGSize) {
        most = CGPoint(x: max(content.width - room.width, 0), y: max(content.height - room.height, 0))
        offset = CGPoint(x: min(offset.x, most.x), y: min(offset.y, most.y))
    }
}

extension _ViewContext {
    /// The memory of a view's scrolling; nil where no steps are done.
    var scrollMemory: ScrollMemory? {
        scene.takesSteps ? identity.storage.cell("scroll") { ScrollMemory() } : nil
    }
}

extension ViewNode {
    /// Writes typed text into a binding.
    func takeTyping(into text: Binding<String>) {
        responses.type = { text.wrappedValue = $0 }
        responses.tap = {}
    }
}
