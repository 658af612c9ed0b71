import Foundation

extension ConvertedScene {
    /// The scene as a view of SwiftUI's, as far as its layout is one of stacks, paddings and frames, and what that leaves out.
    ///
    /// Constraints between neighbours have no counterpart there: each one that is neither a length nor the distance to the view
    /// around is a loss with its line.
    ///
    /// - Parameter type: The name of the structure.
    /// - Returns: The code, and what it does not say besides the scene's own losses.
    public func swiftUI(named type: String) -> (code: String, losses: [Loss]) {
        var writer = SwiftUIWriter(self)
        let body = writer.lines(of: root)
        let lines =
            ["import SwiftUI", "", "struct \(type): View {", "    var body: some View {"]
            + body.map { "        " + $0 } + ["    }", "}"]
        return (lines.joined(separator: "\n") + "\n", writer.losses)
    }
}

/// Writes views of SwiftUI's.
struct SwiftUIWriter {
    typealias View = ConvertedScene.View
    typealias Equation = ConvertedScene.Equation

    private let scene: ConvertedScene
    /// The numbers of the constraints that code says.
    private var said: Set<Int> = []
    private var lost: [ConvertedScene.Loss] = []

    init(_ scene: ConvertedScene) { self.scene = scene }

    /// What is not said, in the order of the document.
    var losses: [ConvertedScene.Loss] {
        let open = scene.constraints.indices.filter { !said.contains($0) }.compactMap { index in
            scene.constraints[index].location.map {
                ConvertedScene.Loss(
                    location: $0, message: "the constraint \(ConvertedScene.words(scene.constraints[index]))")
            }
        }
        return (lost + open).sorted { $0.location < $1.location }
    }

    private mutating func lose(_ message: String, _ view: View) {
        guard let location = view.location else { return }
        lost.append(.init(location: location, message: message))
    }

    /// A view's expression with its modifiers, each in a line.
    mutating func lines(of view: View) -> [String] {
        let content = content(of: view)
        return content + modifiers(of: view).map { "    " + $0 }
    }

    // MARK: - Kinds

    private mutating func content(of view: View) -> [String] {
        switch view.type {
        case "UIStackView": return stack(view)
        case "UILabel": return ["Text(\(text(view, "text")))"]
        case "UIImageView": return [image(view) ?? "Color.clear"]
        case "UIButton": return button(view)
        case "UISwitch":
            return ["Toggle(\"\", isOn: .constant(\(view["isOn"].map(ConvertedScene.expression) ?? "false")))"]
        case "UISlider": return ["Slider(value: .constant(\(number(view, "value", 0))), in: \(range(view, 0, 1)))"]
        case "UIStepper":
            return ["Stepper(\"\", value: .constant(\(number(view, "value", 0))), in: \(range(view, 0, 100)))"]
        case "UIProgressView": return ["ProgressView(value: \(number(view, "progress", 0)))"]
        case "UIActivityIndicatorView": return ["ProgressView()"]
        case "UITextField": return ["TextField(\(text(view, "placeholder")), text: .constant(\(text(view, "text"))))"]
        case "UITextView": return ["TextEditor(text: .constant(\(text(view, "text"))))"]
        case "UISegmentedControl": return segments(view)
        case "UIScrollView": return block("ScrollView", view.children)
        default: return plain(view)
        }
    }

    private mutating func block(_ head: String, _ children: [View]) -> [String] {
        var inside: [String] = []
        for child in children where child["isHidden"] == nil { inside += lines(of: child).map { "    " + $0 } }
        return ["\(head) {"] + inside + ["}"]
    }

    private mutating func stack(_ view: View) -> [String] {
        let isVertical = view.word("axis") == "vertical"
        let spacing = number(view, "spacing", 0)
        let alignments =
            isVertical
            ? ["fill": "leading", "leading": "leading", "trailing": "trailing", "center": "center"]
            : [
                "fill": "center", "top": "top", "bottom": "bottom", "center": "center",
                "firstBaseline": "firstTextBaseline", "lastBaseline": "lastTextBaseline",
            ]
        let alignment = alignments[view.word("alignment") ?? "fill"] ?? "center"
        let distribution = view.word("distribution") ?? "fill"
        if ["fillProportionally", "equalCentering"].contains(distribution) {
            lose("the distribution \(distribution)", view)
        }
        var inside: [String] = []
        for (place, child) in view.children.filter({ $0["isHidden"] == nil }).enumerated() {
            if place > 0, distribution == "equalSpacing" { inside.append("    Spacer(minLength: \(spacing))") }
            inside += lines(of: child).map { "    " + $0 }
            if distribution == "fillEqually" {
                inside.append("        .frame(\(isVertical ? "maxHeight" : "maxWidth"): .infinity)")
            }
            // A column that fills its width makes each view as wide as itself.
            if isVertical, view.word("alignment") == nil, child.type != "UIStackView" {
                inside.append("        .frame(maxWidth: .infinity, alignment: \(Self.side(child)))")
            }
        }
        let gap = distribution == "equalSpacing" ? "0" : spacing
        return ["\(isVertical ? "VStack" : "HStack")(alignment: .\(alignment), spacing: \(gap)) {"] + inside + ["}"]
    }

    /// Where a text stands in a frame wider than itself.
    private static func side(_ view: View) -> String {
        guard view.type == "UILabel" else { return ".center" }
        return ["center": ".center", "right": ".trailing"][view.word("textAlignment") ?? ""] ?? ".leading"
    }

