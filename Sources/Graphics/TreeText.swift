import KeylineByteText

/// Writes a tree as lines of text joined with box-drawing characters.
///
///     root
///     ├─ first
///     │  └─ inner
///     └─ last
public enum TreeText {
    /// Draws a tree.
    ///
    /// - Parameters:
    ///   - root: The node alone in the first line.
    ///   - title: The one line that describes a node; line ends and controls in it are written as escapes.
    ///   - children: The nodes below a node, in order.
    /// - Returns: The lines, each ending with a newline.
    public static func lines<Node>(
        of root: Node,
        title: (Node) -> String,
        children: (Node) -> [Node]
    ) -> String {
        var text = ""
        write(root, prefix: "", childPrefix: "", into: &text, title: title, children: children)
        return text
    }

    private static func write<Node>(
        _ node: Node,
        prefix: String,
        childPrefix: String,
        into text: inout String,
        title: (Node) -> String,
        children: (Node) -> [Node]
    ) {
        text += prefix + title(node).escaped(for: .line) + "\n"
        let below = children(node)
        for (index, child) in below.enumerated() {
            let isLast = index == below.count - 1
            write(
                child,
                prefix: childPrefix + (isLast ? "└─ " : "├─ "),
                childPrefix: childPrefix + (isLast ? "   " : "│  "),
                into: &text,
                title: title,
                children: children
            )
        }
    }
}
