public import KeylineScenes

/// Why parts that several machines made cannot be joined.
public enum PartError: InputError, Equatable {
    /// A folder has no document of a part, or one that is none.
    case notAPart(file: String)
    /// Parts are of different scenes or environments.
    case differentScenes
    /// Scenes are in no part.
    case missing([String])
    /// A file that a part names is not there.
    case missingFile(String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .notAPart: "this is not a part of a check or a preview"
        case .differentScenes: "the parts cover different scenes or environments"
        case .missing(let scenes):
            "\(scenes.count == 1 ? "a scene is" : "\(scenes.count) scenes are") in no part: "
                + scenes.prefix(8).joined(separator: ", ") + (scenes.count > 8 ? ", …" : "")
        case .missingFile: "a part names a file that is missing"
        }
    }

    /// Where.
    public var location: SourceLocation? {
        switch self {
        case .notAPart(let file), .missingFile(let file): SourceLocation(file: file)
        case .differentScenes, .missing: nil
        }
    }

    /// What to do.
    public var hint: String? {
        switch self {
        case .notAPart: "name the folders written by --shard I/N -o FOLDER"
        case .differentScenes: "make all parts of the same files with the same options"
        case .missing: "make the missing parts, or name their folders too"
        case .missingFile: "copy the whole folder of the part"
        }
    }
}
