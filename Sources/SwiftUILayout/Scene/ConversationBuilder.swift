import KeylineProposalLayout
import KeylineScenes

/// Puts what a recorder noted in order.
struct ConversationBuilder {
    private let recorder: LayoutRecorder
    private var views: [ObjectIdentifier: ViewNode] = [:]
    private var told: Set<Question> = []
    private var events: [LayoutConversation.Event] = []

    private struct Question: Hashable {
        let node: ObjectIdentifier
        let proposal: ProposedViewSize
    }

    /// What was said below a node, for the proposal that it was laid out with.
    static func conversation(of node: ViewNode, in root: ViewNode, _ recorder: LayoutRecorder) -> LayoutConversation {
        var builder = ConversationBuilder(recorder: recorder)
        var waiting = [root]
        while let next = waiting.popLast() {
            builder.views[ObjectIdentifier(next.layout)] = next
            waiting += next.views
        }
        builder.tell(node.layout, node.proposal, node.layout.size(in: node.proposal), depth: 0)
        return LayoutConversation(
            container: node.parent?.identity.kind, asked: recorder.exchanges(with: node.layout), events: builder.events)
    }

    private init(recorder: LayoutRecorder) {
        self.recorder = recorder
    }

    private mutating func tell(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize, depth: Int) {
        let view = views[ObjectIdentifier(node)]
        let name = view?.identity.kind ?? "view"
        events.append(.proposal(view: name, depth: depth, LayoutProposal(proposal)))
        let isNew = told.insert(Question(node: ObjectIdentifier(node), proposal: proposal)).inserted
        if isNew {
            var exchanges = recorder.exchanges(of: node, measuring: proposal)
            if view?.proposal == proposal { exchanges += placing(node, after: exchanges) }
            for exchange in exchanges { tell(exchange.node, exchange.proposal, exchange.answer, depth: depth + 1) }
        }
        events.append(.answer(view: name, depth: depth, size, isRepeated: !isNew))
    }

    /// What a node asked only when it placed its children, as an overlay does.
    private func placing(
        _ node: LayoutNode, after exchanges: [LayoutRecorder.Exchange]
    ) -> [LayoutRecorder.Exchange] {
        var asked = Set(exchanges.map { Question(node: ObjectIdentifier($0.node), proposal: $0.proposal) })
        return recorder.exchangesPlacing(of: node).filter { exchange in
            exchange.node !== node
                && asked.insert(Question(node: ObjectIdentifier(exchange.node), proposal: exchange.proposal)).inserted
        }
    }
}

extension LayoutRecorder {
    /// What a node was asked, in order, each proposal once.
    fileprivate func exchanges(with node: LayoutNode) -> [LayoutConversation.Exchange] {
        firstExchanges(with: node).map { exchange in
            LayoutConversation.Exchange(proposal: LayoutProposal(exchange.proposal), answer: exchange.answer)
        }
    }
}
