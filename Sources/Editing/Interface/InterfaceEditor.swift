import Foundation
import KeylineByteText
import KeylineGraphics

/// Edits of a storyboard, XIB or layout file.
struct InterfaceEditor {
    let document: InterfaceDocument
    private var markup: MarkupEditor
    private var ids: ObjectIDs
    /// What writes instead where the document is a layout file.
    private var layout: LayoutFileEditor?
    private var added: [InterfaceConstraint] = []
    private var removedConstraints: Set<Int> = []
    /// Views and other objects that go, with everything inside them.
    private var removedObjects: Set<Int> = []

    init(_ document: InterfaceDocument) {
        self.document = document
        markup = MarkupEditor(document.markup)
        ids = ObjectIDs(taken: document.ids)
        layout = document.layout.map { LayoutFileEditor(document, $0) }
    }

    /// The document's bytes with the edits made.
    func bytes() -> [UInt8] {
        if let layout { return layout.bytes() }
        var editor = markup
        write(into: &editor)
        return editor.bytes
    }

    /// An id that the document does not have.
    mutating func makeID(for subject: String) -> String { ids.make(for: subject) }

    /// An id that the layout file does not have, such as `stack`.
    mutating func makeName(_ stem: String) -> String { layout?.makeID(stem) ?? stem }

    /// Adds a constraint to the nearest view that contains its items.
    mutating func add(_ constraint: InterfaceConstraint) {
        if layout != nil { return layout?.add(constraint) ?? () }
        var own = constraint
        own.id = ids.make(for: ConstraintMarkup.subject(of: own))
        added.append(own)
    }

    /// Removes a constraint of the document, with the connections and variations that speak of it.
    mutating func remove(_ constraint: InterfaceConstraint) {
        if layout != nil { return layout?.remove(constraint) ?? () }
        if let element = constraint.element { removedConstraints.insert(element) }
    }

    /// Removes a view with everything inside it, and the connections and variations that speak of any of it.
    ///
    /// The constraints that name it stay: whoever removes the view removes them.
    mutating func removeView(_ view: String) {
        if layout != nil { return layout?.removeView(view) ?? () }
        guard let element = document.views[view]?.element else { return }
        removedObjects.insert(element)
    }

    /// Removes another object of the document, such as a gesture recognizer, with the connections that speak of it.
    mutating func removeObject(_ element: Int) { removedObjects.insert(element) }

    /// Sets attributes of a constraint of the document.
    mutating func set(_ attribute: String, to value: String?, of constraint: InterfaceConstraint) {
        guard let element = constraint.element else { return }
        guard let value else { return markup.removeAttribute(attribute, of: element) }
        markup.set(attribute, to: value, of: element, before: ConstraintMarkup.attributes(after: attribute))
    }

    /// Sets a title of a section of a layout file's table; nil takes it away.
    mutating func setTitle(_ name: String, to text: String?, of section: LayoutFileRanges.View) {
        layout?.setTitle(name, to: text, of: section)
    }

    /// Writes a constraint's tag anew, with the id and the name in the outline that it had.
    mutating func rewrite(_ element: Int, as constraint: InterfaceConstraint) {
        if layout != nil { return layout?.rewrite(constraint) ?? () }
        let old = document.markup[element]
        let label = old["userLabel"].map { " userLabel=\"\($0.escaped(for: .xml))\"" } ?? ""
        let tag = ConstraintMarkup.tag(of: constraint).dropLast(2) + label + (old.endTag == nil ? "/>" : ">")
        markup.replaceTag(of: element, with: String(tag))
    }

    /// Sets whether a view keeps its frame until it has constraints, as Interface Builder does by prototypes.
    ///
    /// - Parameters:
    ///   - isFixed: Whether it does.
    ///   - view: The view's id.
    ///   - frame: Where it lies, for layout files, which store frames of such views alone.
    mutating func setFixedFrame(_ isFixed: Bool, of view: String, at frame: CGRect? = nil) {
        if layout != nil { return layout?.setFrame(isFixed ? frame : nil, of: view) ?? () }
        guard let element = document.views[view]?.element else { return }
        if isFixed {
            let names = document.markup[element].attributes.map(\.name)
            let behind = names.lastIndex(where: Self.commonAttributes.contains).map { $0 + 1 } ?? 0
            markup.set("fixedFrame", to: "YES", of: element, before: Array(names[behind...]))
        } else {
            markup.removeAttribute("fixedFrame", of: element)
        }
    }

