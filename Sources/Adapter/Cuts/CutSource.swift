/// A file of the app from which parts are cut until it compiles.
struct CutSource {
    let path: String
    /// The digest of the file as it is on disk.
    let digest: String
    /// The text that is compiled. It has as many lines as the file.
    private(set) var text: String
    private(set) var cuts: [ModuleReport.Entry] = []

    init(path: String, text: String, earlier: ModuleReport.CutFile?) {
        self.path = path
        digest = ModuleReport.digest(of: text)
        self.text = earlier?.text ?? text
        cuts = earlier?.cuts ?? []
    }

    /// Cuts what the compiler's mistakes are about.
    ///
    /// - Parameters:
    ///   - errors: The mistakes in this file.
    ///   - scope: The least that is cut.
    /// - Returns: False where nothing was left to cut.
    mutating func cut(_ errors: [CompilerError], scope: CutScope) -> Bool {
        if scope == .file { return cutAll(errors) }
        let source = AppSource(text, path: path)
        var edits: [SourceEdit] = []
        for error in errors.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
            guard let cut = CutFinder(source, error, scope: scope).cut,
                !edits.contains(where: { $0.bytes.overlaps(cut.edit.bytes) || $0.bytes == cut.edit.bytes })
            else { continue }
            edits.append(cut.edit)
            cuts.append(entry(cut.part, error))
        }
        guard !edits.isEmpty else { return false }
        apply(edits, to: source)
        return true
    }

    private func entry(_ part: String, _ error: CompilerError) -> ModuleReport.Entry {
        ModuleReport.Entry(file: path, line: error.line, column: error.column, part: part, message: error.message)
    }

    private mutating func cutAll(_ errors: [CompilerError]) -> Bool {
        guard !text.allSatisfy(\.isWhitespace), let first = errors.first else { return false }
        cuts = [entry("file", first)]
        text = text.filter { $0.isNewline }
        return true
    }

    private static let importing = "import KeylineObjectiveC; "

    private mutating func apply(_ edits: [SourceEdit], to source: AppSource) {
        var bytes = source.bytes
        for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
            // What follows stays in its line.
            let missing =
                bytes[edit.bytes].count { $0 == UInt8(ascii: "\n") } - edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
            let text = edit.text + String(repeating: "\n", count: max(0, missing))
            bytes.replaceSubrange(edit.bytes, with: Array(text.utf8))
        }
        text = String(decoding: bytes, as: UTF8.self)
        if !text.hasPrefix(Self.importing) { text = Self.importing + text }
    }
}
