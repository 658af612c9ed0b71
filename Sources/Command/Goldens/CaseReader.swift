import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting

/// Turns lines of a list of goldens into cases.
struct CaseReader {
    private let path: String
    private let base: String
    private let files: SceneFiles
    private let sets: [String: String]
    private let typesetter: Typesetter
    private var sources: [String: any SceneSource] = [:]
    private var names: Set<String> = []
    /// What was read so far.
    private(set) var cases: [GoldenCase] = []

    init(path: String, base: String, files: SceneFiles, sets: [String: String] = [:]) {
        (self.path, self.base, self.files, self.sets) = (path, base, files, sets)
        typesetter = Typesetter(fonts: files.fonts)
    }

    /// Reads one line.
    mutating func read(_ text: String, line: Int) throws {
        guard let words = CaseWords.words(in: text) else { throw CaseFileError(.openQuote, path, line) }
        guard let first = words.first else { return }
        guard let kind = GoldenCase.Kind(name: first.text), Self.isName(first.text, kind) else {
            throw CaseFileError(.notAName(first.text), path, line, first.column)
        }
        let arguments = try arguments(of: Array(words.dropFirst()), line)
        let scene = try scene(arguments.file, arguments.settings, line, words[1].column)
        let origin = words.dropFirst().map(\.text).joined(separator: " ")
        try add(first, kind, scene, arguments.settings, origin: origin, line: line)
    }

    /// Adds a case for every combination that a line asks for.
    private mutating func add(
        _ name: CaseWord, _ kind: GoldenCase.Kind, _ scene: SceneReference, _ settings: Settings, origin: String,
        line: Int
    ) throws {
        let variations = Variation.all(of: settings.axes, over: settings.overrides)
        let stem = name.text.dropLast(kind.rawValue.count)
        let overlays = OverlayPainter(
            settings.overlays, selectedView: settings.selectedView.map { ViewID($0) }, typesetter: typesetter)
        for (variation, label) in zip(variations, PictureNames.names(of: variations)) {
            let full = settings.axes.isEmpty ? name.text : "\(stem)-\(label)\(kind.rawValue)"
            guard names.insert(full).inserted else {
                throw CaseFileError(.repeatedName(full), path, line, name.column)
            }
            cases.append(
                GoldenCase(name: full, kind: kind, origin: origin, overlays: overlays) {
                    try scene.make(variation.overrides)
                })
        }
    }

    private func arguments(of words: [CaseWord], _ line: Int) throws -> (file: String, settings: Settings) {
        var start = Settings()
        start.sets = sets
        var parser = ArgumentParser(.goldenCase, words.map(\.text)[...], startingWith: start)
        do throws(UsageError) {
            try parser.parse()
            try parser.checkOperandCount()
        } catch {
            let column = words.isEmpty ? nil : words[min(parser.currentIndex, words.count - 1)].column
            throw CaseFileError(.usage(error), path, line, column)
        }
        return (parser.operands[0], parser.settings)
    }

    private mutating func scene(
        _ file: String, _ settings: Settings, _ line: Int, _ column: Int
    ) throws -> SceneReference {
        let full = file.hasPrefix("/") ? file : base + file
        let source = try sources[full] ?? files.open(full)
        sources[full] = source
        let scenes = try SceneSelection.scenes(named: settings.scenes, of: [source])
        guard let scene = scenes.first, scenes.count == 1 else {
            throw CaseFileError(.severalScenes(scenes.map(\.name)), path, line, column)
        }
        return scene
    }

    /// Whether a name is a path inside the folder, written with the letters that are the same everywhere.
    private static func isName(_ text: String, _ kind: GoldenCase.Kind) -> Bool {
        let letters = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "._-/".utf8.contains(byte)
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return letters && text.utf8.count > kind.rawValue.utf8.count
            && parts.allSatisfy { !$0.isEmpty && $0.first != "." }
    }
}
