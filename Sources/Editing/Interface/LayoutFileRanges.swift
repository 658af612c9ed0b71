import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary

/// Where the parts of a layout file stand in its bytes: what edits need, which must leave all other bytes alone.
struct LayoutFileRanges: Sendable {
    /// A key of a mapping with its value.
    struct Entry: Sendable {
        var key: String
        /// Where the key begins.
        var start: Int
        /// The column of the key, from 0.
        var column: Int
        var value: Range<Int>
        /// The value where it is a single one.
        var text: String?
    }

    /// A list.
    struct List: Sendable {
        /// From the first item to the end, or from bracket to bracket.
        var range: Range<Int>
        var isFlow: Bool
        var items: [Range<Int>]
        /// The key whose value it is.
        var key: Entry?
        /// Whether it lists rows of a table, and stays where it loses all of them.
        var hasRows = false
    }

    /// A view's mapping.
    struct View: Sendable {
        var range: Range<Int>
        var isFlow: Bool
        /// Whether it is another name for a view that is described elsewhere.
        var isAlias: Bool
        var entries: [Entry]
        var location: SourceLocation
        /// The place of the view around among all views; nil for the screen.
        var parent: Int?
        var isArranged: Bool
        /// The number of the list of views that holds it; nil for the value of a key.
        var list: Int?
        /// The ids of the layout guides that it owns.
        var guides: [String]
        /// The key whose value it is; nil for one in a list.
        var part: ViewPart?
        /// Whether it is a row of a table.
        var isRow = false

        /// The class.
        var type: String { self["type"]?.text ?? (isRow ? "UITableViewCell" : part?.typeName ?? "") }

        subscript(key: String) -> Entry? { entries.first { $0.key == key } }
    }

    /// An item of the list of constraints: an equation, or a visual format.
    struct Statement: Sendable {
        /// The whole item.
        var item: Range<Int>
        /// The equation or format.
        var value: Range<Int>
        var text: String
        var location: SourceLocation
        /// The keys of an item that is a mapping; empty for a plain one.
        var entries: [Entry]
        var isFlow: Bool

        /// The item as a mapping.
        var mapping: View {
            View(
                range: item, isFlow: isFlow, isAlias: false, entries: entries, location: location, parent: nil,
                isArranged: false, list: nil, guides: [])
        }

        var isFormat: Bool { ["H:", "V:", "|", "["].contains { text.hasPrefix($0) } }
    }

    /// The differences between size classes: a mapping with a key for each combination of them.
    struct Variations: Sendable {
        /// The whole mapping.
        var mapping: View
        /// The mappings of its keys, in their order.
        var members: [View]

        /// The place of size classes among the keys.
        func index(of sizeClasses: SizeClassKey) -> Int? {
            mapping.entries.firstIndex { SizeClassKey(layoutText: $0.key.filter { !$0.isWhitespace }) == sizeClasses }
        }
    }

    let lines: LayoutLines
    /// The environment whose size classes decide what the model of the layout has; nil where it is not known.
    var environment: SceneEnvironment?
    /// The numbers by name.
    private(set) var metrics: [String: Double] = [:]
    /// The differences between size classes, by the beginning of the mapping that says them.
    private var variations: [Int: Variations] = [:]
    private(set) var root: [Entry] = []
    private(set) var rootRange = 0..<0
    private(set) var isFlow = false
    /// The mapping of the screen; nil where the file says nothing of it.
    private(set) var screen: View?
    private(set) var views: [View] = []
    private(set) var lists: [List] = []
    /// The mappings of tables' sections, by the places of the tables among the views.
    private(set) var sections: [Int: [View]] = [:]
    /// The keys of a view whose values are views or lists of views.
    static let keysOfViews: Set<String> =
        Set(ViewPart.allCases.map(\.rawValue)).union(["subviews", "arrangedSubviews", "sections", "prototypes"])
    private(set) var statements: [Statement] = []
    /// The list of constraints; nil where the file has none.
    private(set) var constraints: List?

    /// Finds the parts of a layout that its reader has accepted.
    init(_ root: YAMLNode, lines: LayoutLines) {
        self.lines = lines
        guard case .mapping(let entries) = root.content else { return }
        self.root = entries.map(entry)
        rootRange = range(root)
        isFlow = root.extent?.isFlow ?? false
        for entry in entries {
            switch entry.key {
            case "views": collectViews(entry, in: nil)
            case "constraints": collectStatements(entry.value)
            case "metrics": collectMetrics(entry.value)
            case "screen":
                guard case .mapping(let entries) = entry.value.content else { continue }
                screen = mapping(entry.value, entries)
                collectVariations(of: entry.value, entries)
            default: break
            }
        }
    }

    /// The differences between size classes in a mapping; nil where it says none.
    func variations(of mapping: View) -> Variations? { variations[mapping.range.lowerBound] }

