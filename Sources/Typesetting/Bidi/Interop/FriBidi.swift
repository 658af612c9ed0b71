internal import CKeylineFriBidi

/// The Unicode Bidirectional Algorithm (UAX #9), up to rule I2, as FriBidi has it.
enum FriBidi {
    /// The kind of a character that is no bracket.
    static let noBracket: UInt32 = 0

    /// The kind of a bracket.
    ///
    /// - Parameters:
    ///   - pair: The closing bracket of its pair, the same for canonically equivalent ones.
    ///   - isOpening: Whether it opens the pair.
    /// - Returns: The kind, for `levels(of:brackets:base:)`.
    static func bracket(pair: UInt32, isOpening: Bool) -> UInt32 { keyline_fribidi_bracket(pair, isOpening) }

    /// Resolves the levels of a paragraph.
    ///
    /// - Parameters:
    ///   - classes: The class of each character.
    ///   - brackets: The kind of each character as a bracket.
    ///   - base: The paragraph's level; nil where its first strong character decides (rules P2 and P3).
    /// - Returns: The paragraph's level and the level of each character. All are the paragraph's where FriBidi gets no memory.
    static func levels(
        of classes: [BidiClass], brackets: [UInt32], base: UInt8?
    ) -> (base: UInt8, levels: [UInt8]) {
        let types = classes.map { keyline_fribidi_type($0.rawValue) }
        var direction = direction(base)
        var isResolved = false
        let levels = [UInt8](unsafeUninitializedCapacity: types.count) { buffer, count in
            buffer.initialize(repeating: 0)
            isResolved = buffer.withMemoryRebound(to: FriBidiLevel.self) { levels in
                fribidi_get_par_embedding_levels_ex(
                    types, brackets, FriBidiStrIndex(types.count), &direction, levels.baseAddress) > 0
            }
            count = types.count
        }
        let base: UInt8 = keyline_fribidi_is_right_to_left(direction) ? 1 : 0
        return (base, isResolved ? levels : [UInt8](repeating: base, count: types.count))
    }

    private static func direction(_ base: UInt8?) -> FriBidiParType {
        switch base {
        case 0: keyline_fribidi_left_to_right()
        case nil: keyline_fribidi_natural()
        default: keyline_fribidi_right_to_left()
        }
    }
}
