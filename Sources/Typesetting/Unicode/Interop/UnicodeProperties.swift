internal import CKeylineUnicode

/// Unicode properties of single characters and of languages that are rarely needed.
enum UnicodeProperties {
    /// The scripts that a character is used with (UAX #24, Script_Extensions).
    static func scriptExtensions(_ character: UInt32) -> [Script] {
        var tags = [UInt32](repeating: 0, count: 32)
        let count = cu_script_extensions(character, &tags, Int32(tags.count))
        return tags.prefix(Int(count)).map(Script.init(rawValue:))
    }

    /// Whether a character is used with a script.
    static func isUsed(_ character: UInt32, with script: Script) -> Bool { cu_has_script(character, script.rawValue) }

    /// The script that a language is written in; nil where ICU knows none.
    static func script(ofLocale locale: String) -> Script? {
        let tag = cu_script_of_locale(locale)
        return tag == 0 ? nil : Script(rawValue: tag)
    }

    /// A bracket's partner and side; nil for other characters.
    static func bracket(_ character: UInt32) -> (partner: UInt32, isOpening: Bool)? {
        var kind: Int32 = 0
        let partner = cu_paired_bracket(character, &kind)
        return kind == 0 ? nil : (partner, kind == 1)
    }

    /// The character's name in the standard, such as `LATIN SMALL LETTER A`; nil for a nameless one.
    static func name(_ character: UInt32) -> String? {
        var buffer = [CChar](repeating: 0, count: 128)
        let length = cu_name(character, &buffer, Int32(buffer.count))
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
