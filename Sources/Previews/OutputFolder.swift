import Foundation
import KeylineByteText
package import KeylineFiles
public import KeylineScenes

/// A folder that results are written to. What is written stays inside it: symbolic links in the folder that lead elsewhere are refused,
/// not followed.
///
/// The folder itself may be a link, because a person named it.
public struct OutputFolder: Sendable {
    /// The folder's path; empty for the current folder.
    public let path: String

    /// Names a folder; it is made with the first file.
    public init(_ path: String) { self.path = path }

    /// Writes a file, with the folders around it.
    ///
    /// - Parameters:
    ///   - bytes: The file's whole content.
    ///   - file: Its path in the folder.
    /// - Throws: Why it could not be written, and what to do.
    public func write(_ bytes: [UInt8], to file: String) throws(OutputError) { try write(bytes, to: file, .kept) }

    /// Writes a file, with the folders around it; one that the next run makes again need not be waited for.
    package func write(
        _ bytes: [UInt8], to file: String, _ persistence: FileReplacement.Persistence
    ) throws(OutputError) {
        try make()
        try holding(file) { (folder) throws(FileRefusal) in try folder.write(bytes, to: file, persistence) }
    }

    /// Writes a text as UTF-8.
    public func write(_ text: String, to file: String) throws(OutputError) { try write([UInt8](text.utf8), to: file) }

    /// Writes a text as UTF-8; one that the next run makes again need not be waited for.
    package func write(
        _ text: String, to file: String, _ persistence: FileReplacement.Persistence
    ) throws(OutputError) {
        try write([UInt8](text.utf8), to: file, persistence)
    }

    /// Makes a folder inside this one, and those around it, where they are missing.
    public func makeFolder(_ name: String) throws(OutputError) {
        try make()
        try holding(name) { (folder) throws(FileRefusal) in try folder.makeFolders(name) }
    }

    /// Removes a file, or a link, but not what it leads to.
    public func remove(_ file: String) throws(OutputError) {
        try holding(file) { (folder) throws(FileRefusal) in try folder.removeFile(file) }
    }

    /// Whether a path in the folder, of which nothing need be there, leads out of it.
    public func leadsOut(_ file: String) -> Bool {
        guard let held = try? HeldFolder(path) else { return false }
        return held.leadsOut(file)
    }

    /// The path of a file in the folder, as a person would name it.
    public func path(of file: String) -> String { path.appendingPathComponent(file) }

    private func make() throws(OutputError) {
        if !path.isEmpty { try Self.make(path) }
    }

    /// Does something about a file while the folder is held open.
    private func holding(
        _ file: String, _ body: (borrowing HeldFolder) throws(FileRefusal) -> Void
    ) throws(OutputError) {
        let folder: HeldFolder
        do throws(HeldFolder.Refusal) { folder = try HeldFolder(path) } catch {
            throw .refused(file: path(of: file), reason: error.words)
        }
        do throws(FileRefusal) { try body(folder) } catch { throw OutputError(error, file: path(of: file)) }
    }
}

extension OutputFolder {
    /// Makes the folder around a file that a person named, and those around it, where they are missing.
    ///
    /// - Throws: `OutputError` where one cannot be made.
    public static func make(for file: String) throws(OutputError) {
        let folder = file.deletingLastPathComponent
        if !folder.isEmpty { try make(folder) }
    }

    /// Removes files that an earlier run left and this one did not write, and folders that are empty then.
    ///
    /// - Parameters:
    ///   - files: The files, relative to the folder.
    ///   - folder: The folder.
    package static func remove(_ files: Set<String>, from folder: String) {
        for file in files {
            guard (try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")) != nil else { continue }
            var inner = file.deletingLastPathComponent
            // The system removes a folder only where it is empty.
            while !inner.isEmpty, rmdir("\(folder)/\(inner)") == 0 { inner = inner.deletingLastPathComponent }
        }
    }

    /// Makes a folder that a person named, and those around it, where they are missing.
    ///
    /// - Throws: `OutputError` where one cannot be made.
    public static func make(_ folder: String) throws(OutputError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            let reason = cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
            throw .refused(file: folder, reason: reason)
        }
    }
}
