import Foundation

@testable import KeylineLayoutFile

/// A document of values, as JSON, YAML and property lists have them alike.
indirect enum Tree {
    case nothing
    case flag(Bool)
    /// Its text; it need not be a number that the syntax knows.
    case number(String)
    case text(String)
    case list([Tree])
    case map([(key: String, value: Tree)])

    init?(_ bytes: [UInt8], as syntax: InputSyntax) {
        let data = Data(bytes)
        switch syntax {
        case .json:
            guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                return nil
            }
            self.init(value)
        case .propertyList:
            guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
            self.init(value)
        case .yaml:
            guard let node = try? YAMLComposer.compose(data, file: "input") else { return nil }
            self.init(node)
        case .bytes, .markup, .edit: return nil
        }
    }

    private init(_ value: Any) {
        switch value {
        case let value as [String: Any]: self = .map(value.sorted { $0.key < $1.key }.map { ($0.key, Tree($0.value)) })
        case let value as [Any]: self = .list(value.map { Tree($0) })
        case let value as String: self = .text(value)
        case let value as Bool: self = .flag(value)
        case let value as NSNumber: self = .number(value.stringValue)
        default: self = .nothing
        }
    }

    private init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let text, isPlain: true): self = text.isEmpty ? .nothing : .number(text)
        case .scalar(let text, isPlain: false): self = .text(text)
        case .sequence(let nodes): self = .list(nodes.map { Tree($0) })
        case .mapping(let entries): self = .map(entries.map { ($0.key, Tree($0.value)) })
        }
    }

    func bytes(as syntax: InputSyntax) -> [UInt8] {
        guard syntax == .propertyList else { return Array(text(isJSON: syntax == .json).utf8) }
        return Array("<?xml version=\"1.0\"?><plist version=\"1.0\">\(propertyList)</plist>".utf8)
    }

    /// JSON, or YAML with brackets, which has plain scalars besides.
    private func text(isJSON: Bool) -> String {
        switch self {
        case .nothing: isJSON ? "null" : ""
        case .flag(let value): "\(value)"
        case .number(let text): text
        case .text(let text): Self.quoted(text)
        case .list(let items): "[" + items.map { $0.text(isJSON: isJSON) }.joined(separator: ", ") + "]"
        case .map(let entries):
            "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.text(isJSON: isJSON))" }.joined(separator: ", ")
                + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..<" ":
                "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + inner.joined() + "\""
    }

    private var propertyList: String {
        switch self {
        case .nothing: "<string/>"
        case .flag(let value): value ? "<true/>" : "<false/>"
        case .number(let text): text.contains(".") ? "<real>\(text)</real>" : "<integer>\(text)</integer>"
        case .text(let text): "<string>\(Self.escaped(text))</string>"
        case .list(let items): "<array>\(items.map(\.propertyList).joined())</array>"
        case .map(let entries):
            "<dict>\(entries.map { "<key>\(Self.escaped($0.key))</key>\($0.value.propertyList)" }.joined())</dict>"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
