internal import CKeylineHarfBuzz
internal import CKeylineUnicode

/// The versions of the libraries that decide about glyphs and lines.
public enum LibraryVersions {
    /// HarfBuzz's, such as `6.0.0`.
    public static var harfBuzz: String { String(cString: hb_version_string()) }

    /// ICU's, such as `72.1`.
    public static var icu: String { unicodeVersions.icu }

    /// That of the Unicode standard that ICU's data follows, such as `15.0`.
    public static var unicode: String { unicodeVersions.unicode }

    private static let unicodeVersions: (icu: String, unicode: String) = {
        // ICU writes at most 20 characters.
        var icu = [CChar](repeating: 0, count: 20)
        var unicode = [CChar](repeating: 0, count: 20)
        cu_versions(&icu, &unicode)
        func text(_ buffer: [CChar]) -> String {
            String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return (text(icu), text(unicode))
    }()
}
