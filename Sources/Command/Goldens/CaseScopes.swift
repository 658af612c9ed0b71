/// The options that lines of a list share: those of the list, and those of the groups around a line.
struct CaseScopes {
    private struct Group {
        let directive: CaseToken
        let prefix: String
        var words: [CaseToken]
    }

    private var defaults: [CaseToken] = []
    private var groups: [Group] = []

    /// The options that stand before a line's own, the outer ones first: of an option that is not repeatable the last one counts.
    var words: [CaseToken] { defaults + groups.flatMap(\.words) }

    /// What stands before a line's name.
    var prefix: String { groups.map(\.prefix).joined() }

    /// The beginning of a group that has no end; nil where every group has one.
    var open: CaseToken? { groups.last?.directive }

    /// Adds options for the lines that follow, in the group if one is open.
    mutating func addDefaults(_ words: [CaseToken]) {
        if groups.isEmpty { defaults += words } else { groups[groups.count - 1].words += words }
    }

    mutating func begin(_ directive: CaseToken, prefix: String, words: [CaseToken]) {
        groups.append(Group(directive: directive, prefix: prefix, words: words))
    }

    /// Ends the innermost group; false where none is open.
    mutating func end() -> Bool { groups.popLast() != nil }
}
