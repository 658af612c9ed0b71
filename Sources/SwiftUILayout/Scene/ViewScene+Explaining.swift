package import KeylineGraphics
package import KeylineScenes
import KeylineProposalLayout

extension ViewScene {
    /// Lays out with a recorder and tells what was said.
    ///
    /// - Parameter view: The id of the view with which to begin; nil begins with the outermost.
    /// - Returns: The conversation; nil where there is no such view.
    package func conversation(of view: ViewID? = nil) -> LayoutConversation? {
        recorded(view) { node, root, recorder in
            ConversationBuilder.conversation(of: node, in: root, recorder)
        }
    }

    /// Lays out with a recorder and tells how a view came by its frame.
    ///
    /// - Parameter view: The view's id.
    /// - Returns: The explanation; nil where there is no such view.
    package func explainFrame(of view: ViewID) -> FrameExplanation? {
        recorded(view) { node, root, recorder in Self.explanation(of: view, at: node, in: root, recorder) }
    }

    /// Lays out with a recorder and tells how every view came by its frame, outer views before those inside.
    package func explainLayout() -> LayoutExplanation {
        recorded { root, recorder in
            let frames = Self.nodes(in: root).filter { $0 !== root }.compactMap { node in
                node.identity.id.map { Self.explanation(of: $0, at: node, in: root, recorder) }
            }
            return LayoutExplanation(frames: frames, otherSolution: nil)
        }
    }

    private static func explanation(
        of view: ViewID, at node: ViewNode, in root: ViewNode, _ recorder: LayoutRecorder
    ) -> FrameExplanation {
        let around = node.parent?.frame ?? .zero
        let frame = node.frame.offsetBy(dx: -around.minX, dy: -around.minY)
        let parts: [(FrameExplanation.Part, CGFloat)] = [
            (.x, frame.minX), (.y, frame.minY), (.width, frame.width), (.height, frame.height),
        ]
        return FrameExplanation(
            view: view, className: node.identity.kind, name: nil, isPlacedByConstraints: false,
            lengths: parts.map { FrameExplanation.Length(part: $0.0, value: $0.1, isOpen: false, reasons: []) },
            lost: [], conversation: ConversationBuilder.conversation(of: node, in: root, recorder),
            properties: node.semantics.properties?() ?? [])
    }

    private func recorded<Result>(
        _ view: ViewID?, _ tell: (ViewNode, ViewNode, LayoutRecorder) -> Result
    ) -> Result? {
        recorded { root, recorder in
            Self.nodes(in: root).first { view == nil ? $0 !== root : $0.identity.id == view }.map {
                tell($0, root, recorder)
            }
        }
    }

    private func recorded<Result>(_ tell: (ViewNode, LayoutRecorder) -> Result) -> Result {
        let recorder = LayoutRecorder()
        graph.recorder = recorder
        defer { graph.recorder = nil }
        let root = layOut()
        root.nameTree()
        return tell(root, recorder)
    }

    /// A node and all inside it, outer ones before those inside.
    private static func nodes(in root: ViewNode) -> [ViewNode] {
        var found = [ViewNode]()
        var waiting = [root]
        while let node = waiting.popLast() {
            found.append(node)
            waiting += node.views.reversed()
        }
        return found
    }
}
