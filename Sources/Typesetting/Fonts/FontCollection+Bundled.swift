internal import Foundation
internal import KeylineFonts

extension FontCollection {
    /// The environment variable that names the fonts folder.
    static let folderVariable = "KEYLINE_FONTS"

    /// Opens the fonts that come with Keyline.
    ///
    /// They are in the folder that the environment variable `KEYLINE_FONTS` names. Where it is not set, they are looked for in this
    /// order: beside the running program (`fonts`, or the resources that SwiftPM copies there), under the prefix of an installation
    /// (`../share/keyline/fonts` as seen from the program), and in the source tree that Keyline was built from.
    ///
    /// - Returns: The collection; files are opened when first used.
    /// - Throws: `FontError` where no such folder is found, or a file that it should have is missing.
    public static func bundled() throws(FontError) -> FontCollection {
        if let given = ProcessInfo.processInfo.environment[folderVariable], !given.isEmpty {
            return try FontCollection(directory: URL(fileURLWithPath: given, isDirectory: true))
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let places = folders(for: program, sources: FontsFolder.sources)
        guard let directory = places.first(where: hasChecksums) else {
            throw .noBundledFonts(lookedIn: ["$\(folderVariable) (not set)"] + places.map(\.path))
        }
        return try FontCollection(directory: directory)
    }

    /// The folders in which a program's fonts are looked for, the first choice first.
    static func folders(for program: URL, sources: String) -> [URL] {
        let beside = program.deletingLastPathComponent()
        let prefix = beside.deletingLastPathComponent()
        return [
            beside.appendingPathComponent("fonts", isDirectory: true),
            beside.appendingPathComponent(FontsFolder.resources, isDirectory: true),
            prefix.appendingPathComponent("share/keyline/fonts", isDirectory: true),
            URL(fileURLWithPath: sources, isDirectory: true),
        ]
    }

    private static func hasChecksums(_ folder: URL) -> Bool {
        FileManager.default.isReadableFile(atPath: folder.appendingPathComponent(FontChecksums.fileName).path)
    }
}

extension Typesetter {
    /// Sets text outside of any scene in the bundled fonts: one for the whole run of a program, whichever framework asks; a failure where
    /// there are no such fonts.
    package static let standard = Result { () throws(FontError) -> Typesetter in
        Typesetter(fonts: try FontCollection.bundled())
    }
}
