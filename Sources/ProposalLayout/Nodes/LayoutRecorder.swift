/// Notes which proposals a node makes to its children, and what they answer.
package final class LayoutRecorder {
    /// A proposal to a child and its answer.
    package struct Exchange {
        package let node: LayoutNode
        package let proposal: ProposedViewSize
        package let answer: CGSize
    }

    private struct Question: Hashable {
        let node: ObjectIdentifier
        let proposal: ProposedViewSize
    }

    private var measuring: [Question: [Exchange]] = [:]
    private var placing: [ObjectIdentifier: [Exchange]] = [:]
    private var open: [[Exchange]] = [[]]
    private var answered: [ObjectIdentifier: [Exchange]] = [:]

    package init() {}

    /// Returns the proposals that a node made before it answered one.
    package func exchanges(of node: LayoutNode, measuring proposal: ProposedViewSize) -> [Exchange] {
        measuring[Question(node: ObjectIdentifier(node), proposal: proposal)] ?? []
    }

    /// Returns the proposals that a node made when it last placed its children.
    package func exchangesPlacing(of node: LayoutNode) -> [Exchange] { placing[ObjectIdentifier(node)] ?? [] }

    /// Returns the proposals that a node got from its parent, in order, each once.
    package func firstExchanges(with node: LayoutNode) -> [Exchange] {
        var proposals: Set<ProposedViewSize> = []
        return (answered[ObjectIdentifier(node)] ?? []).filter { proposals.insert($0.proposal).inserted }
    }

    func begin(_ node: LayoutNode, _ proposal: ProposedViewSize) {
        open.append([])
    }

    func end(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {
        measuring[Question(node: ObjectIdentifier(node), proposal: proposal)] = open.popLast()
        note(node, proposal, size)
    }

    func note(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize) {
        let exchange = Exchange(node: node, proposal: proposal, answer: size)
        open[open.count - 1].append(exchange)
        answered[ObjectIdentifier(node), default: []].append(exchange)
    }

    func beginPlacing(_ node: LayoutNode, _ proposal: ProposedViewSize) {
        open.append([])
    }

    func endPlacing(_ node: LayoutNode) {
        placing[ObjectIdentifier(node)] = open.popLast()
    }
}
