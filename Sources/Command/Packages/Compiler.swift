import Foundation

/// Swift's own command.
enum Compiler {
    /// What a call printed on both outputs, and its exit status.
    struct Result {
        let output: String
        let status: Int32
    }

    /// Runs `swift`, found as a shell finds it, to its end.
    ///
    /// - Parameter arguments: The words after `swift`.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `PackageError.noCompiler` where it is not there.
    static func run(_ arguments: [String]) throws(PackageError) -> Result { try run(arguments, as: "swift") }

    /// Runs one of the compiler's programs to its end.
    ///
    /// - Parameters:
    ///   - arguments: The words after its name.
    ///   - program: Its name, found as a shell finds it, or its path.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `PackageError.noCompiler` where it is not there.
    static func run(_ arguments: [String], as program: String) throws(PackageError) -> Result {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { throw .noCompiler }
        let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        // What env says where a program is not there.
        guard process.terminationStatus != 127 else { throw .noCompiler }
        return Result(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
    }
}
