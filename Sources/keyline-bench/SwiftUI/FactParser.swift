import Foundation
import SwiftUILayout

/// Reads a view of the short notation and makes it.
@MainActor
struct FactParser {
    var scanner: FactScanner
    /// The geometry of the reader around.
    var geometry: CGSize?
    /// How many leaves without a name there were.
    var unnamedCount = 0
    /// Views that others refer to by the id of their fact.
    let references: [String: String]
    /// Whether cells of a grid are read, where spacers are numbered like leaves.
    var isInGrid = false

    init(_ text: String, geometry: CGSize? = nil, references: [String: String] = [:]) {
        scanner = FactScanner(text)
        self.geometry = geometry
        self.references = references
    }

    /// The view of a whole text.
    static func view(_ text: String, references: [String: String]) throws -> AnyView {
        var parser = FactParser(text, references: references)
        let view = try parser.view()
        parser.skipRemarks()
        guard parser.scanner.isAtEnd else { throw parser.scanner.failure("the end expected") }
        return view
    }

    /// A view with its modifiers.
    mutating func view() throws -> AnyView {
        var (view, name) = try primary()
        if let name { view = AnyView(view.layoutName(name)) }
        return try modified(view, name: name)
    }

    /// Words behind a view that say nothing about layout.
    mutating func skipRemarks() {
        let remarks = ["measured", "centre", "in a VStack", "macOS", "13pt", ";"]
        while remarks.contains(where: { scanner.take($0) }) || scanner.enclosed("(", ")") != nil {}
        scanner.skipSpace()
    }

    /// The views in a closure, separated by semicolons.
    mutating func views() throws -> [AnyView] {
        try scanner.expect("{")
        var views: [AnyView] = []
        while true {
            while scanner.take(";") {}
            if scanner.take("}") { return views }
            if scanner.takeWord("if") {
                guard scanner.takeWord("false"), scanner.enclosed("{", "}") != nil else {
                    throw scanner.failure("a condition that never holds expected")
                }
                continue
            }
            let count = repetition()
            let start = scanner
            for _ in 0..<count {
                scanner = start
                views.append(try view())
            }
            scanner.skipSpace()
            guard scanner.next == ";" || scanner.next == "}" else { throw scanner.failure("; or } expected") }
        }
    }

    /// How often the view that follows is meant: `3 Rectangle`.
    private mutating func repetition() -> Int {
        var trial = scanner
        guard let count = trial.number(), trial.starts(with: "Rectangle"), count >= 1, count < 100 else { return 1 }
        scanner = trial
        return Int(count)
    }

    // MARK: Views

    private mutating func primary() throws -> (AnyView, String?) {
        if let container = try container() { return (container, nil) }
        if let plain = try plainView() { return plain }
        return try leaf()
    }

    private mutating func arguments() -> FactArguments {
        FactArguments(scanner.enclosed("(", ")") ?? "", geometry: geometry)
    }

    private mutating func container() throws -> AnyView? {
        if scanner.takeWord("HStack") {
            let arguments = arguments()
            let children = try views()
            return AnyView(
                HStack(
                    alignment: arguments.alignment?.vertical ?? .center,
                    spacing: arguments.length("spacing") ?? arguments.firstLength
                ) { children.listed })
        }
        if scanner.takeWord("VStack") {
            let arguments = arguments()
            let children = try views()
            return AnyView(
                VStack(
                    alignment: arguments.alignment?.horizontal ?? .center,
                    spacing: arguments.length("spacing") ?? arguments.firstLength
                ) { children.listed })
        }
        if scanner.takeWord("ZStack") {
            let arguments = arguments()
            let children = try views()
            return AnyView(ZStack(alignment: arguments.alignment ?? .center) { children.listed })
        }
        if scanner.takeWord("Group") {
            let children = try views()
            return AnyView(Group { children.listed })
        }
        if scanner.takeWord("Grid") { return try grid() }
        return try scrollingContainer()
    }

    private mutating func scrollingContainer() throws -> AnyView? {
        if scanner.takeWord("ScrollView") {
            let axes: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            let text = scanner.enclosed("(", ")") ?? ".vertical"
            let chosen = axes.filter { text.contains($0.key) }.values.reduce(into: Axis.Set()) { $0.formUnion($1) }
            let children = try views()
            return AnyView(ScrollView(chosen) { children.listed })
        }
        if scanner.takeWord("ViewThatFits") {
            let children = try views()
            return AnyView(ViewThatFits { children.listed })
        }
        if scanner.takeWord("LazyVStack") {
            let arguments = arguments()
            let spacing = arguments.length("spacing") ?? arguments.firstLength
            let children = try views()
            return AnyView(
                LazyVStack(alignment: arguments.alignment?.horizontal ?? .center, spacing: spacing) { children.listed })
        }
        if scanner.takeWord("LazyVGrid") {
            let arguments = arguments()
            let items = try gridItems(arguments.labelled["columns"] ?? "")
            let children = try lazyViews()
            return AnyView(LazyVGrid(columns: items, spacing: arguments.length("spacing")) { children.listed })
        }
        if scanner.takeWord("LazyHGrid") {
            let arguments = arguments()
            let items = try gridItems(arguments.labelled["rows"] ?? "")
            let children = try lazyViews()
            return AnyView(LazyHGrid(rows: items, spacing: arguments.length("spacing")) { children.listed })
        }
        if scanner.takeWord("GeometryReader") { return try geometryReader() }
        return nil
    }

