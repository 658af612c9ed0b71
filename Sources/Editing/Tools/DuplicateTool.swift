import Foundation
import KeylineByteText
import KeylineScenes

/// Interface Builder's Duplicate and Paste: copies views with their subviews, under new ids.
@MainActor
public struct DuplicateTool {
    /// The distance of a copy from its original, in points to the right and down.
    public static let offset = 20.0

    private let document: InterfaceDocument
    private let source: InterfaceDocument
    private let open: InterfaceDocument.Opener

    /// Prepares the tool.
    ///
    /// - Parameters:
    ///   - document: The document that gets copies.
    ///   - source: The document that has the originals: the same, an earlier version, or another one of the same form.
    ///   - open: Reads versions of the document as sources.
    public init(
        _ document: InterfaceDocument, from source: InterfaceDocument? = nil,
        open: @escaping InterfaceDocument.Opener
    ) {
        self.document = document
        self.source = source ?? document
        self.open = open
    }

    /// The document with copies of views.
    ///
    /// - Parameters:
    ///   - views: The ids of the originals. A view inside another one of them is copied with that one.
    ///   - container: The id of the view that gets the copies; nil for the one around each original.
    /// - Returns: The new bytes, and the ids of the copies.
    /// - Throws: `EditingError` for a view of a whole scene, a container that holds no views, or documents of different forms; what laying
    ///   out throws.
    public func bytes(duplicating views: [String], into container: String? = nil) throws -> (
        bytes: [UInt8], ids: [String]
    ) {
        guard source.isLayoutFile == document.isLayoutFile else {
            throw EditingError.impossible(
                reason: "\(source.file) is a document of another form", location: SourceLocation(file: document.file),
                hint: "`keyline convert` writes it in this one's form first")
        }
        let chosen = Set(views)
        let outermost = views.filter { view in source.chain(view).dropFirst().allSatisfy { !chosen.contains($0) } }
        var present = document
        var ids: [String] = []
        for view in outermost {
            let copy = try self.copy(of: view, into: container, in: present)
            present = try present.reading(copy.bytes, open: open)
            ids.append(copy.id)
            present = try placing(copy.id, as: view, in: present)
        }
        return (present.bytes, ids)
    }

    private func copy(
        of view: String, into container: String?, in document: InterfaceDocument
    ) throws(EditingError) -> (bytes: [UInt8], id: String) {
        guard let original = source.views[view], let around = original.parent else {
            throw .impossible(
                reason: "\"\(view)\" is the view of a whole scene", location: source.location(of: view),
                hint: "duplicate the views inside it")
        }
        let holder = container ?? around
        guard document.canvasItem(holder)?.isContainer ?? false else {
            throw .impossible(
                reason: "\"\(holder)\" holds no views", location: document.location(of: holder),
                hint: "name a plain view, a stack or a scroll view with into=VIEW")
        }
        let siblings = document.views[holder]?.children ?? []
        let next = siblings.firstIndex(of: view).map { siblings.dropFirst($0 + 1).first } ?? nil
        return try document.isLayoutFile
            ? LayoutCopy(source: source, document: document).bytes(of: view, in: holder, before: next)
            : elementCopy(of: view, original, in: holder, before: next, document)
    }

    private func elementCopy(
        of view: String, _ original: InterfaceView, in holder: String, before next: String?,
        _ document: InterfaceDocument
    ) -> (bytes: [UInt8], id: String) {
        let markup = source.markup
        let inside = [original.element] + markup.descendants(of: [original.element]).sorted()
        var ids = ObjectIDs(taken: document.ids.union(source.ids))
        var names: [String: String] = [:]
        for element in inside { if let id = markup[element].id { names[id] = ids.make(for: "copy of \(id)") } }
        let text = String(decoding: markup.bytes[markup[original.element].range], as: UTF8.self)
        let indentation = MarkupEditor(markup).indentation(of: original.element) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let bare = line.hasSuffix("\r") ? line.dropLast() : line
            let moved = bare.hasPrefix(indentation) ? bare.dropFirst(indentation.count) : bare
            return Self.renamed(String(moved), names)
        }
        var editor = InterfaceEditor(document)
        editor.insertElement(lines, in: holder, before: next)
        return (editor.bytes(), names[view] ?? view)
    }

    private static let references = [
        "id", "firstItem", "secondItem", "destination", "reference", "target", "initialViewController",
    ]

    /// A line in which attributes that name objects have other names.
    private static func renamed(_ line: String, _ names: [String: String]) -> String {
        var line = line
        for reference in references {
            var rest = line[...]
            var result = ""
            while let start = rest.firstRange(of: " \(reference)=\""),
                let end = rest[start.upperBound...].firstIndex(of: "\"")
            {
                let name = String(rest[start.upperBound..<end])
                result += rest[..<start.upperBound] + (names[name] ?? name)
                rest = rest[end...]
            }
            line = result + rest
        }
        return line
    }

    /// The document in which a copy is beside its original, with a frame of its own until constraints place it.
    private func placing(
        _ copy: String, as original: String, in document: InterfaceDocument
    ) throws -> InterfaceDocument {
        guard let view = document.views[copy], view.parent != nil, !view.isArranged else { return document }
        let geometry = try CanvasGeometry(
            of: source, laidOutBy: open(source.bytes), keepsStored: true, showing: [original])
        guard let frame = geometry[original]?.frame, let outer = source.views[original]?.parent,
            let around = geometry[outer]?.frame
        else { return document }
        let moved = frame.offsetBy(dx: Self.offset - around.minX, dy: Self.offset - around.minY)
        var editor = InterfaceEditor(document)
        if document.isLayoutFile || view.usesConstraints { editor.setFixedFrame(true, of: copy, at: moved) }
        if !document.isLayoutFile { editor.setFrame(moved, of: copy) }
        return try document.reading(editor.bytes(), open: open)
    }
}

