public import Foundation
public import KeylineProposalLayout
public import KeylineGraphics
public import KeylineScenes

/// What views said to one another while a scene was laid out: every proposal with its answer, in order, down from the window or from one
/// view.
///
///     padding is offered 320×480
///       background is offered 300×460
///         …
///       background answers 300×17
///     padding answers 320×37
public struct LayoutConversation: Hashable, Sendable {
    /// What is said.
    public enum Event: Hashable, Sendable {
        /// A view is offered something.
        case proposal(view: String, depth: Int, ProposedViewSize)
        /// A view answers with its size, in points. `isRepeated` where it had answered the same before, so that what it asked is not told again.
        case answer(view: String, depth: Int, CGSize, isRepeated: Bool)
    }

    /// What was said, in order.
    public let events: [Event]
}

extension LayoutConversation: CustomStringConvertible {
    /// A line for each event, further in for each view around.
    public var description: String { events.map(\.description).joined(separator: "\n") }
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
        return LayoutConversation(events: builder.events)
    }

    private init(recorder: LayoutRecorder) {
        self.recorder = recorder
    }

    private mutating func tell(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize, depth: Int) {
        let view = views[ObjectIdentifier(node)]
        let name = view?.kind ?? "view"
        events.append(.proposal(view: name, depth: depth, proposal))
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

extension ViewSource {
    /// What the views said to one another while they were laid out.
    ///
    /// - Parameters:
    ///   - view: The id of the view with which to begin; nil begins with the outermost.
    ///   - environment: The environment.
    /// - Returns: The conversation; nil where there is no such view.
    @MainActor public func conversation(of view: ViewID? = nil, in environment: SceneEnvironment) -> LayoutConversation?
    {
        scene(in: environment).conversation(of: view)
    }
}

extension ViewScene {
    /// Lays out with a recorder and tells what was said.
    package func conversation(of view: ViewID?) -> LayoutConversation? {
        let recorder = LayoutRecorder()
        graph.recorder = recorder
        defer { graph.recorder = nil }
        let root = layOut()
        root.nameTree()
        var waiting = [root]
        while let node = waiting.popLast() {
            if view == nil ? node !== root : node.id == view {
                return ConversationBuilder.conversation(of: node, in: root, recorder)
            }
            waiting += node.views.reversed()
        }
        return nil
    }
}
