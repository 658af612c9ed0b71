import Foundation
import KeylineByteText
package import KeylineFiles
public import KeylineScenes

/// A folder that results are written to. What is written stays inside it: symbolic links in the folder that lead elsewhere are refused,
/// not followed.
///
/// The folder itself may be a link, because a person named it. `OutputFile` writes the bytes; this type only decides where they may go.
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
    /// - Throws: `OutputError` or `OutputFolderError`.
    public func write(_ bytes: [UInt8], to file: String) throws { try write(bytes, to: file, .kept) }

    /// Writes a file, with the folders around it; one that the next run makes again need not be waited for.
    package func write(_ bytes: [UInt8], to file: String, _ persistence: FileReplacement.Persistence) throws {
        if !path.isEmpty { try Self.make(path) }
        try inFolder(of: file) { parent, name in
            guard !parent.isLink(name) else { throw OutputFolderError.link(file: path(of: file)) }
            do throws(OutputError) { try OutputFile.write(bytes, to: "\(parent.path)/\(name)", persistence) } catch {
                throw error.about(path(of: file))
            }
        }
    }

    /// Writes a text as UTF-8.
    public func write(_ text: String, to file: String) throws { try write([UInt8](text.utf8), to: file) }

    /// Writes a text as UTF-8; one that the next run makes again need not be waited for.
    package func write(_ text: String, to file: String, _ persistence: FileReplacement.Persistence) throws {
        try write([UInt8](text.utf8), to: file, persistence)
    }

    /// Makes a folder inside this one, and those around it, where they are missing.
    public func makeFolder(_ name: String) throws {
        if !path.isEmpty { try Self.make(path) }
        try inFolder(of: name.appendingPathComponent("x")) { _, _ in }
    }

    /// Removes a file, or a link, but not what it leads to.
    public func remove(_ file: String) throws {
        try inFolder(of: file) { parent, name in
            do throws(HeldFolder.Refusal) { try parent.remove(name) } catch {
                throw OutputError.refused(file: path(of: file), reason: error.words)
            }
        }
    }

    /// Whether a path in the folder, of which nothing need be there, leads out of it.
    public func leadsOut(_ file: String) -> Bool {
        guard let held = try? HeldFolder(path) else { return false }
        return held.leadsOut(file)
    }

    /// The path of a file in the folder, as a person would name it.
    public func path(of file: String) -> String { path.appendingPathComponent(file) }

    /// Does something in the folder around a file, which is made where it is missing, and held meanwhile.
    private func inFolder(of file: String, _ body: (borrowing HeldFolder, String) throws -> Void) throws {
        let parent: HeldFolder
        do throws(HeldFolder.Refusal) { parent = try parentFolder(of: file) } catch {
            throw error.leadsOut
                ? OutputFolderError.leadsOut(file: path(of: file), folder: path.isEmpty ? "." : path)
                : OutputError.refused(file: path(of: file), reason: error.words)
        }
        try body(parent, file.lastPathComponent)
    }

    private func parentFolder(of file: String) throws(HeldFolder.Refusal) -> HeldFolder {
        let parent = file.deletingLastPathComponent
        let root = try HeldFolder(path)
        guard !parent.isEmpty else { return root }
        do throws(HeldFolder.Refusal) { return try root.folder(parent) } catch {
            guard error.isMissing else { throw error }
        }
        return try makingFolders(parent, in: root)
    }

    /// The folder at a path, of which each missing part is made. The path is followed from the root each time, so that a link inside it
    /// may lead to another folder inside it.
    private func makingFolders(
        _ path: String, in root: borrowing HeldFolder
    ) throws(HeldFolder.Refusal) -> HeldFolder {
        var before = "."
        for name in path.split(separator: "/").map(String.init) {
            let next = before.appendingPathComponent(name)
            do throws(HeldFolder.Refusal) { _ = try root.folder(next) } catch {
                guard error.isMissing else { throw error }
                try root.folder(before).makeFolder(name)
            }
            before = next
        }
        return try root.folder(before)
    }
}

extension OutputFolder {
    /// Makes the folder around a file that a person named, and those around it, where they are missing.
    ///
    /// - Throws: `OutputError` where one cannot be made.
    public static func make(for file: String) throws {
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
    public static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            let reason = cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
            throw OutputError.refused(file: folder, reason: reason)
        }
    }
}

extension OutputError {
    /// The error about a file by another name of it.
    fileprivate func about(_ file: String) -> OutputError {
        switch self {
        case .missingFolder: .missingFolder(file: file, folder: file.deletingLastPathComponent)
        case .isFolder: .isFolder(file: file)
        case .readOnly: .readOnly(file: file)
        case .otherOwner: .otherOwner(file: file)
        case .changed: .changed(file: file)
        case .busy: .busy(file: file)
        case .refused(_, let reason): .refused(file: file, reason: reason)
        }
    }
}

/// Why a result is not written where a symbolic link leads.
public enum OutputFolderError: InputError, Hashable {
    /// A link on the way to the file leads out of the folder.
    case leadsOut(file: String, folder: String)
    /// The file itself is a link.
    case link(file: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .leadsOut(_, let folder): "cannot write the file: a symbolic link leads out of \"\(folder)\""
        case .link: "cannot write the file: a symbolic link has that name"
        }
    }

    /// The file that was to be written.
    public var location: SourceLocation? {
        switch self {
        case .leadsOut(let file, _), .link(let file): SourceLocation(file: file)
        }
    }

    /// What to do next.
    public var hint: String? {
        switch self {
        case .leadsOut: "results stay in their folder: remove the link, or name the folder that it leads to"
        case .link: "results do not follow links: remove the link, or name another folder"
        }
    }
}
