import Foundation
import KeylineMarkup
import KeylineScenes

/// A storyboard, XIB or layout file with the places of everything in it.
public struct InterfaceDocument: Sendable {
    let markup: Markup
    /// Where the parts of a layout file stand; nil for a storyboard or XIB.
    let layout: LayoutFileRanges?
    /// The views in the order of the document.
    private(set) var order: [String] = []
    private(set) var views: [String: InterfaceView] = [:]
    private(set) var constraints: [InterfaceConstraint] = []
    /// The views that own guides, by the guides' ids.
    private(set) var guideOwners: [String: String] = [:]
    /// Every object id that stands in the document.
    let ids: Set<String>
    /// The version of Interface Builder that saved it; 0 where it does not say.
    let toolsVersion: Int
    /// The element of the first constraint of a layout file's list; the others follow it.
    let elementOfFirstStatement: Int

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a storyboard or XIB that Keyline can lay out.
    ///   - file: The name that locations give.
    /// - Throws: `EditingError` where the bytes are not in UTF-8 or their tags do not match.
    public init(_ bytes: [UInt8], file: String) throws(EditingError) {
        let markup = try Markup(editing: bytes, file: file)
        self.markup = markup
        layout = nil
        ids = Set(markup.elements.compactMap(\.id))
        let version = markup.root.flatMap { markup.elements[$0]["toolsVersion"] }?.split(separator: ".").first
        toolsVersion = version.flatMap { Int($0) } ?? 0
        elementOfFirstStatement = 0
        collectViews()
        collectGuides()
        constraints = markup.elements.indices.compactMap(constraint)
    }

    /// Takes a layout file's places and what they mean.
    init(_ model: LayoutFileModel, _ places: LayoutFileRanges, file: String) {
        markup = Markup(places.lines.bytes, file: file, elements: model.elements)
        layout = places
        ids = Set(model.order + model.guideOwners.keys)
        toolsVersion = 0
        elementOfFirstStatement = model.elements.firstIndex { $0.name == "constraint" } ?? 0
        order = model.order
        views = model.views
        constraints = model.constraints
        guideOwners = model.guideOwners
    }

    /// The document's bytes.
    public var bytes: [UInt8] { markup.bytes }
    /// The file's name.
    public var file: String { markup.file }

    /// Where a view begins.
    func location(of view: String) -> SourceLocation {
        views[view].map { markup.location(of: $0.element) } ?? SourceLocation(file: file)
    }

    func location(of constraint: InterfaceConstraint) -> SourceLocation {
        constraint.element.map(markup.location) ?? location(of: constraint.holder)
    }

    /// The constraints by the places where they begin; the first of those that a visual format means.
    var constraintsByLocation: [SourceLocation: InterfaceConstraint] {
        Dictionary(constraints.map { (location(of: $0), $0) }) { first, _ in first }
    }

    private mutating func collectViews() {
        var viewOfElement: [Int: String] = [:]
        for index in markup.elements.indices {
            guard let id = viewID(of: index), views[id] == nil else { continue }
            let element = markup[index]
            let around = markup.ancestors(of: index).first { viewOfElement[$0] != nil }
            let parent = around.flatMap { viewOfElement[$0] }
            let isSubview = element.parent.map { markup[$0].name == "subviews" } ?? false
            views[id] = InterfaceView(
                id: id, element: index, kind: element.name, parent: parent, frame: frame(of: index),
                usesConstraints: element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                isArranged: isSubview && parent.map { views[$0]?.isStack ?? false } ?? false)
            if let parent { views[parent]?.children.append(id) }
            viewOfElement[index] = id
            order.append(id)
        }
    }

    private static let viewKeys: Set<String> = ["view", "contentView", "tableHeaderView", "tableFooterView"]

    /// The id of an element that is a view: it stands among subviews, or it says where it lies.
    private func viewID(of index: Int) -> String? {
        let element = markup[index]
        guard let id = element.id, !id.isEmpty, !element.name.hasSuffix("Guide"), !element.name.hasSuffix("Controller")
        else { return nil }
        let isSubview = element.parent.map { markup[$0].name == "subviews" } ?? false
        let isPart = element.key.map(Self.viewKeys.contains) ?? false
        return isSubview || isPart || frame(of: index) != nil ? id : nil
    }

