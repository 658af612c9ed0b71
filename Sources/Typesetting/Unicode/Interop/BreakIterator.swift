internal import CKeylineUnicode

/// Finds boundaries in text by ICU's rules and dictionaries.
///
/// Unchecked: its pool lends it to one thread at a time.
final class BreakIterator: @unchecked Sendable {
    /// A kind of boundary in a language.
    struct Kind: Hashable, Sendable {
        /// The kind of boundary. Layout uses line boundaries alone; the others are for conformance tests (`UnicodeAlgorithms`).
        enum Unit: Hashable, Sendable {
            /// Between words (UAX #29).
            case word
            /// A line break (UAX #14).
            case line
            /// Between sentences (UAX #29).
            case sentence
        }

        let unit: Unit
        /// A BCP 47 tag.
        let locale: String
    }

    /// A boundary as marked.
    enum Mark {
        static let none: UInt8 = 0
        static let allowed: UInt8 = 1
        /// A line must end here.
        static let mandatory: UInt8 = 2
    }

    private let pointer: OpaquePointer

    /// Opens an iterator; nil where ICU has no data for it.
    init?(_ kind: Kind) {
        let unit: cu_break_kind =
            switch kind.unit {
            case .word: cu_word
            case .line: cu_line
            case .sentence: cu_sentence
            }
        guard let pointer = cu_breaks_open(unit, kind.locale) else { return nil }
        self.pointer = pointer
    }

    deinit { cu_breaks_close(pointer) }

    /// A mark for each offset from 0 to the text's length.
    func marks(in text: UnsafeBufferPointer<UInt16>) -> [UInt8] {
        var marks = [UInt8](repeating: Mark.none, count: text.count + 1)
        guard !text.isEmpty else { return marks }
        _ = cu_breaks_mark(pointer, text.baseAddress, Int32(text.count), &marks)
        return marks
    }
}
