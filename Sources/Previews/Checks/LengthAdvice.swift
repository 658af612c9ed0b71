import KeylineGraphics
import KeylineScenes

/// Says in words what keeps a view as long as it is, and which priority or line to change.
struct LengthAdvice {
    private let length: FrameExplanation.Length
    private let view: ViewID
    /// The priority of the content's own size that gave way; nil where none did.
    private let contentPriority: Float?

    /// Takes the length of an explanation.
    init(_ length: FrameExplanation.Length, of view: ViewID, in explanation: FrameExplanation) {
        self.length = length
        self.view = view
        let isVertical = [.height, .y].contains(length.part)
        contentPriority =
            explanation.lost.first {
                $0.maker == .content && $0.missedBy > 0 && $0.constraint.first.attribute.isVertical == isVertical
            }?.constraint.priority
    }

    /// Such as `the width is capped by line 41 (label.width == 48): lower its priority to 749 or let the text wrap (numberOfLines = 0)`;
    /// nil where no person's constraint has a part in it.
    var text: String? {
        let own = length.reasons.filter { $0.maker == .person && $0.constraint.state != .broken }
        guard !own.isEmpty else { return stackText }
        let sizes = own.filter { $0.constraint.second == nil && $0.constraint.first.view == view }
        let remedy =
            length.part == .width ? "let the text wrap (numberOfLines = 0)" : "let the text determine its height"
        let lower = contentPriority.map { " to \(Decimals.text(Double($0) - 1))" } ?? ""
        if let cap = sizes.first(where: { $0.constraint.relation != .greaterThanOrEqual }) {
            return "the \(length.part.rawValue) is capped by \(words(cap)): lower its priority\(lower) or \(remedy)"
        }
        let listed = own.prefix(3).map(words).joined(separator: " and ")
        let rest = own.count > 3 ? " and \(own.count - 3) more" : ""
        return "the \(length.part.rawValue) follows from \(listed)\(rest): lower a priority\(lower) or \(remedy)"
    }

    /// A view that only a stack arranges.
    private var stackText: String? {
        guard length.reasons.contains(where: { $0.maker == .stackView }) else { return nil }
        let raised = contentPriority.map { " to \(Decimals.text(Double($0) + 1))" } ?? ""
        return
            "the \(length.part.rawValue) is what its stack view leaves for it: raise its compression resistance\(raised), above "
            + "that of the views beside it"
    }

    /// The command by which a constraint that fixes the length lets it grow; nil where no such constraint has a part in it.
    var command: String? {
        let caps = length.reasons.filter {
            $0.maker == .person && $0.constraint.state != .broken && $0.constraint.second == nil
                && $0.constraint.first.view == view && $0.constraint.relation == .equal
        }
        guard let cap = caps.first?.constraint,
            let command = RepairCommand.set("relation=>=", ofConstraint: cap.identifier, at: cap.location)
        else { return nil }
        return "to let it grow, run \(command)"
    }

    private func words(_ reason: FrameExplanation.Reason) -> String {
        let place = reason.constraint.location?.line.map { "line \($0) " } ?? ""
        return "\(place)(\(reason.constraint.equation))"
    }
}