/// Copies the lines of a layout file's view.
private struct LayoutCopy {
    let source: InterfaceDocument
    let document: InterfaceDocument

    /// The bytes with a copy in a container, and the copy's id.
    func bytes(
        of view: String, in holder: String, before next: String?
    ) throws(EditingError) -> (bytes: [UInt8], id: String) {
        guard let layout = source.layout, let range = source.place(of: view), !range.isAlias else {
            throw .impossible(
                reason: "\"\(view)\" is not described in the list of views", location: source.location(of: view),
                hint: "duplicate the view that it repeats")
        }
        var editor = InterfaceEditor(document)
        var names: [String: String] = [:]
        var edits = ByteEdits()
        for inner in layout.views where range.range.contains(inner.range.lowerBound) && !inner.isAlias {
            guard let id = inner["id"], let text = id.text else { continue }
            let name = editor.makeName(text)
            names[text] = name
            edits.replace(id.value, with: name)
        }
        let id = names[view] ?? editor.makeName(source.views[view]?.kind ?? "view")
        editor.insertView(
            try keys(of: range, edits, layout, naming: names[view] == nil ? id : nil), in: holder, before: next)
        let copied = try constraints(names)
        let bytes = editor.bytes()
        return (copied.isEmpty ? bytes : Self.adding(copied, to: bytes, of: document), id)
    }

    /// The item's own lines without its dash, with the view's new id.
    private func keys(
        of place: LayoutFileRanges.View, _ edits: ByteEdits, _ layout: LayoutFileRanges, naming id: String?
    ) throws(EditingError) -> [String] {
        let shifted = edits.shifted(into: place.range)
        let text = String(decoding: shifted.applied(to: Array(layout.lines.bytes[place.range])), as: UTF8.self)
        let indentation = String(repeating: " ", count: (place.location.column ?? 1) - 1)
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
        }
        guard let id, let first = lines.first else { return lines }
        guard place.isFlow else { return [first, "id: \(id)"] + lines.dropFirst() }
        guard let brace = first.firstIndex(of: "{") else { return lines }
        return [first[...brace] + " id: \(id)," + first[first.index(after: brace)...]] + lines.dropFirst()
    }

    /// The equations between copied views alone, about the copies.
    private func constraints(_ names: [String: String]) throws(EditingError) -> [String] {
        guard let layout = source.layout else { return [] }
        return layout.statements.compactMap { statement in
            guard !statement.isFormat else { return nil }
            let words = Self.items(in: statement.text)
            guard !words.isEmpty, words.allSatisfy({ names[$0] != nil }) else { return nil }
            let text = String(decoding: layout.lines.bytes[statement.item], as: UTF8.self)
            return names.sorted { $0.key.count > $1.key.count }.reduce(text) { text, name in
                Self.replacing(name.key, with: name.value, in: text)
            }
        }
    }

    /// The words before a dot.
    private static func items(in equation: String) -> [String] {
        equation.split(whereSeparator: { " \t<>=+-*/()".contains($0) }).compactMap { word in
            let parts = word.split(separator: ".", maxSplits: 1)
            return parts.count == 2 && Double(word) == nil ? String(parts[0]) : nil
        }
    }

    private static func replacing(_ name: String, with other: String, in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: name + ".") {
            let before = range.lowerBound > rest.startIndex ? rest[rest.index(before: range.lowerBound)] : " "
            let isWhole = !before.isLetter && !before.isNumber && before != "_" && before != "-" && before != "."
            result += rest[..<range.lowerBound] + (isWhole ? other + "." : name + ".")
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// The bytes with more items behind the last constraint.
    private static func adding(_ items: [String], to bytes: [UInt8], of document: InterfaceDocument) -> [UInt8] {
        guard let list = document.layout?.constraints, let last = list.items.last, let layout = document.layout else {
            return bytes
        }
        // Text before the list has moved it.
        let moved = bytes.count - document.bytes.count
        let isBehind = last.lowerBound > (document.layout?.lists.first?.range.lowerBound ?? 0)
        let end = last.upperBound + (isBehind ? moved : 0)
        var edits = ByteEdits()
        if list.isFlow {
            edits.insert(items.map { ", " + $0 }.joined(), at: end)
        } else {
            let start = layout.lines.itemStart(last.lowerBound)
            let indentation = layout.lines.indentation(from: start)
            edits.insert(items.map { layout.lines.newline + indentation + "- " + $0 }.joined(), at: end)
        }
        return edits.applied(to: bytes)
    }
}

extension ByteEdits {
    /// The changes inside a range, as changes of the range's own bytes.
    fileprivate func shifted(into range: Range<Int>) -> ByteEdits {
        var result = ByteEdits()
        for splice in splices where range.contains(splice.range.lowerBound) {
            let lower = splice.range.lowerBound - range.lowerBound
            result.replace(
                lower..<(lower + splice.range.count), with: String(decoding: splice.bytes, as: UTF8.self))
        }
        return result
    }
}
