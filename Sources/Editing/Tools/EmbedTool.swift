import Foundation
import KeylineByteText
import KeylineScenes

/// Interface Builder's stack tool: puts views of one container into a new stack.
@MainActor
public struct EmbedTool {
    private let document: InterfaceDocument
    private let open: DocumentRepair.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping DocumentRepair.Opener) {
        self.document = document
        self.open = open
    }

    /// The document with views in a stack, whose axis, order, alignment and spacing are those in which the views lie.
    ///
    /// Constraints that placed the views go; those of their sizes stay. Views without content get the size that they have, since a stack
    /// could not know it.
    ///
    /// - Parameter views: The ids of one or more views of one container.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for a view that is named twice or not inside another one, or views of several containers; what laying out
    ///   throws.
    public func bytes(stacking views: [String]) throws -> [UInt8] {
        guard let first = views.first, Set(views).count == views.count else {
            throw EditingError.impossible(
                reason: "a view cannot be in a stack twice", location: SourceLocation(file: document.file),
                hint: "name each view once")
        }
        let parents = Set(views.map { document.views[$0]?.parent })
        guard parents.count == 1, let parent = parents.first ?? nil else {
            throw EditingError.differentContainers(file: document.file, first: first, second: views[views.count - 1])
        }
        let tools = try CanvasTools(document, showing: views, open: open)
        if let absent = views.first(where: { tools.geometry[$0] == nil }) {
            throw EditingError.impossible(
                reason: "\"\(absent)\" is not on the canvas, so its place in a stack is not known",
                location: document.location(of: absent),
                hint: "choose views that the size class of the canvas includes")
        }
        let plan = StackPlan(views, tools.geometry)
        if document.isLayoutFile { return try bytes(stacking: plan, in: parent, tools) }
        var editor = InterfaceEditor(document)
        let stack = editor.makeID(for: "stack of \(plan.views.joined(separator: " "))")
        let moved = Set(views)
        for constraint in document.constraints where places(moved, constraint, parent) { editor.remove(constraint) }
        let outer = tools.geometry[parent]?.frame.origin ?? .zero
        let lines = plan.element(id: stack, at: outer, of: document)
        editor.editMarkup { markup in
            let order = (document.views[parent]?.children ?? []).filter(moved.contains)
            guard let front = order.first, let element = document.views[front]?.element,
                let list = document.markup[element].parent
            else { return }
            let before = document.markup[list].children.last { $0 < element }
            markup.insert(lines, into: list, after: before)
            for view in order { document.views[view].map { markup.remove($0.element) } }
        }
        return try sized(editor.bytes(), plan)
    }

    /// A layout file with views in a stack: first what placed them goes, then their lines move into the stack's.
    private func bytes(stacking plan: StackPlan, in parent: String, _ tools: CanvasTools) throws -> [UInt8] {
        var editor = InterfaceEditor(document)
        let moved = Set(plan.views)
        for constraint in document.constraints where places(moved, constraint, parent) { editor.remove(constraint) }
        for view in plan.views { editor.setFixedFrame(false, of: view) }
        let id = editor.makeName("stack")
        let bare = try document.reading(editor.bytes(), open: open)
        let outer = tools.geometry[parent]?.frame.origin ?? .zero
        let isArranged = plan.views.first.flatMap { document.views[$0]?.isArranged } ?? false
        let keys = plan.keys(id: id, at: isArranged ? nil : outer)
        return try sized(StackedLayout(bare, plan.views).bytes(keys), plan)
    }

    /// Whether a constraint says where one of the views is.
    private func places(_ views: Set<String>, _ constraint: InterfaceConstraint, _ parent: String) -> Bool {
        guard let second = constraint.second else { return false }
        let items = [constraint.first.item, second.item]
        guard items.contains(where: views.contains) else { return false }
        let isSize = ["width", "height"].contains(constraint.first.attribute)
        let others = items.filter { !views.contains($0) }
        // What lies inside the views, and what other views keep from them, stays.
        return !isSize && others.allSatisfy { document.view(of: $0) == parent }
    }

    /// Sizes for what has none of its own.
    private func sized(_ bytes: [UInt8], _ plan: StackPlan) throws -> [UInt8] {
        let made = try document.reading(bytes, open: open)
        let tools = try CanvasTools(document, showing: plan.views, open: open)
        var editor = InterfaceEditor(made)
        for id in plan.views {
            editor.setFixedFrame(false, of: id)
            guard let place = tools.geometry[id] else { continue }
            for (attribute, length, content) in [
                ("width", place.alignment.width, place.content.width),
                ("height", place.alignment.height, place.content.height),
            ] where content < 0 && !plan.decides(attribute) && !isSized(id, attribute, in: made) {
                var constraint = InterfaceConstraint(id: "", first: .init(item: id, attribute: attribute), holder: id)
                constraint.constant = Double(length)
                editor.add(constraint)
            }
        }
        return editor.bytes()
    }

    private func isSized(_ view: String, _ attribute: String, in document: InterfaceDocument) -> Bool {
        let hasOwn = document.constraints.contains { $0.first == .init(item: view, attribute: attribute) }
        return hasOwn || !(document.views[view]?.children.isEmpty ?? true)
    }
}

