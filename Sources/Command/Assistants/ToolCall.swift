import KeylineByteText
import KeylinePreviews

/// One use of a tool: its arguments, checked, as words of the command line.
struct ToolCall {
    let tool: AssistantTool
    /// The paths among the operands.
    private(set) var paths: [String] = []
    /// The options and their values.
    private(set) var options: [String] = []
    /// The operands.
    private(set) var operands: [String] = []
    /// Whether an edit is only shown.
    private(set) var isDryRun = true

    /// Checks arguments and takes them apart.
    ///
    /// - Parameters:
    ///   - tool: What is used.
    ///   - arguments: The members of the call's `arguments`.
    ///   - roots: Where paths may be.
    /// - Throws: `ToolError` for a missing, unknown or wrong argument, or a path outside of the roots.
    init(_ tool: AssistantTool, _ arguments: [String: JSONValue], roots: ToolRoots) throws(ToolError) {
        self.tool = tool
        var known = tool.operands.map(\.name) + tool.tableOptions.map { AssistantTool.argument($0.name) }
        if case .edit = tool.result { known.append(AssistantTool.dryRun) }
        for name in arguments.keys.sorted() where !known.contains(name) {
            throw ToolError("\(tool.name) has no argument \"\(name)\"; it has \(known.joined(separator: ", "))")
        }
        for operand in tool.operands {
            guard let value = arguments[operand.name] else { throw ToolError("\(tool.name) needs \"\(operand.name)\"") }
            try read(operand, value, roots)
        }
        for option in tool.tableOptions {
            if let value = arguments[AssistantTool.argument(option.name)] { try read(option, value) }
        }
        if let value = arguments[AssistantTool.dryRun] {
            guard case .bool(let isDryRun) = value else {
                throw ToolError("\"\(AssistantTool.dryRun)\" is true or false")
            }
            self.isDryRun = isDryRun
        }
    }

    private mutating func read(_ operand: AssistantTool.Operand, _ value: JSONValue, _ roots: ToolRoots)
        throws(ToolError)
    {
        let texts = try Self.texts(value, of: operand.name)
        switch operand.kind {
        case .path, .text:
            guard let text = texts.first, texts.count == 1 else { throw ToolError("\"\(operand.name)\" is one text") }
            guard operand.kind == .path else { return operands.append(text) }
            let path = try roots.path(text)
            paths.append(path)
            operands.append(hasOnePath ? roots.relativePath(path) : path)
        case .texts:
            operands += texts
        }
    }

    /// Whether there is one path, in whose root the command runs. Two paths may lie in different roots.
    private var hasOnePath: Bool { tool.operands.count { $0.kind == .path } == 1 }

    private mutating func read(_ option: CommandOption, _ value: JSONValue) throws(ToolError) {
        let name = AssistantTool.argument(option.name)
        if option.takesValue {
            let texts = try Self.texts(value, of: name)
            guard option.isRepeatable || texts.count == 1 else { throw ToolError("\"\(name)\" is one text") }
            options += texts.map { "--\(option.name)=\($0)" }
        } else {
            guard case .bool(let isOn) = value else { throw ToolError("\"\(name)\" is true or false") }
            if isOn { options.append("--\(option.name)") }
        }
    }

    /// A text, a number as one, or several of them.
    private static func texts(_ value: JSONValue, of name: String) throws(ToolError) -> [String] {
        switch value {
        case .string(let text): return [text]
        case .integer(let number): return ["\(number)"]
        case .number(let number): return ["\(number)"]
        case .array(let elements):
            let texts = elements.compactMap(\.text)
            guard texts.count == elements.count else { throw ToolError("\"\(name)\" has elements that are no texts") }
            return texts
        case .null, .bool, .object: throw ToolError("\"\(name)\" is a text")
        }
    }
}
