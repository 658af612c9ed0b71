/// Values by the names of members. Labels tell methods from one another, but not from properties.
struct MemberTable<Value> {
    private struct Method: Hashable {
        let name: String
        let labels: [String]
    }

    private var methods: [Method: [Value]] = [:]
    private var others: [String: [Value]] = [:]
    private var all: [String: [Value]] = [:]

    mutating func add(_ value: Value, for member: MemberDeclaration) {
        all[member.name, default: []].append(value)
        if case .method(let labels, _, _) = member.kind {
            methods[Method(name: member.name, labels: labels), default: []].append(value)
        } else {
            others[member.name, default: []].append(value)
        }
    }

    /// The values of the members that override one, or that one overrides, each list in the order in which they were added.
    func lists(for member: MemberDeclaration) -> [[Value]] {
        guard case .method(let labels, _, _) = member.kind else { return [all[member.name] ?? []] }
        return [methods[Method(name: member.name, labels: labels)] ?? [], others[member.name] ?? []]
    }

    /// Whether there is a value of such a member.
    func contains(_ member: MemberDeclaration) -> Bool { lists(for: member).contains { !$0.isEmpty } }
}
