import Foundation
import KeylineByteText
import KeylineFiles
import KeylineGraphics
import KeylineScenes

/// The edits of one file, kept in the folder of the user's state so that they can be undone.
///
/// A folder for each file holds its earlier contents by their digests, and `journal.json` with the edits in their order. The journal is
/// locked from before the file is written until the edit is in it, so that edits of several programs are in it as they happened.
struct EditJournal {
    /// The direction of a step through the edits.
    enum Direction {
        case undo
        case redo
    }

    private struct Edit: Codable, Equatable {
        let before: String
        let after: String
    }

    private struct Contents: Codable {
        var keyline = 1
        /// The edited file, for people who look into the folder.
        var file: String
        /// The number of edits that are in the file; later ones were undone.
        var position = 0
        var edits: [Edit] = []
    }

    /// The most edits of a file that are kept.
    static let mostEdits = 200
    /// The most bytes of earlier contents that are kept of a file.
    private static let mostBytes = 64 << 20
    private static let name = "journal.json"

    private let file: String
    private let folder: String

    /// The journal of a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - variables: The environment, which says where a user's state is kept.
    /// - Throws: `JournalError` where the user has no folder for state.
    init(of path: String, variables: [String: String] = ProcessInfo.processInfo.environment) throws(JournalError) {
        // Source: XDG Base Directory Specification 0.8; paths that are not absolute do not count.
        let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.local/state" : nil }
        guard let root = state ?? home else { throw .withoutFolder }
        file = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        folder = "\(root)/keyline/edits/\(SHA256Digest(of: [UInt8](file.utf8)).hexadecimal.prefix(32))"
    }

    /// Writes a file and keeps the edit. Where an edit cannot be kept, the file is written and a note says so.
    ///
    /// - Parameters:
    ///   - edited: The new contents.
    ///   - path: The file.
    ///   - bytes: The contents that were read.
    ///   - lock: The file's lock.
    /// - Throws: `OutputError` where the file is not written.
    static func write(
        _ edited: [UInt8], to path: String, inPlaceOf bytes: [UInt8], under lock: FileLock?
    ) throws(OutputError) {
        var held: (journal: EditJournal, lock: FileLock)?
        var reason: String?
        do { held = try EditJournal(of: path).locked() } catch { reason = error.message }
        try OutputFile.write(edited, to: path, inPlaceOf: bytes, under: lock)
        do { try held?.journal.append(before: bytes, after: edited, under: held?.lock) } catch {
            reason = error.message
        }
        if let reason { Console.note("\(path): note: this edit cannot be undone: \(reason)\n") }
    }

    /// Goes one edit back or forth.
    ///
    /// - Throws: `JournalError` where there is no such edit, or where the file is not as the edit left it; `OutputError`.
    func go(_ direction: Direction, of path: String) throws {
        let (_, lock) = try locked()
        var contents = try read()
        let index = direction == .undo ? contents.position - 1 : contents.position
        guard contents.edits.indices.contains(index) else { throw JournalError.nothing(direction, file: path) }
        let edit = contents.edits[index]
        let wanted = direction == .undo ? edit.before : edit.after
        let expected = direction == .undo ? edit.after : edit.before
        let fileLock = try OutputFile.lock(path)
        let present = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        guard Self.digest(present) == expected else { throw JournalError.changed(file: path) }
        guard let kept = FileManager.default.contents(atPath: "\(folder)/\(wanted)"),
            Self.digest([UInt8](kept)) == wanted
        else { throw JournalError.damaged(file: path) }
        try OutputFile.write([UInt8](kept), to: path, inPlaceOf: present, under: fileLock)
        contents.position = direction == .undo ? index : index + 1
        try write(contents, under: lock)
    }

    // MARK: The folder

    private func locked() throws(JournalError) -> (journal: EditJournal, lock: FileLock) {
        let path = "\(folder)/\(Self.name)"
        do {
            if !FileManager.default.fileExists(atPath: path) {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try OutputFile.write(try Self.text(of: Contents(file: file)), to: path)
            }
            return (self, try OutputFile.lock(path))
        } catch {
            throw .unwritable(folder, reason: (error as? any InputError)?.message ?? error.localizedDescription)
        }
    }

