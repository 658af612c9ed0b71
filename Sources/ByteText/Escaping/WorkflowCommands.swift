/// Keeps text of documents from being a command to GitHub's runner, which obeys whatever a step prints.
///
/// Source: actions/runner, `ActionCommand`: a command is a line that begins with `::` behind white space, or has `##[` anywhere.
enum WorkflowCommands {
    /// The text with the first sign of each command written by its number.
    static func defused(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isLineStart = true
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if isLineStart, byte == UInt8(ascii: ":"), next == byte {
                result += "\\u{3a}".utf8
            } else if byte == UInt8(ascii: "#"), next == byte, index + 2 < bytes.count,
                bytes[index + 2] == UInt8(ascii: "[")
            {
                result += "\\u{23}".utf8
            } else {
                result.append(byte)
            }
            isLineStart = byte == UInt8(ascii: "\n") || isLineStart && (byte == UInt8(ascii: " ") || byte == 0x09)
        }
        return result.count == bytes.count ? text : String(decoding: result, as: UTF8.self)
    }
}
