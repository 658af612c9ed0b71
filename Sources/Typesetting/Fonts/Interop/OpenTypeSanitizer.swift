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
    /// The memory that it may take, and the most that may come of it, in megabytes.
    package static let maximumMegabytes = 512

    /// The program's path; nil where it is not installed.
    package static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        .map { "\($0)/ots-sanitize" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Has one font file read and written anew.
    static func run(_ font: [UInt8]) -> Answer {
        guard let program else { return .absent }
        var answer = keyline_sandbox_answer()
        let limits = keyline_sandbox_limits(
            seconds: CInt(maximumProcessorSeconds), megabytes: CInt(maximumMegabytes))
        let outcome = font.withUnsafeBytes { keyline_sandbox_run(limits, program, $0.baseAddress, $0.count, &answer) }
        defer { keyline_sandbox_discard(&answer) }
        switch outcome {
        case keyline_sandbox_no_memory: return .absent
        case keyline_sandbox_too_long: return .refused("the OpenType Sanitizer does not come to an end with it")
        case keyline_sandbox_failed: return .refused("the OpenType Sanitizer does not survive it")
        default: break
        }
        if answer.status == 0, let bytes = answer.bytes {
            return .font(FontData(copying: Array(UnsafeRawBufferPointer(start: bytes, count: answer.size))))
        }
        let words = withUnsafeBytes(of: &answer.words) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        // Without such a line it did not get as far as the font.
        guard let fault = words.split(separator: "\n").first(where: { $0.hasPrefix(errorMark) }) else { return .absent }
        return .refused("\(fault.dropFirst(errorMark.count)), says the OpenType Sanitizer")
    }

    private static let errorMark = "ERROR: "
}
