import Foundation
import KeylineByteText
import KeylineScenes

/// Puts views of one container into a new view around them, as Interface Builder's "Embed In" does, with every frame kept.
@MainActor
public struct WrapTool {
    /// The view around.
    public enum Container: String, CaseIterable, Sendable {
        /// A plain view.
        case view
        /// A scroll view, whose content is the views.
        case scrollView = "scroll-view"
    }

    private let document: InterfaceDocument
    private let open: InterfaceDocument.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping InterfaceDocument.Opener) {
        self.document = document
        self.open = open
    }

    /// The document with views in a new view that is as large as they are together.
    ///
    /// Constraints from the outermost views to views around become the new view's, and these views are pinned to it. All other
    /// constraints stay. The content of a scroll view is as wide as its frame, and as high unless it needs more.
    ///
    /// - Parameters:
    ///   - views: The ids of one or more views of one container.
    ///   - container: The kind of the new view.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for views of several containers, views that are not on the canvas, several views of a stack, views of which only some
    ///   are placed by frames, and where a view would move; what laying out throws.
    public func bytes(wrapping views: [String], in container: Container) throws -> [UInt8] {
        let plan = try WrapPlan(views, of: document, CanvasTools(document, showing: views, open: open))
        let before = try frames(document)
        let bytes = try wrapped(plan, container, adjustsInsets: true)
        guard let moved = try firstMoved(bytes, from: before) else { return bytes }
        if container == .scrollView {
            // Under bars a scroll view moves its content by itself.
            let still = try wrapped(plan, container, adjustsInsets: false)
            if try firstMoved(still, from: before) == nil { return still }
        }
        throw EditingError.impossible(
            reason: "\"\(moved)\" would move", location: document.location(of: moved),
            hint: "wrap its neighbours too, or constrain it to them rather than to what is around")
    }

    private func wrapped(_ plan: WrapPlan, _ container: Container, adjustsInsets: Bool) throws -> [UInt8] {
        let (bytes, id) = try moved(plan, container, adjustsInsets: adjustsInsets)
        return WrapConstraints(try document.reading(bytes, open: open), plan, container, id: id).bytes()
    }

    /// The document with the views' lines inside the new view's.
    private func moved(
        _ plan: WrapPlan, _ container: Container, adjustsInsets: Bool
    ) throws -> (bytes: [UInt8], id: String) {
        var editor = InterfaceEditor(document)
        guard !document.isLayoutFile else {
            let id = editor.makeName(container == .view ? "container" : "scrollView")
            let keys = plan.keys(container, id: id, adjustsInsets: adjustsInsets)
            return (try StackedLayout(document, plan.views).bytes(keys), id)
        }
        let id = editor.makeID(for: "\(container.rawValue) around \(plan.views.joined(separator: " "))")
        var guides: [(key: String, id: String)] = []
        if container == .scrollView {
            guides = ["contentLayoutGuide", "frameLayoutGuide"].map { ($0, editor.makeID(for: "\($0) of \(id)")) }
        }
        let lines = plan.element(container, id: id, guides: guides, adjustsInsets: adjustsInsets)
        editor.editMarkup { markup in
            guard let front = plan.views.first, let element = document.views[front]?.element,
                let list = document.markup[element].parent
            else { return }
            markup.insert(lines, into: list, after: document.markup[list].children.last { $0 < element })
            for view in plan.views { document.views[view].map { markup.remove($0.element) } }
        }
        return (editor.bytes(), id)
    }

    // MARK: - Frames

    /// The frames of all scenes' views in their own environments, by scene and object id.
    private func frames(_ document: InterfaceDocument) throws -> [String: CGRect] {
        let source = try open(document.bytes)
        var frames: [String: CGRect] = [:]
        for scene in source.scenes {
            for placed in try source.makeScene(scene.id, in: scene.environment).layout.placedViews {
                let id = placed.view.objectID
                if document.views[id] != nil {
                    frames["\(scene.id)/\(id)"] = frames["\(scene.id)/\(id)"] ?? placed.frame
                }
            }
        }
        return frames
    }

    /// The first view that is not where it was; nil where all are.
    private func firstMoved(_ bytes: [UInt8], from before: [String: CGRect]) throws -> String? {
        let after = try frames(document.reading(bytes, open: open))
        return document.order.first { id in
            before.contains { key, frame in
                guard key.hasSuffix("/" + id) else { return false }
                guard let other = after[key] else { return true }
                return !frame.isNear(other, EditEffects.tolerance)
            }
        }
    }
}

/// Views that go into a new view, with the place of that view.
@MainActor
struct WrapPlan {
    /// The views in the order of the document.
    let views: [String]
    let parent: String
    /// The rectangle of all the views, in the coordinates of the view around.
    let frame: CGRect
    /// Whether frames rather than constraints place the views.
    let arePlacedByFrames: Bool
    /// Whether a stack arranges them.
    let areArranged: Bool
    /// Whether lines in the view around begin on the right.
    let isFromRight: Bool
    private let document: InterfaceDocument
    private let places: [String: CGRect]

