import KeylineEditing

/// Copies views within a document, or from another one.
@MainActor
struct DuplicateCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        var names: [String] = []
        var container: String?
        var source = try edited.memory?.clipboard.map { try edited.reading($0) } ?? document
        for word in words[1...] {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts.first, parts.count) {
            case ("into", 2): container = try document.view(named: parts[1])
            case ("from", 2): source = try EditedFile.reading(parts[1], settings).document()
            default: names.append(word)
            }
        }
        guard !names.isEmpty else { throw CommandError.unknownWord(words[1], known: ["a view's id, label or text"]) }
        let views = try names.map { try source.view(named: $0) }
        let copies = try DuplicateTool(document, from: source, open: edited.open)
            .bytes(duplicating: views, into: container)
        let status = try edited.write(copies.bytes, tellingMovesBesides: [], near: container.map { [$0] } ?? views)
        if !settings.results.isDryRun { edited.note("added \(copies.ids.joined(separator: ", "))\n") }
        return status
    }
}