    /// Takes Xcode's mark of an ambiguous frame from a view, which has all constraints now.
    mutating func removeAmbiguityMark(of view: String) {
        guard layout == nil, let element = document.views[view]?.element else { return }
        markup.removeAttribute("ambiguous", of: element)
    }

    /// What every kind of view has: it stands before `fixedFrame`, and what one kind has behind it, in 41 of 41 public tags.
    private static let commonAttributes: Set<String> = [
        "multipleTouchEnabled", "clearsContextBeforeDrawing", "hidden", "clipsSubviews", "opaque", "tag",
        "userInteractionEnabled", "alpha", "contentMode", "semanticContentAttribute", "horizontalHuggingPriority",
        "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "misplaced", "ambiguous", "verifyAmbiguity",
    ]

    /// Sets the frame that the document stores.
    mutating func setFrame(_ frame: CGRect, of view: String) {
        guard let element = document.views[view]?.element else { return }
        let rects = document.markup.children(of: element, named: "rect")
        guard let rect = rects.first(where: { document.markup[$0].key == "frame" }) else {
            return markup.insert([Self.tag(of: frame)], into: element, after: nil)
        }
        for (name, value) in [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)] {
            let old = document.markup[rect][name].flatMap(Double.init) ?? 0
            guard abs(old - Double(value)) > 0.0001 else { continue }
            markup.set(name, to: Self.number(value, isCoordinate: name.count == 1), of: rect)
        }
    }

    static func tag(of frame: CGRect) -> String {
        let x = number(frame.minX, isCoordinate: true)
        let y = number(frame.minY, isCoordinate: true)
        let width = number(frame.width)
        let height = number(frame.height)
        return "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A number as Interface Builder writes it: zero as `0.0`.
    static func number(_ value: CGFloat, isCoordinate: Bool = false) -> String {
        value == 0 ? "0.0" : ConstraintMarkup.number(Double(value))
    }

    /// Puts the lines of a view's element into a container, before one of the views inside or in front of all.
    mutating func insertElement(_ lines: [String], in container: String, before sibling: String?) {
        guard let element = document.views[container]?.element else { return }
        guard let list = document.markup.child(of: element, named: "subviews") else {
            let guide = ElementOrder.predecessor(ofName: "subviews", key: nil, in: element, of: document.markup)
            let inner = lines.map { "    " + $0 }
            return markup.insert(["<subviews>"] + inner + ["</subviews>"], into: element, after: guide)
        }
        let present = document.markup[list].children
        guard let next = sibling.flatMap({ document.views[$0]?.element }) else {
            return markup.insert(lines, into: list, after: present.last)
        }
        markup.insert(lines, into: list, after: present.last { $0 < next })
    }

    /// Puts a view with some keys into a container of a layout file, before one of the views inside or in front of all.
    mutating func insertView(_ keys: [String], in container: String, before sibling: String?) {
        layout?.insertView(keys, in: container, before: sibling)
    }

    /// Sets a property of a layout file's view, as layout files write it; nil takes it away.
    mutating func setProperty(_ name: String, to text: String?, of view: String) {
        layout?.setProperty(name, to: text, of: view)
    }

    /// Sets a key of a layout file for some size classes alone; nil takes it away.
    mutating func vary(_ edit: LayoutVariationEdit) { layout?.vary(edit) }

    /// Changes the markup in other ways.
    mutating func editMarkup(_ change: (inout MarkupEditor) -> Void) { change(&markup) }

    private func write(into editor: inout MarkupEditor) {
        let objects = removedConstraints.union(removedObjects)
        let gone = objects.union(references(to: objects))
        let byHolder = Dictionary(grouping: added, by: \.holder)
        // A list that loses everything goes, unless something new stands in it.
        let kept = Set(byHolder.keys.compactMap { list(of: $0) })
        var removed = gone
        for list in kept where !removed.isEmpty {
            let children = document.markup[list].children
            if children.allSatisfy(gone.contains) {
                removed.subtract(children)
                removed.insert(list)
            }
        }
        let replaced = kept.intersection(removed)
        for holder in byHolder.keys.sorted() {
            let own = (byHolder[holder] ?? []).sorted { $0.id < $1.id }
            let list = list(of: holder)
            add(own, to: holder, list: list.flatMap { replaced.contains($0) ? nil : $0 }, besides: gone, in: &editor)
        }
        editor.remove(
            removed,
            emptying: ["constraints", "connections", "mask", "variation", "subviews", "resources", "prototypes"])
    }

    private func list(of holder: String) -> Int? {
        document.views[holder].flatMap { document.markup.child(of: $0.element, named: "constraints") }
    }

    private func add(
        _ constraints: [InterfaceConstraint], to holder: String, list: Int?, besides gone: Set<Int>,
        in editor: inout MarkupEditor
    ) {
        guard let view = document.views[holder] else { return }
        let tags = constraints.map { ($0.id, ConstraintMarkup.tag(of: $0)) }
        guard let list else {
            let inner = tags.map { "    " + $0.1 }
            let place = ConstraintMarkup.predecessor(of: view, in: document)
            return editor.insert(["<constraints>"] + inner + ["</constraints>"], into: view.element, after: place)
        }
        // Interface Builder keeps the list in the order of the ids.
        let present = document.markup[list].children.filter { !gone.contains($0) }
        for (id, tag) in tags {
            let before = present.last { (document.markup[$0].id ?? "") < id }
            editor.insert([tag], into: list, after: before)
        }
    }

    /// The connections and variations that speak of elements which go, or of objects inside them.
    private func references(to elements: Set<Int>) -> Set<Int> {
        let ids = Set(elements.union(document.markup.descendants(of: elements)).compactMap { document.markup[$0].id })
        guard !ids.isEmpty else { return [] }
        return Set(
            document.markup.elements.indices.filter { index in
                let element = document.markup[index]
                switch element.name {
                case "outlet", "outletCollection", "action", "segue":
                    return element["destination"].map(ids.contains) ?? false
                case "include", "exclude": return element["reference"].map(ids.contains) ?? false
                default: return false
                }
            })
    }
}

