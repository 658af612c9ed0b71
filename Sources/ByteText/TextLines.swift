extension StringProtocol {
    /// The lines of a file's text without their ends, which are LF or CR LF; a last empty line is one too.
    ///
    /// `split(separator: "\n")` finds no CR LF, because that is one `Character`.
    package var textLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
