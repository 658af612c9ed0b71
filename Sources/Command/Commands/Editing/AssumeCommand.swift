import KeylineEditing
import KeylineGraphics

/// Tries whether something is true of a layout.
@MainActor
struct AssumeCommand {
    private let settings: CommandSettings
    private let file: String
    private let equation: String

    init(_ settings: CommandSettings, file: String, equation: String) {
        self.settings = settings
        self.file = file
        self.equation = equation
    }

    func run() throws -> ExitStatus {
        let edited = try EditedFile(file, settings)
        let verdict = try Assumption(edited.document(), open: edited.open).verdict(
            on: equation, in: settings.overrides)
        guard !verdict.isTrue else {
            Console.write("true: \(equation)\n")
            return .success
        }
        var lines = ["false: \(equation)"]
        if let conflict = verdict.conflict { lines.append(conflict) }
        lines += verdict.moved.map { move in
            "  it would move \(move.name) (\(move.view)): \(Decimals.text(move.from)) becomes \(Decimals.text(move.to))"
        }
        Console.write(lines.joined(separator: "\n") + "\n")
        return .findings
    }
}
