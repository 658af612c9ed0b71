import Foundation
import KeylineLayoutFile
import KeylineMarkup
import KeylineScenes

/// The views and constraints of a layout file as edits see those of a storyboard: what the file says, with the places where it says it.
///
/// Ids and constraints are those of a scene that was made of the same bytes, so that names, metrics and visual formats are resolved by
/// their own reader.
struct LayoutFileModel {
    private let places: LayoutFileRanges
    private(set) var elements: [Markup.Element] = []
    private(set) var order: [String] = []
    private(set) var views: [String: InterfaceView] = [:]
    private(set) var guideOwners: [String: String] = [:]
    private(set) var constraints: [InterfaceConstraint] = []

    /// The id of the view of the whole screen.
    static let screen = "screen"

    init(_ places: LayoutFileRanges, _ scene: Scene) {
        self.places = places
        addScreen()
        addViews(scene)
        addConstraints(scene)
    }

    private mutating func addScreen() {
        elements.append(
            Markup.Element(
                name: "view", attributes: [Self.attribute("id", Self.screen)], startTag: places.rootRange, line: 1,
                column: 1))
        views[Self.screen] = InterfaceView(
            id: Self.screen, element: 0, kind: "view", parent: nil, frame: nil, usesConstraints: false,
            isArranged: false)
        order.append(Self.screen)
        addGuide(Self.screen + ".safeArea", as: "safeArea", to: Self.screen)
    }

    /// What a tag of a storyboard would say, for whoever reads both.
    private static func attribute(_ name: String, _ value: String) -> Markup.Attribute {
        Markup.Attribute(name: name, value: value, range: 0..<0, valueRange: 0..<0)
    }

    private mutating func addGuide(_ id: String, as key: String, to view: String) {
        guard views[view] != nil else { return }
        guideOwners[id] = view
        views[view]?.guides[key] = id
    }

    /// The name of a class in storyboards, such as `imageView`.
    private static func kind(_ type: String) -> String {
        guard type.hasPrefix("UI") else { return "view" }
        let rest = type.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private mutating func addViews(_ scene: Scene) {
        var placed: [SourceLocation: [String]] = [:]
        for view in scene.layout.placedViews {
            guard let location = view.view.identity.location else { continue }
            placed[location, default: []].append(view.view.id.rawValue)
        }
        var ids: [Int: String] = [:]
        for (index, place) in places.views.enumerated() {
            guard let id = placed[place.location]?.first, views[id] == nil else { continue }
            placed[place.location]?.removeFirst()
            ids[index] = id
            add(place, as: id, in: place.parent.map { ids[$0] ?? Self.screen } ?? Self.screen)
        }
    }

    private mutating func add(_ place: LayoutFileRanges.View, as id: String, in parent: String) {
        let frame = places.frame(of: place)
        let kind = place.part?.element ?? Self.kind(place.type)
        var attributes = [Self.attribute("id", id)]
        attributes += place.entries.compactMap { entry in entry.text.map { Self.attribute(entry.key, $0) } }
            .filter { $0.name != "id" }
        attributes += places.priorities(of: place).map { Self.attribute($0.name, $0.value) }
        if frame != nil { attributes.append(Self.attribute("fixedFrame", "YES")) }
        elements.append(
            Markup.Element(
                name: kind, attributes: attributes, startTag: place.range,
                line: place.location.line ?? 1, column: place.location.column ?? 1))
        views[id] = InterfaceView(
            id: id, element: elements.count - 1, kind: kind, parent: parent, frame: frame,
            usesConstraints: place.part == nil && !place.isRow, isArranged: place.isArranged)
        views[parent]?.children.append(id)
        order.append(id)
        for guide in place.guides { addGuide(guide, as: "guide " + guide, to: id) }
        if kind == "scrollView" {
            addGuide(id + ".content", as: "contentLayoutGuide", to: id)
            addGuide(id + ".frame", as: "frameLayoutGuide", to: id)
        }
    }
}

extension LayoutFileModel {
    private mutating func addConstraints(_ scene: Scene) {
        let made = Dictionary(grouping: scene.layout.constraints.filter { !$0.isSystem && $0.location != nil }) {
            $0.location
        }
        let sharing = Dictionary(grouping: places.statements.indices) { places.statements[$0].location }
        var namesOfLine: [Int: Int] = [:]
        for (index, statement) in places.statements.enumerated() {
            let element = elements.count
            elements.append(
                Markup.Element(
                    name: "constraint", attributes: [], startTag: statement.item,
                    line: statement.location.line ?? 1, column: statement.location.column ?? 1))
            // Aliases of one text stand for a constraint each.
            let group = sharing[statement.location] ?? [index]
            let all = made[statement.location] ?? []
            let share = all.count / max(group.count, 1)
            let first = (group.firstIndex(of: index) ?? 0) * share
            for snapshot in all[first..<first + share] {
                let line = statement.location.line ?? 1
                namesOfLine[line, default: 0] += 1
                let number = namesOfLine[line] ?? 1
                let id = number == 1 ? "\(line)" : "\(line).\(number)"
                add(snapshot, id: id, element: element, statement)
            }
        }
    }