/// How a stack arranges views as they lie.
private struct StackPlan {
    let views: [String]
    let isVertical: Bool
    /// The views' places in the order of reading, in which they are listed and their leading edges have the smaller coordinates.
    private let frames: [CGRect]
    /// The rectangle of all the views together, on the canvas.
    private let union: CGRect

    init(_ views: [String], _ geometry: CanvasGeometry) {
        let rects = views.compactMap { geometry[$0]?.alignment }
        union = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let reading = geometry.inReadingOrder
        let placed = views.compactMap { id in reading[id].map { (id, $0.alignment) } }
        let first = placed.first?.1 ?? .zero
        let rest = placed.dropFirst().map(\.1)
        // Views that share heights lie beside each other; otherwise the longer way tells.
        let spreadX = (placed.map(\.1.midX).max() ?? 0) - (placed.map(\.1.midX).min() ?? 0)
        let spreadY = (placed.map(\.1.midY).max() ?? 0) - (placed.map(\.1.midY).min() ?? 0)
        let inRow = rest.allSatisfy { CandidateFinder.overlap(first, $0, isVertical: true) > 0.5 }
        let inColumn = rest.allSatisfy { CandidateFinder.overlap(first, $0, isVertical: false) > 0.5 }
        let isVertical = inRow == inColumn ? spreadY > spreadX : inColumn
        let ordered = placed.sorted { isVertical ? $0.1.minY < $1.1.minY : $0.1.minX < $1.1.minX }
        self.isVertical = isVertical
        self.views = ordered.map(\.0)
        frames = ordered.map(\.1)
    }

    /// Whether the stack itself decides a length: across, where it fills.
    func decides(_ attribute: String) -> Bool {
        alignment == "fill" && (attribute == "width") == isVertical
    }

    var alignment: String {
        let starts = frames.map { isVertical ? $0.minX : $0.minY }
        let ends = frames.map { isVertical ? $0.maxX : $0.maxY }
        let middles = frames.map { isVertical ? $0.midX : $0.midY }
        if Self.areEqual(starts), Self.areEqual(ends) { return "fill" }
        if Self.areEqual(middles) { return "center" }
        if Self.areEqual(starts) { return isVertical ? "leading" : "top" }
        if Self.areEqual(ends) { return isVertical ? "trailing" : "bottom" }
        return isVertical ? "leading" : "center"
    }

    private static func areEqual(_ values: [CGFloat]) -> Bool {
        (values.max() ?? 0) - (values.min() ?? 0) <= 0.5
    }

    /// The distances between the views; their mean where they differ.
    private var gaps: [CGFloat] {
        zip(frames, frames.dropFirst()).map { isVertical ? $1.minY - $0.maxY : $1.minX - $0.maxX }
    }

    private var distribution: String? {
        let lengths = frames.map { isVertical ? $0.height : $0.width }
        return Self.areEqual(lengths) && frames.count > 1 && lengths[0] > 0 ? "fillEqually" : nil
    }

    private var spacing: CGFloat { max((gaps.reduce(0, +) / CGFloat(max(gaps.count, 1))).rounded(), 0) }

    /// The stack's keys as layout files write them, with its frame unless something else places it.
    func keys(id: String, at origin: CGPoint?) -> [String] {
        var keys = ["type: UIStackView", "id: \(id)"]
        if let origin {
            keys.append("frame: " + LayoutFileEditor.text(of: union.offsetBy(dx: -origin.x, dy: -origin.y)))
        }
        if isVertical { keys.append("axis: vertical") }
        if let distribution { keys.append("distribution: \(distribution)") }
        if alignment != "fill" { keys.append("alignment: \(alignment)") }
        if spacing > 0 { keys.append("spacing: \(ConstraintMarkup.number(Double(spacing)))") }
        return keys + ["arrangedSubviews:"]
    }

    /// The stack's element as Xcode writes it, a line each, with the views' own lines inside.
    func element(id: String, at origin: CGPoint, of document: InterfaceDocument) -> [String] {
        var attributes = ["opaque=\"NO\"", "contentMode=\"scaleToFill\"", "fixedFrame=\"YES\""]
        if isVertical { attributes.append("axis=\"vertical\"") }
        if let distribution { attributes.append("distribution=\"\(distribution)\"") }
        if alignment != "fill" { attributes.append("alignment=\"\(alignment)\"") }
        if spacing > 0 { attributes.append("spacing=\"\(ConstraintMarkup.number(Double(spacing)))\"") }
        attributes += ["translatesAutoresizingMaskIntoConstraints=\"NO\"", "id=\"\(id)\""]
        let numbers = [
            InterfaceEditor.number(union.minX - origin.x, isCoordinate: true),
            InterfaceEditor.number(union.minY - origin.y, isCoordinate: true),
            InterfaceEditor.number(union.width), InterfaceEditor.number(union.height),
        ]
        let rect = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
        return [
            "<stackView \(attributes.joined(separator: " "))>", "    <rect key=\"frame\" \(rect)/>", "    <subviews>",
        ]
            + views.flatMap(document.indentedLines) + ["    </subviews>", "</stackView>"]
    }
}
