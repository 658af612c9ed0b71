internal import CKeylineSandbox
internal import Foundation
internal import KeylineGraphics

/// The program `ots-sanitize` of the system, in the sandbox.
package enum OpenTypeSanitizer {
    /// The outcome for one font file.
    enum Answer {
        case font(FontData)
        /// Words that follow the file's name.
        case refused(String)
        /// It is not installed, or does not run here.
        case absent
    }

    /// The processor's time that one face may take, in seconds.
    package static let maximumProcessorSeconds = 10
    /// The memory that it may take, the most that may come of it, and the most that the tables of a file may have together, in megabytes.
    package static let maximumMegabytes = 512

    /// The program's path; nil where it is not installed.
    package static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        .filter { $0.hasPrefix("/") }.map { "\($0)/ots-sanitize" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }

    /// Has one font file read and written anew.
    static func run(_ font: [UInt8]) -> Answer { program.map { run(font, by: $0) } ?? .absent }

    /// Has a program read a font file and write it anew. Whatever a font may bring about is a refusal; only a program that cannot be started
    /// or cannot open its input is absent.
    static func run(_ font: [UInt8], by program: String) -> Answer {
        var answer = keyline_sandbox_answer()
        let limits = keyline_sandbox_limits(
            seconds: CInt(maximumProcessorSeconds), megabytes: CInt(maximumMegabytes))
        let outcome = font.withUnsafeBytes { keyline_sandbox_run(limits, program, $0.baseAddress, $0.count, &answer) }
        defer { keyline_sandbox_discard(&answer) }
        switch outcome {
        case keyline_sandbox_no_memory: return .refused("there is no memory to look through it")
        case keyline_sandbox_too_long: return .refused("the OpenType Sanitizer does not come to an end with it")
        case keyline_sandbox_failed: return .refused("the OpenType Sanitizer does not survive it")
        default: break
        }
        if answer.status == 0, let bytes = answer.bytes {
            return .font(FontData(copying: Array(UnsafeRawBufferPointer(start: bytes, count: answer.size))))
        }
        let words = withUnsafeBytes(of: &answer.words) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if answer.status < 0 || words.hasPrefix("Failed to open") { return .absent }
        let fault = words.split(separator: "\n").first { $0.hasPrefix(errorMark) }?.dropFirst(errorMark.count)
        return .refused(fault.map { "\($0), says the OpenType Sanitizer" } ?? "the OpenType Sanitizer refuses it")
    }

    private static let errorMark = "ERROR: "
}
