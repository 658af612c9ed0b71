import Foundation
import KeylineByteText
import KeylineProcesses

/// A program that calls the compiler's front, in a folder that looks like the compiler's.
///
/// SwiftPM finds the names of tests with a library that it looks for beside the program which compiles.
enum TestFront {
    /// Lays the folder.
    ///
    /// - Parameter room: The folder of the laid package.
    /// - Returns: The path of the program.
    /// - Throws: Where files cannot be written, or the compiler is not there.
    static func lay(in room: String) throws -> String {
        let front = room + "/.build/keyline-front"
        let files = FileManager.default
        let real = try Compiler.run(["-c", "command -v swiftc"], as: "sh").output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let compiler = URL(fileURLWithPath: real).resolvingSymlinksInPath().deletingLastPathComponent().path
        try files.createDirectory(atPath: front + "/lib", withIntermediateDirectories: true)
        try RoomLinks.link(
            front + "/lib/libIndexStore.so", to: compiler.deletingLastPathComponent + "/lib/libIndexStore.so")
        let program = front + "/bin/swiftc"
        try RoomLinks.write(
            "#!/bin/sh\nexec \"$\(KeylineSDK.variable)/bin/keyline-swiftc\" \"$@\"\n", to: program)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        return program
    }
}
