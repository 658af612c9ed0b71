internal import CUnicode

/// Resolves embedding levels by the Unicode Bidirectional Algorithm (UAX #9).
///
/// Unchecked: its pool lends it to one thread at a time.
final class BidiResolver: @unchecked Sendable {
    /// What UAX #9 makes of a paragraph.
    struct Resolution {
        /// 0 or 1: the direction of the paragraph.
        var baseLevel: UInt8
        /// The level of every code unit; odd ones run right to left.
        var levels: [UInt8]
    }

    private let pointer: OpaquePointer

    init?() {
        guard let pointer = cu_bidi_open() else { return nil }
        self.pointer = pointer
    }

    deinit { cu_bidi_close(pointer) }

    /// Resolves one paragraph; nil where ICU fails.
    func resolve(_ text: [UInt16], base: ParagraphStyle.BaseDirection) -> Resolution? {
        var levels = [UInt8](repeating: 0, count: text.count)
        let wanted =
            switch base {
            case .natural: cu_base_natural
            case .leftToRight: cu_base_left_to_right
            case .rightToLeft: cu_base_right_to_left
            }
        let level = cu_bidi_resolve(pointer, text, Int32(text.count), Int32(wanted), &levels)
        guard level >= 0 else { return nil }
        return Resolution(baseLevel: UInt8(level & 1), levels: levels)
    }
}
