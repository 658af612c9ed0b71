import KeylineByteText
import KeylineLayoutFile
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary

/// Changes what a storyboard or XIB says of one view.
@MainActor
struct DocumentEdit {
    private let document: InterfaceDocument
    private let view: String
    private let element: Int
    private var markup: MarkupEditor

    init(_ document: InterfaceDocument, _ view: String) {
        self.document = document
        self.view = view
        element = document.views[view]?.element ?? 0
        markup = MarkupEditor(document.markup)
    }

    var bytes: [UInt8] { markup.bytes }

    /// Sets an attribute of the view's element; nil takes it away.
    mutating func set(_ name: String, to value: String?) { set(name, to: value, of: element) }

    private mutating func set(_ name: String, to value: String?, of element: Int) {
        guard let value else { return markup.removeAttribute(name, of: element) }
        markup.set(name, to: value, of: element, before: EditedProperty.attributes(after: name))
    }

    /// Writes a value where the document says the property, or where Interface Builder would.
    ///
    /// - Throws: `EditingError` for a property that documents say of the parts of a view, or not at all.
    mutating func write(_ edited: EditedProperty) throws(EditingError) {
        if let priorities = edited.priorityAttributes() {
            for (name, value) in priorities { set(name, to: value) }
            return
        }
        guard !edited.row.isWrittenInPieces else { throw inPieces(edited.row) }
        let said = edited.row.documents.filter(isSaid)
        let forms = said.isEmpty ? preferred(edited.row).map { [$0] } ?? [] : said
        let parts = forms.compactMap { form in edited.part(at: form).map { (form, $0) } }
        guard !parts.isEmpty else { throw unsaid(edited.row) }
        for (form, part) in parts { write(part, at: form) }
    }

    /// Takes a property away wherever the document says it.
    mutating func clear(_ row: InterfaceProperty) throws(EditingError) {
        if case .priorities = row.kind {
            let suffix = row.name == "contentHugging" ? "HuggingPriority" : "CompressionResistancePriority"
            for axis in ["horizontal", "vertical"] { set(axis + suffix, to: nil) }
            return
        }
        guard !row.documents.isEmpty else { throw unsaid(row) }
        for form in row.documents where isSaid(form) { clear(form, of: row) }
    }

    private mutating func clear(_ form: DocumentForm, of row: InterfaceProperty) {
        if case .runtime(let paths) = form { return remove(runtimeAttributes(paths), emptying: runtimeList) }
        if let list = form.path.split(separator: "/").first, form.path.contains("/") {
            return remove(Set(target(String(list)).map { [$0] } ?? []), emptying: [])
        }
        guard let target = target(form.path) else { return }
        let key = form.attribute
        if form == .inside("buttonConfiguration", "style") { return removeConfiguration(target) }
        if document.markup[target][key] != nil {
            set(key, to: form.path.isEmpty ? row.written : nil, of: target)
            if case .image = row.kind { set(DocumentForm.catalog(of: key), to: nil, of: target) }
        }
        remove(Set(document.markup[target].children.filter { document.markup[$0].key == key }), emptying: [])
        if key == "attributedText" { set("usesAttributedText", to: nil, of: target) }
    }

    private func unsaid(_ row: InterfaceProperty) -> EditingError {
        let isOfParts = row.documents.contains { $0.path.contains("/") }
        return .impossible(
            reason: isOfParts
                ? "each part of the view has its own \(row.name)" : "documents have no attribute for \(row.name)",
            location: document.location(of: view),
            hint: row.name == "isLayoutMarginsRelativeArrangement"
                ? "a stack keeps its margins as soon as it has some: set layoutMargins"
                : "`keyline set \(document.file) \(view)` lists what can be set")
    }

    private func inPieces(_ row: InterfaceProperty) -> EditingError {
        .impossible(
            reason: "documents write \(row.name) in pieces, each with attributes of its own",
            location: document.location(of: view), hint: "take it away with \"\(row.name)=\", or edit it in Xcode")
    }