    private func frame(of index: Int) -> CGRect? {
        if let rect = markup.children(of: index, named: "rect").first(where: { markup[$0].key == "frame" }) {
            return CGRect(
                x: number(rect, "x"), y: number(rect, "y"), width: number(rect, "width"),
                height: number(rect, "height"))
        }
        guard let inset = markup.children(of: index, named: "frame").first(where: { markup[$0].key != nil }) else {
            return nil
        }
        return CGRect(
            x: number(inset, "minX"), y: number(inset, "minY"), width: number(inset, "width"),
            height: number(inset, "height"))
    }

    private func number(_ index: Int, _ attribute: String) -> CGFloat {
        markup[index][attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0
    }

    private mutating func collectGuides() {
        for index in markup.elements.indices {
            let element = markup[index]
            guard let id = element.id else { continue }
            switch element.name {
            case "viewLayoutGuide":
                addGuide(id, as: element.key ?? "", to: element.parent.flatMap { markup[$0].id })
            case "viewControllerLayoutGuide":
                addGuide(id, as: element["type"] ?? "", to: viewOfController(around: index))
            case "layoutGuide":
                addGuide(id, as: id, to: markup.ancestors(of: index).dropFirst().first.flatMap { markup[$0].id })
            default: break
            }
        }
    }

    private mutating func addGuide(_ id: String, as key: String, to view: String?) {
        guard let view, views[view] != nil else { return }
        guideOwners[id] = view
        views[view]?.guides[key] = id
    }

    private func viewOfController(around index: Int) -> String? {
        guard let controller = markup.ancestors(of: index).dropFirst().first else { return nil }
        return markup[controller].children.first { markup[$0].key == "view" }.flatMap { markup[$0].id }
    }
}

extension InterfaceDocument {
    private func constraint(_ index: Int) -> InterfaceConstraint? {
        let element = markup[index]
        guard element.name == "constraint", let list = element.parent, markup[list].name == "constraints",
            let holder = markup[list].parent.flatMap({ markup[$0].id }), let attribute = element["firstAttribute"]
        else { return nil }
        let first = InterfaceConstraint.Side(item: element["firstItem"] ?? holder, attribute: attribute)
        let second = element["secondItem"].map {
            InterfaceConstraint.Side(item: $0, attribute: element["secondAttribute"] ?? "notAnAttribute")
        }
        var result = InterfaceConstraint(id: element.id ?? "", first: first, second: second, holder: holder)
        result.relation = element["relation"] ?? "equal"
        result.multiplier.value = element["multiplier"].flatMap(Self.multiplier) ?? 1
        result.multiplier.ratio = element["multiplier"].flatMap { $0.contains(":") ? $0 : nil }
        result.isSymbolic = element.isYes("symbolic")
        result.constant = element["constant"].flatMap(Double.init) ?? (result.isSymbolic ? standardSpacing(result) : 0)
        result.priority = element["priority"].flatMap(Double.init) ?? 1000
        result.identifier = element["identifier"]
        result.isPlaceholder = element.isYes("placeholder")
        result.element = index
        return result
    }

    private static func multiplier(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
            return over / under
        default: return nil
        }
    }

    /// 8 between siblings, 20 to the edge of a view around.
    private func standardSpacing(_ constraint: InterfaceConstraint) -> Double {
        guard let second = constraint.second else { return 0 }
        return isInside(constraint.first.item, second.item) || isInside(second.item, constraint.first.item) ? 20 : 8
    }

    /// The view that an item is, or that owns it as a guide.
    func view(of item: String) -> String? { views[item] != nil ? item : guideOwners[item] }

    /// Whether an item's view lies in another item's.
    func isInside(_ item: String, _ outer: String) -> Bool {
        guard let inner = view(of: item), let outer = view(of: outer) else { return false }
        return inner != outer && chain(inner).contains(outer)
    }

    /// A view and the views around it, from the view outwards.
    func chain(_ view: String) -> [String] {
        var result = [view]
        while let next = result.last.flatMap({ views[$0]?.parent }) { result.append(next) }
        return result
    }

    /// The nearest view that contains two views or is one of them; nil where they stand in different scenes.
    func commonView(_ first: String, _ second: String) -> String? {
        let around = Set(chain(second))
        return chain(first).first(where: around.contains)
    }

    /// Whether a view is the whole of what a controller shows.
    func isControllersView(_ view: String) -> Bool {
        if layout != nil { return view == LayoutFileModel.screen }
        guard let own = views[view], own.parent == nil, let parent = markup[own.element].parent else { return false }
        return markup[parent].name.hasSuffix("Controller")
    }

