import KeylineProposalLayout
public import KeylineScenes

/// What views said to one another while a scene was laid out.
public typealias LayoutConversation = KeylineScenes.LayoutConversation

extension LayoutProposal {
    /// The same in words that know no views.
    init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width, height: proposal.height)
    }
}
