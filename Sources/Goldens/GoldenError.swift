public import KeylinePreviews
public import KeylineScenes

/// Why goldens could not be read or removed.
public enum GoldenError: InputError, Equatable {
    /// A golden that is there cannot be read.
    case unreadable(file: String)
    /// A golden has more bytes than a picture within the limits.
    case tooLarge(file: String)
    /// A golden cannot be removed.
    case notRemovable(file: String, reason: String)
    /// A part's results are not there.
    case missingResults(file: String)
    /// A file holds no results.
    case notResults(file: String)
    /// Results are of different lists of cases.
    case differentLists
    /// Cases have no result in any part.
    case incompleteResults(missing: [String])
    /// A case masks views that are not there.
    case unusedMask(String, golden: String)
    /// A case's part of a picture has nothing in it.
    case emptyPart(PicturePart, golden: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable: "the golden cannot be read"
        case .tooLarge: "the golden is larger than any picture"
        case .missingResults: "there are no results"
        case .notResults: "these are not results of `keyline golden test`"
        case .differentLists: "the parts come from different lists of cases"
        case .incompleteResults(let missing):
            "\(missing.count == 1 ? "1 case has" : "\(missing.count) cases have") no result: "
                + missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
        case .unusedMask(let name, let golden): "\(golden) masks \"\(name)\", but no view has that name"
        case .emptyPart(.views(let name), let golden):
            "\(golden) shows \"\(name)\", but no view in the picture has that name"
        case .emptyPart(.region, let golden): "\(golden) shows a part that lies outside the picture"
        case .notRemovable(_, let reason): "the golden cannot be removed: \(reason)"
        }
    }

    /// The file.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file), .tooLarge(let file), .notRemovable(let file, _): SourceLocation(file: file)
        case .missingResults(let file), .notResults(let file): SourceLocation(file: file)
        case .unusedMask, .emptyPart, .differentLists, .incompleteResults: nil
        }
    }

    /// What to do next.
    public var hint: String? {
        switch self {
        case .unreadable, .notRemovable: "check that it is readable and writable"
        case .tooLarge: "record it again"
        case .missingResults, .notResults: "name the folder written by `keyline golden test --shard i/n -o FOLDER`"
        case .differentLists: "compare every part at the same commit"
        case .incompleteResults: "a part was not compared, or ended early: compare it again, then merge"
        case .unusedMask: "a mask names an id, an accessibility identifier or a class; `keyline dump` lists them"
        case .emptyPart: "--part takes X,Y,WxH in points or the name of a view; `keyline dump` lists them"
        }
    }
}
