import Foundation
import SwiftUILayout

extension FactParser {
    // MARK: Views

    mutating func arguments() -> FactArguments {
        FactArguments(scanner.enclosed("(", ")") ?? "", geometry: geometry)
    }

    mutating func container() throws -> AnyView? {
        if let flow = try flow() { return flow }
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
        if scanner.takeWord("List") {
            let children = try views()
            return AnyView(List { children.listed })
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
}