    private mutating func add(
        _ snapshot: ConstraintSnapshot, id: String, element: Int, _ statement: LayoutFileRanges.Statement
    ) {
        let first = side(snapshot.first)
        let second = snapshot.second.map { side($0) }
        var constraint = InterfaceConstraint(
            id: id, first: first, second: second, holder: snapshot.owner.rawValue)
        switch snapshot.relation {
        case .equal: constraint.relation = "equal"
        case .lessThanOrEqual: constraint.relation = "lessThanOrEqual"
        case .greaterThanOrEqual: constraint.relation = "greaterThanOrEqual"
        }
        constraint.multiplier.value = Double(snapshot.multiplier)
        constraint.constant = Double(snapshot.constant)
        constraint.priority = Double(snapshot.priority)
        constraint.identifier = snapshot.identifier
        constraint.isSymbolic = snapshot.constant == 8 && statement.text.contains("space")
        constraint.element = element
        constraints.append(constraint)
    }

    /// The system's guides by what layout files call them, with what storyboards call them.
    private static let guides: [String: (name: String, key: String)] = [
        "UIViewSafeAreaLayoutGuide": ("safeArea", "safeArea"),
        "UIViewReadableContentGuide": ("readable", "readable"),
        "UIViewKeyboardLayoutGuide": ("keyboard", "keyboard"),
        "UIScrollView-contentLayoutGuide": ("content", "contentLayoutGuide"),
        "UIScrollView-frameLayoutGuide": ("frame", "frameLayoutGuide"),
    ]

    private mutating func side(_ side: ConstraintSnapshot.Side) -> InterfaceConstraint.Side {
        let view = side.view.rawValue
        let attribute = side.attribute.rawValue
        guard let guide = side.guide else { return .init(item: view, attribute: attribute) }
        if guide == "UIViewLayoutMarginsGuide" {
            switch side.attribute {
            case .leading, .trailing, .left, .right, .top, .bottom:
                return .init(item: view, attribute: attribute + "Margin")
            case .centerX, .centerY: return .init(item: view, attribute: attribute + "WithinMargins")
            default: addGuide(view + ".margins", as: "margins", to: view)
            }
            return .init(item: view + ".margins", attribute: attribute)
        }
        guard let known = Self.guides[guide] else { return .init(item: guide, attribute: attribute) }
        addGuide("\(view).\(known.name)", as: known.key, to: view)
        return .init(item: "\(view).\(known.name)", attribute: attribute)
    }
}

extension LayoutFileRanges {
    /// The priorities of a view's content, as documents write them.
    fileprivate func priorities(of view: View) -> [(name: String, value: String)] {
        let keys = [
            ("contentHugging", "HuggingPriority"), ("contentCompressionResistance", "CompressionResistancePriority"),
        ]
        return keys.flatMap { key, suffix -> [(name: String, value: String)] in
            guard let value = view[key]?.value,
                let node = try? YAMLComposer.compose(Data(lines.bytes[value]), file: "")
            else { return [] }
            let axes = ["horizontal", "vertical"]
            if case .scalar(let text, _) = node.content { return axes.map { ($0 + suffix, text) } }
            guard case .mapping(let entries) = node.content else { return [] }
            return entries.compactMap { entry in
                guard case .scalar(let text, _) = entry.value.content, axes.contains(entry.key) else { return nil }
                return (entry.key + suffix, text)
            }
        }
    }

    /// The frame that takes the place of a view's constraints; nil where constraints place it.
    func frame(of view: View) -> CGRect? {
        guard let value = view["frame"]?.value,
            let root = try? YAMLComposer.compose(Data(lines.bytes[value]), file: ""),
            case .mapping(let entries) = root.content
        else { return nil }
        var numbers: [String: Double] = [:]
        for entry in entries {
            if case .scalar(let text, _) = entry.value.content { numbers[entry.key] = Double(text) }
        }
        guard let x = numbers["x"], let y = numbers["y"], let width = numbers["width"], let height = numbers["height"]
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
