import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary

/// Interface Builder's library: puts a new view into a container.
@MainActor
public struct AddTool {
    /// The place of a new view.
    public struct Position: Hashable, Sendable {
        /// The frame in the container, in points; nil for what the view's content and the views around give.
        public var x: Double?
        public var y: Double?
        public var width: Double?
        public var height: Double?
        /// The id of the view in the container before which the new one is listed; nil for the front.
        public var sibling: String?
        /// The id in a layout file; nil for one that says the class.
        public var id: String?

        /// A place that the content and the views around decide.
        public init() {}
    }

    private let document: InterfaceDocument
    private let open: InterfaceDocument.Opener

    /// Prepares the tool for a document.
    public init(_ document: InterfaceDocument, open: @escaping InterfaceDocument.Opener) {
        self.document = document
        self.open = open
    }

    /// The document with a new view, which keeps its frame as a prototype until constraints place it; a stack arranges it.
    ///
    /// - Parameters:
    ///   - name: The class: UIKit's name, or the name of its elements in documents.
    ///   - container: The id of the view around.
    ///   - position: Where in it.
    ///   - values: Properties, in the words of layout files.
    /// - Returns: The new bytes and the id of the view.
    /// - Throws: `EditingError` for a class that the library lacks, a container that holds no views, or a property that the view lacks; what
    ///   laying out throws.
    public func bytes(
        adding name: String, to container: String, at position: Position, with values: [ViewInspector.Value] = []
    ) throws -> (bytes: [UInt8], id: String) {
        guard let item = LibraryItem(named: name) ?? LibraryItem(cellNamed: name) else {
            throw EditingError.unknownClass(name: name, file: document.file, known: document.libraryNames)
        }
        guard !document.isLayoutFile || item.isInLayoutFiles else {
            throw EditingError.impossible(
                reason: "layout files have no \(item.row.libraryName)",
                location: document.location(of: container),
                hint: "add a UIView in its place, or add it to a storyboard or XIB")
        }
        let cell = try item.isCell ? NewCell(item, in: container, before: position.sibling, of: document) : nil
        let holder = try item.isCell ? container : self.holder(container)
        if let sibling = position.sibling, document.views[sibling]?.parent != holder {
            throw EditingError.differentContainers(file: document.file, first: sibling, second: container)
        }
        try refuseUnusedPlace(position, in: holder, isCell: item.isCell)
        let writer = NewView(
            item: item, cell: cell, values: values, container: holder, position: position, document: document,
            open: open)
        if let cell { return try bytes(adding: cell, with: writer, to: holder) }
        // The content's size is known once the view is there.
        let size = CGSize(width: item.width ?? 100, height: item.height ?? 40)
        let content = try writer.contentSize(size) ?? contentSize(of: writer, size, in: holder)
        let frame = frame(item, content, in: holder, position, try geometry(of: document, showing: [holder]))
        let added = try writer.bytes(frame)
        guard document.views[holder]?.isStack == true else { return added }
        let lengths = Lengths(frame: frame.size, content: content, position)
        return (try sized(added.bytes, added.id, lengths, in: holder), added.id)
    }

    private func geometry(of document: InterfaceDocument, showing views: [String]) throws -> CanvasGeometry {
        try CanvasGeometry(of: document, laidOutBy: open(document.bytes), keepsStored: true, showing: views)
    }

    /// The size of the content of a new view as it is in its container, in points; below 0 along an axis where it has none.
    private func contentSize(of view: NewView, _ size: CGSize, in holder: String) throws -> CGSize {
        let added = try view.bytes(CGRect(origin: .zero, size: size))
        let source = try open(added.bytes)
        let scenes = document.scenes(of: source, describing: [holder])
        for scene in source.scenes where scenes.contains(scene.id) {
            let layout = try source.makeScene(scene.id, in: scene.environment).layout
            if let view = layout.view(ViewID(added.id)) { return view.view.sizing.intrinsicContentSize }
        }
        return .zero
    }

    /// The document with a new cell, whose place is known once it is there.
    private func bytes(adding cell: NewCell, with writer: NewView, to table: String) throws -> (
        bytes: [UInt8], id: String
    ) {
        let around = try geometry(of: document, showing: [table])[table]?.frame ?? .zero
        let start = CGRect(origin: .zero, size: cell.size(in: around.size))
        let first = try writer.bytes(start)
        let measured = try geometry(of: document.reading(first.bytes, open: open), showing: [first.id])
        return try writer.bytes(measured[first.id]?.frame.offsetBy(dx: -around.minX, dy: -around.minY) ?? start)
    }

