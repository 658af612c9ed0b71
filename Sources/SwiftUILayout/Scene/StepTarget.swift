import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds what takes a step's touch among nodes that are laid out.
@MainActor
struct StepTarget {
    private let root: ViewNode

    init(_ root: ViewNode) {
        self.root = root
    }

    /// Does what a step does to a view.
    func perform(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome {
        guard let node = node(id) else { return performForeign(touch, on: id, at: point) }
        // The element itself, the nodes inside, and then the nodes around.
        let inside = [node] + node.descendants
        let around = Array(sequence(first: node.parent, next: { $0?.parent }).prefix { $0 != nil }.compactMap(\.self))
        let takers = inside + around
        if case .type(let text) = touch {
            guard let taker = inside.first(where: { $0.responses.type != nil }) else { return .untaken }
            guard taker.environment.isEnabled else { return .disabled }
            focus(taker)
            taker.responses.type?(text)
            return .taken
        }
        if let undrawn = inside.lazy.compactMap(\.responses.undrawn).first { return .undrawn(undrawn) }
        guard var taker = takers.first(where: { $0.responses.takesTaps && $0.environment.takesTouches }) else {
            return .untaken
        }
        guard taker.environment.isEnabled else { return .disabled }
        if taker.responses.type != nil { focus(taker) }
        if taker.responses.yieldsToRow, let row = taker.row, row.responses.takesTaps { taker = row }
        if let tapAt = taker.responses.tapAt { return tapAt(point) }
        taker.responses.tap?()
        return .taken
    }

    /// Gives the focus to a field, if its code wants to know, and takes it from the others.
    private func focus(_ node: ViewNode) {
        for other in root.descendants where other.responses.focus?.isFocused() == true {
            other.responses.focus?.lose()
        }
        sequence(first: node) { $0.parent }.lazy.compactMap(\.responses.focus).first?.gain()
    }

    private func node(_ id: ViewID) -> ViewNode? {
        root.identity.id == id ? root : root.descendants.first { $0.identity.id == id }
    }

    // MARK: Views of another layout system

    private func performForeign(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome {
        for node in root.descendants {
            guard let leaf = node.responses.foreign else { continue }
            let local = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
            if let outcome = leaf.perform(touch, on: id, at: local) { return outcome }
        }
        return .untaken
    }

    // MARK: Scrolling

    /// The scrolling of a view; nil where it does not scroll.
    func scrolling(of id: ViewID) -> ScrollState? {
        guard let node = node(id), let memory = node.responses.scroll else { return nil }
        return ScrollState(offset: memory.offset, least: .zero, most: memory.most, room: node.frame)
    }

    /// Moves the content of a view that scrolls; it is seen with the next layout.
    func scroll(_ id: ViewID, to offset: CGPoint) {
        node(id)?.responses.scroll?.offset = offset
    }
}

extension ViewNode {
    /// Everything inside, each node before those inside it.
    fileprivate var descendants: [ViewNode] {
        var result: [ViewNode] = []
        var waiting = Array(views.reversed())
        while let node = waiting.popLast() {
            result.append(node)
            waiting += node.views.reversed()
        }
        return result
    }
}
