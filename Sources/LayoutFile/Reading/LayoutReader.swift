import Foundation
import KeylineScenes

/// Reads a layout document: its keys, then its views, then what its constraints say about them.
struct LayoutReader {
    private let file: String

    static func read(_ data: Data, file: String) throws(LayoutFileError) -> LayoutDocument {
        let (root, mistakes) = try YAMLComposer.composeAll(data, file: file)
        let reader = LayoutReader(file: file)
        do throws(LayoutFileError) {
            let document = try reader.document(root)
            try mistakes.finish()
            return document
        } catch {
            throw mistakes.adding(error)
        }
    }

    private init(file: String) {
        self.file = file
    }

    private func document(_ root: YAMLNode) throws(LayoutFileError) -> LayoutDocument {
        var keys = try MappingReader(root, name: "the layout")
        try keys.read("keyline", isRequired: true, checkVersion)
        let environment = try EnvironmentKeyReader.environment(&keys)
        let title = try keys.read("title", PropertyReader.text)
        let strings = try keys.read("strings") { node throws(LayoutFileError) in
            StringTableReference(table: try PropertyReader.plainText(node), location: node.location)
        }
        let images = try keys.read("images") { node throws(LayoutFileError) in try PropertyReader.plainText(node) }
        var document = LayoutDocument(
            file: file, title: title, environment: environment, strings: strings, imagesFolder: images,
            metrics: [:], screen: [], views: [], constraints: [])
        if let body = keys.optional("body") {
            document.body = try self.body(body, &keys)
        } else {
            try readViews(&keys, into: &document)
        }
        try keys.finish()
        return document
    }

    private func readViews(
        _ keys: inout MappingReader, into document: inout LayoutDocument
    ) throws(LayoutFileError) {
        try keys.read("metrics") { node throws(LayoutFileError) in try readMetrics(node, into: &document.metrics) }
        document.navigation = try keys.read("navigation", NavigationReader.read)
        var ids = LayoutIDs()
        let reader = ViewReader()
        let screen = try keys.read("screen") { node throws(LayoutFileError) in try reader.screen(node, &ids) }
        document.screen = screen?.settings ?? []
        document.screenGuides = screen?.guides ?? []
        document.screenVariations = screen?.variations ?? []
        let views = try keys.read("views", isRequired: true) { node throws(LayoutFileError) in
            try reader.views(node, &ids)
        }
        document.views = views ?? []
        let constraints = ConstraintReader(ids: ids, metrics: document.metrics)
        document.constraints = try keys.read("constraints", constraints.statements) ?? []
    }

    /// The views of a SwiftUI tree, which has neither constraints nor the keys that belong to them.
    private func body(_ node: YAMLNode, _ keys: inout MappingReader) throws(LayoutFileError) -> [Element] {
        for key in ["views", "constraints", "metrics", "screen", "navigation"] {
            guard let stray = keys.optional(key) else { continue }
            keys.log.note(
                .misplaced(
                    "\"\(key)\" cannot be combined with \"body\"",
                    hint: "a layout has either \"views\" with constraints or a \"body\" of SwiftUI views",
                    at: stray.location))
        }
        return try keys.log.attempt { () throws(LayoutFileError) in try ElementReader().elements(node) } ?? []
    }

    private func checkVersion(_ node: YAMLNode) throws(LayoutFileError) {
        guard try PropertyReader.integer(node, in: 0...1_000_000) == 1 else {
            throw PropertyReader.unexpected(node, "1, the only version of the format")
        }
    }

    /// A number that cannot be read is 0 for the constraints that name it, which are checked too.
    private func readMetrics(
        _ node: YAMLNode, into metrics: inout [String: CGFloat]
    ) throws(LayoutFileError) {
        var reader = try MappingReader(node, name: "the metrics")
        for entry in reader.takeRest() {
            let number = try reader.log.attempt { () throws(LayoutFileError) in
                try LayoutIDs.checkName(entry.key, at: entry.keyLocation)
                return try PropertyReader.number(entry.value, in: -100_000...100_000)
            }
            metrics[entry.key] = number ?? 0
        }
        try reader.finish()
    }
}
