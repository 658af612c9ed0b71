import KeylineEditing
import KeylineGraphics
import KeylineScenes

/// The ways out of a scene's conflicts, each tried: the constraint deleted, made optional, turned into an inequality, or given the constant
/// with which it holds.
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
        /// The frames that it changes.
        let moved: [EditorState.Move]
    }

    /// The number of required constraints that are given up at present.
    let conflicts: Int
    /// The equations of the constraints that contradict each other.
    private(set) var members: [String] = []
    private(set) var repairs: [Repair] = []

    /// The most constraints that are tried: a conflict has few members, and every try is a layout.
    private static let mostTried = 24
}

extension EditorRepairs {
    /// Tries what could repair the conflicts of a scene.
    ///
    /// - Parameters:
    ///   - state: The scene.
    ///   - attempt: Carries out commands in memory and tells the result; nothing is written.
    @MainActor
    init(of state: EditorState, attempt: ([[String]]) throws -> EditorAnswer) {
        conflicts = state.conflicts
        guard conflicts > 0 else { return }
        for constraint in state.constraints.filter(\.isInConflict).prefix(Self.mostTried) {
            guard let name = constraint.name, let without = try? attempt([["delete", name]]),
                without.state.conflicts < conflicts
            else { continue }
            members.append(constraint.equation)
            add("Delete", constraint, ["delete", name], without)
            let changes = [
                ("Make optional (999)", "priority=999"), ("At least", "relation=>="), ("At most", "relation=<="),
            ]
            for (title, change) in changes where !constraint.equation.contains(change.dropFirst("relation=".count)) {
                let command = ["set", name, change]
                if let answer = try? attempt([command]) { add(title, constraint, command, answer) }
            }
            guard let constant = Self.constant(of: constraint, without) else { continue }
            let command = ["set", name, "constant=\(Decimals.short(constant))"]
            if let answer = try? attempt([command]) {
                add("Constant \(Decimals.short(constant))", constraint, command, answer)
            }
        }
    }

    private mutating func add(
        _ title: String, _ constraint: EditorState.Constraint, _ command: [String], _ answer: EditorAnswer
    ) {
        guard answer.state.conflicts < conflicts else { return }
        repairs.append(
            Repair(
                title: title, equation: constraint.equation, command: command, conflicts: answer.state.conflicts,
                moved: answer.moved))
    }

    /// The constant of a size with which it holds where the others put the view; nil for other constraints.
    private static func constant(of constraint: EditorState.Constraint, _ without: EditorAnswer) -> Double? {
        guard Set(constraint.views).count == 1, let view = constraint.views.first,
            without.state.views.indices.contains(view)
        else { return nil }
        let frame = without.state.views[view].frame
        if constraint.equation.contains(".width =") { return frame[2] }
        return constraint.equation.contains(".height =") ? frame[3] : nil
    }
}
