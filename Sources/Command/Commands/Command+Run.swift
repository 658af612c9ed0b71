extension Command {
    /// Does it.
    @MainActor
    func run(_ settings: CommandSettings, operands: [String]) async throws -> ExitStatus {
        switch self {
        case .assume, .align, .pin, .embed, .suggest, .set, .delete, .fix, .add, .move, .resize, .duplicate:
            try NestedDocuments(operands[0], settings).naming { try change(settings, operands) }
        case .edit: try await EditCommand(settings, file: operands[0]).run()
        case .dump: try DumpCommand(settings, file: operands.first).run()
        case .list: try ListCommand(settings, paths: operands).run()
        case .render: try await RenderCommand(settings, files: operands).run()
        case .check: try CheckCommand(settings, files: operands).run()
        case .checkMerge: try CheckMergeCommand(settings, folders: operands).run()
        case .lint: try LintCommand(settings, files: operands).run()
        case .equivalent: try EquivalentCommand(settings, files: operands).run()
        case .diagnose: try DiagnoseCommand(settings, files: operands).run()
        case .outline: try OutlineCommand(settings, file: operands[0]).run()
        case .convert: try ConvertCommand(settings, file: operands[0]).run()
        case .explain:
            try ExplainCommand(
                settings, file: operands.count > 1 ? operands[0] : nil, view: operands[operands.count - 1]
            ).run()
        case .inspect: try InspectCommand(settings, file: operands.first).run()
        case .preview: try await PreviewCommand(settings, files: operands).run()
        case .previewMerge: try PreviewMergeCommand(settings, folders: operands).run()
        case .review: try await review(settings)
        case .map: try await MapCommand(settings, paths: operands).run()
        case .goldenTest: try await GoldenTestCommand(settings).run()
        case .goldenAccept: try await GoldenAcceptCommand(settings, names: operands).run()
        case .goldenMerge: try GoldenMergeCommand(settings, folders: operands).run()
        case .goldenList: try GoldenListCommand(settings).run()
        case .goldenDiff: try DesignDiffCommand(settings, file: operands.first).run()
        case .goldenPrune: try GoldenPruneCommand(settings).run()
        case .strings: try await StringsCommand(settings, paths: operands).run()
        case .stringsCheck: try StringsCheckCommand(settings, paths: operands).run()
        case .text: try TextCommand(settings, words: operands).run()
        case .diff: try DiffCommand(settings, files: operands).run()
        case .schema: try SchemaCommand(operands).run()
        case .completions: try CompletionsCommand(shell: operands[0]).run()
        case .manual: try ManualCommand(settings, words: operands).run()
        case .initialize: try InitCommand(settings, folder: operands.first).run()
        case .doctor: try DoctorCommand(settings).run()
        case .mcp: AssistantCommand(settings).run()
        case .undo: try UndoCommand(file: operands[0], .undo).run()
        case .redo: try UndoCommand(file: operands[0], .redo).run()
        case .lsp: LanguageServerCommand(settings).run()
        case .adapt: try AdaptCommand(settings, files: operands).run()
        case .build: try BuildCommand(settings, folder: operands.first).run()
        case .sdk: try SDKCommand(settings, checkout: operands.first).run()
        }
    }

    /// Draws one revision for a review; what compares two is planned before there are workers.
    @MainActor
    private func review(_ settings: CommandSettings) async throws -> ExitStatus {
        guard let request = ReviewRequest.current else { throw ReviewError.noRepository }
        return try await ReviewSide(settings, request).run()
    }

    /// Tries or changes something in one file.
    @MainActor
    func change(_ settings: CommandSettings, _ operands: [String]) throws -> ExitStatus {
        switch self {
        case .assume: try AssumeCommand(settings, file: operands[0], equation: operands[1]).run()
        case .align: try AlignCommand(settings: settings, words: operands).run()
        case .pin: try PinCommand(settings: settings, words: operands).run()
        case .embed: try EmbedCommand(settings: settings, words: operands).run()
        case .suggest: try SuggestCommand(settings: settings, words: operands).run()
        case .delete: try DeleteCommand(settings: settings, words: operands).run()
        case .duplicate: try DuplicateCommand(settings: settings, words: operands).run()
        case .add: try AddCommand(settings: settings, words: operands).run()
        case .move: try MoveCommand(settings: settings, words: operands, resizes: false).run()
        case .resize: try MoveCommand(settings: settings, words: operands, resizes: true).run()
        case .set: try SetCommand(settings: settings, words: operands).run()
        default: try FixCommand(settings, file: operands[0], repair: operands[1]).run()
        }
    }
}