    /// The lengths of a new view in a stack, in points.
    private struct Lengths {
        private let lengths: [String: (asked: Double?, usual: Double, content: Double)]

        init(frame: CGSize, content: CGSize, _ position: Position) {
            lengths = [
                "width": (position.width, frame.width, content.width),
                "height": (position.height, frame.height, content.height),
            ]
        }

        /// The length that was asked for.
        func asked(_ attribute: String) -> Double? { lengths[attribute]?.asked }

        /// The length of a new view that has no content to say it; nil where there is content.
        func usual(_ attribute: String) -> Double? { lengths[attribute].flatMap { $0.content < 0 ? $0.usual : nil } }
    }

    /// The document with a constraint for each length of an arranged view that was asked for, or that neither content nor the stack decides, as
    /// Interface Builder adds them to a plain view that is dropped into a stack.
    private func sized(_ bytes: [UInt8], _ id: String, _ lengths: Lengths, in stack: String) throws -> [UInt8] {
        let isVertical = document.views[stack].map { document.markup[$0.element]["axis"] == "vertical" } ?? false
        var bytes = bytes
        // A length across may follow from other views once the one along is known.
        for attribute in isVertical ? ["height", "width"] : ["width", "height"] {
            let open = lengths.usual(attribute)
            guard let length = try lengths.asked(attribute) ?? (isOpen(id, attribute, in: stack, bytes) ? open : nil)
            else {
                continue
            }
            var editor = InterfaceEditor(try document.reading(bytes, open: self.open))
            var constraint = InterfaceConstraint(id: "", first: .init(item: id, attribute: attribute), holder: id)
            constraint.constant = length
            editor.add(constraint)
            bytes = editor.bytes()
        }
        return bytes
    }

    /// Whether nothing decides a length of a view, or it comes out as nothing.
    private func isOpen(_ id: String, _ attribute: String, in stack: String, _ bytes: [UInt8]) throws -> Bool {
        let source = try open(bytes)
        let scenes = document.scenes(of: source, describing: [stack])
        let views = try CanvasLayouts(source, only: scenes).scenes.compactMap { $0.measured[id] }
        return views.contains { view in
            view.sizing.isAmbiguous || (attribute == "width" ? view.frame.width : view.frame.height) < 0.5
        }
    }

    /// Refuses numbers that the container decides: the place in a stack, and the whole frame of a cell.
    private func refuseUnusedPlace(
        _ position: Position, in holder: String, isCell: Bool
    ) throws(EditingError) {
        let place = [position.x, position.y]
        let decided = isCell ? place + [position.width, position.height] : place
        guard isCell || document.views[holder]?.isStack == true, decided.contains(where: { $0 != nil }) else { return }
        throw .impossible(
            reason: "\"\(holder)\" places the views that it \(isCell ? "lists" : "arranges")",
            location: document.location(of: holder),
            hint:
                "leave \(isCell ? "x, y, width and height" : "x and y") out; name a view to be listed before it with before=VIEW"
        )
    }

    /// The view that takes views in place of another one: the content view of a cell.
    private func holder(_ container: String) throws(EditingError) -> String {
        guard let view = document.views[container] else { return container }
        let content = view.children.first { child in
            guard let child = document.views[child] else { return false }
            return child.kind.hasSuffix("ContentView") || document.markup[child.element].key == "contentView"
        }
        if let content { return content }
        let holders: Set = [
            "view", "stackView", "scrollView", "tableViewCellContentView", "collectionViewCellContentView",
        ]
        // A row of a layout file gets a content view with its first view.
        if document.isLayoutFile, view.kind == "tableViewCell" { return container }
        let isPlain = !view.hasContent && view.row != nil
        guard holders.contains(view.kind) || isPlain else {
            throw .impossible(
                reason: "\"\(container)\" holds no views", location: document.location(of: container),
                hint: "name a plain view, a stack or a scroll view")
        }
        return container
    }

