import Foundation
import Testing

@testable import KeylineServing

/// Which changes of files are told.
@Suite struct FolderWatcherTests {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root + "/inner", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: root + "/results", withIntermediateDirectories: true)
    }

    /// The changes that are told until a file is among them.
    private func changes(until name: String, after act: () throws -> Void) async throws -> Set<String> {
        let watcher = try FolderWatcher([root], except: root + "/results")
        try act()
        let path = "\(root)/\(name)"
        let all = await withTaskGroup(of: Set<String>.self) { group in
            group.addTask {
                var found: Set<String> = []
                for await changes in watcher.changes {
                    found.formUnion(changes)
                    if changes.contains(path) { break }
                }
                return found
            }
            group.addTask {
                try? await Task.sleep(for: .seconds(300))
                return []
            }
            defer { group.cancelAll() }
            return await group.next() ?? []
        }
        return Set(all.map { String($0.dropFirst(root.count + 1)) })
    }

    @Test func `a file that is saved in place is told`() async throws {
        #expect(
            try await changes(until: "a.yaml") {
                try "a".write(toFile: root + "/a.yaml", atomically: false, encoding: .utf8)
            } == [
                "a.yaml"
            ])
    }

    @Test func `a file that is saved beside and renamed is told under its name`() async throws {
        let found = try await changes(until: "inner/a.yaml") {
            try "a".write(toFile: root + "/inner/a.yaml", atomically: true, encoding: .utf8)
        }
        #expect(found.contains("inner/a.yaml"))
    }

    @Test func `what is written into the excluded folder is not told`() async throws {
        let found = try await changes(until: "b.yaml") {
            try "a".write(toFile: root + "/results/index.html", atomically: false, encoding: .utf8)
            try "a".write(toFile: root + "/b.yaml", atomically: false, encoding: .utf8)
        }
        #expect(found == ["b.yaml"])
    }

    /// A package has neither before it is built and drawn for the first time.
    @Test func `folders that are left alone are so when they appear while others are watched`() async throws {
        try FileManager.default.removeItem(atPath: root + "/results")
        let found = try await changes(until: "b.yaml") {
            for folder in [".build/deep", "results", "node_modules"] {
                try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
                try "a".write(toFile: "\(root)/\(folder)/a.txt", atomically: false, encoding: .utf8)
            }
            try "a".write(toFile: root + "/b.yaml", atomically: false, encoding: .utf8)
        }
        #expect(found == ["b.yaml"])
    }

    /// A thread that went on with a closed descriptor's number read what others had opened under it.
    @Test(.timeLimit(.minutes(5)))
    func `a watcher that nobody needs any more ends, and reads nothing of other files`() async throws {
        for _ in 0..<10 {
            let changes = try FolderWatcher([root]).changes
            let pipes = (0..<8).map { _ in Pipe() }
            for pipe in pipes { try pipe.fileHandleForWriting.write(contentsOf: [7]) }
            for await _ in changes {}
            for pipe in pipes {
                try pipe.fileHandleForWriting.close()
                #expect(try pipe.fileHandleForReading.readToEnd() == Data([7]))
            }
        }
    }

    @Test func `a folder that cannot be watched is an error with its name`() {
        #expect(throws: ServerError.self) { _ = try FolderWatcher([root + "/nowhere"]) }
    }
}
