import Foundation

/// Reads the columns or rows of a lazy grid: how many, or a list of `flexible`, `{ fixed: 80 }`, `{ adaptive: 80 }`,
/// `{ flexible: { minimum: 40, maximum: 120 }, spacing: 8, alignment: top }`.
enum ElementColumnReader {
    private static let kinds = ["fixed", "flexible", "adaptive"]

    static func columns(_ node: YAMLNode) throws(LayoutFileError) -> [ElementColumn] {
        guard case .sequence(let nodes) = node.content else {
            let count = try PropertyReader.integer(node, in: 1...100)
            return Array(repeating: flexible, count: count)
        }
        return try nodes.read(column)
    }

    private static let flexible = ElementColumn(size: .flexible(minimum: 10, maximum: .infinity))

    private static func column(_ node: YAMLNode) throws(LayoutFileError) -> ElementColumn {
        guard case .mapping = node.content else {
            _ = try PropertyReader.choice(node, among: ["flexible"])
            return flexible
        }
        var reader = try MappingReader(node, name: "the column")
        var column = ElementColumn(size: try size(&reader, node))
        column.spacing = try reader.read("spacing") { node throws(LayoutFileError) in
            try PropertyReader.number(node, in: 0...10_000)
        }
        column.alignment = try reader.read("alignment") { node throws(LayoutFileError) in
            try PropertyReader.choice(node, among: ElementKeywords.alignments.map(\.0))
        }
        try reader.finish()
        return column
    }

    private static func size(
        _ reader: inout MappingReader, _ node: YAMLNode
    ) throws(LayoutFileError) -> ElementColumn.Size {
        if let fixed = reader.optional("fixed") { return .fixed(try PropertyReader.number(fixed, in: 0...10_000)) }
        if let limits = reader.optional("flexible") {
            let (minimum, maximum) = try self.limits(limits)
            return .flexible(minimum: minimum, maximum: maximum)
        }
        if let limits = reader.optional("adaptive") {
            let (minimum, maximum) = try self.limits(limits)
            return .adaptive(minimum: minimum, maximum: maximum)
        }
        throw .unexpected(found: node.kindName, expected: "one of \(kinds.joined(separator: ", "))", at: node.location)
    }

    /// The least size, or both limits.
    private static func limits(_ node: YAMLNode) throws(LayoutFileError) -> (minimum: CGFloat, maximum: CGFloat) {
        guard case .mapping = node.content else {
            return (try PropertyReader.number(node, in: 0...10_000), .infinity)
        }
        var reader = try MappingReader(node, name: "the limits")
        let minimum = try reader.read("minimum", ElementValueReader.length)
        let maximum = try reader.read("maximum", ElementValueReader.length)
        try reader.finish()
        return (minimum ?? 10, maximum ?? .infinity)
    }
}
