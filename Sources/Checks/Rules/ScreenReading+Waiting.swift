import Foundation
import KeylineGraphics
import KeylineScenes

extension ScreenReading {
    /// The outermost view around one, or itself, that is wholly outside the screen and that a constraint puts there: its top is joined to the
    /// bottom of the view around it, or its leading to the trailing edge, as with sheets and panels until code moves them in.
    ///
    /// - Parameter id: The view.
    /// - Returns: The view that waits; nil where none does.
    func viewWaitingOutside(around id: ViewID) -> LayoutSnapshot.PlacedView? {
        let paper = CGRect(origin: .zero, size: scene.displayList.size)
        let chain = ancestry(of: id)
        for (index, placed) in chain.enumerated().reversed() where index + 1 < chain.count {
            let seen = placed.frame.intersection(paper)
            guard seen.isNull || seen.width < 1 || seen.height < 1 else { continue }
            return isJoinedToOppositeEdge(placed.view.id, of: chain[index + 1].view.id) ? placed : nil
        }
        return nil
    }

    private func isJoinedToOppositeEdge(_ view: ViewID, of around: ViewID) -> Bool {
        scene.layout.constraints.contains { constraint in
            guard let second = constraint.second, constraint.relation == .equal, !constraint.isSystem,
                constraint.state == .satisfied,
                Set([constraint.first.view, second.view]) == Set([view, around])
            else { return false }
            return Self.opposites.contains([constraint.first.attribute, second.attribute])
        }
    }

    private static let opposites: Set<Set<LayoutAttribute>> = [
        [.top, .bottom], [.leading, .trailing], [.left, .right], [.topMargin, .bottom], [.top, .bottomMargin],
        [.leadingMargin, .trailing], [.leading, .trailingMargin],
    ]
}
