import Foundation
import KeylineEditing
import KeylineFiles
import KeylineGraphics
import KeylineProjects
import KeylineScenes

/// A document that a command edits: read once, written whole or not at all.
@MainActor
struct EditedFile {
    let path: String
    let bytes: [UInt8]
    private let files: SceneFiles
    private let settings: CommandSettings
    /// The document in memory that is edited in place of the file; nil where the file is.
    let memory: EditedMemory?
    /// Held from reading to writing, so that no other run's edit is lost; nil where the file is not written.
    private let lock: FileLock?

    init(_ path: String, _ settings: CommandSettings) throws {
        self.path = path
        self.settings = settings
        memory = EditedMemory.current
        if let memory {
            files = memory.files
            bytes = memory.bytes
            lock = nil
            return
        }
        files = try SceneFiles(fontFolders: settings.sources.fontFolders, operands: [path])
        let isReplaced = !settings.results.isDryRun && (settings.results.path ?? path) == path
        if isReplaced, let unsaved = settings.sources.unsavedFile { throw CommandError.editOfUnsaved(unsaved) }
        lock = isReplaced && path != "-" ? try OutputFile.lock(path) : nil
        // Opening tells whether it is a document at all, with the reader's own words where it is none.
        _ = try files.open(path)
        bytes = [UInt8](try SourceOpener.contents(of: path))
    }

    /// A document that is read and not written.
    static func reading(_ path: String, _ settings: CommandSettings) throws -> EditedFile {
        var settings = settings
        settings.results.isDryRun = true
        return try EditedMemory.$current.withValue(nil) { try EditedFile(path, settings) }
    }

    /// The document as one of Interface Builder's; an error where it is none.
    func interface() throws -> InterfaceDocument {
        guard bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) == UInt8(ascii: "<")
        else {
            throw CommandError.notAnInterface(path)
        }
        return try InterfaceDocument(bytes, file: path)
    }

    /// The document in whichever form it is.
    func document() throws -> InterfaceDocument { try reading(bytes) }

    /// A version of the document.
    func reading(_ bytes: [UInt8]) throws -> InterfaceDocument {
        if let memory { return try memory.document(bytes) }
        return try InterfaceDocument.read(bytes, file: path, open: open)
    }

    /// A version of the document as a source of scenes.
    func open(_ bytes: [UInt8]) throws -> any SceneSource {
        if let memory { return try memory.open(bytes) }
        return try open(bytes, as: path)
    }

    /// Says something about an edit besides its result.
    func note(_ text: String) {
        if let memory { return memory.notes.append(text) }
        Console.note(text)
    }

    /// Bytes as the source of a file beside this one.
    func open(_ bytes: [UInt8], as path: String) throws -> any SceneSource {
        try SourceOpener.open(path, contents: Data(bytes), fonts: files.fonts)
    }

    /// The ids of the views that `--select` and `--scene` name; nil for all.
    func selection(in document: InterfaceDocument) throws -> [String]? {
        var selection =
            settings.editing.selectedViews.isEmpty ? nil : try settings.editing.selectedViews.map(document.view(named:))
        guard !settings.sources.scenes.isEmpty else { return selection }
        let scenes = try SceneSelection.scenes(named: settings.sources.scenes, of: [try open(bytes)])
        let inside = Set(scenes.flatMap { document.views(inScene: $0.description.id) })
        selection = (selection ?? document.viewIDs).filter(inside.contains)
        return selection
    }

    /// A new version with the frames that its constraints give to some views, where `--update-frames` asks for them.
    func updated(_ edited: [UInt8], _ views: [String]) throws -> [UInt8] {
        guard settings.editing.updatesFrames else { return edited }
        let document = try reading(edited)
        // A layout file stores no frames of views that constraints place.
        guard !document.isLayoutFile else { return edited }
        return try DocumentRepair(document, selection: views, open: open).bytes(after: .updateFrames)
    }

    /// Writes a new version as `write` does, and says which other views the edit moves and how many conflicts it makes.
    ///
    /// - Parameters:
    ///   - edited: The new version.
    ///   - views: The ids of the views that the edit is about.
    ///   - others: The ids of further views in the scenes that it concerns.
    /// - Returns: The exit status.
    /// - Throws: What reading and writing throw.
    func write(
        _ edited: [UInt8], tellingMovesBesides views: [String], near others: [String] = []
    ) throws -> ExitStatus {
        // A page shows the layout of each gesture.
        guard memory == nil else { return try write(edited) }
        let document = try document()
        let effects: String
        do {
            effects = Self.text(
                try EditEffects(of: edited, on: document, placing: views, near: others, open: open))
        } catch let error as any InputError {
            // A scene that cannot be laid out can still be edited, perhaps so that it can be.
            effects = "note: the layout does not tell what this edit moves: \(error.message)\n"
        }
        let status = try write(edited)
        note(effects)
        return status
    }

    private static let mostMoves = 12

    private static func text(_ effects: EditEffects) -> String {
        let moves = effects.moves.prefix(mostMoves).map { move in
            "note: \(move.name) (\(move.view)) moves from \(Decimals.text(move.from)) to \(Decimals.text(move.to))\n"
        }
        let left = effects.moves.count - moves.count
        let count = effects.newConflicts
        return moves.joined() + (left > 0 ? "note: views that move besides: \(left)\n" : "")
            + (count > 0 ? "warning: \(count) \(count == 1 ? "conflict is" : "conflicts are") new\n" : "")
    }

    /// Writes a new version, or prints how it differs where `--dry-run` asks for that.
    ///
    /// A version that could not be read again is never written.
    func write(_ edited: [UInt8]) throws -> ExitStatus {
        if edited != bytes { _ = try open(edited) }
        if let memory {
            memory.bytes = edited
            return .success
        }
        if settings.results.isDryRun {
            Console.write(UnifiedDiff(from: bytes, to: edited, name: path).text)
            return .success
        }
        let output = settings.results.path ?? path
        guard edited != bytes || output != path else {
            Console.note("nothing to change in \(path)\n")
            return .success
        }
        if output == "-" {
            Console.write(Data(edited))
        } else if output == path {
            try EditJournal.write(edited, to: path, inPlaceOf: bytes, under: lock)
        } else {
            try OutputFile.write(edited, to: output)
        }
        return .success
    }
}
