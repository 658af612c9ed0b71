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

/// What is told of places, whatever happens on the way to them.
@Suite struct WatchedPathsTests {
    private let root: String
    private let manager = FileManager.default

    init() throws {
        root =
            FileManager.default.temporaryDirectory.appendingPathComponent("paths-\(UUID().uuidString)")
            .resolvingSymlinksInPath().path
        for folder in ["App/inner", "else/more"] { try make(folder) }
        for file in ["App/inner/a", "else/more/b"] { try write(file) }
    }

    private func make(_ folder: String) throws {
        try manager.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }

    private func write(_ file: String) throws {
        try "x".write(toFile: "\(root)/\(file)", atomically: false, encoding: .utf8)
    }

    private func move(_ name: String, _ other: String) throws {
        try manager.moveItem(atPath: "\(root)/\(name)", toPath: "\(root)/\(other)")
    }

    private func link(_ name: String, _ target: String) throws {
        try? manager.removeItem(atPath: "\(root)/\(name)")
        try manager.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
    }

    /// What is told after some work, without the folder around.
    private func told(_ watched: inout WatchedPaths, _ act: () throws -> Void) throws -> Set<String> {
        try act()
        let found = watched.read()
        return Set(try #require(found).map { String($0.dropFirst(root.count + 1)) })
    }

    private func tree() throws -> WatchedPaths {
        var watched = try WatchedPaths()
        try watched.follow([.folder(root + "/App", isDeep: true)])
        return watched
    }

    @Test func `a folder that is made with its files is told with them`() throws {
        var watched = try tree()
        let found = try told(&watched) {
            try make("App/new/er")
            try write("App/new/er/c")
        }
        #expect(found.isSuperset(of: ["App/new", "App/new/er", "App/new/er/c"]))
        let again = try told(&watched) { try write("App/new/er/c") }
        #expect(again == ["App/new/er/c"])
    }

    @Test func `a folder that is moved in is followed, and one that is moved out no longer`() throws {
        var watched = try tree()
        #expect(try told(&watched) { try move("else/more", "App/more") }.contains("App/more/b"))
        #expect(try told(&watched) { try write("App/more/b") } == ["App/more/b"])
        #expect(try told(&watched) { try move("App/more", "else/more") }.contains("App/more"))
        #expect(try told(&watched) { try write("else/more/b") } == [])
    }

    @Test func `a folder is followed under the name that it has now`() throws {
        var watched = try tree()
        _ = try told(&watched) { try move("App/inner", "App/other") }
        #expect(try told(&watched) { try write("App/other/a") } == ["App/other/a"])
    }

    @Test func `two folders that change places are followed where they are`() throws {
        try make("App/second")
        var watched = try tree()
        _ = try told(&watched) {
            try move("App/inner", "App/third")
            try move("App/second", "App/inner")
            try move("App/third", "App/second")
        }
        #expect(try told(&watched) { try write("App/second/a") } == ["App/second/a"])
        #expect(try told(&watched) { try write("App/inner/n") } == ["App/inner/n"])
    }

    @Test func `the folder itself may be moved away and made anew`() throws {
        var watched = try tree()
        #expect(!(try told(&watched) { try move("App", "Old") }.isEmpty))
        #expect(try told(&watched) { try write("Old/inner/a") } == [])
        #expect(
            try told(&watched) {
                try make("App")
                try write("App/z")
            }.contains("App/z"))
    }

    @Test func `a change of the file behind a link is told, and so is another target`() throws {
        try link("App/link", "../else/more/b")
        var watched = try WatchedPaths()
        try watched.follow([.path(root + "/App/link")])
        #expect(!(try told(&watched) { try write("else/more/b") }.isEmpty))
        #expect(try told(&watched) { try write("App/other") } == [])
        #expect(!(try told(&watched) { try link("App/link", "inner/a") }.isEmpty))
        #expect(!(try told(&watched) { try write("App/inner/a") }.isEmpty))
        #expect(try told(&watched) { try write("else/more/b") } == [])
    }

    @Test func `a file that is not there yet is told when it comes, with the folders around it`() throws {
        var watched = try WatchedPaths()
        try watched.follow([.path(root + "/App/x/y/file")])
        #expect(
            !(try told(&watched) {
                try make("App/x/y")
                try write("App/x/y/file")
            }.isEmpty))
        #expect(try told(&watched) { try write("App/x/y/file") } == ["App/x/y/file"])
    }

    @Test func `links in a circle end`() throws {
        try link("App/one", "two")
        try link("App/two", "one")
        var watched = try WatchedPaths()
        try watched.follow([.path(root + "/App/one"), .folder(root + "/App/one/inner", isDeep: true)])
        #expect(!(try told(&watched) { try link("App/one", "inner") }.isEmpty))
    }

    private func setMode(_ mode: Int, _ name: String) throws {
        try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(root)/\(name)")
    }

    @Test func `a mode that changes alone is told, of a file, of a folder and of one on the way`() throws {
        var watched = try WatchedPaths()
        try watched.follow([.path(root + "/App/inner/a"), .folder(root + "/else", isDeep: true)])
        #expect(try told(&watched) { try setMode(0o000, "App/inner/a") } == ["App/inner/a"])
        #expect(try told(&watched) { try setMode(0o600, "else/more/b") } == ["else/more/b"])
        #expect(try told(&watched) { try setMode(0o700, "else/more") } == ["else/more"])
        #expect(try told(&watched) { try setMode(0o700, "App") } == ["App"])
        #expect(try told(&watched) { try write("App/inner/a") } == ["App/inner/a"], "it is followed as before")
    }
}
