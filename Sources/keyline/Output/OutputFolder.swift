import Foundation
import Scenes

/// Makes folders for results.
enum OutputFolder {
    /// Makes the folder that a file lies in, and those around it, where they are missing.
    static func make(for file: String) throws {
        let folder = (file as NSString).deletingLastPathComponent
        if !folder.isEmpty { try make(folder) }
    }

    /// Makes a folder and those around it where they are missing.
    static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw OutputError.refused(file: folder, reason: reason?.localizedDescription ?? "no folder can be made there")
        }
    }
}
