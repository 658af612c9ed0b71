import Foundation
import KeylineByteText

/// Edits of a layout file, which leave everything else as it was: comments, order, white space, line ends.
///
/// A comment behind a constraint on its line goes with it.
struct LayoutFileEditor {
    let document: InterfaceDocument
    let places: LayoutFileRanges
    var added: [InterfaceConstraint] = []
    var removed: Set<String> = []
    private var removedViews: Set<String> = []
    var rewritten: [String: InterfaceConstraint] = [:]
    /// New frames in place of constraints; a frame of nil goes.
    var frames: [String: CGRect?] = [:]
    /// Properties with their new texts; a text of nil goes.
    private var properties: [(view: String, name: String, text: String?)] = []
    /// Titles of sections with their new texts; a text of nil goes.
    private var titles: [(section: LayoutFileRanges.View, name: String, text: String?)] = []
    /// Keys of variations with their new texts; a text of nil goes.
    private var varied: [LayoutVariationEdit] = []
    /// New views with their keys.
    private var newViews: [NewView] = []
    private var taken: Set<String>

    init(_ document: InterfaceDocument, _ places: LayoutFileRanges) {
        self.document = document
        self.places = places
        taken = document.ids
    }

    var lines: LayoutLines { places.lines }

    mutating func add(_ constraint: InterfaceConstraint) { added.append(constraint) }
    mutating func remove(_ constraint: InterfaceConstraint) { removed.insert(constraint.id) }
    mutating func rewrite(_ constraint: InterfaceConstraint) { rewritten[constraint.id] = constraint }
    mutating func removeView(_ view: String) { removedViews.insert(view) }
    mutating func setFrame(_ frame: CGRect?, of view: String) {
        if frame != nil || document.views[view]?.frame != nil { frames[view] = .some(frame) }
    }

    mutating func insertView(_ keys: [String], in container: String, before sibling: String?) {
        newViews.append(NewView(keys: keys, container: container, sibling: sibling))
    }

    mutating func setProperty(_ name: String, to text: String?, of view: String) {
        properties.append((view, name, text))
    }

    mutating func setTitle(_ name: String, to text: String?, of section: LayoutFileRanges.View) {
        titles.append((section, name, text))
    }

    mutating func vary(_ edit: LayoutVariationEdit) { varied.append(edit) }

    /// A new id such as `stack` or `label2`.
    mutating func makeID(_ stem: String) -> String {
        let stem = stem.isEmpty ? "view" : stem
        var id = stem
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(stem)\(number)"
            number += 1
        }
        return id
    }

    /// The layout's bytes with the edits made.
    func bytes() -> [UInt8] {
        var edits = ByteEdits()
        var editor = self
        let names = editor.names(in: &edits)
        editor.writeFrames(names, in: &edits)
        for property in properties { editor.write(property.name, property.text, of: property.view, in: &edits) }
        for title in titles { editor.write(title.name, title.text, ofSection: title.section, in: &edits) }
        for edit in varied { editor.write(edit, in: &edits) }
        editor.writeRemovals(in: &edits)
        for view in newViews { editor.write(view, in: &edits) }
        editor.writeConstraints(LayoutEquationText { names[$0] ?? $0 }, in: &edits)
        return edits.applied(to: lines.bytes)
    }

    /// What constraints call views and guides. Views that they are to name, and that have no id, get one.
    private mutating func names(in edits: inout ByteEdits) -> [String: String] {
        var names: [String: String] = [:]
        for item in Set((added + rewritten.values).flatMap(\.items)).sorted() {
            guard let view = document.view(of: item), let own = name(of: view, in: &edits, names) else { continue }
            names[view] = own
            if item != view { names[item] = item.hasPrefix(view + ".") ? own + item.dropFirst(view.count) : item }
        }
        return names
    }

    private mutating func name(of view: String, in edits: inout ByteEdits, _ known: [String: String]) -> String? {
        if let known = known[view] { return known }
        guard let place = document.place(of: view) else { return view }
        if let id = place["id"]?.text { return id }
        let id = makeID(document.views[view]?.kind ?? "")
        insert("id: " + id, behind: place["type"] ?? place.entries.first, of: place, in: &edits)
        return id
    }
}

extension LayoutFileEditor {
    /// Puts a key behind another one of a view.
    func insert(
        _ text: String, behind entry: LayoutFileRanges.Entry?, of place: LayoutFileRanges.View,
        in edits: inout ByteEdits
    ) {
        guard let entry else { return edits.replace(place.range, with: "{ \(text) }") }
        if place.isFlow { return edits.insert(", " + text, at: entry.value.upperBound) }
        insertLines([String(repeating: " ", count: entry.column) + text], behind: entry.value.upperBound, in: &edits)
    }

    /// Puts lines behind the line of an offset.
    func insertLines(_ texts: [String], behind offset: Int, in edits: inout ByteEdits) {
        let place = lines.nextLine(max(offset - 1, 0))
        let ends = place > 0 && [0x0A, 0x0D].contains(lines.bytes[place - 1])
        let lead = ends ? "" : lines.newline
        edits.insert(
            lead + texts.joined(separator: lines.newline) + (ends ? lines.newline : ""), at: place)
    }

    private func writeFrames(_ names: [String: String], in edits: inout ByteEdits) {
        for view in frames.keys.sorted() {
            guard let place = document.place(of: view), let frame = frames[view] else { continue }
            guard let frame else {
                remove("frame", of: place, in: &edits)
                continue
            }
            let text = Self.text(of: frame)
            if let own = place["frame"] {
                edits.replace(own.value, with: text)
            } else {
                insert("frame: " + text, behind: place["id"] ?? place["type"], of: place, in: &edits)
            }
        }
    }

