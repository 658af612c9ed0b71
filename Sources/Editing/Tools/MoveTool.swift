import Foundation
import KeylineScenes

/// Dragging a view or its edges on the canvas: the frame changes, and constraints stay.
@MainActor
public struct MoveTool {
    /// A change of a frame, in points in the container's coordinates.
    public struct Change: Hashable, Sendable {
        /// The new place; nil where it stays.
        public var x: Double?
        public var y: Double?
        public var width: Double?
        public var height: Double?
        /// A distance by which the view is moved besides.
        public var dx = 0.0
        public var dy = 0.0

        /// No change.
        public init() {}

        /// Whether nothing changes.
        public var isEmpty: Bool { self == Change() }
        fileprivate var moves: Bool { x != nil || y != nil || dx != 0 || dy != 0 }
    }

    private let document: InterfaceDocument
    private let tools: CanvasTools

    /// Prepares the tool for a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The ids of the views that it is for; nil for all.
    ///   - open: Reads versions of the document as sources.
    /// - Throws: What laying out throws.
    public init(
        _ document: InterfaceDocument, showing views: [String]? = nil, open: @escaping InterfaceDocument.Opener
    ) throws {
        self.document = document
        tools = try CanvasTools(document, showing: views, open: open)
    }

    /// The document with the view's frame changed.
    ///
    /// - Parameters:
    ///   - view: The view's id.
    ///   - change: What changes.
    ///   - snaps: Whether the view is moved on to the nearest guide of each axis within five points.
    /// - Returns: The new bytes, and the guides at the new place.
    /// - Throws: `EditingError` for a view whose frame is not its own: one that a stack arranges, a scene's whole view, or one of a layout file
    ///   that constraints place.
    public func bytes(moving view: String, by change: Change, snaps: Bool = false) throws -> (
        bytes: [UInt8], guides: [CanvasGuide]
    ) {
        var frame = try frame(of: view, for: change)
        if let x = change.x { frame.origin.x = x }
        if let y = change.y { frame.origin.y = y }
        frame.origin.x += change.dx
        frame.origin.y += change.dy
        if let width = change.width { frame.size.width = max(width, 0) }
        if let height = change.height { frame.size.height = max(height, 0) }
        if snaps {
            for guide in CanvasGuide.nearest(guides(of: view, at: frame), within: 5) {
                if guide.isVertical {
                    frame.origin.y += guide.distance
                } else {
                    frame.origin.x += guide.distance
                }
            }
        }
        var editor = InterfaceEditor(document)
        if document.isLayoutFile {
            editor.setFixedFrame(true, of: view, at: frame)
        } else {
            editor.setFrame(frame, of: view)
        }
        return (editor.bytes(), guides(of: view, at: frame))
    }

    /// The lines of the container and of neighbours near a view's edges, centres and baseline, the nearest first.
    ///
    /// - Throws: `EditingError` for a view that is not inside another one.
    public func guides(of view: String) throws -> [CanvasGuide] {
        guides(of: view, at: try frame(of: view, for: Change()))
    }

    private func frame(of view: String, for change: Change) throws(EditingError) -> CGRect {
        guard let moved = document.views[view], let parent = moved.parent, let geometry = tools.geometry[view],
            let around = tools.geometry[parent]
        else {
            throw .impossible(
                reason: "\"\(view)\" is the view of a whole scene, or not on the canvas",
                location: document.location(of: view), hint: "name a view inside it")
        }
        if moved.isArranged, change.moves {
            throw .impossible(
                reason: "a stack places \"\(view)\"", location: document.location(of: view),
                hint: "change the stack's spacing and alignment with `keyline set`, or take the view out of it")
        }
        if document.isLayoutFile, moved.frame == nil, !change.isEmpty {
            throw .impossible(
                reason: "constraints place \"\(view)\", and a layout file stores no frame beside them",
                location: document.location(of: view), hint: "change its constraints with `keyline set`")
        }
        return geometry.frame.offsetBy(dx: -around.frame.minX, dy: -around.frame.minY)
    }

    private func guides(of view: String, at frame: CGRect) -> [CanvasGuide] {
        guard let parent = document.views[view]?.parent, let around = tools.geometry[parent],
            let geometry = tools.geometry[view]
        else { return [] }
        let moved = CanvasGuide.Edges(geometry, at: frame)
        let origin = around.frame.origin
        let others = (document.views[parent]?.children ?? []).compactMap { sibling -> (CanvasGuide.Edges, String)? in
            guard sibling != view, let other = tools.geometry[sibling], !other.isCollapsed else { return nil }
            let frame = other.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            return (CanvasGuide.Edges(other, at: frame), name(sibling))
        }
        let guides = CanvasGuide.guides(
            for: moved, inside: around, named: name(parent), beside: others,
            isFromRight: document.isFromRight(inside: parent, sceneIsFromRight: around.canvas.isFromRight))
        return guides.sorted { abs($0.distance) < abs($1.distance) }
    }

    private func name(_ view: String) -> String { document.name(of: view) ?? view }
}
