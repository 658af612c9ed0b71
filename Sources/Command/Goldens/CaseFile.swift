import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting

/// The list of goldens, `cases.txt` in their folder.
///
/// Each line is a golden's name, a file or an app's folder, and options of `keyline render`; `--across` makes a golden of every
/// combination, and `*` in the name one of every scene. Files are found from the folder around the goldens' folder. `#` begins a comment,
/// quotes keep spaces together. `--package DIR` in place of a file means the previews of a Swift package. Lines share what directives say:
///
///     @environments release locales=en,ar,text-sizes=L,AX3
///     @defaults --scale 2
///     @group checkout/ --compare yiq
///     *.png Shop/Checkout.storyboard --across release
///     @end
struct CaseFile {
    /// The name of the list in the folder of goldens.
    static let name = "cases.txt"

    /// The list's path.
    let path: String
    /// What the list's files are found from, with a slash at the end; empty for the current folder.
    private let base: String

    init(folder: String) {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        path = "\(trimmed)/\(Self.name)"
        let around = trimmed.deletingLastPathComponent
        base = around.isEmpty || around == "/" ? around : around + "/"
    }

    /// The cases in the order of the list.
    ///
    /// - Parameters:
    ///   - files: Opens sources; each file is opened once.
    ///   - settings: The named sets of environments, and how pictures are compared where no line says it.
    ///   - log: Learns what cases are made from.
    /// - Returns: The cases.
    /// - Throws: `CaseFileError` or `CaseFileErrors` with the places of all that is wrong.
    @MainActor
    func cases(_ files: SceneFiles, settings: CommandSettings = CommandSettings(), log: InputLog = InputLog()) throws
        -> [GoldenCase]
    {
        var reader = CaseReader(path: path, base: base, files: files, log: log)
        try read(settings) { line in try reader.read(line) }
        return reader.cases
    }

    /// The cases of files, and the names of those of a package's previews. Nothing of the package is built or run.
    @MainActor
    func casesWithoutPreviews(
        _ files: SceneFiles, settings: CommandSettings, log: InputLog
    ) throws -> (cases: [GoldenCase], unbuilt: [UnbuiltCase]) {
        var reader = CaseReader(path: path, base: base, files: files, log: log)
        var unbuilt: [UnbuiltCase] = []
        try read(settings) { line in
            if line.file == nil { unbuilt += try reader.names(line) } else { try reader.read(line) }
        }
        return (reader.cases, unbuilt)
    }

    /// The package whose previews lines ask for; nil where all name files. A program holds the previews of one package.
    ///
    /// - Parameter settings: The named sets of environments.
    /// - Returns: The package's folder, the targets that lines name, none where a line names none, and the first line's place.
    /// - Throws: `CaseFileError` with the place of what is wrong, such as a second package.
    func package(settings: CommandSettings) throws -> (path: String, targets: [String], place: CaseToken)? {
        let wanted = try lines(settings).filter { $0.settings.sources.package != nil }
        guard let first = wanted.first, let package = first.settings.sources.package else { return nil }
        if let other = wanted.first(where: { $0.settings.sources.package != package }) {
            throw CaseFileError(.secondPackage(package), path, other.place.line, other.place.column)
        }
        let targets =
            wanted.contains { $0.settings.sources.packageTargets.isEmpty }
            ? [] : wanted.flatMap(\.settings.sources.packageTargets)
        return (package.hasPrefix("/") ? package : base + package, Set(targets).sorted(), first.place)
    }

    private func lines(_ settings: CommandSettings) throws -> [CaseLine] {
        var lines: [CaseLine] = []
        try read(settings) { lines.append($0) }
        return lines
    }

    /// Reads all lines. A mistake in one does not keep the others from being read: all mistakes are thrown together.
    private func read(_ settings: CommandSettings, _ use: (CaseLine) throws -> Void) throws {
        try InputFile.check(path)
        guard let data = InputFile.contents(atPath: path) else { throw CaseFileError(.missing, path) }
        var reader = CaseLines(path: path, settings: settings)
        let texts = String(decoding: data, as: UTF8.self).textLines
        var count = 0
        var mistakes: [CaseFileError] = []
        func attempt(_ read: () throws -> Void) throws {
            do { try read() } catch let error as CaseFileError { mistakes.append(error) }
        }
        for (index, text) in texts.enumerated() {
            try attempt {
                guard let line = try reader.read(text, line: index + 1) else { return }
                count += 1
                try use(line)
            }
        }
        try attempt { try reader.finish() }
        if count == 0, mistakes.isEmpty { throw CaseFileError(.empty, path) }
        if mistakes.count == 1 { throw mistakes[0] }
        if !mistakes.isEmpty { throw CaseFileErrors(mistakes) }
    }
}