    private func append(before: [UInt8], after: [UInt8], under lock: FileLock?) throws(JournalError) {
        let edit = Edit(before: Self.digest(before), after: Self.digest(after))
        var contents = try read()
        contents.edits.removeLast(contents.edits.count - contents.position)
        contents.edits.append(edit)
        do {
            try OutputFile.write(before, to: "\(folder)/\(edit.before)")
            try OutputFile.write(after, to: "\(folder)/\(edit.after)")
        } catch { throw .unwritable(folder, reason: error.message) }
        drop(from: &contents)
        contents.position = contents.edits.count
        try write(contents, under: lock)
    }

    /// Forgets the oldest edits beyond the limits, and contents that no edit needs.
    private func drop(from contents: inout Contents) {
        let manager = FileManager.default
        let size = { (name: String) in (try? manager.attributesOfItem(atPath: "\(folder)/\(name)")[.size] as? Int) ?? 0
        }
        var total = 0
        let kept = contents.edits.reversed().prefix(Self.mostEdits).prefix { edit in
            total += size(edit.before)
            return total <= Self.mostBytes
        }
        // The newest edit can be undone however large it is.
        contents.edits = kept.isEmpty ? Array(contents.edits.suffix(1)) : kept.reversed()
        let needed = Set(contents.edits.flatMap { [$0.before, $0.after] } + [Self.name])
        for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        where !needed.contains(name) && name.count == 64 {
            try? manager.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private func read() throws(JournalError) -> Contents {
        let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") ?? Data()
        guard let contents = try? JSONDecoder().decode(Contents.self, from: data), contents.keyline == 1,
            (0...contents.edits.count).contains(contents.position)
        else { throw .damaged(file: file) }
        return contents
    }

    private func write(_ contents: Contents, under lock: FileLock?) throws(JournalError) {
        let path = "\(folder)/\(Self.name)"
        let earlier = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        do { try OutputFile.write(try Self.text(of: contents), to: path, inPlaceOf: earlier, under: lock) } catch {
            throw .unwritable(folder, reason: (error as? any InputError)?.message ?? error.localizedDescription)
        }
    }

    private static func text(of contents: Contents) throws -> [UInt8] {
        [UInt8](try JSONForm.document.text(of: contents).utf8)
    }

    private static func digest(_ bytes: [UInt8]) -> String { SHA256Digest(of: bytes).hexadecimal }
}

/// Why an edit is not undone or done again, or cannot be kept.
enum JournalError: InputError, Equatable {
    /// The user has no folder for state.
    case withoutFolder
    /// The journal cannot be written.
    case unwritable(String, reason: String)
    /// There is no edit in this direction.
    case nothing(EditJournal.Direction, file: String)
    /// The file is not as the last edit left it.
    case changed(file: String)
    /// The journal is not as it was written.
    case damaged(file: String)

    var message: String {
        switch self {
        case .withoutFolder: "neither XDG_STATE_HOME nor HOME names a folder for the edits"
        case .unwritable(let folder, let reason): "\(folder): \(reason)"
        case .nothing(.undo, _): "there is no edit to undo"
        case .nothing(.redo, _): "there is no edit to do again"
        case .changed: "the file was changed by another program since its last edit"
        case .damaged: "the journal of this file's edits is damaged"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .withoutFolder, .unwritable: nil
        case .nothing(_, let file), .changed(let file), .damaged(let file): SourceLocation(file: file)
        }
    }

    var hint: String? {
        switch self {
        case .withoutFolder, .unwritable: nil
        case .nothing: "edits of keyline's own commands are kept, the last \(EditJournal.mostEdits) of a file"
        case .changed: "nothing was written; undo the other change first"
        case .damaged: "nothing was written; a new edit begins a new journal once the old one is removed"
        }
    }
}

/// Undoes the last edit of a file, or does it again.
struct UndoCommand {
    private let file: String
    private let direction: EditJournal.Direction

    init(file: String, _ direction: EditJournal.Direction) {
        self.file = file
        self.direction = direction
    }

    func run() throws -> ExitStatus {
        try EditJournal(of: file).go(direction, of: file)
        return .success
    }
}
