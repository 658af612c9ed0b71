import KeylineGoldens

extension CheckedOutRevision {
    /// The origin of a review that begins now: its newer revision, with the branch that the call names or that is checked out there.
    static func origin(of range: ReviewRange) -> ReportOrigin {
        guard let commit = range.headCommit else { return origin }
        var origin = origin(of: commit)
        let name = line(["rev-parse", "--symbolic-full-name", "--verify", "--quiet", "--end-of-options", range.head])
        for folder in ["refs/heads/", "refs/remotes/"] {
            if let name, name.hasPrefix(folder) { origin.branch = String(name.dropFirst(folder.count)) }
        }
        return origin
    }
}
