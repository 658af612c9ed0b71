internal import CKeylineCairo
internal import CKeylineFreeType
public import KeylineScenes

extension LibraryVersion {
    /// Cairo, which paints.
    public static var cairo: LibraryVersion {
        LibraryVersion(name: "Cairo", version: String(cString: cairo_version_string()))
    }

    /// FreeType, which draws glyphs.
    public static var freeType: LibraryVersion {
        var major: FT_Int = 0
        var minor: FT_Int = 0
        var patch: FT_Int = 0
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return LibraryVersion(name: "FreeType", version: "\(major).\(minor).\(patch)")
    }
}
