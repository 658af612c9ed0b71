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
