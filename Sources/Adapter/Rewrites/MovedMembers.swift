/// Members that Swift wants in their class and that an app has in an extension: what overrides, and what is overridden.
struct MovedMembers {
    /// A member with the class that takes it.
    struct Move {
        let member: MemberDeclaration
        let from: TypeDeclaration
        let to: TypeDeclaration
    }

    private(set) var moves: [Move] = []
    private(set) var notes: [AdaptationNote] = []

    /// Finds what must move.
    init(_ index: ModuleIndex, _ sources: [AppSource]) {
        let overrides = Self.overrides(in: index)
        for declaration in index.declarations where declaration.kind == .extension {
            let below = index.tree.timesBelow(declaration.name)
            for member in declaration.members where !member.isStatic {
                let isOverridden =
                    below.map { below in
                        overrides.lists(for: member).contains { Self.hasTime(in: below, $0, index.steps) }
                    } ?? false
                guard member.isOverride || isOverridden else { continue }
                guard let place = index.classIndex(declaration.name) else {
                    // A class of another module takes nothing; what it has may be overridden all the same.
                    if member.isOverride { note(member, declaration, "the class is in another module", sources) }
                    continue
                }
                guard !declaration.isGeneric, !member.isConditional else {
                    note(member, declaration, "it is inside #if", sources)
                    continue
                }
                moves.append(Move(member: member, from: declaration, to: index.declarations[place]))
            }
        }
    }

    /// For members that override others, the places of their classes on the walk through the tree, in order.
    private static func overrides(in index: ModuleIndex) -> MemberTable<Int> {
        var table = MemberTable<Int>()
        let placed = index.declarations.compactMap { declaration in
            index.tree.time(of: declaration.name).map { (time: $0, declaration: declaration) }
        }
        for (time, declaration) in placed.sorted(by: { $0.time < $1.time }) {
            for member in declaration.members where member.isOverride {
                index.steps.add()
                table.add(time, for: member)
            }
        }
        return table
    }

    /// True when a sorted list of times has one between two others.
    private static func hasTime(in range: ClosedRange<Int>, _ times: [Int], _ steps: StepCount) -> Bool {
        var low = 0
        var high = times.count
        while low < high {
            steps.add()
            let middle = (low + high) / 2
            if times[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < times.count && times[low] <= range.upperBound
    }

    private mutating func note(
        _ member: MemberDeclaration, _ declaration: TypeDeclaration, _ reason: String, _ sources: [AppSource]
    ) {
        notes.append(
            sources[declaration.file].note(
                "\"\(member.name)\" cannot move from its extension into the class: \(reason)",
                at: member.bytes.lowerBound
            ))
    }
}
