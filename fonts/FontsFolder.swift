/// Where the fonts of this folder are found by a program that was built with them.
///
/// SwiftPM copies them beside every program as resources. `Bundle.module` is not used: it ends the program where they are missing,
/// and knows nothing of installations.
public enum FontsFolder {
    /// The folder that SwiftPM lays beside a program: the package, the module, and the ending of resources on Linux.
    public static let resources = "Keyline_KeylineFonts.resources"

    /// The folder's place in the source tree that this was compiled from; it may be gone by now.
    public static var sources: String {
        let file = #filePath
        return String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.endIndex))
    }
}
