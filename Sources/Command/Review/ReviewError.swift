import Foundation
import KeylineByteText
import KeylineScenes

/// Why two revisions cannot be compared.
enum ReviewError: InputError, Equatable {
    /// There is no git.
    case noGit
    /// The folder is in no repository.
    case noRepository
    /// The repository belongs to another user, and git does not read it.
    case foreignRepository
    /// The repository has no such revision.
    case unknownRevision(String)
    /// The repository is a shallow clone that ends before the revision.
    case shallow(String)
    /// No revision is named, and no usual name of a main branch is one.
    case noBase
    /// Two revisions have no commit in common.
    case unrelated(String, String)
    /// A revision's files cannot be written aside.
    case notCheckedOut(String, reason: String)
    /// Neither revision has a file.
    case missing(String)
    /// A file or folder is outside of the repository.
    case outside(String)
    /// The process that draws a revision ended.
    case undrawn(String)
    /// The process that draws pictures of the older revision again ended.
    case undrawnPictures

    var message: String {
        switch self {
        case .noGit: "git is not installed, and the revisions come from it"
        case .noRepository: "this folder is not in a git repository"
        case .foreignRepository: "the repository belongs to another user, so git does not read it"
        case .unknownRevision(let name): "git does not know a revision \"\(name)\" here"
        case .shallow(let name): "the clone is shallow and does not have \"\(name)\""
        case .noBase:
            "there is no branch to compare with: none is called origin/HEAD, origin/main, origin/master, main or master"
        case .unrelated(let base, let head): "\"\(base)\" and \"\(head)\" have no commit in common"
        case .notCheckedOut(let name, let reason): "the files of \"\(name)\" cannot be written aside: \(reason)"
        case .missing: "neither revision has this file or folder"
        case .outside: "this file or folder is not in the repository, so no revision of it is known"
        case .undrawnPictures: "the older pictures of what differs could not be drawn"
        case .undrawn(let name): "\"\(name)\" could not be drawn"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .missing(let path), .outside(let path): SourceLocation(file: path)
        default: nil
        }
    }

    var hint: String? {
        switch self {
        case .noGit: "install git"
        case .noRepository: "run it in a folder of a repository"
        case .foreignRepository: "run `git config --global --add safe.directory FOLDER` if you trust it"
        case .unknownRevision(let name) where FileManager.default.fileExists(atPath: name):
            "name the revisions before files: keyline review HEAD \(name.escaped(for: .shellWord))"
        case .unknownRevision: "name a commit, a branch or a tag; `git fetch origin` gets those of the server"
        case .shallow:
            "run `git fetch --unshallow`; in CI, fetch the whole history (fetch-depth: 0 of actions/checkout, GIT_DEPTH: 0 of GitLab)"
        case .noBase: "name one: keyline review BASE"
        case .unrelated: "name two revisions of one history; a shallow clone needs `git fetch --unshallow`"
        case .notCheckedOut: "look at what git says, and that the disk has space"
        case .missing: "name it as in the newer revision, from the current folder"
        case .outside: "run it in a folder of that repository"
        case .undrawn, .undrawnPictures: "the messages above tell the cause"
        }
    }
}
