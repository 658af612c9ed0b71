internal import CKeylineHarfBuzz

/// The decompositions of letters with marks.
enum LetterDecompositions {
    /// A letter without its marks, as Unicode's canonical decomposition has it; itself where it has none.
    static func base(of character: UInt32) -> UInt32 {
        let functions = hb_unicode_funcs_get_default()
        var base = character
        var first = UInt32(0)
        var mark = UInt32(0)
        while hb_unicode_decompose(functions, base, &first, &mark) != 0, first != base { base = first }
        return base
    }
}
