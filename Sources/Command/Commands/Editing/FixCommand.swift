import KeylineEditing

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
        return try edited.write(worker.bytes(after: repair))
    }
}
