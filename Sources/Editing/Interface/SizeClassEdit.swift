import KeylineByteText
import KeylineLayoutFile
import KeylineMarkup

/// Changes what a storyboard or XIB says for some size classes alone: values in a variation of an element, and the members of collections
/// that a variation leaves out.
struct SizeClassEdit {
    private let source: Markup
    private var markup: MarkupEditor
    /// The key of the variation; `default` for all size classes.
    private let key: String

    init(_ document: InterfaceDocument, _ variation: SizeClassVariation?) {
        source = document.markup
        markup = MarkupEditor(document.markup)
        key = variation?.key ?? "default"
    }

    var bytes: [UInt8] { markup.bytes }

    private func variation(of element: Int, _ key: String) -> Int? {
        source.children(of: element, named: "variation").first { source[$0].key == key }
    }

    /// Gives an element another value of attributes; nil leaves the value of all size classes.
    mutating func set(_ attributes: [(name: String, value: String?)], of element: Int) {
        guard let variation = variation(of: element, key) else {
            let said = attributes.compactMap { name, value in
                value.map { " \(name)=\"\($0.escaped(for: .xml))\"" }
            }
            return said.isEmpty ? () : add("<variation key=\"\(key)\"\(said.joined())/>", to: element)
        }
        let names = Set(attributes.filter { $0.value == nil }.map(\.name))
        let left = source[variation].attributes.map(\.name).filter { $0 != "key" && !names.contains($0) }
        if left.isEmpty, attributes.allSatisfy({ $0.value == nil }), source[variation].children.isEmpty {
            return markup.remove(variation)
        }
        for (name, value) in attributes {
            guard let value else {
                markup.removeAttribute(name, of: variation)
                continue
            }
            markup.set(name, to: value, of: variation, before: EditedProperty.attributes(after: name))
        }
    }

    /// Gives an element another child with a key; no lines leave the one of all size classes.
    mutating func setChild(_ childKey: String, _ lines: [String], of element: Int) {
        guard let variation = variation(of: element, key) else {
            return lines.isEmpty
                ? () : add(["<variation key=\"\(key)\">"] + inside(lines) + ["</variation>"], to: element)
        }
        let present = source[variation].children.first { source[$0].key == childKey }
        guard let present else { return markup.insert(lines, into: variation, after: source[variation].children.last) }
        guard lines.isEmpty else { return markup.replace(present, with: lines) }
        let isLast = source[variation].children.count == 1 && source[variation].attributes.count == 1
        markup.remove(isLast ? variation : present)
    }

    /// Sets whether a collection of an element has a member.
    ///
    /// - Parameters:
    ///   - isInstalled: Whether it has.
    ///   - id: The member's id.
    ///   - collection: `subviews` or `constraints`.
    ///   - holder: The element.
    mutating func setInstalled(_ isInstalled: Bool, _ id: String, in collection: String, of holder: Int) {
        let usual = change(of: id, in: collection, of: holder, "default").map { source[$0].name }
        let isUsual = key != "default" && isInstalled == (usual != "exclude") || key == "default" && isInstalled
        let wanted = isUsual ? nil : isInstalled ? "include" : "exclude"
        let present = change(of: id, in: collection, of: holder, key)
        let line = wanted.map { "<\($0) reference=\"\(id)\"/>" }
        switch (present, line) {
        case (nil, let line?): insert(line, into: collection, of: holder)
        case (let present?, let line?): if source[present].name != wanted { markup.replace(present, with: [line]) }
        case (let present?, nil): markup.remove([present], emptying: ["mask", "variation"])
        case (nil, nil): break
        }
    }

    private func change(of id: String, in collection: String, of holder: Int, _ key: String) -> Int? {
        variation(of: holder, key).flatMap { mask(collection, of: $0) }.flatMap { mask in
            source[mask].children.first { source[$0]["reference"] == id }
        }
    }

    private func mask(_ collection: String, of variation: Int) -> Int? {
        source.children(of: variation, named: "mask").first { source[$0].key == collection }
    }

    private mutating func insert(_ line: String, into collection: String, of holder: Int) {
        let mask = ["<mask key=\"\(collection)\">"] + inside([line]) + ["</mask>"]
        guard let variation = variation(of: holder, key) else {
            return add(["<variation key=\"\(key)\">"] + inside(mask) + ["</variation>"], to: holder)
        }
        guard let present = self.mask(collection, of: variation) else {
            return markup.insert(mask, into: variation, after: nil)
        }
        markup.insert([line], into: present, after: source[present].children.last)
    }

    private func inside(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }

    private mutating func add(_ line: String, to element: Int) { add([line], to: element) }

    private mutating func add(_ lines: [String], to element: Int) {
        let sibling = ElementOrder.predecessor(ofName: "variation", key: nil, in: element, of: source)
        markup.insert(lines, into: element, after: sibling)
    }
}
