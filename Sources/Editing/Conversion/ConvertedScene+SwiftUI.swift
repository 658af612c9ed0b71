import Foundation

extension ConvertedScene {
    /// The scene as a view of SwiftUI's, as far as its layout is one of stacks, paddings and frames, and what that leaves out.
    ///
    /// Views that lie below one another become a column, views side by side a row, with the distances of the canvas and a spacer
    /// where no constraint decides one. Every constraint that this does not say is a loss with its line.
    ///
    /// - Parameter type: The name of the structure.
    /// - Returns: The code, and what it does not say besides the scene's own losses.
    public func swiftUI(named type: String) -> (code: String, losses: [Loss]) {
        var writer = SwiftUIWriter(self)
        let body = writer.body
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

    let scene: ConvertedScene
    /// The numbers of the constraints that name a view, by the view's name.
    private let numbers: [String: [Int]]
    /// The numbers of the constraints that code says.
    var said: Set<Int> = []
    var lost: [ConvertedScene.Loss] = []

    init(_ scene: ConvertedScene) {
        self.scene = scene
        var numbers: [String: [Int]] = [:]
        for (number, equation) in scene.constraints.enumerated() {
            numbers[equation.first.name, default: []].append(number)
            guard let second = equation.second, second.name != equation.first.name else { continue }
            numbers[second.name, default: []].append(number)
        }
        self.numbers = numbers
    }

    /// The constraints that name one of some views, in the order of the document.
    func constraints(of names: Set<String>) -> [(number: Int, equation: Equation)] {
        Set(names.flatMap { numbers[$0] ?? [] }).sorted().map { ($0, scene.constraints[$0]) }
    }

    /// The number of constraints that name one of some views.
    func constraintCount(of names: Set<String>) -> Int { names.reduce(0) { $0 + (numbers[$1]?.count ?? 0) } }

    /// What is not said, in the order of the document.
    var losses: [ConvertedScene.Loss] {
        let open = scene.constraints.indices.filter { !said.contains($0) }.compactMap { index in
            scene.constraints[index].location.map {
                ConvertedScene.Loss(
                    location: $0, message: "the constraint \(ConvertedScene.words(scene.constraints[index]))")
            }
        }
        return (lost + open + unwritten(scene.root)).sorted { $0.location < $1.location }
    }

    mutating func lose(_ message: String, _ view: View) {
        guard let location = view.element.location else { return }
        lost.append(.init(location: location, message: message))
    }

    /// The scene's own view, which fills the screen from the top.
    var body: [String] {
        mutating get {
            let root = scene.root
            let children = root.children.filter { $0["isHidden"] == nil }
            guard root.type == "UIView", root.element.kind != "tableView", let area = root.frame, !children.isEmpty,
                let items = Self.places(of: children)
            else { return lines(of: root) }
            let reachesOut = items.contains { !area.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) }
            let rect = reachesOut ? CGRect(origin: .zero, size: scene.size) : area
            let side = items.count == 1 ? ", alignment: .top" : ", alignment: .topLeading"
            return arrangement(of: items, in: rect, isFilled: true)
                + ["    .frame(maxWidth: .infinity, maxHeight: .infinity\(side))"]
                + (root["backgroundColor"].map { ["    .background(\(Self.color($0)))"] } ?? [])
                + (reachesOut ? ["    .ignoresSafeArea()"] : [])
        }
    }

    /// A view's expression with its modifiers, each in a line.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - sizing: What makes it larger than its content, ahead of its background.
    /// - Returns: The lines.
    mutating func lines(of view: View, sizing: [String] = []) -> [String] {
        let content = content(of: view)
        return content + modifiers(of: view, sizing).map { "    " + $0 }
    }

    private mutating func content(of view: View) -> [String] {
        switch view.type {
        case "UIStackView": return stack(view)
        case "UIImageView": return [image(view) ?? "Color.clear"]
        case "UIButton": return button(view)
        case "UITextField":
            let type = view["isSecureTextEntry"] == nil ? "TextField" : "SecureField"
            return ["\(type)(\(text(view, "placeholder")), text: .constant(\(text(view, "text"))))"]
        case "UISegmentedControl": return segments(view)
        case "UIScrollView": return scroll(view)
        default: return expression(of: view).map { [$0] } ?? plain(view)
        }
    }

