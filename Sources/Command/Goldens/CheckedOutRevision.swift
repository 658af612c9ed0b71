import Foundation
import KeylineGoldens
import KeylineProcesses

/// The git revision of the files that are compared.
enum CheckedOutRevision {
    /// The commit that is checked out in the current folder; nil where there is no repository, or no git.
    static var current: String? { line(["rev-parse", "--verify", "--quiet", "HEAD"]) }

    /// The branch that is checked out. CI systems check out a commit and tell its branch in a variable: GitHub, GitLab, then others.
    private static var branch: String? {
        if let name = line(["symbolic-ref", "--quiet", "--short", "HEAD"]) { return name }
        let variables = ProcessInfo.processInfo.environment
        let names = ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BRANCH_NAME"]
        return names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    }

    /// The origin of results that begin to be made now. Source of `SOURCE_DATE_EPOCH`: reproducible-builds.org; with it, pages do not
    /// depend on when they are made.
    static var origin: ReportOrigin {
        let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
        return ReportOrigin(commit: current, branch: branch, time: epoch == nil ? Date() : nil)
    }

    /// The origin of results about a commit, which need not be the one that is checked out; nil is none.
    static func origin(of commit: String?) -> ReportOrigin {
        var origin = self.origin
        guard commit != origin.commit else { return origin }
        origin.commit = commit
        origin.branch = nil
        return origin
    }

    /// The answer of git to a question about revisions; nil for none.
    static func line(_ arguments: [String]) -> String? {
        let variables = ["GIT_OPTIONAL_LOCKS": "0"]
        guard let result = try? ChildProcess.run("/usr/bin/env", ["git"] + arguments, variables), result.status == 0
        else { return nil }
        let text = result.output.trimmingCharacters(in: .newlines)
        return text.isEmpty ? nil : text
    }
}
