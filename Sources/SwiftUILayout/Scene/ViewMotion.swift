import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineScenes

/// Views on their way from their places in one layout to their places in the next, as an animation moves them.
///
/// Places and sizes are sampled, and views that come fade in. Texts keep their size, so that they keep their lines.
@MainActor
struct ViewMotion {
    private let before: [ViewID: CGRect]
    private let animation: Animation
    private var time: TimeInterval = 0

    init(from before: [ViewID: CGRect], _ animation: Animation) {
        self.before = before
        self.animation = animation
    }

    /// Whether everything has arrived.
    var isOver: Bool { time >= animation.wait + animation.duration }

    /// Lets a time in seconds pass.
    mutating func pass(_ seconds: TimeInterval) { time += seconds }

    /// The frames of all nodes, by their ids.
    static func frames(_ root: ViewNode) -> [ViewID: CGRect] {
        root.nameTree()
        var frames: [ViewID: CGRect] = [:]
        root.visit { node in
            if let id = node.identity.id { frames[id] = node.frame }
        }
        return frames
    }

    /// Runs code while the nodes are where they are on their way; afterwards they are at its end.
    func showing<Result>(_ root: ViewNode, _ body: () throws -> Result) rethrows -> Result {
        let part = animation.duration > 0 ? (time - animation.wait) / animation.duration : 1
        let progress = animation.curve.progress(after: CGFloat(part))
        root.nameTree()
        var ends: [(node: ViewNode, frame: CGRect, painter: (any NodePainter)?)] = []
        root.visit { node in
            ends.append((node, node.frame, node.painter))
            if let start = node.identity.id.flatMap({ before[$0] }) {
                node.frame = node.frame(from: start, progress)
            } else if let around = node.parent?.identity.id, before[around] != nil {
                node.painter = FadingPainter(painter: node.painter, opacity: progress)
            }
        }
        defer {
            for end in ends {
                end.node.frame = end.frame
                end.node.painter = end.painter
            }
        }
        return try body()
    }
}

extension ViewNode {
    /// The frame on the way from another one.
    fileprivate func frame(from start: CGRect, _ progress: CGFloat) -> CGRect {
        func blend(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        let hasText = semantics.textState?(frame.size) != nil
        return CGRect(
            x: blend(start.minX, frame.minX), y: blend(start.minY, frame.minY),
            width: hasText ? frame.width : blend(start.width, frame.width),
            height: hasText ? frame.height : blend(start.height, frame.height))
    }

    /// Visits the node and everything inside.
    fileprivate func visit(_ body: (ViewNode) -> Void) {
        var waiting = [self]
        while let node = waiting.popLast() {
            body(node)
            waiting += node.views.reversed()
        }
    }
}

/// Draws a node that comes, with some opacity.
private struct FadingPainter: NodePainter {
    let painter: (any NodePainter)?
    let opacity: CGFloat
    var scrolls: Bool { painter?.scrolls ?? false }

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        list.group(opacity: opacity) { inner in
            if let painter { painter.paint(node, into: &inner, contents: contents) } else { contents(&inner) }
        }
    }
}
