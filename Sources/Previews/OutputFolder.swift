import Foundation
import KeylineByteText
import KeylineScenes

/// Makes folders for results.
public enum OutputFolder {
    /// Makes the folder that a file lies in, and those around it, where they are missing.
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

    /// Makes a folder and those around it where they are missing.
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