    init(_ views: [String], of document: InterfaceDocument, _ tools: CanvasTools) throws {
        guard let first = views.first, Set(views).count == views.count else {
            throw EditingError.impossible(
                reason: "a view cannot be wrapped twice", location: SourceLocation(file: document.file),
                hint: "name each view once")
        }
        let parents = Set(views.map { document.views[$0]?.parent })
        guard parents.count == 1, let parent = parents.first ?? nil, let around = tools.geometry[parent] else {
            throw EditingError.differentContainers(file: document.file, first: first, second: views[views.count - 1])
        }
        func refusal(_ view: String, _ reason: String, _ hint: String) -> EditingError {
            .impossible(reason: "\"\(view)\" \(reason)", location: document.location(of: view), hint: hint)
        }
        var places: [String: CGRect] = [:]
        for view in views {
            guard let shown = tools.geometry[view], !shown.isCollapsed else {
                throw refusal(view, "is not on the canvas", "choose views that the canvas shows")
            }
            places[view] = shown.alignment
        }
        self.document = document
        self.parent = parent
        self.places = places
        isFromRight = document.isFromRight(inside: parent, sceneIsFromRight: around.canvas.isFromRight)
        self.views = (document.views[parent]?.children ?? []).filter(Set(views).contains)
        let wrapped = self.views.compactMap { document.views[$0] }
        areArranged = wrapped.contains(where: \.isArranged)
        if areArranged, views.count > 1 {
            throw refusal(first, "is one of several views of a stack", "wrap the stack, or one of its views")
        }
        if let cell = wrapped.first(where: { ["tableViewCell", "collectionViewCell"].contains($0.kind) }) {
            throw refusal(cell.id, "is a row of a list", "wrap the views inside it")
        }
        let isFixed = { (view: InterfaceView) in
            document.isLayoutFile
                ? view.frame != nil
                : document.markup[view.element].isYes("fixedFrame") || !view.usesConstraints && !view.isArranged
        }
        arePlacedByFrames = wrapped.allSatisfy(isFixed)
        if !arePlacedByFrames, let fixed = wrapped.first(where: isFixed) {
            throw refusal(
                fixed.id, "has a frame, and others have constraints",
                "constrain it first: keyline fix \(document.file) add-missing")
        }
        if let holder = document.views[parent], let name = Self.varied(views, in: holder, document) {
            throw refusal(name, "is not in every size class", "wrap views that all size classes have")
        }
        let rects = self.views.compactMap { places[$0] }
        let union = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let origin = document.views[parent]?.scrolls == true ? around.contentOrigin : around.frame.origin
        frame = union.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The first view of which a variation of the view around speaks.
    private static func varied(
        _ views: [String], in holder: InterfaceView, _ document: InterfaceDocument
    ) -> String? {
        let masks = document.markup.children(of: holder.element, named: "variation")
            .flatMap { document.markup.children(of: $0, named: "mask") }
        let named = Set(masks.flatMap { document.markup[$0].children }.compactMap { document.markup[$0]["reference"] })
        return views.first(where: named.contains)
    }

    // MARK: - Edges

    /// Whether a view is as far out as any at an edge.
    func reaches(_ edge: CanvasEdge, _ view: String) -> Bool {
        guard let frame = places[view] else { return false }
        let edge = isFromRight && !edge.isVertical ? edge.opposite : edge
        return places.values.allSatisfy { Self.isAsFar(frame, $0, edge) }
    }

    private static func isAsFar(_ own: CGRect, _ other: CGRect, _ edge: CanvasEdge) -> Bool {
        switch edge {
        case .leading: own.minX <= other.minX + 0.05
        case .trailing: own.maxX >= other.maxX - 0.05
        case .top: own.minY <= other.minY + 0.05
        case .bottom: own.maxY >= other.maxY - 0.05
        }
    }

    // MARK: - Text

    private func text(_ container: WrapTool.Container) -> (type: String, element: String) {
        container == .view ? ("UIView", "view") : ("UIScrollView", "scrollView")
    }

    /// The new view's keys as layout files write them.
    func keys(_ container: WrapTool.Container, id: String, adjustsInsets: Bool) -> [String] {
        var keys = ["type: \(text(container).type)", "id: \(id)"]
        if arePlacedByFrames { keys.append("frame: " + LayoutFileEditor.text(of: frame)) }
        if container == .scrollView, !adjustsInsets { keys.append("contentInsetAdjustmentBehavior: never") }
        return keys + ["subviews:"]
    }

    /// The new view's element as Xcode writes it, a line each, with the views' own lines inside.
    func element(
        _ container: WrapTool.Container, id: String, guides: [(key: String, id: String)], adjustsInsets: Bool
    ) -> [String] {
        let name = text(container).element
        var attributes = container == .view ? [] : ["clipsSubviews=\"YES\"", "multipleTouchEnabled=\"YES\""]
        attributes.append("contentMode=\"scaleToFill\"")
        if arePlacedByFrames { attributes.append("fixedFrame=\"YES\"") }
        if container == .scrollView, !adjustsInsets {
            attributes.append("contentInsetAdjustmentBehavior=\"never\"")
        }
        attributes += ["translatesAutoresizingMaskIntoConstraints=\"NO\"", "id=\"\(id)\""]
        return [
            "<\(name) \(attributes.joined(separator: " "))>", "    " + InterfaceEditor.tag(of: frame), "    <subviews>",
        ]
            + views.flatMap(document.indentedLines) + ["    </subviews>"]
            + guides.map { "    <viewLayoutGuide key=\"\($0.key)\" id=\"\($0.id)\"/>" } + ["</\(name)>"]
    }
}

extension InterfaceDocument {
    /// A view's own lines, further in than they were by two steps. Their line ends are put back by the caller.
    func indentedLines(of view: String) -> [String] {
        guard let element = views[view]?.element else { return [] }
        let text = String(decoding: markup.bytes[markup[element].range], as: UTF8.self)
        let indentation = MarkupEditor(markup).indentation(of: element) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            return "        " + (line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
        }
    }
}
