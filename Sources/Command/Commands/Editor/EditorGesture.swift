import KeylineEditing
import KeylineScenes

/// Carries a gesture out in memory: editing commands, parsed and done as on the command line.
///
/// Two gestures are no single command. `drag VIEW dx=… dy=…` moves a view that has a frame of its own with `keyline move`, and one that
/// constraints place by their constants, with `keyline set`; `stretch VIEW leading=… trailing=… top=… bottom=…` does so with edges.
@MainActor
struct EditorGesture {
    let memory: EditedMemory
    let path: String
    /// Whether the scene is read from right to left.
    var isReversed = false
    /// Counts the conflicts in the scene of a version.
    let conflicts: ([UInt8]) throws -> Int

    /// The result of a gesture.
    struct Outcome {
        let bytes: [UInt8]
        /// The commands that were carried out, without the file.
        var commands: [[String]] = []
        var notes: [String] = []
    }

    /// The words of all commands that a page may use.
    static let permitted: Set<String> = Set(OptionTable.editingCommands.map(\.rawValue)).union(["drag", "stretch"])

    /// The document after a gesture.
    ///
    /// - Parameters:
    ///   - commands: The commands, one after the other, without the file.
    ///   - bytes: The document before.
    ///   - clipboard: The contents from which views are pasted; nil for the document's own.
    /// - Returns: The document, the commands as they were carried out, and their messages.
    /// - Throws: What the commands throw; `CommandError` for a command that is none of these.
    func outcome(of commands: [[String]], on bytes: [UInt8], pasting clipboard: [UInt8]? = nil) throws -> Outcome {
        memory.bytes = bytes
        memory.notes = []
        memory.clipboard = clipboard
        defer { memory.clipboard = nil }
        var done: [[String]] = []
        for command in commands {
            for simple in try simple(command) {
                try run(simple)
                done.append(simple)
            }
        }
        return Outcome(bytes: memory.bytes, commands: done, notes: memory.notes)
    }

    private func run(_ words: [String]) throws {
        guard let name = words.first, Self.permitted.contains(name) else {
            throw CommandError.unknownWord(words.first ?? "", known: Self.permitted.sorted())
        }
        let operands = words.dropFirst().filter { !$0.hasPrefix("--") }
        var parser = CommandParser([name] + Self.options(words) + ["--", path] + operands)
        guard case .run(let command, let settings, let words) = try parser.parse(),
            settings.results.path == nil, !settings.results.isDryRun
        else { throw CommandError.unknownWord(name, known: Self.permitted.sorted()) }
        _ = try EditedMemory.$current.withValue(memory) { try command.change(settings, words) }
    }

    /// The options among a command's words, which are written with an equals sign where they have a value.
    private static func options(_ words: [String]) -> [String] { words.dropFirst().filter { $0.hasPrefix("--") } }

    // MARK: Drags

    /// The commands of a gesture that is no single one.
    private func simple(_ words: [String]) throws -> [[String]] {
        switch words.first {
        case "drag": return try drag(words)
        case "stretch": return try stretch(words)
        default: return [words]
        }
    }

    private func drag(_ words: [String]) throws -> [[String]] {
        let (view, numbers) = try numbers(words, keys: ["dx", "dy"])
        let dx = numbers["dx"] ?? 0
        let dy = numbers["dy"] ?? 0
        let document = try memory.document(memory.bytes)
        let edges: [CanvasEdge: Double] = [.leading: dx, .trailing: dx, .top: dy, .bottom: dy]
        let move = ["move", view, "dx=\(dx)", "dy=\(dy)"]
        guard let item = document.canvasItem(view), !item.isFixed, !item.isArranged else { return [move] }
        return try settled(view, edges, document) ?? [move]
    }

    private func stretch(_ words: [String]) throws -> [[String]] {
        let (view, numbers) = try numbers(words, keys: CanvasEdge.allCases.map(\.rawValue))
        let document = try memory.document(memory.bytes)
        var edges: [CanvasEdge: Double] = [:]
        for edge in CanvasEdge.allCases { edges[edge] = numbers[edge.rawValue] }
        let scene = try document.frame(of: view, open: memory.open)
        let width = Double(scene.width) + (edges[.trailing] ?? 0) - (edges[.leading] ?? 0)
        let height = Double(scene.height) + (edges[.bottom] ?? 0) - (edges[.top] ?? 0)
        var resize = [["resize", view, "width=\(max(width, 0))", "height=\(max(height, 0))"]]
        if edges[.leading] ?? 0 != 0 || edges[.top] ?? 0 != 0 {
            resize.append(["move", view, "dx=\(edges[.leading] ?? 0)", "dy=\(edges[.top] ?? 0)"])
        }
        guard let item = document.canvasItem(view), !item.isFixed, !item.isArranged else { return resize }
        return try settled(view, edges, document) ?? resize
    }

    /// Changes of constants; in a document that stores frames, with the frame that they give. Nil where nothing changes.
    ///
    /// Views that are placed after this one go along, unless that makes a conflict.
    private func settled(
        _ view: String, _ edges: [CanvasEdge: Double], _ document: InterfaceDocument
    ) throws -> [[String]]? {
        let tool = DragTool(document, open: memory.open)
        let frames = document.isLayoutFile ? [] : [["fix", "update-frames", "--select=\(view)"]]
        let start = memory.bytes
        let all = tool.constants(moving: view, by: edges, isReversed: isReversed, keepsFollowers: true)
        let few = tool.constants(moving: view, by: edges, isReversed: isReversed, keepsFollowers: false)
        guard !few.isEmpty, few != all else { return all.isEmpty ? nil : all + frames }
        defer { memory.bytes = start }
        for command in few { try run(command) }
        return (try conflicts(memory.bytes) > conflicts(start) ? all : few) + frames
    }

    private func numbers(_ words: [String], keys: [String]) throws -> (view: String, values: [String: Double]) {
        guard words.count > 1 else { throw CommandError.unknownWord(words.joined(), known: ["a view's id"]) }
        var values: [String: Double] = [:]
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, keys.contains(parts[0]), let number = Double(parts[1]), abs(number) <= 100_000
            else { throw CommandError.unknownWord(word, known: keys.map { $0 + "=POINTS" }) }
            values[parts[0]] = (number * 100).rounded() / 100
        }
        return (words[1], values)
    }
}
