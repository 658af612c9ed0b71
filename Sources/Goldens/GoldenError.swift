public import Foundation
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
    /// A file's results say what no test writes.
    case damagedResults(file: String, fault: String)
    /// There are no decisions of a person.
    case missingDecisions(file: String)
    /// A file holds no decisions.
    case notDecisions(file: String)
    /// A file's decisions say what no page writes.
    case damagedDecisions(file: String, fault: String)
    /// Results are of different lists of cases.
    case differentLists
    /// Results are of different git revisions.
    case differentRevisions([String])
    /// What is drawn now is not what the last test showed.
    case notReviewed(NotReviewed)
    /// Cases have no result in any part.
    case incompleteResults(missing: [String])
    /// A case masks views that are not there.
    case unusedMask(String, golden: String)
    /// A case's part of a picture has nothing in it.
    case emptyPart(PicturePart, golden: String)
    /// A designer's picture has another shape than the screen at every scale.
    case otherDesign(width: Int, height: Int)
    /// A designer's picture has too few pixels to show the screen.
    case smallDesign(width: Int, height: Int, screen: CGSize)

    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable: "the golden cannot be read"
        case .tooLarge: "the golden is larger than any picture"
        case .missingResults: "there are no results"
        case .notResults: "these are not results of `keyline golden test`"
        case .damagedResults(_, let fault): "the results are damaged: \(fault)"
        case .missingDecisions: "nothing is decided yet: there are no decisions"
        case .notDecisions: "these are not decisions of a page of Keyline"
        case .damagedDecisions(_, let fault): "the decisions are damaged: \(fault)"
        case .differentLists: "the parts come from different lists of cases"
        case .differentRevisions(let revisions):
            "the parts come from different revisions: \(revisions.prefix(4).map { String($0.prefix(12)) }.joined(separator: ", "))"
        case .notReviewed(let refusal): refusal.message
        case .incompleteResults(let missing):
            "\(missing.count == 1 ? "1 case has" : "\(missing.count) cases have") no result: "
                + missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
        case .unusedMask(let name, let golden): "\(golden) masks \"\(name)\", but no view has that name"
        case .emptyPart(.views(let name), let golden):
            "\(golden) shows \"\(name)\", but no view in the picture has that name"
        case .emptyPart(.region, let golden): "\(golden) shows a part that lies outside the picture"
        case .otherDesign(let width, let height):
            "the design of \(width)×\(height) pixels has another shape than the screen at every usual scale"
        case .smallDesign(let width, let height, let screen):
            "the design of \(width)×\(height) pixels is too small to show a screen of \(Int(screen.width.rounded()))×\(Int(screen.height.rounded())) points"
        case .notRemovable(_, let reason): "the golden cannot be removed: \(reason)"
        }
    }

    /// The file.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file), .tooLarge(let file), .notRemovable(let file, _): SourceLocation(file: file)
        case .missingResults(let file), .notResults(let file), .damagedResults(let file, _): SourceLocation(file: file)
        case .missingDecisions(let file), .notDecisions(let file), .damagedDecisions(let file, _):
            SourceLocation(file: file)
        case .notReviewed(let refusal): SourceLocation(file: refusal.file)
        case .differentRevisions: nil
        case .unusedMask, .emptyPart, .otherDesign, .smallDesign, .differentLists, .incompleteResults: nil
        }
    }

    /// What to do next.
    public var hint: String? {
        switch self {
        case .unreadable, .notRemovable: "check that it is readable and writable"
        case .tooLarge: "record it again"
        case .notReviewed:
            "run `keyline golden test`, look at what it shows, then accept again; --unreviewed records what is drawn now"
        case .missingDecisions:
            "decide on the page of `keyline golden test --serve`, or export decisions there and name them with --decisions"
        case .notDecisions, .damagedDecisions: "export them from the page again; they are not meant to be edited"
        case .differentRevisions: "compare every part at the same commit"
        case .damagedResults: "compare the part again; results are not meant to be edited"
        case .missingResults, .notResults: "name the folder written by `keyline golden test --shard i/n -o FOLDER`"
        case .differentLists: "compare every part at the same commit"
        case .incompleteResults: "a part was not compared, or ended early: compare it again, then merge"
        case .unusedMask: "a mask names an id, an accessibility identifier or a class; `keyline dump` lists them"
        case .otherDesign: "choose the design's device with --device, or its size with --size"
        case .smallDesign: "export the whole screen with at least one pixel per point"
        case .emptyPart: "--part takes X,Y,WxH in points or the name of a view; `keyline dump` lists them"
        }
    }
}
