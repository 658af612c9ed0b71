import KeylineGraphics
import KeylineScenes

extension ViewNode {
    /// What dumps and the source call a node.
    struct Identity {
        /// What dumps call it: the view's type, or the modifier's name.
        let kind: String
        /// The name by which dumps and pictures speak of the node, where it was given one.
        var id: ViewID?
        /// The place in the source.
        var location: SourceLocation?
    }

    /// How the views inside a node make up one.
    struct Composition {
        /// The name of the node's coordinates.
        var spaceName: AnyHashable?
        /// Which of the views inside decides size and guides, where the others only lie over or behind it.
        var primaryIndex: Int?
        /// The edge along which a view takes room from the safe area of the first view inside, as `safeAreaInset` does.
        var insetEdge: Edge?
        /// Whether the node is drawn before its siblings, whatever its place among them.
        var isBehindSiblings = false
    }

    /// What happens while a scene is arranged, and once it stands.
    struct Events {
        /// Called when the node knows its place in the scene and before its children get theirs, so that content that depends on it
        /// can be made.
        var willArrange: (@MainActor (ViewNode) -> Void)?
        /// Called when everything inside has its place.
        var didArrange: (@MainActor (ViewNode) -> Void)?
        /// What happens once the scene stands.
        var actions: [NodeAction] = []
    }

    /// What a node says of itself to checks, tests and screen readers.
    struct Semantics {
        /// The node as assistive technologies and tests find it.
        var accessibility = ViewSnapshot.Accessibility()
        /// Whether the text that the node shows is its label for assistive technologies.
        var readsText = false
        /// Whether it is the header of the rows below it in a list.
        var isHeaderOfRows = false
        /// The height that is free below content that scrolls, in points.
        var spaceBelowContent: CGFloat = 0
        /// The control that it is; nil for what nobody touches.
        var control: ControlTraits?
        /// The rectangle around where touches count, given the node's frame; nil for the frame itself.
        var touchShape: ((CGRect) -> CGRect)?
        /// The text that the node shows, asked for with its size.
        var textState: ((CGSize) -> ViewSnapshot.TextState?)?
        /// The attributes that inspectors show, asked for where a layout is explained.
        var properties: (() -> [InspectedProperty])?
        /// The view of another layout system that stands here, as values.
        var foreignSnapshot: (@MainActor (ViewNode) -> ViewSnapshot?)?
    }
}