    private mutating func button(_ view: View) -> [String] {
        guard let image = image(view) else { return ["Button(\(text(view, "title"))) {}"] }
        guard view["title"] != nil else { return ["Button {", "} label: {", "    \(image)", "}"] }
        return ["Button {", "} label: {", "    Label { Text(\(text(view, "title"))) } icon: { \(image) }", "}"]
    }

    private func image(_ view: View) -> String? {
        guard case .image(let name, let isSymbol) = view["image"] else { return nil }
        return "Image(\(isSymbol ? "systemName: " : "")\(ConvertedScene.literal(name)))"
    }

    private func segments(_ view: View) -> [String] {
        guard case .texts(let titles) = view["segments"] else { return ["EmptyView()"] }
        let rows = titles.enumerated().map { "    Text(\(ConvertedScene.literal($1))).tag(\($0))" }
        return ["Picker(\"\", selection: .constant(0)) {"] + rows + ["}"]
    }

    /// A plain view: nothing, what fills it, rows of a list, or views one above the other.
    private mutating func plain(_ view: View) -> [String] {
        if view.kind == "tableView" { return block("List", view.children) }
        let children = view.children.filter { $0["isHidden"] == nil }
        if children.isEmpty { return view.type == "UIView" ? ["Color.clear"] : ["EmptyView()"] }
        if children.count == 1 { return lines(of: children[0]) }
        lose("where the \(children.count) views in \(view.name) lie", view)
        return block("ZStack(alignment: .topLeading)", children)
    }

    // MARK: - Modifiers

    private mutating func modifiers(of view: View) -> [String] {
        var found = looks(of: view)
        let lengths = frame(of: view)
        if !lengths.isEmpty { found.append(".frame(\(lengths.joined(separator: ", ")))") }
        if let color = view["backgroundColor"] { found.append(".background(\(Self.color(color)))") }
        if case .number(let alpha) = view["alpha"] { found.append(".opacity(\(ConstraintMarkup.number(alpha)))") }
        return found + padding(of: view)
    }

    private func looks(of view: View) -> [String] {
        var found: [String] = []
        if case .font(let size, let weight, let style, let family) = view["font"] {
            found.append(".font(\(Self.font(size, weight, style, family)))")
        }
        if let color = view["textColor"] { found.append(".foregroundStyle(\(Self.color(color)))") }
        switch view.type {
        case "UILabel":
            let lines = view["numberOfLines"].map(ConvertedScene.expression) ?? "1"
            found.append(".lineLimit(\(lines == "0" ? "nil" : lines))")
            let sides = ["center": ".center", "right": ".trailing"]
            if let side = sides[view.word("textAlignment") ?? ""] { found.append(".multilineTextAlignment(\(side))") }
        case "UISwitch", "UIStepper": found.append(".labelsHidden()")
        case "UISegmentedControl": found.append(".pickerStyle(.segmented)")
        case "UITextField":
            if view.word("borderStyle") == "roundedRect" { found.append(".textFieldStyle(.roundedBorder)") }
        case "UIActivityIndicatorView":
            if view.word("activityStyle") == "large" { found.append(".controlSize(.large)") }
        default: break
        }
        if case .insets(let sides) = view["layoutMargins"], view["isLayoutMarginsRelativeArrangement"] != nil {
            found.append(Self.padding(sides))
        }
        return found
    }

    /// Lengths that are numbers.
    private mutating func frame(of view: View) -> [String] {
        var lengths: [String: String] = [:]
        for (index, equation) in scene.constraints.enumerated()
        where equation.second == nil && equation.first.name == view.name && equation.priority == 1000 {
            let name = equation.first.attribute
            let word = ["lessThanOrEqual": "max", "greaterThanOrEqual": "min"][equation.relation] ?? ""
            let label = word.isEmpty ? name : word + name.prefix(1).uppercased() + name.dropFirst()
            guard lengths[label] == nil else { continue }
            lengths[label] = "\(label): \(ConstraintMarkup.number(equation.constant))"
            said.insert(index)
        }
        // One call has either fixed lengths or limits.
        let isFixed = lengths["width"] != nil || lengths["height"] != nil
        let order = isFixed ? ["width", "height"] : ["minWidth", "maxWidth", "minHeight", "maxHeight"]
        return order.compactMap { lengths[$0] }
    }

    /// The distances to the view around, of a view that is alone in it.
    private mutating func padding(of view: View) -> [String] {
        guard let parent = parent(of: view), parent.type != "UIStackView", parent.children.count == 1 else { return [] }
        var sides: [Double] = [0, 0, 0, 0]
        for (place, name) in ["top", "leading", "bottom", "trailing"].enumerated() {
            for (index, equation) in scene.constraints.enumerated() {
                guard let distance = Self.distance(equation, view.name, parent.name, name) else { continue }
                sides[place] = place < 2 ? distance : -distance
                said.insert(index)
            }
        }
        return sides.allSatisfy { $0 == 0 } ? [] : [Self.padding(sides)]
    }

    /// How far an edge lies behind the same edge of another view; nil for a constraint about anything else.
    private static func distance(_ equation: Equation, _ name: String, _ outer: String, _ edge: String) -> Double? {
        guard let second = equation.second, equation.relation == "equal", equation.multiplier == 1,
            equation.first.attribute == edge, second.attribute == edge, equation.first.guide != "margins",
            second.guide != "margins"
        else { return nil }
        if equation.first.name == name, second.name == outer { return equation.constant }
        return equation.first.name == outer && second.name == name ? -equation.constant : nil
    }

    private func parent(of view: View) -> View? {
        ConvertedScene.flattened(scene.root).first { $0.children.contains { $0.id == view.id } }
    }
}