/// How Interface Builder writes constraints.
///
/// Source: the order of attributes in 18,261 constraints of public documents, which never contradict each other, and of the elements in
/// 3,800 views.
enum ConstraintMarkup {
    private static let order = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
        "constant", "symbolic", "identifier", "placeholder", "id", "userLabel",
    ]

    /// The attributes that stand after one.
    static func attributes(after name: String) -> [String] {
        order.firstIndex(of: name).map { Array(order[($0 + 1)...]) } ?? ["id"]
    }

    /// What a constraint says, as the seed of its id.
    static func subject(of constraint: InterfaceConstraint) -> String {
        let second = constraint.second.map { "\($0.item).\($0.attribute)" } ?? ""
        return "\(constraint.holder) \(constraint.first.item).\(constraint.first.attribute) \(constraint.relation) "
            + "\(second) \(constraint.multiplier.value) \(constraint.constant) \(constraint.priority)"
    }

    /// A constraint's tag. Its first item is left out where that is the view which holds it.
    static func tag(of constraint: InterfaceConstraint) -> String {
        var values: [(String, String)] = []
        if constraint.first.item != constraint.holder { values.append(("firstItem", constraint.first.item)) }
        values.append(("firstAttribute", constraint.first.attribute))
        if constraint.relation != "equal" { values.append(("relation", constraint.relation)) }
        if let second = constraint.second {
            values += [("secondItem", second.item), ("secondAttribute", second.attribute)]
        }
        if let ratio = constraint.multiplier.ratio {
            values.append(("multiplier", ratio))
        } else if constraint.multiplier.value != 1 {
            values.append(("multiplier", number(constraint.multiplier.value)))
        }
        if constraint.priority != 1000 { values.append(("priority", number(constraint.priority))) }
        if constraint.constant != 0 { values.append(("constant", number(constraint.constant))) }
        if constraint.isSymbolic { values.append(("symbolic", "YES")) }
        if let identifier = constraint.identifier { values.append(("identifier", identifier)) }
        if constraint.isPlaceholder { values.append(("placeholder", "YES")) }
        values.append(("id", constraint.id))
        return "<constraint " + values.map { "\($0)=\"\($1.escaped(for: .xml))\"" }.joined(separator: " ") + "/>"
    }

    /// A number without needless digits: frames are whole device pixels, so four decimals tell all.
    static func number(_ value: Double) -> String { Decimals.text(CGFloat((value * 10_000).rounded() / 10_000)) }

    /// The element inside a view after which its constraints stand; nil for the beginning.
    static func predecessor(of view: InterfaceView, in document: InterfaceDocument) -> Int? {
        document.markup[view.element].children.last { child in
            let element = document.markup[child]
            switch element.name {
            case "rect", "frame", "autoresizingMask", "subviews", "accessibility", "gestureRecognizers": return true
            case "viewLayoutGuide": return document.toolsVersion >= 17000
            case "color": return ["backgroundColor", "tintColor"].contains(element.key)
            default: return element.key == "contentView"
            }
        }
    }
}
