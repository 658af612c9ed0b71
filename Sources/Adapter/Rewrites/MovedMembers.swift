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
            for member in declaration.members where !member.isStatic {
                let isOverridden = overrides.contains { override in
                    override.classes.contains(declaration.name) && override.member.hasName(of: member)
                }
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

    /// Members that override others, each with the names of the classes above its own.
    private static func overrides(in index: ModuleIndex) -> [(member: MemberDeclaration, classes: Set<String>)] {
        index.declarations.flatMap { declaration in
            declaration.members.filter(\.isOverride).map {
                ($0, Set(index.ancestry(of: declaration.name).dropFirst()))
            }
        }
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
