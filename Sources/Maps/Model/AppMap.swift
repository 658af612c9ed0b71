package import Foundation
package import KeylinePreviews
package import KeylineScenes

/// The screens of an app and the ways between them, before anything is drawn.
package struct AppMap: Sendable {
    /// A part of the map: a storyboard's canvas, or the screens of code.
    package struct Board: Hashable, Sendable {
        /// The title.
        package var title: String
        /// The storyboard; nil for code.
        package var file: String?
        /// The size of the canvas's device, in points: positions count in its widths and heights.
        package var deviceSize: CGSize
    }

    /// A box of the map.
    package struct Node: Sendable {
        /// The content of a box.
        package enum Content: Sendable {
            /// The picture of a scene.
            case scene(SceneReference)
            /// A reference to a controller of another storyboard.
            case reference
            /// A type of the app's code of which there is no picture.
            case code
        }

        /// An id that no other node has: the file and the scene's or the type's own.
        package var id: String
        /// The number of the board.
        package var board: Int
        /// The name.
        package var name: String
        /// The class, or another line below the name; empty for none.
        package var detail: String
        /// The picture, reference or type.
        package var content: Content
        /// The class of the app whose code the box runs; nil for none.
        package var type: String?
        /// The identifier by which code finds the controller; nil for none.
        package var storyboardIdentifier: String?
        /// The centre, in widths and heights of the board's device; nil where no position is stored.
        package var center: CGPoint?
        /// The size in points that it has unless its picture has another.
        package var size: CGSize
        /// Whether an app or a storyboard begins with it.
        package var isInitial = false
        /// The controller or type in its file.
        package var location: SourceLocation
        /// The fault of the box; nil for none.
        package var message: String?

        /// The scene; nil where there is no picture.
        package var scene: SceneReference? { if case .scene(let scene) = content { scene } else { nil } }
    }

    /// An arrow of the map.
    package struct Edge: Hashable, Sendable {
        /// The number of the node that it begins at.
        package var source: Int
        /// The number of the node that it leads to; nil where that is not known, as of a segue that unwinds.
        package var target: Int?
        /// The kind of way.
        package var kind: EdgeKind
        /// The identifier of the segue, or the title of the link; nil for none.
        package var identifier: String?
        /// The segue, or the call.
        package var location: SourceLocation
        /// The calls in code that perform the segue.
        package var performed: [SourceLocation] = []
    }

    /// The parts.
    package var boards: [Board] = []
    /// The boxes, board by board.
    package var nodes: [Node] = []
    /// The arrows.
    package var edges: [Edge] = []
    /// References, segues and calls that lead nowhere.
    package var diagnostics: [Diagnostic] = []

    /// An empty map.
    package init() {}
}
