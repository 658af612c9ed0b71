import Foundation
import KeylineScenes

/// Reads a layout document: its keys, then its views, then what its constraints say about them.
struct LayoutReader {
    private let file: String
    private var ids = LayoutIDs()

    static func read(_ data: Data, file: String) throws(LayoutFileError) -> LayoutDocument {
        let root = try YAMLComposer.compose(data, file: file)
        var reader = LayoutReader(file: file)
        return try reader.document(root)
    }

    private init(file: String) {
        self.file = file
    }

    private mutating func document(_ root: YAMLNode) throws(LayoutFileError) -> LayoutDocument {
        var keys = try MappingReader(root, name: "the layout")
        try checkVersion(try keys.require("keyline"))
        let environment = try EnvironmentKeyReader.environment(&keys)
        let title = try keys.optional("title").map { node throws(LayoutFileError) in try PropertyReader.text(node) }
        let strings = try keys.optional("strings").map { node throws(LayoutFileError) in
            StringTableReference(table: try PropertyReader.plainText(node), location: node.location)
        }
        let images = try keys.optional("images").map { node throws(LayoutFileError) in
            try PropertyReader.plainText(node)
        }
        if let body = keys.optional("body") {
            return LayoutDocument(
                file: file, title: title, environment: environment, strings: strings, imagesFolder: images,
                metrics: [:], screen: [], views: [], constraints: [], body: try self.body(body, &keys))
        }
        let metrics = try keys.optional("metrics").map { node throws(LayoutFileError) in try self.metrics(node) } ?? [:]
        let navigation = try keys.optional("navigation").map { node throws(LayoutFileError) in
            try NavigationReader.read(node)
        }
        let viewReader = ViewReader()
        let screen =
            try keys.optional("screen").map { node throws(LayoutFileError) in try viewReader.screen(node, &ids) } ?? []
        let views = try viewReader.views(try keys.require("views"), &ids)
        let constraintNodes =
            try keys.optional("constraints").map { node throws(LayoutFileError) in try items(node) } ?? []
        try keys.finish()
        let constraintReader = ConstraintReader(ids: ids, metrics: metrics)
        var constraints: [ConstraintStatement] = []
        for node in constraintNodes { constraints.append(try constraintReader.statement(node)) }
        return LayoutDocument(
            file: file, title: title, environment: environment, strings: strings, imagesFolder: images,
            metrics: metrics,
            screen: screen, navigation: navigation, views: views, constraints: constraints)
    }

    /// The views of a SwiftUI tree, which has neither constraints nor what belongs to them.
    private func body(_ node: YAMLNode, _ keys: inout MappingReader) throws(LayoutFileError) -> [Element] {
        for key in ["views", "constraints", "metrics", "screen", "navigation"] {
            guard let stray = keys.optional(key) else { continue }
            throw .misplaced(
                "\"\(key)\" cannot be combined with \"body\"",
                hint: "a layout has either \"views\" with constraints or a \"body\" of SwiftUI views",
                at: stray.location)
        }
        try keys.finish()
        return try ElementReader().elements(node)
    }

    private func checkVersion(_ node: YAMLNode) throws(LayoutFileError) {
        guard try PropertyReader.integer(node, in: 0...1_000_000) == 1 else {
            throw PropertyReader.unexpected(node, "1, the only version of the format")
        }
    }

    private mutating func metrics(_ node: YAMLNode) throws(LayoutFileError) -> [String: CGFloat] {
        var reader = try MappingReader(node, name: "the metrics")
        var metrics: [String: CGFloat] = [:]
        for entry in reader.takeRest() {
            try ids.checkName(entry.key, at: entry.keyLocation)
            metrics[entry.key] = try PropertyReader.number(entry.value, in: -100_000...100_000)
        }
        return metrics
    }

    private func items(_ node: YAMLNode) throws(LayoutFileError) -> [YAMLNode] {
        guard case .sequence(let items) = node.content else { throw PropertyReader.unexpected(node, "a list") }
        return items
    }
}