    // MARK: Places

    /// The element of a path from the view's down, such as `state:normal`; nil where the document does not have it.
    private func target(_ path: String) -> Int? {
        guard !path.isEmpty else { return element }
        let parts = path.split(separator: ":").map(String.init)
        return document.markup.children(of: element, named: parts[0]).first { index in
            parts.count == 1 || document.markup[index].key == parts[1]
        }
    }

    private func isSaid(_ form: DocumentForm) -> Bool {
        if case .runtime(let paths) = form { return !runtimeAttributes(paths).isEmpty }
        if form.path.contains("/") { return target(form.path.split(separator: "/").map(String.init)[0]) != nil }
        guard let target = target(form.path) else { return false }
        let markup = document.markup
        // Documents write a system colour as nothing where a class has one of its own.
        return markup[target][form.attribute] != nil
            || markup[target].children.contains { markup[$0].key == form.attribute && markup[$0].name != "nil" }
    }

    /// The place in which Interface Builder writes a property that the document does not say.
    private func preferred(_ row: InterfaceProperty) -> DocumentForm? {
        let isConfigured = target("buttonConfiguration") != nil
        return (isConfigured ? row.documents.first { $0.path == "buttonConfiguration" } : nil) ?? row.document
    }

    private static let keys = [
        "buttonConfiguration": "configuration", "accessibility": "accessibilityConfiguration",
        "textInputTraits": "textInputTraits",
    ]

    private mutating func write(_ part: EditedProperty.Part, at form: DocumentForm) {
        switch part {
        case .attributes(let attributes):
            guard let target = target(form.path) else { return add(form.path, attributes, []) }
            for (name, value) in attributes { set(name, to: value, of: target) }
            // A text of several lines is an element of its own, until it is an attribute again.
            let key = form.attribute
            remove(Set(document.markup[target].children.filter { document.markup[$0].key == key }), emptying: [])
        case .child(let name, let key, let lines):
            guard let target = target(form.path) else { return add(form.path, [], lines) }
            writeChild(name, key, lines, in: target)
        case .runtime(let keyPath, let lines): writeRuntime(keyPath, lines, form)
        case .items(let list, let item, let attribute, let values): write(values, of: attribute, item, in: list)
        }
    }

    private mutating func writeChild(_ name: String, _ key: String, _ lines: [String], in target: Int) {
        if let present = document.markup[target].children.first(where: { document.markup[$0].key == key }) {
            return markup.replace(present, with: lines)
        }
        let sibling = ElementOrder.predecessor(ofName: name, key: key, in: target, of: document.markup)
        markup.insert(lines, into: target, after: sibling)
    }

    /// Adds an element inside the view's that the document does not have.
    private mutating func add(_ path: String, _ attributes: [(name: String, value: String?)], _ inside: [String]) {
        let parts = path.split(separator: ":").map(String.init)
        let name = parts[0]
        let key = parts.count == 2 ? parts[1] : Self.keys[name] ?? name
        var tag = "<\(name) key=\"\(key)\""
        for (name, value) in attributes + copied(to: name, besides: attributes.map(\.name)) {
            if let value { tag += " \(name)=\"\(value.escaped(for: .xml))\"" }
        }
        let lines =
            inside.isEmpty ? [tag + "/>"] : [tag + ">"] + inside.map { "    " + $0 } + ["</\(name)>"]
        let sibling = ElementOrder.predecessor(ofName: name, key: key, in: element, of: document.markup)
        markup.insert(lines, into: element, after: sibling)
    }

    /// The title and image of a button that gets a configuration: they are the configuration's from then on.
    private func copied(to name: String, besides given: [String]) -> [(name: String, value: String?)] {
        guard name == "buttonConfiguration", let state = target("state:normal") else { return [] }
        return ["image", "catalog", "title"].filter { !given.contains($0) }.compactMap { name in
            document.markup[state][name].map { (name, $0) }
        }
    }