    /// The content is read anew for each geometry.
    private mutating func geometryReader() throws -> AnyView {
        guard let content = scanner.enclosed("{", "}"), let start = content.range(of: "in ") else {
            throw scanner.failure("a closure with a parameter expected")
        }
        let text = String(content[start.upperBound...])
        let references = references
        var trial = FactParser(text, geometry: .zero, references: references)
        _ = try trial.view()
        let reader = GeometryReader { proxy -> AnyView in
            var parser = FactParser(text, geometry: proxy.size, references: references)
            return (try? parser.view()) ?? AnyView(EmptyView())
        }
        return AnyView(reader.layoutName("reader"))
    }

    private mutating func lazyViews() throws -> [AnyView] {
        var trial = scanner
        guard trial.take("{six"), let size = trial.size(), trial.take("}") else { return try views() }
        scanner = trial
        return ["a", "b", "c", "d", "e", "f"].map { AnyView(StubView { _ in size }.layoutName($0)) }
    }

    private func gridItems(_ text: String) throws -> [GridItem] {
        let list = text.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
        return try FactArguments.parts(of: list).map { part in
            var text = part
            var spacing: CGFloat?
            if part.hasPrefix("GridItem(") {
                let arguments = FactArguments(String(part.dropFirst(9).dropLast()))
                text = arguments.plain.first ?? ".flexible()"
                spacing = arguments.length("spacing")
            }
            let open = text.firstIndex(of: "(") ?? text.endIndex
            let inner = FactArguments(String(text[open...].dropFirst().dropLast()))
            switch text[..<open] {
            case ".fixed": return GridItem(.fixed(inner.firstLength ?? 0), spacing: spacing)
            case ".flexible":
                let size = GridItem.Size.flexible(
                    minimum: inner.length("minimum") ?? 10, maximum: inner.length("maximum") ?? .infinity)
                return GridItem(size, spacing: spacing)
            case ".adaptive":
                let size = GridItem.Size.adaptive(
                    minimum: inner.length("minimum") ?? 10, maximum: inner.length("maximum") ?? .infinity)
                return GridItem(size, spacing: spacing)
            default: throw scanner.failure("\(text) is no track")
            }
        }
    }

    // MARK: Leaves

    private mutating func plainView() throws -> (AnyView, String?)? {
        if let text = try text() { return text }
        if scanner.takeWord("EmptyView") {
            _ = scanner.enclosed("(", ")")
            return (AnyView(EmptyView()), nil)
        }
        if scanner.takeWord("Spacer") {
            let minimum = arguments().length("minLength")
            var trial = scanner
            let name = trial.letters()
            guard name == "s" else { return (AnyView(Spacer(minLength: minimum)), isInGrid ? nextUnnamed() : nil) }
            scanner = trial
            return (AnyView(Spacer(minLength: minimum)), name)
        }
        if scanner.takeWord("Divider") {
            _ = scanner.enclosed("(", ")")
            return (AnyView(Divider()), "divider")
        }
        return try shape()
    }

    private mutating func shape() throws -> (AnyView, String?)? {
        if scanner.takeWord("Circle") {
            _ = scanner.enclosed("(", ")")
            if scanner.take(".stroke") { _ = scanner.enclosed("(", ")") }
            return (AnyView(StubView(size: \.circle)), nil)
        }
        var square = scanner
        if square.take("Color"), let size = square.size() {
            scanner = square
            return (AnyView(StubView { _ in size }), "color")
        }
        for name in ["Color.red", "Color.clear", "Color", "Rectangle", "Capsule", "Ellipse", "RoundedRectangle"]
        where scanner.takeWord(name) {
            _ = scanner.enclosed("(", ")")
            return (AnyView(StubView { $0.replacingUnspecifiedDimensions() }), "color")
        }
        if scanner.takeWord("box") {
            let arguments = arguments()
            let size = CGSize(width: arguments.length("width") ?? 0, height: arguments.length("height") ?? 0)
            let name = arguments.plain.first?.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            return (AnyView(StubView { _ in size }), name)
        }
        if scanner.takeWord("Image") { return try image() }
        return nil
    }

