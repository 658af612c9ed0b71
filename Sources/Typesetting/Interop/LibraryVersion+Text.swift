internal import CKeylineFriBidi
internal import CKeylineHarfBuzz
internal import CKeylineUnicode
public import KeylineScenes

extension LibraryVersion {
    /// HarfBuzz, which chooses and places glyphs.
    public static var harfBuzz: LibraryVersion {
        LibraryVersion(name: "HarfBuzz", version: String(cString: hb_version_string()))
    }

    /// FriBidi, which resolves the directions of text.
    public static var friBidi: LibraryVersion {
        let title = String(cString: keyline_fribidi_version()).prefix { !$0.isNewline }
        return LibraryVersion(name: "FriBidi", version: String(title.split(separator: " ").last ?? ""))
    }

    /// ICU, which finds line breaks and knows the properties of characters.
    public static var icu: LibraryVersion {
        let version = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
            buffer.initialize(repeating: 0)
            cu_version(buffer.baseAddress)
            return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        return LibraryVersion(name: "ICU", version: version)
    }
}
