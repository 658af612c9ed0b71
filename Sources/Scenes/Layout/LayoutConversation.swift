public import Foundation
import KeylineGraphics

/// The exchanges between views while a scene was laid out by proposals: every proposal with its answer, in order, inwards from one view.
///
///     padding is offered 320×480
///       background is offered 300×460
///         …
///       background answers 300×17
///     padding answers 320×37
public struct LayoutConversation: Hashable, Sendable {
    /// A step of the exchange.
    public enum Event: Hashable, Sendable {
        /// A view is offered something.
        case proposal(view: String, depth: Int, LayoutProposal)
        /// A view answers with its size, in points. `isRepeated` where it had answered the same before, so that what it asked is not told
        /// again.
        case answer(view: String, depth: Int, CGSize, isRepeated: Bool)
    }

    /// A proposal with its answer.
    public struct Exchange: Hashable, Sendable {
        /// The proposal.
        public var proposal: LayoutProposal
        /// The size that was answered, in points.
        public var answer: CGSize

        /// Describes an exchange.
        public init(proposal: LayoutProposal, answer: CGSize) {
            self.proposal = proposal
            self.answer = answer
        }
    }

    /// The container around the view; nil for the outermost one.
    public var container: String?
    /// The container's proposals to the view, in order, each once. The last is not always the one that counts.
    public var asked: [Exchange]
    /// The steps from the proposal that counts, in order.
    public var events: [Event]

    /// Describes a conversation.
    public init(container: String? = nil, asked: [Exchange] = [], events: [Event]) {
        self.container = container
        self.asked = asked
        self.events = events
    }
}

extension LayoutConversation: CustomStringConvertible {
    /// A line for each event, further in for each view around.
    public var description: String { events.map(\.description).joined(separator: "\n") }

    /// The container's proposals, then the steps.
    public var text: String {
        guard let container, !asked.isEmpty else { return description }
        let questions = asked.map { "  \($0.proposal) → \(Decimals.text($0.answer))\n" }.joined()
        return "\(container) asks\n\(questions)\(description)"
    }
}

extension LayoutConversation.Event: CustomStringConvertible {
    /// Such as `frame is offered 300×460`, after spaces.
    public var description: String {
        switch self {
        case .proposal(let view, let depth, let proposal):
            String(repeating: "  ", count: depth) + "\(view) is offered \(proposal)"
        case .answer(let view, let depth, let size, let isRepeated):
            String(repeating: "  ", count: depth) + "\(view) answers \(Decimals.text(size))"
                + (isRepeated ? ", as before" : "")
        }
    }
}
