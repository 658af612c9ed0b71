import Foundation
import Glibc
import KeylineFiles
import Testing

@Suite struct FileReplacementTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID())").path

    private func inFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body()
    }

    private func file(_ name: String, _ text: String, mode: Int = 0o644) throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755])
    func `a file keeps its mode`(mode: Int) throws {
        try inFolder {
            let path = try file("a", "old", mode: mode)
            try FileReplacement.write([1, 2], to: path)
            #expect(bytes(path) == [1, 2])
            #expect(try self.mode(path) == mode)
        }
    }

    @Test func `a new file has the usual mode`() throws {
        try inFolder {
            let mask = umask(0o027)
            defer { umask(mask) }
            try FileReplacement.write([], to: "\(folder)/a")
            #expect(try mode("\(folder)/a") == 0o640)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only the administrator can give files away"))
    func `a file keeps its owner and its group`() throws {
        try inFolder {
            let path = try file("a", "old")
            #expect(chown(path, 1234, 4321) == 0)
            try FileReplacement.write([1], to: path)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.ownerAccountID] as? Int == 1234)
            #expect(attributes[.groupOwnerAccountID] as? Int == 4321)
        }
    }

    @Test func `a file keeps what people attached to it`() throws {
        try inFolder {
            let path = try file("a", "old")
            try python("import os; os.setxattr('\(path)', 'user.note', b'mine')")
            try FileReplacement.write([1], to: path)
            try python("import os; assert os.getxattr('\(path)', 'user.note') == b'mine'")
        }
    }

    /// Swift's own modules have no extended attributes.
    private func python(_ script: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `a read-only file is refused, also to the administrator`() throws {
        try inFolder {
            let path = try file("a", "old", mode: 0o444)
            #expect(throws: FileRefusal.readOnly) { try FileReplacement.write([1], to: path) }
            #expect(throws: FileRefusal.readOnly) { try FileReplacement.append([1], to: path) }
            #expect(bytes(path) == Array("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
        }
    }

    @Test func `a file that changed since it was read is refused`() throws {
        try inFolder {
            let path = try file("a", "other")
            #expect(throws: FileRefusal.changed) {
                try FileReplacement.write([1], to: path, inPlaceOf: Array("old".utf8))
            }
            #expect(bytes(path) == Array("other".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
            try FileReplacement.write([1], to: path, inPlaceOf: Array("other".utf8))
            #expect(bytes(path) == [1])
        }
    }

    @Test func `a file that was removed since it was read does not come back`() throws {
        try inFolder {
            #expect(throws: FileRefusal.changed) {
                try FileReplacement.write([1], to: "\(folder)/a", inPlaceOf: [0])
            }
            #expect(bytes("\(folder)/a") == nil)
        }
    }

    @Test func `of many writers at once none loses another's work`() throws {
        try inFolder {
            let path = try file("counter", "0")
            DispatchQueue.concurrentPerform(iterations: 40) { _ in
                do {
                    let lock = try FileLock(path)
                    let old = bytes(path) ?? []
                    let number = Int(String(decoding: old, as: UTF8.self)) ?? -1
                    try FileReplacement.write(Array("\(number + 1)".utf8), to: path, inPlaceOf: old, under: lock)
                } catch {
                    Issue.record(error)
                }
            }
            #expect(bytes(path) == Array("40".utf8))
        }
    }

    @Test func `without a lock, each writer either writes or is refused`() throws {
        try inFolder {
            let path = try file("counter", "0")
            let refused = Counter()
            DispatchQueue.concurrentPerform(iterations: 40) { _ in
                let old = bytes(path) ?? []
                let number = Int(String(decoding: old, as: UTF8.self)) ?? -1
                do throws(FileRefusal) {
                    try FileReplacement.write(Array("\(number + 1)".utf8), to: path, inPlaceOf: old)
                } catch {
                    #expect(error == .changed)
                    refused.add()
                }
            }
            #expect(bytes(path) == Array("\(40 - refused.count)".utf8))
        }
    }

    @Test func `a link stays, and the file behind it is replaced where it is`() throws {
        try inFolder {
            try FileManager.default.createDirectory(atPath: "\(folder)/real", withIntermediateDirectories: true)
            let path = try file("real/a", "old", mode: 0o600)
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "real/a")
            try FileReplacement.write([1], to: "\(folder)/link")
            #expect(bytes(path) == [1])
            #expect(try mode(path) == 0o600)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "real/a")
        }
    }

    @Test func `what is added to a file leaves what others added`() throws {
        try inFolder {
            let path = "\(folder)/summary"
            DispatchQueue.concurrentPerform(iterations: 20) { _ in try? FileReplacement.append([7], to: path) }
            #expect(bytes(path) == [UInt8](repeating: 7, count: 20))
        }
    }

    @Test func `a refused write leaves nothing beside the file`() throws {
        try inFolder {
            let path = try file("a", "new")
            #expect(throws: FileRefusal.changed) { try FileReplacement.write([1], to: path, inPlaceOf: [0]) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
        }
    }

    @Test func `a written file is the only one in its folder, also where one was replaced`() throws {
        try inFolder {
            for byte: UInt8 in 1...3 { try FileReplacement.write([byte], to: "\(folder)/a") }
            #expect(bytes("\(folder)/a") == [3])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
        }
    }

    @Test func `only temporary files of programs that have ended are removed`() throws {
        try inFolder {
            // No process has the greatest number: the system gives out smaller ones.
            let names = [
                ".keyline-\(Int32.max)-7.part", ".keyline-\(getpid())-7.part", "keyline-\(Int32.max)-7.part", "a.png",
            ]
            for name in names { _ = try file(name, "x") }
            for name in names { UnfinishedFile.removeLeftover("\(folder)/\(name)") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names.dropFirst().sorted())
        }
    }

    @Test func `a name as long as a file system allows is written`() throws {
        try inFolder {
            let path = "\(folder)/" + String(repeating: "n", count: 255)
            try FileReplacement.write([1], to: path)
            #expect(bytes(path) == [1])
        }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }
    func add() { lock.withLock { value += 1 } }
}
