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
    /// Counts the conflicts in the scene of a document with other constants.
    let conflicts: (InterfaceDocument, [ConstantChange]) throws -> Int
    /// Whether nothing is written: constants are then changed at once, and stored frames, which decide no layout, stay.
    var isTrial = false

    /// The result of a gesture.
    struct Outcome {
        let bytes: [UInt8]
        /// The commands that were carried out, without the file.
        var commands: [[String]] = []
        var notes: [String] = []
        /// Whether views and constraints are as before, apart from constants.
        var changesConstantsOnly = false
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
        var shifts = 0
        for command in commands {
            if isTrial, let shift = try shift(command), let changes = try changes(by: shift) {
                memory.bytes = shift.document.bytes(changing: changes)
                done.append(command)
                shifts += 1
                continue
            }
            for simple in try simple(command) {
                try run(simple)
                done.append(simple)
            }
        }
        return Outcome(
            bytes: memory.bytes, commands: done, notes: memory.notes, changesConstantsOnly: shifts == commands.count)
    }

    private func run(_ words: [String]) throws {
        guard let name = words.first, Self.permitted.contains(name) else {
            throw CommandError.unknownWord(words.first ?? "", known: Self.permitted.sorted())
        }
        // A file's name may look like an option.
        let file = path.hasPrefix("-") ? "./" + path : path
        var parser = CommandParser([name, file] + words.dropFirst())
        guard case .run(let command, let settings, let words) = try parser.parse(),
            settings.results.path == nil, !settings.results.isDryRun
        else { throw CommandError.unknownWord(name, known: Self.permitted.sorted()) }
        _ = try EditedMemory.$current.withValue(memory) { try command.change(settings, words) }
    }

    // MARK: Drags

    /// A change of a view's edges, in points to the right or down.
    private struct Shift {
        let view: String
        let edges: [CanvasEdge: Double]
        let document: InterfaceDocument
    }

    /// The constants that drags change.
    ///
    /// - Parameters:
    ///   - commands: The commands of a gesture, one after the other, without the file.
    ///   - document: The document before.
    /// - Returns: One change for each constraint; nil for a gesture that does anything else.
    /// - Throws: What the commands throw.
    func constantChanges(of commands: [[String]], in document: InterfaceDocument) throws -> [ConstantChange]? {
        var result: [ConstantChange] = []
        for command in commands {
            guard let shift = try shift(command, in: document), let changes = try changes(by: shift, after: result)
            else { return nil }
            result = result.followed(by: changes)
        }
        return result
    }

    /// The change that a drag of a view which constraints place asks for; nil for other commands and views.
    private func shift(_ words: [String], in document: InterfaceDocument? = nil) throws -> Shift? {
        guard words.first == "drag" || words.first == "stretch" else { return nil }
        let (view, numbers) = try numbers(words)
        let document = try document ?? memory.document(memory.bytes)
        guard let item = document.canvasItem(view), !item.isFixed, !item.isArranged else { return nil }
        var edges: [CanvasEdge: Double] = [:]
        for edge in CanvasEdge.allCases {
            let isVertical = edge == .top || edge == .bottom
            edges[edge] = words[0] == "drag" ? numbers[isVertical ? "dy" : "dx"] : numbers[edge.rawValue]
        }
        return Shift(view: view, edges: edges, document: document)
    }

    /// The constants that a drag changes. Views that are placed after the dragged one stay only where it is a conflict if they go along.
    ///
    /// - Parameters:
    ///   - shift: The drag.
    ///   - earlier: Changes on which these come.
    /// - Returns: The changes; nil where no constant would change anything.
    /// - Throws: What laying out throws.
    private func changes(by shift: Shift, after earlier: [ConstantChange] = []) throws -> [ConstantChange]? {
        func changes(keepingFollowers keepsFollowers: Bool) -> [ConstantChange] {
            DragTool(shift.document).changes(
                moving: shift.view, by: shift.edges, isReversed: isReversed, keepsFollowers: keepsFollowers,
                after: earlier)
        }
        let few = changes(keepingFollowers: false)
        let all = changes(keepingFollowers: true)
        guard !few.isEmpty, few.count < all.count else { return all.isEmpty ? nil : all }
        let count = try conflicts(shift.document, earlier.followed(by: few))
        return try count > conflicts(shift.document, earlier) ? all : few
    }

    /// The commands of a gesture that is no single one; in a document that stores frames, with the frame that constants give.
    private func simple(_ words: [String]) throws -> [[String]] {
        if let shift = try shift(words), let changes = try changes(by: shift) {
            let constants = changes.map(\.command)
            return shift.document.isLayoutFile
                ? constants : constants + [["fix", "update-frames", "--select=\(shift.view)"]]
        }
        switch words.first {
        case "drag":
            let (view, numbers) = try numbers(words)
            return [["move", view, "dx=\(numbers["dx"] ?? 0)", "dy=\(numbers["dy"] ?? 0)"]]
        case "stretch": return try stretch(words)
        default: return [words]
        }
    }

    private func stretch(_ words: [String]) throws -> [[String]] {
        let (view, edges) = try numbers(words)
        let frame = try memory.document(memory.bytes).frame(of: view, open: memory.open)
        let width = Double(frame.width) + (edges["trailing"] ?? 0) - (edges["leading"] ?? 0)
        let height = Double(frame.height) + (edges["bottom"] ?? 0) - (edges["top"] ?? 0)
        let resize = [["resize", view, "width=\(max(width, 0))", "height=\(max(height, 0))"]]
        let dx = edges["leading"] ?? 0
        let dy = edges["top"] ?? 0
        return dx == 0 && dy == 0 ? resize : resize + [["move", view, "dx=\(dx)", "dy=\(dy)"]]
    }

    /// The view of a drag, and its distances by their names.
    private func numbers(_ words: [String]) throws -> (view: String, values: [String: Double]) {
        let keys = words.first == "drag" ? ["dx", "dy"] : CanvasEdge.allCases.map(\.rawValue)
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
