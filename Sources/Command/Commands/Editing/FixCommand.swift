import KeylineEditing
import KeylineGraphics

/// Repairs the constraints and frames of a storyboard or XIB.
@MainActor
struct FixCommand {
    private let settings: CommandSettings
    private let file: String
    private let repair: String

    init(_ settings: CommandSettings, file: String, repair: String) {
        self.settings = settings
        self.file = file
        self.repair = repair
    }

    func run() throws -> ExitStatus {
        guard let repair = Repair(rawValue: repair) else { throw CommandError.unknownRepair(repair) }
        let edited = try EditedFile(file, settings)
        let document = try edited.document()
        let worker = DocumentRepair(document, selection: try edited.selection(in: document), open: edited.open)
        let result = try worker.result(of: repair)
        let status = try edited.write(result.bytes)
        let shortfalls = shortfalls(of: result, in: document)
        guard !shortfalls.isEmpty else { return status }
        edited.note(shortfalls.map { $0 + "\n" }.joined())
        return .findings
    }

    /// The views that are not as the repair promises, a line each.
    private func shortfalls(of result: RepairResult, in document: InterfaceDocument) -> [String] {
        let conflicts = result.newConflicts
        let moves = result.moved.map { move in
            "warning: \(document.title(of: move.view)) moves from \(Decimals.text(move.from)) to \(Decimals.text(move.to))"
        }
        let open = "the constraints still leave its frame open"
        return moves + result.open.map { "warning: \(document.title(of: $0)): \(open)" }
            + (conflicts > 0 ? ["warning: \(conflicts) \(conflicts == 1 ? "conflict is" : "conflicts are") new"] : [])
    }
}
