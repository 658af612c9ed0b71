import KeylineByteText
import KeylineEditing
import KeylineGraphics
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Why a command could not do what it was asked for, beyond what is wrong with its files.
enum CommandError: InputError, Equatable {
    /// A folder of fonts is not there.
    case missingFontFolder(String)
    /// No scene has the name asked for.
    case unknownScene(String, files: [String], known: [String])
    /// No view has the name asked for.
    case unknownView(String, file: String, known: [String])
    /// Several views have the name asked for.
    case severalViews(String, file: String, ids: [String], scenes: [String])
    /// The source does not tell what decides frames.
    case unexplained(String, file: String)
    /// One file cannot hold several pictures.
    case severalPictures(output: String, count: Int)
    /// The output's name speaks of another kind of picture than the one asked for.
    case contradictingFormat(output: String, format: PictureFormat)
    /// The output's name speaks of no kind of picture that is written.
    case unknownFormat(output: String)
    /// One page cannot show several scenes.
    case severalScenes(file: String, names: [String])
    /// A mask names views, and nothing says where they lie.
    case unplacedMask(String)
    /// A file is no dump of a layout.
    case notALayout(String)
    /// git knows no such revision here.
    case unknownRevision(String)
    /// A file holds no costs.
    case noCosts(String)
    /// Nothing failed for a reason in the last test.
    case unknownCause(String, known: [String])
    /// A file is no storyboard or XIB.
    case notAnInterface(String)
    /// A file is no layout of views and constraints in YAML.
    case notALayoutFile(String)
    /// A word is none of those that a command knows.
    case unknownWord(String, known: [String])
    /// There is no such repair.
    case unknownRepair(String)
    /// An edit of contents that are not saved would replace the file.
    case editOfUnsaved(String)
    /// A program that belongs beside this one is not there.
    case missingProgram(String)
    /// No case has a name that matches.
    case unknownGolden(String, known: [String])
    /// A part of a picture has nothing in it.
    case emptyPart(PicturePart)
    /// Sheets were asked for, for another kind of picture than PDF, or none.
    case paperWithoutPDF(option: String)
    /// The margins of sheets leave no room.
    case noRoomOnPaper(Paper)
    /// The margins are too narrow for a header or footer.
    case noRoomForLines(Paper)

    var message: String {
        switch self {
        case .missingFontFolder: "there is no such font folder"
        case .unknownScene(let name, _, _): "no scene is called \"\(name)\""
        case .unknownView(let name, _, _): "no view is called \"\(name)\""
        case .severalViews(let name, _, let ids, _): "\(ids.count) views are called \"\(name)\""
        case .unexplained(let name, _): "nothing is known about what determines the frame of \"\(name)\""
        case .severalPictures(_, let count): "one file cannot hold \(count) pictures"
        case .severalScenes(let file, let names):
            "the \(file.pathExtension.isEmpty ? "folder" : "file") has \(names.count) scenes, but exactly one is needed"
        case .unknownRevision(let name): "git does not know a revision \"\(name)\" here"
        case .noCosts: "the file does not contain costs"
        case .unknownCause(let title, _): "nothing failed because of \"\(title)\""
        case .missingProgram: "the program that adapts sources is missing or does not start"
        case .editOfUnsaved: "an edit of contents that are not saved cannot replace the file"
        case .unplacedMask(let name): "the position of \"\(name)\" is not known"
        case .notALayout: "this is not output of `keyline dump --format json`"
        case .notAnInterface: "only storyboards and XIBs can be edited like this"
        case .notALayoutFile: "only layout files can be converted to XIBs"
        case .unknownWord(let word, _): "\"\(word)\" is not understood"
        case .unknownRepair(let name): "there is no repair \"\(name)\""
        case .unknownGolden(let name, _): "no golden's case is called \"\(name)\""
        case .unknownFormat: "the name does not tell the picture's format"
        case .emptyPart(.views(let name)): "no view on the paper is called \"\(name)\""
        case .emptyPart(.region): "the part lies outside the picture"
        case .paperWithoutPDF(let option): "\"\(option)\" is only for PDFs on sheets"
        case .noRoomOnPaper(let paper):
            "a margin of \(Decimals.text(paper.margin)) points leaves less than an inch of \(Decimals.text(paper.size)) points"
        case .noRoomForLines(let paper):
            "a margin of \(Decimals.text(paper.margin)) points is too narrow for a header or footer, which take "
                + "\(Decimals.text(RunningLines.leastMargin))"
        case .contradictingFormat(_, let format): "the name does not match the format \(format.rawValue)"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .missingFontFolder(let folder): SourceLocation(file: folder)
        case .notAnInterface(let file), .notALayoutFile(let file), .editOfUnsaved(let file):
            SourceLocation(file: file)
        case .unknownWord, .unknownRepair, .unknownGolden, .emptyPart, .unplacedMask, .unknownRevision, .unknownCause,
            .paperWithoutPDF, .noRoomOnPaper, .noRoomForLines:
            nil
        case .noCosts(let file): SourceLocation(file: file)
        case .notALayout(let file), .missingProgram(let file): SourceLocation(file: file)
        case .unknownScene(_, let files, _): files.count == 1 ? SourceLocation(file: files[0]) : nil
        case .unknownView(_, let file, _), .severalViews(_, let file, _, _), .unexplained(_, let file):
            SourceLocation(file: file)
        case .severalScenes(let file, _): SourceLocation(file: file)
        case .severalPictures(let output, _), .contradictingFormat(let output, _), .unknownFormat(let output):
            SourceLocation(file: output)
        }
    }