    /// The frame in the container: as asked for, or with the content's size below the views there.
    private func frame(
        _ item: LibraryItem, _ content: CGSize, in holder: String, _ position: Position, _ geometry: CanvasGeometry
    ) -> CGRect {
        let around = geometry[holder]
        let size = around?.frame.size ?? .zero
        func length(_ given: Double?, _ usual: CGFloat?, _ content: CGFloat, _ most: CGFloat) -> CGFloat {
            if let given { return CGFloat(given) }
            let natural = usual ?? (content > 0 ? content.rounded(.up) : 40)
            return most > 0 ? min(natural, most) : natural
        }
        let width = length(position.width, item.width, content.width, size.width)
        let height = length(position.height, item.height, content.height, size.height)
        let left = CGFloat(around?.margins.left ?? 0)
        let top = CGFloat(around?.margins.top ?? 0)
        let lowest = (document.views[holder]?.children ?? []).compactMap { child in
            geometry[child].map { $0.frame.maxY - (around?.frame.minY ?? 0) }
        }.max()
        let below = lowest.map { $0 + 8 } ?? top
        let isInside = below + height <= size.height
        return CGRect(
            x: position.x.map { CGFloat($0) } ?? min(left, max(size.width - width, 0)),
            y: position.y.map { CGFloat($0) } ?? (isInside ? below : top), width: width, height: height)
    }
}

/// A view that is being added.
@MainActor
private struct NewView {
    let item: LibraryItem
    /// The cell that it is; nil for other views.
    let cell: NewCell?
    let values: [ViewInspector.Value]
    let container: String
    let position: AddTool.Position
    let document: InterfaceDocument
    let open: InterfaceDocument.Opener

    /// The properties that the view begins with, and those that were asked for.
    private var properties: [ViewInspector.Value] {
        let names = Set(values.map(\.name))
        return item.values.filter { !names.contains($0.name) && isKnown($0.name) }
            .map { ViewInspector.Value(name: $0.name, value: $0.value) } + values
    }

    private var isArranged: Bool { document.views[container]?.isStack ?? false }

    /// The document with the view at a frame.
    func bytes(_ frame: CGRect) throws -> (bytes: [UInt8], id: String) {
        var editor = InterfaceEditor(document)
        let id: String
        var bytes: [UInt8]
        if document.isLayoutFile {
            id = try layoutID(&editor)
            let keys =
                ["type: \(item.row.name)", "id: \(id)"]
                + (isArranged || item.isCell ? [] : ["frame: \(LayoutFileEditor.text(of: frame))"])
            let others = ViewInspector.layoutKeys(setting: properties, of: item.row)
            editor.insertView(keys + (others ?? []), in: container, before: position.sibling)
            bytes = editor.bytes()
            if others != nil { return (bytes, id) }
        } else {
            var ids = ObjectIDs(taken: document.ids)
            id = ids.make(for: "\(item.row.element) in \(container)")
            if let cell {
                bytes = cell.bytes(id, frame, &ids)
            } else {
                let element = element(id, frame, &ids)
                let lone = LoneView(element, id, properties, in: document, open: open)
                editor.insertElement(lone?.lines ?? element, in: container, before: position.sibling)
                bytes = editor.bytes()
                if lone != nil { return (bytes, id) }
            }
        }
        let added = try document.reading(bytes, open: open)
        bytes = try ViewInspector(id, of: added, open: open).bytes(setting: properties)
        return (bytes, id)
    }

    /// The size of the view's content, in points, below 0 along an axis where it has none; nil where only the document tells it.
    func contentSize(_ size: CGSize) throws -> CGSize? {
        // A stack on a canvas gives views without content a length.
        guard !document.isLayoutFile, cell == nil, !isArranged else { return nil }
        var ids = ObjectIDs(taken: document.ids)
        let id = ids.make(for: "\(item.row.element) in \(container)")
        let element = element(id, CGRect(origin: .zero, size: size), &ids)
        return try LoneView(element, id, properties, in: document, open: open)?.contentSize(open)
    }

    /// Layout files say less of some classes than documents do, and their fonts are UIKit's own.
    private func isKnown(_ name: String) -> Bool {
        !document.isLayoutFile || name != "font" && item.row.property(name)?.isInLayoutFiles ?? false
    }

    private func layoutID(_ editor: inout InterfaceEditor) throws(EditingError) -> String {
        guard let id = position.id else { return editor.makeName(item.row.element) }
        guard !document.ids.contains(id) else {
            throw .impossible(
                reason: "there is a view or guide \"\(id)\" already", location: document.location(of: id),
                hint: "choose another id")
        }
        return id
    }

