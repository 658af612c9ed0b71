import Foundation
import KeylineGraphics
public import KeylineScenes
import KeylineChecks

/// The ways out of the conflicts of a scene: each constraint that contradicts others deleted, made optional, turned into an inequality, or
/// given the constant with which it holds where the others put the views. Each is tried, and those that help are told with their frames.
@MainActor
public struct ConflictRepairs {
    /// A repair.
    public struct Repair: Sendable {
        /// The constraint, as outlines write it.
        public var equation: String
        /// The words of the command before and after the file, such as `set`, `c05-aa-aaa priority=999`.
        public var words: [String]
        /// The number of conflicts that are still told of the layout.
        public var conflicts: Int
        /// The number of views whose frames it leaves open.
        public var opened: Int
        /// The views that lie elsewhere afterwards.
        public var moves: [FrameMove]
    }

    private let document: InterfaceDocument
    private let scene: SceneID
    private let overrides: EnvironmentOverrides
    private let open: DocumentRepair.Opener

    /// The most constraints that are tried: each takes up to five layouts, and a conflict has few members.
    private static let most = 24

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - scene: The scene with the conflicts.
    ///   - document: Its document.
    ///   - overrides: The environment in which it has them, besides the scene's own.
    ///   - open: Reads versions of the document as sources.
    public init(
        of scene: SceneID, in document: InterfaceDocument, _ overrides: EnvironmentOverrides,
        open: @escaping DocumentRepair.Opener
    ) {
        self.scene = scene
        self.document = document
        self.overrides = overrides
        self.open = open
    }

    /// The repairs, by the constraints that they change, in the order of the layout.
    ///
    /// - Throws: What laying out the document throws.
    public func all() throws -> [Repair] {
        guard let before = try made(document.bytes) else { return [] }
        let names = ConstraintNames(of: before.layout, in: document)
        let text = EquationText(of: before.layout)
        let members = before.layout.constraints.enumerated().filter { $0.element.isInConflict && !$0.element.isSystem }
        return members.prefix(Self.most).flatMap { index, constraint -> [Repair] in
            guard let name = names[index] else { return [] }
            return repairs(of: name, constraint, before).map { words, after in
                Repair(
                    equation: text.equation(constraint), words: words, conflicts: after.conflictCount,
                    opened: after.ambiguousViews.subtracting(before.ambiguousViews).count,
                    moves: FrameMove.all(
                        from: before.layout, to: after.layout, tolerance: SceneEquivalence.tolerance))
            }
        }
    }

    private func repairs(
        of name: String, _ constraint: ConstraintSnapshot, _ before: Scene
    ) -> [(words: [String], after: Scene)] {
        var repairs: [(words: [String], after: Scene)] = []
        func offer(_ words: [String], _ bytes: () throws -> [UInt8]) -> [UInt8]? {
            // What cannot be written in this form of document, such as a part of a visual format, is no way out.
            guard let bytes = try? bytes(), let after = try? made(bytes),
                after.conflictCount < before.conflictCount
            else { return nil }
            repairs.append((words, after))
            return bytes
        }
        func change(_ words: String, _ change: ConstraintInspector.Change) {
            _ = offer(["set", name, words]) { try ConstraintInspector(name, of: document).bytes(making: [change]) }
        }
        let without = offer(["delete", name]) { try DeleteTool(document, open: open).bytes(deleting: [name]) }
        change("priority=999", .priority(999))
        if constraint.relation != .greaterThanOrEqual { change("relation=>=", .relation("greaterThanOrEqual")) }
        if constraint.relation != .lessThanOrEqual { change("relation=<=", .relation("lessThanOrEqual")) }
        if let without, let constant = try? constant(of: name, in: without) {
            change("constant=\(ConstraintMarkup.number(constant))", .constant(constant))
        }
        return repairs
    }

    /// The constant with which a constraint holds where a version without it puts the views; nil where that is the one that it has.
    private func constant(of name: String, in bytes: [UInt8]) throws -> Double? {
        guard let constraint = try document.constraint(named: name) else { return nil }
        let version = try document.reading(bytes, open: open)
        let layouts = try CanvasLayouts(open(bytes), only: [scene], in: { overrides.resolved(over: $0) })
        let geometry = CanvasGeometry(of: version, as: layouts, storing: [])
        guard let value = AttributeValues(document, geometry).constant(of: constraint) else { return nil }
        let constant = (value * 10).rounded() / 10
        return constant == constraint.constant ? nil : constant
    }

    private func made(_ bytes: [UInt8]) throws -> Scene? {
        let source = try open(bytes)
        guard let description = source.scenes.first(where: { $0.id == scene }) else { return nil }
        return try source.makeScene(scene, in: overrides.resolved(over: description.environment))
    }
}

extension Scene {
    /// The number of conflicts that a check finds. The layout may give up further constraints, such as those that contradict the size at which
    /// a document stores its outermost view, which no device gives it.
    public var conflictCount: Int { diagnostics.count { $0.kind == .unsatisfiable } }

    fileprivate var ambiguousViews: Set<ViewID> {
        Set(diagnostics.filter { $0.kind == .ambiguous }.compactMap(\.view))
    }
}