    var hint: String? {
        switch self {
        case .missingFontFolder: "name a folder with .ttf, .otf or .ttc files"
        case .unknownScene(let name, _, let known): Self.sceneHint(name, known)
        case .unknownView(let name, _, let known):
            (Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? "")
                + "a view is named by its id, its accessibility identifier, its label or its text; `keyline dump` lists them"
        case .severalViews(_, _, let ids, let scenes):
            Set(ids).count > 1
                ? "name one by its id: \(ids.joined(separator: ", "))"
                : "name its scene with --scene: \(scenes.joined(separator: ", "))"
        case .unexplained: nil
        case .severalScenes(_, let names):
            "name one with --scene: \(names.prefix(Self.shownNames).joined(separator: ", "))"
        case .unknownRevision: "name a commit, a branch or a tag, inside a repository"
        case .noCosts: "name the costs.json that `keyline golden test` wrote to its folder of failures"
        case .unknownCause(_, let known):
            known.isEmpty
                ? "nothing failed in the last test"
                : "known causes: \(known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", "))"
        case .unplacedMask: "name a dump of the layout with --layout, or give the position: --mask X,Y,WxH"
        case .editOfUnsaved: "print the changes with --dry-run, or the result with --output -"
        case .missingProgram: "build it with `swift build --product keyline-adapt`, or reinstall Keyline"
        case .notALayout: "make one with `keyline dump FILE --format json > layout.json`"
        case .notAnInterface: nil
        case .notALayoutFile: "convert storyboards and XIBs with --to yaml or --to swift"
        case .unknownWord(_, let known): "choose \(known.orList)"
        case .unknownRepair: "choose \(Repair.allCases.map(\.rawValue).orList)"
        case .unknownGolden(let name, let known):
            (Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? "")
                + "`keyline golden list` lists them"
        case .paperWithoutPDF("--paper"): "end the name after -o with .pdf, or add --format pdf"
        case .paperWithoutPDF: "choose the sheets with --paper, such as --paper A4"
        case .noRoomForLines: "use a larger --margin, or leave --header and --footer out"
        case .noRoomOnPaper: "use a smaller --margin or larger sheets"
        case .emptyPart: "--part takes X,Y,WxH in points or the name of a view; `keyline dump` lists them"
        case .severalPictures(let output, _):
            "end the name with a slash to make it a folder: -o \((output + "/").escaped(for: .shellWord))"
        case .unknownFormat:
            "end it with \(PictureFormat.allCases.map { "." + $0.rawValue }.orList), or give the format with --format"
        case .contradictingFormat(_, let format): "end it with .\(format.rawValue), or leave --format out"
        }
    }
}

extension CommandError {
    /// As many names as a person reads.
    private static let shownNames = 8

    /// What was probably meant, or all there is where that is little; never an app's hundreds of names.
    fileprivate static func sceneHint(_ name: String, _ known: [String]) -> String {
        let near = Spelling.nearest(Self.shownNames, to: name, among: known)
        if !near.isEmpty { return "did you mean \(near.map { "\"\($0)\"" }.orList)?" }
        if known.isEmpty { return "there are no scenes at all: add one, or name another file" }
        if known.count <= shownNames { return "known scenes: \(known.joined(separator: ", "))" }
        return "`keyline list` shows the names of all scenes; a file's name or FILE#SCENE also works"
    }
}
