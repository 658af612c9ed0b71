internal import KeylineFonts
public import KeylineScenes

/// A fault of fonts on disk.
public enum FontError: InputError, Hashable {
    /// No folder with the bundled fonts was found.
    case noBundledFonts(lookedIn: [String])
    /// The list of checksums cannot be read or has a line of another form.
    case unreadableChecksums(path: String, line: Int?)
    /// A file that the list of checksums names is not there.
    case missingFile(path: String)
    /// A file's checksum is not the listed one.
    case alteredFile(path: String, expected: String, found: String)
    /// A file is not a font, or has no face of the index asked for.
    case notAFont(path: String)
    /// A file is a Git LFS pointer in place of a font.
    case largeFilePointer(path: String)
    /// A file is a font that was cut short or altered.
    case damagedFile(path: String, reason: String)
    /// A display list names a font that no file of the collection has.
    case unknownFont(name: String, checksum: String)

    /// The fault, in a sentence without a full stop.
    public var message: String {
        switch self {
        case .noBundledFonts(let places):
            "no folder with Keyline's fonts found; looked in \(places.joined(separator: ", "))"
        case .unreadableChecksums(_, line: nil): "the list of font checksums cannot be read"
        case .unreadableChecksums: "not a line of a list of checksums (64 hexadecimal digits, two spaces, a path)"
        case .missingFile: "the font file is missing or cannot be read"
        case .alteredFile(_, let expected, let actual):
            "the font file is not the one listed: expected SHA-256 \(expected), actual \(actual)"
        case .notAFont: "not a font file"
        case .largeFilePointer: GitLargeFile.message
        case .damagedFile(_, let reason): "the font file is damaged: \(reason)"
        case .unknownFont(let name, let checksum): "no font file \"\(name)\" with SHA-256 \(checksum)"
        }
    }

    /// The file concerned.
    public var location: SourceLocation? {
        switch self {
        case .noBundledFonts, .unknownFont: nil
        case .unreadableChecksums(let path, let line): SourceLocation(file: path, line: line)
        case .missingFile(let path), .alteredFile(let path, _, _), .notAFont(let path),
            .damagedFile(let path, _), .largeFilePointer(let path):
            SourceLocation(file: path)
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .noBundledFonts:
            """
            copy \(FontsFolder.resources) from the build folder beside the program, install Keyline's fonts folder as \
            share/keyline/fonts under the program's prefix, or set KEYLINE_FONTS to that folder
            """
        case .unreadableChecksums, .missingFile, .alteredFile:
            "restore the fonts folder, for example with `git checkout -- fonts`, or set KEYLINE_FONTS to an intact one"
        case .notAFont: "give a TrueType or OpenType file (.ttf, .otf, .ttc)"
        case .largeFilePointer: GitLargeFile.hint
        case .damagedFile: "get the file again from where it came from, or save it again with a font editor"
        case .unknownFont: "add the font's file to the collection that the picture was made with"
        }
    }
}
