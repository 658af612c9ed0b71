import CKeylineSystem
package import Foundation
import Glibc

/// Starts programs and waits for them.
package enum ProgramStart {
    /// Starts a program, whose standard input is empty unless one is given.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - words: Its name and the words after it.
    ///   - variables: All variables of its environment.
    ///   - folder: Where it begins; nil for this program's current folder.
    ///   - input: What it reads.
    ///   - output: Where its output goes; nil for this program's own.
    ///   - errors: Where its errors go; nil for this program's own.
    /// - Returns: Its id. The thread that asks must wait for it.
    /// - Throws: Why it does not start.
    package static func start(
        _ path: String, _ words: [String], _ variables: [String: String], in folder: String? = nil,
        input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws(StartError) -> Int32 {
        let nothing = input == nil ? open("/dev/null", O_RDONLY | O_CLOEXEC) : -1
        defer { if nothing >= 0 { close(nothing) } }
        var arguments = words.map { strdup($0) } + [nil]
        var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let begin = folder.flatMap { strdup($0) }
        defer { (arguments + environment + [begin]).forEach { free($0) } }
        let id = path.withCString { path in
            arguments.withUnsafeMutableBufferPointer { arguments in
                environment.withUnsafeMutableBufferPointer { environment in
                    var program = csystem_program(
                        path: path, arguments: arguments.baseAddress, variables: environment.baseAddress,
                        folder: begin, input: input?.fileDescriptor ?? nothing, output: output?.fileDescriptor ?? -1,
                        errors: errors?.fileDescriptor ?? -1)
                    return csystem_start(&program)
                }
            }
        }
        guard id > 0 else { throw StartError(path: path, reason: String(cString: strerror(errno))) }
        return id
    }

    /// Waits until a program ends; its exit status, or 128 and the number of the signal that ended it.
    package static func wait(_ program: Int32) -> Int32 { csystem_wait(program) }

    /// Asks a program, and those that it started, to end.
    package static func end(_ program: Int32) { csystem_signal(program, SIGTERM) }

    /// Ends this program, and what it started, once the process that started it ends: a build tool that is killed tells none of its compilers.
    package static func endWithParent() { csystem_end_with_parent() }

    /// Lets signals reach this thread before another program takes this one's place, which would block them as it does.
    package static func unblockSignals() { csystem_unblock() }
}