    /// The lines of the view's element without its properties.
    private func element(_ id: String, _ frame: CGRect, _ ids: inout ObjectIDs) -> [String] {
        let usesConstraints = document.markup.root.map { document.markup[$0].isYes("useAutolayout") } ?? false
        var attributes = EditedProperty.attributes(ofNew: item.row, besides: item.attributes)
        if usesConstraints {
            attributes += isArranged ? [] : [("fixedFrame", "YES")]
            attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
        }
        attributes.append(("id", id))
        let tag = attributes.map { "\($0.0)=\"\($0.1.escaped(for: .xml))\"" }.joined(separator: " ")
        var lines = ["<\(item.row.element) \(tag)>", "    " + InterfaceEditor.tag(of: frame)]
        if !usesConstraints {
            lines.append("    <autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
        }
        if item.row.element == "collectionView" {
            let layout = ids.make(for: "layout of \(id)")
            lines += [
                "    <collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"10\" "
                    + "minimumInteritemSpacing=\"10\" id=\"\(layout)\">",
                "        <size key=\"itemSize\" width=\"128\" height=\"128\"/>", "    </collectionViewFlowLayout>",
            ]
        }
        if item.row.element == "visualEffectView" {
            let content = ids.make(for: "content view of \(id)")
            lines += [
                "    <view key=\"contentView\" opaque=\"NO\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" "
                    + "contentMode=\"center\" insetsLayoutMarginsFromSafeArea=\"NO\" id=\"\(content)\">",
                "        " + InterfaceEditor.tag(of: CGRect(origin: .zero, size: frame.size)),
                "        <autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
                "    </view>",
                "    <blurEffect style=\"regular\"/>",
            ]
        }
        return lines + ["</\(item.row.element)>"]
    }
}

/// A new view in a document of its own, with the device and the resources of the one that gets it: its properties are set there, and its content
/// is measured, without reading and laying out what else there is.
@MainActor
private struct LoneView {
    /// The lines of the view's element with its properties.
    let lines: [String]
    private let bytes: [UInt8]
    private let id: String

    /// Sets the properties; nil where that fails, which the document that gets the view tells with its own lines, or changes more than the view.
    init?(
        _ element: [String], _ id: String, _ properties: [ViewInspector.Value], in document: InterfaceDocument,
        open: @escaping InterfaceDocument.Opener
    ) {
        let markup = document.markup
        guard let root = markup.root else { return nil }
        func text(_ name: String) -> String {
            markup.child(of: root, named: name).map { String(decoding: markup.bytes[markup[$0].range], as: UTF8.self) }
                ?? ""
        }
        let attributes = markup[root].attributes.filter { !["type", "initialViewController"].contains($0.name) }
            .map { " \($0.name)=\"\($0.value.escaped(for: .xml))\"" }.joined()
        let head =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"\(attributes)>\n\(text("device"))"
            + "\(text("customFonts"))<objects>\n"
        let tail = "\n</objects>\(text("resources"))</document>\n"
        let lone = Array((head + element.joined(separator: "\n") + tail).utf8)
        guard let read = try? InterfaceDocument(lone, file: document.file),
            let edited = try? ViewInspector(id, of: read, open: open).bytes(setting: properties),
            edited.starts(with: head.utf8), edited.reversed().starts(with: tail.utf8.reversed()),
            let written = try? InterfaceDocument(edited, file: document.file),
            // Lines of a text would be indented with the element's.
            !written.markup.elements.contains(where: { $0.text.contains("\n") && !$0.text.allSatisfy(\.isWhitespace) })
        else { return nil }
        let view = edited.dropFirst(head.utf8.count).dropLast(tail.utf8.count)
        lines = String(decoding: view, as: UTF8.self).split(separator: "\n").map(String.init)
        bytes = edited
        self.id = id
    }

    /// The size of the view's content, in points; below 0 along an axis where it has none.
    func contentSize(_ open: InterfaceDocument.Opener) throws -> CGSize? {
        let source = try open(bytes)
        guard let scene = source.scenes.first else { return nil }
        let layout = try source.makeScene(scene.id, in: scene.environment).layout
        return layout.view(ViewID(id))?.view.sizing.intrinsicContentSize
    }
}
