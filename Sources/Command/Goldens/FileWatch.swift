import Foundation

/// Waits for files to change, by asking for their dates now and then; what is built or written by tests is skipped.
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

    private func state() -> [String: Date] {
        var dates: [String: Date] = [:]
        for path in paths { collect(path, into: &dates) }
        return dates
    }

    private func collect(_ path: String, into dates: inout [String: Date]) {
        let manager = FileManager.default
        guard let attributes = try? manager.attributesOfItem(atPath: path) else { return }
        guard attributes[.type] as? FileAttributeType == .typeDirectory else {
            dates[path] = attributes[.modificationDate] as? Date
            return
        }
        for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] where !Self.ignoredFolders.contains(name) {
            collect("\(path)/\(name)", into: &dates)
        }
    }
}