    /// Makes a configured button a plain one, which keeps its title.
    private mutating func removeConfiguration(_ configuration: Int) {
        remove([configuration], emptying: [])
        guard let title = document.markup[configuration]["title"] else { return }
        guard let state = target("state:normal") else { return add("state:normal", [("title", title)], []) }
        if document.markup[state]["title"] == nil { set("title", to: title, of: state) }
    }

    // MARK: Lists

    private let runtimeList = ["userDefinedRuntimeAttributes"]

    private func runtimeAttributes(_ paths: [String]) -> Set<Int> {
        guard let list = document.markup.child(of: element, named: runtimeList[0]) else { return [] }
        return Set(
            document.markup[list].children.filter { index in
                document.markup[index]["keyPath"].map(paths.contains) ?? false
            })
    }

    private mutating func writeRuntime(_ keyPath: String, _ lines: [String], _ form: DocumentForm) {
        guard case .runtime(let paths) = form else { return }
        if let present = runtimeAttributes(paths).max() { return markup.replace(present, with: lines) }
        if let list = document.markup.child(of: element, named: runtimeList[0]) {
            return markup.insert(lines, into: list, after: document.markup[list].children.last)
        }
        let name = runtimeList[0]
        let sibling = ElementOrder.predecessor(ofName: name, key: nil, in: element, of: document.markup)
        markup.insert(["<\(name)>"] + lines.map { "    " + $0 } + ["</\(name)>"], into: element, after: sibling)
    }

    /// Gives the items of a list other values. Items that are left keep what else they say.
    private mutating func write(_ values: [String], of attribute: String, _ item: String, in name: String) {
        let tags = values.map { "<\(item) \(attribute)=\"\($0.escaped(for: .xml))\"/>" }
        guard let list = document.markup.child(of: element, named: name) else {
            let sibling = ElementOrder.predecessor(ofName: name, key: nil, in: element, of: document.markup)
            let lines = ["<\(name)>"] + tags.map { "    " + $0 } + ["</\(name)>"]
            return markup.insert(lines, into: element, after: sibling)
        }
        let items = document.markup.children(of: list, named: item)
        for (index, value) in zip(items, values) { markup.set(attribute, to: value, of: index) }
        if values.count > items.count {
            markup.insert(Array(tags[items.count...]), into: list, after: items.last)
        } else {
            remove(Set(items[values.count...]), emptying: [])
        }
    }

    private mutating func remove(_ elements: Set<Int>, emptying names: [String]) {
        markup.remove(elements, emptying: Set(names))
    }

    // MARK: Resources

    /// The document's bytes with the components of a system colour among its resources.
    func bytes(recording resource: (name: String, lines: [String])) -> [UInt8] {
        var editor = MarkupEditor(document.markup)
        let source = document.markup
        guard let root = source.root else { return bytes }
        guard let list = source.child(of: root, named: "resources") else {
            let lines = ["<resources>"] + resource.lines.map { "    " + $0 } + ["</resources>"]
            editor.insert(lines, into: root, after: source[root].children.last)
            return editor.bytes
        }
        let colors = source.children(of: list, named: "systemColor")
        guard !colors.contains(where: { source[$0]["name"] == resource.name }) else { return bytes }
        let before = colors.last { (source[$0]["name"] ?? "") < resource.name }
        let images = source[list].children.last { source[$0].name != "systemColor" }
        editor.insert(resource.lines, into: list, after: before ?? images)
        return editor.bytes
    }
}

extension InterfaceProperty {
    /// Whether documents say it in an element with parts, such as a text whose pieces have attributes.
    var isWrittenInPieces: Bool {
        document.map { $0.attribute.hasPrefix("attributed") || $0.attribute.hasPrefix("preferredSymbolConfiguration") }
            ?? false
    }
}
