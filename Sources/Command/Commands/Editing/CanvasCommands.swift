import Foundation
import KeylineByteText
import KeylineEditing
import KeylineGraphics

/// `KEY=NUMBER` words, taken one after the other.
private struct Numbers {
    private var values: [String: Double] = [:]
    /// The words that are not among the keys.
    private(set) var rest: [String] = []

    init(_ words: some Sequence<String>, keys: [String]) throws {
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, keys.contains(parts[0]) else {
                rest.append(word)
                continue
            }
            guard let number = Double(parts[1]), number.isFinite, abs(number) <= 100_000 else {
                throw CommandError.unknownWord(parts[1], known: ["a number of points, such as \(parts[0])=16"])
            }
            values[parts[0]] = number
        }
    }

    subscript(key: String) -> Double? { values[key] }
}

/// Puts a new view into a container.
@MainActor
struct AddCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let container = try document.view(named: words[2])
        let numbers = try Numbers(words[3...], keys: ["x", "y", "width", "height"])
        var position = AddTool.Position()
        position.x = numbers["x"]
        position.y = numbers["y"]
        position.width = numbers["width"]
        position.height = numbers["height"]
        var values: [ViewInspector.Value] = []
        for word in numbers.rest {
            let value = try ViewInspector.Value(word)
            switch value.name {
            case "before": position.sibling = try document.view(named: value.value)
            case "id": position.id = value.value
            default: values.append(value)
            }
        }
        if position.id != nil, !document.isLayoutFile {
            throw CommandError.unknownWord("id", known: ["label, since documents make their own ids"])
        }
        let added = try AddTool(document, open: edited.open)
            .bytes(adding: words[1], to: container, at: position, with: values)
        let status = try edited.write(added.bytes, tellingMovesBesides: [], near: [container])
        if !settings.results.isDryRun { edited.note("added \(added.id)\n") }
        return status
    }
}

/// Moves or resizes a view on the canvas, or lists the guides near it.
@MainActor
struct MoveCommand {
    let settings: CommandSettings
    let words: [String]
    /// Whether the size changes rather than the position.
    let resizes: Bool

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let view = try document.view(named: words[1])
        let keys = resizes ? ["width", "height"] : ["x", "y", "dx", "dy"]
        let numbers = try Numbers(words[2...], keys: keys)
        if let stray = numbers.rest.first { throw CommandError.unknownWord(stray, known: keys.map { $0 + "=POINTS" }) }
        let tool = try MoveTool(document, showing: [view], open: edited.open)
        guard words.count > 2 || settings.editing.snaps else {
            Console.write(try tool.guides(of: view).prefix(12).map(text).joined())
            return .success
        }
        var change = MoveTool.Change()
        change.x = numbers["x"]
        change.y = numbers["y"]
        change.width = numbers["width"]
        change.height = numbers["height"]
        change.dx = numbers["dx"] ?? 0
        change.dy = numbers["dy"] ?? 0
        let moved = try tool.bytes(moving: view, by: change, snaps: settings.editing.snaps)
        let status = try edited.write(moved.bytes, tellingMovesBesides: [view])
        edited.note(moved.guides.filter { abs($0.distance) <= 10 }.prefix(6).map(text).joined())
        return status
    }

    /// Such as `leading is 4 right of the leading margin of View`.
    private func text(_ guide: CanvasGuide) -> String {
        let points = Decimals.short(abs(guide.distance))
        let side =
            guide.isVertical
            ? guide.distance > 0 ? "above" : "below" : guide.distance > 0 ? "left of" : "right of"
        let relation = guide.distance == 0 ? "is at" : "is \(points) \(side)"
        return "\(guide.attribute) \(relation) the \(guide.line)\n"
    }
}

extension ViewInspector.Value {
    /// Reads `KEY=VALUE`.
    init(_ word: String) throws(CommandError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw CommandError.unknownWord(word, known: ["KEY=VALUE, such as textColor=systemRed"])
        }
        self.init(name: parts[0], value: parts[1])
    }
}
