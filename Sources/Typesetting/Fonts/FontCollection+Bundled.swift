internal import Foundation

extension FontCollection {
    /// The environment variable that names the fonts folder.
    static let folderVariable = "KEYLINE_FONTS"

    /// Opens the fonts that come with Keyline.
    ///
    /// They lie in the folder that the environment variable `KEYLINE_FONTS` names; where it is not set, in `fonts`,
    /// `share/keyline/fonts` or `.build/checkouts/*/fonts` beside the running program or in a folder above it.
    ///
    /// - Returns: The collection; files are opened when first used.
    /// - Throws: `FontError` where no such folder is found, or a file that it should have is missing.
    public static func bundled() throws(FontError) -> FontCollection {
        if let given = ProcessInfo.processInfo.environment[folderVariable], !given.isEmpty {
            return try FontCollection(directory: URL(fileURLWithPath: given, isDirectory: true))
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        guard let directory = folder(above: program) else {
            throw .noBundledFonts(lookedIn: ["$\(folderVariable) (not set)", "the folders above \(program.path)"])
        }
        return try FontCollection(directory: directory)
    }

    /// The nearest fonts folder on the way from a file up to the root.
    static func folder(above file: URL) -> URL? {
        var place = file.deletingLastPathComponent()
        while true {
            if let found = candidates(in: place).first(where: hasChecksums) { return found }
            guard place.path != "/" else { return nil }
            place.deleteLastPathComponent()
        }
    }

    private static func candidates(in place: URL) -> [URL] {
        let checkouts = place.appendingPathComponent(".build/checkouts", isDirectory: true)
        let packages = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
        return [
            place.appendingPathComponent("fonts", isDirectory: true),
            place.appendingPathComponent("share/keyline/fonts", isDirectory: true),
        ] + packages.sorted().map { checkouts.appendingPathComponent("\($0)/fonts", isDirectory: true) }
    }

    private static func hasChecksums(_ folder: URL) -> Bool {
        FileManager.default.isReadableFile(atPath: folder.appendingPathComponent(FontChecksums.fileName).path)
    }
}