    private mutating func image() throws -> (AnyView, String?) {
        if let call = scanner.enclosed("(", ")") {
            let arguments = FactArguments(call.replacingOccurrences(of: " px", with: ""))
            var size = FactScanner(arguments.labelled["decorative"] ?? "")
            guard let pixels = size.size() else { throw scanner.failure("the size of an image expected") }
            let scale = arguments.length("scale") ?? 1
            let points = CGSize(width: pixels.width / scale, height: pixels.height / scale)
            return (AnyView(StubView { _ in points }), nil)
        }
        guard let size = scanner.size() else { throw scanner.failure("the size of an image expected") }
        if scanner.take(".resizable()") {
            return (AnyView(StubView { $0.replacingUnspecifiedDimensions(by: size) }), nil)
        }
        return (AnyView(StubView { _ in size }), nil)
    }

    mutating func leaf() throws -> (AnyView, String?) {
        scanner.skipSpace()
        let start = scanner
        if let size = scanner.size() { return (AnyView(StubView { _ in size }), nextUnnamed()) }
        if let specification = scanner.enclosed("[", "]") {
            guard let leaf = FactLeaf(specification: specification) else { throw start.failure("a leaf expected") }
            return (AnyView(StubView { leaf($0) }), nextUnnamed())
        }
        if let kind = scanner.flexibleLeaf() { return (AnyView(StubView { kind($0) }), nextUnnamed()) }
        let letters = scanner.letters()
        if letters == "big" || letters.isEmpty || !letters.allSatisfy(\.isASCII) {
            guard letters == "big" else { throw start.failure("a view expected") }
            let size = scanner.size() ?? CGSize(width: 200, height: 160)
            return (AnyView(StubView { _ in size }), letters)
        }
        if let specification = scanner.enclosed("[", "]") {
            guard let leaf = FactLeaf(specification: specification) else { throw start.failure("a leaf expected") }
            return (AnyView(StubView { leaf($0) }), letters)
        }
        return try sizedLeaf(letters, start)
    }

    /// A name with a size right behind it, or with a number of its own and the size after a space.
    private mutating func sizedLeaf(_ letters: String, _ start: FactScanner) throws -> (AnyView, String?) {
        if letters.count <= 2, let kind = scanner.flexibleLeaf() { return (AnyView(StubView { kind($0) }), letters) }
        var numbered = scanner
        let digits = numbered.take(while: \.isNumber)
        if numbered.next == " ", let size = numbered.size(), !digits.isEmpty {
            scanner = numbered
            return (AnyView(StubView { _ in size }), letters + digits)
        }
        if let size = scanner.size(squareHeight: 20) { return (AnyView(StubView { _ in size }), letters) }
        guard ["red", "white", "black", "bg"].contains(letters) else { throw start.failure("a view expected") }
        return (AnyView(StubView { $0.replacingUnspecifiedDimensions() }), letters)
    }

    private mutating func nextUnnamed() -> String {
        unnamedCount += 1
        return "l\(unnamedCount)"
    }
}

extension FactScanner {
    /// A size such as `30x10`, `6×6`, or `20` for a square. A name with a width alone stands for a leaf of a height of its own.
    mutating func size(squareHeight: CGFloat? = nil) -> CGSize? {
        let start = self
        guard let width = number(), width >= 0 else {
            self = start
            return nil
        }
        guard take("x") || take("×") else { return CGSize(width: width, height: squareHeight ?? width) }
        guard let height = number() else {
            self = start
            return nil
        }
        return CGSize(width: width, height: height)
    }

    /// A leaf that is flexible on one or both axes: `flex`, `half`, `flexH w20`, `flexW h10`, `clamp both 10..50`.
    mutating func flexibleLeaf() -> FactLeaf? {
        if takeWord("flexH"), take("w"), let width = factLength() {
            return FactLeaf(width: width, height: FactLeaf.flexible)
        }
        if takeWord("flexW"), take("h"), let height = factLength() {
            return FactLeaf(width: FactLeaf.flexible, height: height)
        }
        if takeWord("flex") { return FactLeaf(width: FactLeaf.flexible, height: FactLeaf.flexible) }
        if takeWord("half") { return FactLeaf(width: .half, height: .fixed(10)) }
        if takeWord("clamp"), takeWord("both"), let length = factLength() {
            return FactLeaf(width: length, height: length)
        }
        return nil
    }
}

extension ProposedViewSize {
    /// A square in what is offered.
    fileprivate var circle: CGSize {
        let side = min(width ?? height ?? 10, height ?? width ?? 10)
        return CGSize(width: side, height: side)
    }
}

extension [AnyView] {
    /// The views as the content of a container.
    var listed: some View {
        ForEach(0..<count) { self[$0] }
    }
}
