import KeylineEditing

/// The ways out of a scene's conflicts, each tried, as a page lists them.
struct EditorRepairs: Encodable {
    struct Repair: Encodable {
        /// Such as `Delete`.
        let title: String
        /// The equation of the constraint.
        let equation: String
        /// The words of the command, without the file.
        let command: [String]
        /// The number of conflicts that are left.
        let conflicts: Int
        /// The number of views whose frames it leaves open.
        let opened: Int
        /// The frames that it changes.
        let moved: [EditorState.Move]
    }

    /// The number of conflicts at present.
    let conflicts: Int
    /// The equations of the constraints that contradict each other.
    let members: [String]
    /// The repairs that leave the fewest conflicts come first; of these, the ones that leave the fewest views open and move the fewest.
    let repairs: [Repair]

    /// Lists repairs.
    ///
    /// - Parameters:
    ///   - repairs: The repairs, by the constraints that they change.
    ///   - conflicts: The number of conflicts at present.
    init(_ repairs: [ConflictRepairs.Repair], of conflicts: Int) {
        self.conflicts = conflicts
        members = repairs.map(\.equation).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        self.repairs = repairs.enumerated().sorted { one, other in
            let effects = [one, other].map { repair in
                [repair.element.conflicts, repair.element.opened, repair.element.moves.count, repair.offset]
            }
            return effects[0].lexicographicallyPrecedes(effects[1])
        }.map { Repair($0.element) }
    }
}

extension EditorRepairs.Repair {
    fileprivate init(_ repair: ConflictRepairs.Repair) {
        title = Self.title(of: repair.words)
        equation = repair.equation
        command = repair.words
        conflicts = repair.conflicts
        opened = repair.opened
        moved = repair.moves.map { move in
            .init(view: move.view, name: move.name, from: move.from.rounded, to: move.to.rounded)
        }
    }

    private static func title(of words: [String]) -> String {
        switch words.last {
        case _ where words.first == "delete": return "Delete"
        case "priority=999": return "Make optional (999)"
        case "relation=>=": return "At least"
        case "relation=<=": return "At most"
        case let change?: return change.replacing("constant=", with: "Constant ", maxReplacements: 1)
        case nil: return ""
        }
    }
}