    /// The expression that the vocabulary has for the class, with the view's values.
    private func expression(of view: View) -> String? {
        guard let row = Self.row(of: view), let expression = row.swiftUI?.expression else { return nil }
        return expression.replacing(/\$(\w+)/) { match in
            row.property(String(match.1)).map { value(of: $0, in: view) } ?? ""
        }
    }

    mutating func block(_ head: String, _ children: [View]) -> [String] {
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
        let children = view.children.filter { $0["isHidden"] == nil }
        let fills = isVertical ? view.word("alignment") == nil : distribution == "fill"
        let wide = children.indices.filter { place in
            children[place].frame.map { !isVertical && stretchesInRow(Placed(view: children[place], frame: $0)) }
                ?? false
        }
        let stretched = wide.first { !Self.isContainer(children[$0]) } ?? wide.first
        for (place, child) in children.enumerated() {
            if place > 0, distribution == "equalSpacing" { inside.append("    Spacer(minLength: \(spacing))") }
            let stretches =
                isVertical ? fills : distribution == "fillEqually" || fills && place == stretched
            let words = sizing(child, child.frame?.size, stretches: stretches, grows: false)
            inside += lines(of: child, sizing: words).map { "    " + $0 }
            if distribution == "fillEqually", isVertical {
                inside.append("        .frame(maxHeight: .infinity)")
            }
        }
        let gap = distribution == "equalSpacing" ? "0" : spacing
        return ["\(isVertical ? "VStack" : "HStack")(alignment: .\(alignment), spacing: \(gap)) {"] + inside + ["}"]
    }

    private mutating func button(_ view: View) -> [String] {
        guard let image = image(view) else { return ["Button(\(text(view, "title"))) {}"] }
        guard view["title"] != nil else { return ["Button {", "} label: {", "    \(image)", "}"] }
        return ["Button {", "} label: {", "    Label { Text(\(text(view, "title"))) } icon: { \(image) }", "}"]
    }

    private func image(_ view: View) -> String? {
        guard case .image(let name, let isSymbol) = view["image"] else { return nil }
        let scaling = ["scaleAspectFit": ".scaledToFit()", "scaleAspectFill": ".scaledToFill()"]
        let mode = view.word("contentMode") ?? ""
        let isPart = view.type == "UIButton" || mode != "" && scaling[mode] == nil
        return "Image(\(isSymbol ? "systemName: " : "")\(ConvertedScene.literal(name)))"
            + (isSymbol || isPart ? "" : ".resizable()\(scaling[mode] ?? "")")
    }

    private func segments(_ view: View) -> [String] {
        guard case .texts(let titles) = view["segments"] else { return ["EmptyView()"] }
        let rows = titles.enumerated().map { "    Text(\(ConvertedScene.literal($1))).tag(\($0))" }
        return ["Picker(\"\", selection: .constant(\(number(view, "selectedSegmentIndex", -1)))) {"] + rows + ["}"]
    }

    /// A plain view: nothing, what fills it, rows of a list, or views one above the other.
    private mutating func plain(_ view: View) -> [String] {
        if view.element.kind == "tableView" { return list(view) }
        let children = view.children.filter { $0["isHidden"] == nil }
        if children.isEmpty {
            return ["UIView", "UITableViewCell"].contains(view.type) ? ["Color.clear"] : ["EmptyView()"]
        }
        if let items = Self.places(of: children), let size = view.frame?.size {
            return arrangement(of: items, in: CGRect(origin: .zero, size: size), isFilled: false)
        }
        if children.count == 1 { return lines(of: children[0]) }
        lose("where the \(children.count) views in \(view.name) lie", view)
        return block("ZStack(alignment: .topLeading)", children)
    }

    func parentName(of view: View) -> String { parent(of: view)?.name ?? scene.root.name }

    private func parent(of view: View) -> View? {
        ConvertedScene.flattened(scene.root).first { $0.children.contains { $0.id == view.id } }
    }
}