    private func write(_ name: String, _ text: String?, of view: String, in edits: inout ByteEdits) {
        let isScreen = view == LayoutFileModel.screen
        guard let mapping = isScreen ? places.screen : document.place(of: view) else {
            guard isScreen, let text else { return }
            return addScreen("\(name): \(text)", in: &edits)
        }
        guard let text else { return remove(name, of: mapping, in: &edits) }
        if let entry = mapping[name] { return edits.replace(entry.value, with: text) }
        let last = mapping.entries.prefix { !LayoutFileRanges.keysOfViews.contains($0.key) }.last
        guard last != nil || mapping.entries.isEmpty || mapping.isFlow else {
            return insertFirst("\(name): \(text)", of: mapping, in: &edits)
        }
        insert("\(name): \(text)", behind: last ?? mapping.entries.last, of: mapping, in: &edits)
    }

    /// Titles stand before the rows.
    private func write(
        _ name: String, _ text: String?, ofSection section: LayoutFileRanges.View, in edits: inout ByteEdits
    ) {
        guard let text else { return remove(name, of: section, in: &edits) }
        if let entry = section[name] { return edits.replace(entry.value, with: text) }
        guard let title = section.entries.last(where: { TableSectionPlace.titles.contains($0.key) }) else {
            return insertFirst("\(name): \(text)", of: section, in: &edits)
        }
        insert("\(name): \(text)", behind: title, of: section, in: &edits)
    }

    /// Puts a key before the others of a view.
    private func insertFirst(_ text: String, of place: LayoutFileRanges.View, in edits: inout ByteEdits) {
        guard let first = place.entries.first else { return edits.replace(place.range, with: "{ \(text) }") }
        let separator = place.isFlow ? ", " : lines.newline + String(repeating: " ", count: first.column)
        edits.insert(text + separator, at: first.start)
    }

    /// Gives a layout that says nothing of the screen a key for it.
    private func addScreen(_ text: String, in edits: inout ByteEdits) {
        guard let views = places.root.first(where: { $0.key == "views" }) else { return }
        let line = "screen: { \(text) }"
        edits.insert(places.isFlow ? line + ", " : line + lines.newline, at: views.start)
    }

    /// A frame as layout files write it.
    static func text(of frame: CGRect) -> String {
        let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
        return "{ " + numbers.map { "\($0): \(ConstraintMarkup.number(Double($1)))" }.joined(separator: ", ") + " }"
    }

    /// Takes views out of the lists that hold them. A list that loses all goes with its key; the list of a layout's own views stays empty.
    private func writeRemovals(in edits: inout ByteEdits) {
        let outermost = removedViews.filter { view in
            document.chain(view).dropFirst().allSatisfy { !removedViews.contains($0) }
        }
        let gone = outermost.compactMap(document.place(of:))
        for view in gone where view.list == nil { removePart(view, in: &edits) }
        for (index, list) in places.lists.enumerated() {
            let views = gone.filter { $0.list == index }
            guard !views.isEmpty else { continue }
            let isGone = list.items.map { item in views.contains { $0.range == item } }
            if isGone.allSatisfy({ $0 }) {
                removeList(list, of: views.first?.parent, in: &edits)
            } else if list.isFlow {
                removeItems(isGone, of: list, in: &edits)
            } else {
                for (item, isGone) in zip(list.items, isGone) where isGone { edits.remove(wholeLines(of: item)) }
            }
        }
    }

    /// Takes the value of a key away with the key.
    private func removePart(_ view: LayoutFileRanges.View, in edits: inout ByteEdits) {
        guard let parent = view.parent, let key = view.part?.rawValue else { return }
        remove(key, of: places.views[parent], in: &edits)
    }

    /// Takes a list away with its key. Lists of rows, and the list of a layout's own views, stay empty.
    private func removeList(_ list: LayoutFileRanges.List, of parent: Int?, in edits: inout ByteEdits) {
        if let parent, !list.hasRows {
            let place = places.views[parent]
            let entry = place.entries.first { $0.value.contains(list.range.lowerBound) }
            if let entry { remove(entry.key, of: place, in: &edits) }
        } else if list.isFlow {
            edits.replace(list.range, with: "[]")
        } else if let key = list.key {
            for item in list.items { edits.remove(wholeLines(of: item)) }
            let colon = lines.bytes[key.start...].firstIndex(of: UInt8(ascii: ":")) ?? key.start
            edits.insert(" []", at: colon + 1)
        }
    }

    func remove(_ key: String, of place: LayoutFileRanges.View, in edits: inout ByteEdits) {
        guard let index = place.entries.firstIndex(where: { $0.key == key }) else { return }
        let entry = place.entries[index]
        if index == 0, place.entries.count > 1 {
            edits.remove(entry.start..<place.entries[1].start)
        } else if place.entries.count == 1, !place.isFlow, place.isRow || place.part != nil {
            // A row may say nothing.
            edits.replace(entry.start..<entry.value.upperBound, with: "{}")
        } else if place.isFlow {
            let before = index > 0 ? place.entries[index - 1].value.upperBound : entry.start
            edits.remove(before..<entry.value.upperBound)
        } else {
            edits.remove(lines.lineStart(entry.start)..<lines.nextLine(max(entry.value.upperBound - 1, entry.start)))
        }
    }
}
