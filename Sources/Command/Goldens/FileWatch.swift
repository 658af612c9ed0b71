import Foundation

/// Waits for files to change, also behind links, by asking for their stamps now and then; what is built or written by tests is skipped.
@MainActor
struct FileWatch {
    private static let ignoredFolders: Set<String> = [
        ".git", ".build", "out", "build", "DerivedData", "node_modules", "Pods",
    ]
    private static let interval = Duration.milliseconds(400)

    /// Files and folders.
    var paths: Set<String> = []

    /// Returns when something changed.
    func change() async throws {
        let before = state()
        repeat { try await Task.sleep(for: Self.interval) } while state() == before
        // An editor writes several files; the last one counts.
        try await Task.sleep(for: Self.interval)
    }

    private func state() -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for path in paths { collect(path, into: &stamps) }
        return stamps
    }

    private func collect(_ path: String, into stamps: inout [String: FileStamp]) {
        let manager = FileManager.default
        guard let stamp = FileStamp(path) else { return }
        guard stamp.kind == .folder else {
            stamps[path] = stamp
            return
        }
        // A link to a folder may lead around in a circle, unless it was named.
        guard paths.contains(path) || (try? manager.destinationOfSymbolicLink(atPath: path)) == nil else { return }
        for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] where !Self.ignoredFolders.contains(name) {
            collect("\(path)/\(name)", into: &stamps)
        }
    }
}
