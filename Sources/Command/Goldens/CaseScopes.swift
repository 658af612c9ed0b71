/// The options that lines of a list share: those of the list, and those of the groups around a line.
struct CaseScopes {
    private struct Group {
        let directive: CaseWord
        let prefix: String
        var words: [CaseWord]
    }

    private var defaults: [CaseWord] = []
    private var groups: [Group] = []

    /// The options that stand before a line's own, the outer ones first: of an option that is not repeatable the last one counts.
    var words: [CaseWord] { defaults + groups.flatMap(\.words) }

    /// What stands before a line's name.
    var prefix: String { groups.map(\.prefix).joined() }

    /// The beginning of a group that has no end; nil where every group has one.
    var open: CaseWord? { groups.last?.directive }

    /// Adds options for the lines that follow, in the group if one is open.
    mutating func addDefaults(_ words: [CaseWord]) {
        if groups.isEmpty { defaults += words } else { groups[groups.count - 1].words += words }
    }

    mutating func begin(_ directive: CaseWord, prefix: String, words: [CaseWord]) {
        groups.append(Group(directive: directive, prefix: prefix, words: words))
    }

    /// Ends the innermost group; false where none is open.
    mutating func end() -> Bool { groups.popLast() != nil }
}