    /// What people call a view: its label, its text or its accessibility identifier; nil where it has none of these.
    func name(of view: String) -> String? {
        guard let element = views[view]?.element else { return nil }
        let tag = markup[element]
        let state = markup.children(of: element, named: "state").first { markup[$0].key == "normal" }
        let candidates = [
            tag["userLabel"], tag["text"], tag["title"], state.flatMap { markup[$0]["title"] }, tag["placeholder"],
        ]
        return candidates.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// A view as messages call it: its name and its id, or the id alone.
    public func title(of view: String) -> String {
        guard let name = name(of: view), name != view else { return view }
        return "\"\(name)\" (\(view))"
    }

    /// The view or guide of a name: a view's id, label or text; a guide's id, `VIEW.safeArea`, or `safeArea` for the nearest one around a
    /// view.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - view: The id of the view from which the nearest guide is looked for.
    /// - Returns: The id of the view or guide.
    /// - Throws: `EditingError.unknownView` where there is neither.
    public func item(named name: String, near view: String) throws(EditingError) -> String {
        if views[name] == nil {
            if guideOwners[name] != nil { return name }
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            let owners = parts.count == 2 ? [parts[0]] : Array(chain(view).dropFirst())
            let guide = owners.lazy.compactMap { self.views[$0]?.guides[parts.last ?? ""] }.first
            if let guide { return guide }
        }
        return try self.view(named: name)
    }

    /// The constraint of a name: an object id or a line before an identifier, and an identifier before a text.
    ///
    /// - Parameter name: The name.
    /// - Returns: The constraint; nil where there is none.
    /// - Throws: `EditingError.impossible` where several constraints have the name.
    func constraint(named name: String) throws(EditingError) -> InterfaceConstraint? {
        let forms: [(InterfaceConstraint) -> Bool] = [
            { $0.id == name }, { $0.identifier == name }, { text(of: $0) == name },
        ]
        let matches = forms.lazy.map { constraints.filter($0) }.first { !$0.isEmpty } ?? []
        // The constraints of a visual format are one statement.
        guard Set(matches.map(\.element)).count > 1 else { return matches.first }
        throw .impossible(
            reason: "\(matches.count) constraints are called \"\(name)\"", location: location(of: matches[1]),
            hint: "use one of these \(isLayoutFile ? "lines" : "ids"): \(matches.map(\.id).joined(separator: ", "))")
    }

    /// The view that a view's or a constraint's name is of, or the one that holds the constraint; nil where there is neither.
    public func concernedView(of name: String) -> String? {
        (try? view(named: name)) ?? (try? constraint(named: name))?.holder ?? section(named: name)?.table
    }

    /// What an edit is about.
    public enum Subject: Hashable, Sendable {
        /// A view, by its id.
        case view(String)
        /// A constraint, as `ConstraintInspector` knows it.
        case constraint(String)
        /// A section of a table, as `SectionInspector` knows it.
        case section(String)
    }

    /// The view, constraint or section of a name.
    ///
    /// - Throws: `EditingError` where there is none, where a view and a constraint are called so, or where several views or constraints are.
    public func subject(named name: String) throws(EditingError) -> Subject {
        let views = views[name] == nil ? order.filter { self.name(of: $0) == name } : [name]
        guard let constraint = try constraint(named: name) else {
            guard views.isEmpty else { return .view(try view(named: name)) }
            if section(named: name) != nil { return .section(name) }
            throw .unknownSubject(
                name: name, file: file,
                known: order + order.compactMap { self.name(of: $0) } + sectionNames
                    + constraints.flatMap { [$0.id, $0.identifier].compactMap { $0 } })
        }
        guard let view = views.first else { return .constraint(name) }
        throw .impossible(
            reason: "both a view and a constraint are called \"\(name)\"", location: location(of: view),
            hint: isLayoutFile
                ? "write the constraint's text in place of its line" : "use an id: \(view) or \(constraint.id)")
    }

    /// The only view of an id, a label, a text or a title.
    ///
    /// - Throws: `EditingError.unknownView` where there is none.
    public func view(named name: String) throws(EditingError) -> String {
        if views[name] != nil { return name }
        let matches = order.filter { self.name(of: $0) == name }
        if matches.count == 1, let only = matches.first { return only }
        if matches.count > 1 {
            throw .impossible(
                reason: "\(matches.count) views are called \"\(name)\"", location: location(of: matches[1]),
                hint: "use one of these ids: \(matches.joined(separator: ", "))")
        }
        throw .unknownView(name: name, file: file, known: order + order.compactMap { self.name(of: $0) })
    }
}