    private func mapping(_ node: YAMLNode, _ entries: [YAMLEntry]) -> View {
        View(
            range: range(node), isFlow: node.extent?.isFlow ?? false, isAlias: node.extent?.isAlias ?? false,
            entries: entries.map(entry), location: node.location, parent: nil, isArranged: false, list: nil, guides: [])
    }

    private mutating func collectVariations(of node: YAMLNode, _ entries: [YAMLEntry]) {
        guard let value = entries.first(where: { $0.key == "variations" })?.value,
            case .mapping(let members) = value.content, !(value.extent?.isAlias ?? false)
        else { return }
        let mappings = members.map { member -> View in
            guard case .mapping(let inside) = member.value.content else { return mapping(member.value, []) }
            return mapping(member.value, inside)
        }
        variations[range(node).lowerBound] = Variations(mapping: mapping(value, members), members: mappings)
    }

    private mutating func collectMetrics(_ node: YAMLNode) {
        guard case .mapping(let entries) = node.content else { return }
        for entry in entries {
            if case .scalar(let text, _) = entry.value.content { metrics[entry.key] = Double(text) }
        }
    }

    private func range(_ node: YAMLNode) -> Range<Int> {
        guard let extent = node.extent else { return 0..<0 }
        return lines.range(from: extent.start, to: extent.end)
    }

    private func entry(_ entry: YAMLEntry) -> Entry {
        var text: String?
        if case .scalar(let own, _) = entry.value.content { text = own }
        return Entry(
            key: entry.key, start: lines.offset(of: entry.keyLocation), column: (entry.keyLocation.column ?? 1) - 1,
            value: range(entry.value), text: text)
    }

    private func list(_ entry: YAMLEntry, _ items: [YAMLNode], hasRows: Bool) -> List {
        List(
            range: range(entry.value), isFlow: entry.value.extent?.isFlow ?? false, items: items.map(range),
            key: self.entry(entry), hasRows: hasRows)
    }

    /// Collects the views of a list, which is the value of a key.
    private mutating func collectViews(_ entry: YAMLEntry, in parent: Int?, areRows: Bool = false) {
        guard case .sequence(let items) = entry.value.content else { return }
        lists.append(list(entry, items, hasRows: areRows))
        let own = lists.count - 1
        for item in items {
            collectView(item, in: parent) { view in
                view.list = own
                view.isArranged = entry.key == "arrangedSubviews"
                view.isRow = areRows
            }
        }
    }

    private mutating func collectView(_ node: YAMLNode, in parent: Int?, _ complete: (inout View) -> Void) {
        guard case .mapping(let entries) = node.content else { return }
        var view = View(
            range: range(node), isFlow: node.extent?.isFlow ?? false, isAlias: node.extent?.isAlias ?? false,
            entries: entries.map(entry), location: node.location, parent: parent, isArranged: false, list: nil,
            guides: [])
        if case .sequence(let guides)? = entries.first(where: { $0.key == "guides" })?.value.content {
            view.guides = guides.compactMap { if case .scalar(let id, _) = $0.content { id } else { nil } }
        }
        complete(&view)
        views.append(view)
        collectVariations(of: node, entries)
        let index = views.count - 1
        for entry in entries {
            switch entry.key {
            case "subviews", "arrangedSubviews": collectViews(entry, in: index)
            case "prototypes": collectViews(entry, in: index, areRows: true)
            case "sections": collectRows(entry.value, in: index)
            default:
                guard let part = ViewPart(rawValue: entry.key) else { continue }
                collectView(entry.value, in: index) { $0.part = part }
            }
        }
    }

    private mutating func collectRows(_ node: YAMLNode, in table: Int) {
        guard case .sequence(let sections) = node.content else { return }
        for section in sections {
            guard case .mapping(let entries) = section.content else { continue }
            self.sections[table, default: []].append(mapping(section, entries))
            for entry in entries where entry.key == "rows" { collectViews(entry, in: table, areRows: true) }
        }
    }

    private mutating func collectStatements(_ node: YAMLNode) {
        guard case .sequence(let items) = node.content else { return }
        constraints = List(range: range(node), isFlow: node.extent?.isFlow ?? false, items: items.map(range))
        var statements: [Statement] = []
        for item in items {
            var body = item
            var entries: [YAMLEntry] = []
            if case .mapping(let own) = item.content {
                entries = own
                body = own.first { $0.key == "constraint" }?.value ?? item
                collectVariations(of: item, own)
            }
            var text = ""
            if case .scalar(let own, _) = body.content { text = own }
            statements.append(
                Statement(
                    item: range(item), value: range(body), text: text, location: body.location,
                    entries: entries.map(entry), isFlow: item.extent?.isFlow ?? false))
        }
        self.statements = statements
    }
}
