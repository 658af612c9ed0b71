import Foundation
import KeylineChecks
import KeylineGraphics
public import KeylineScenes

/// The outline of a scene: its views by their names, with the constraints between them as equations and what is wrong.
///
/// A constraint stands under the nearest view that contains both of its items, as in Interface Builder's outline.
@MainActor
public struct DocumentOutline {
    /// A view with what stands under it.
    public struct Node: Encodable, Sendable {
        /// The view's id.
        public var id: String
        /// Xcode's name for it.
        public var name: String
        /// The file that it is in: the scene's, or another one that the scene shows inside.
        public var file: String?
        /// The line, from 1; nil for what no file has.
        public var line: Int?
        /// The column, from 1, in characters.
        public var column: Int?
        /// The ids of its guides that constraints speak of.
        public var guides: [String]
        /// The content size that takes the place of the view's own at design time, such as `width 60`; nil where the document has none.
        public var placeholderSize: String?
        /// The constraints.
        public var constraints: [Line]
        /// What is wrong with the view.
        public var issues: [Issue]
        /// Whether constraints that contradict each other name the view.
        public var isInConflict: Bool
        /// The views inside, from back to front.
        public var children: [Node]
    }

    /// A constraint as a line.
    public struct Line: Encodable, Sendable {
        /// The object id, where the document has one.
        public var id: String?
        /// The name in logs, where the constraint has one.
        public var identifier: String?
        /// Whether it is removed at build time.
        public var isPlaceholder: Bool
        /// Such as `Label "Name".leading = safe area.leading + 8`.
        public var equation: String
        /// Whether it is less than required, which the canvas draws dashed.
        public var isOptional: Bool
        /// Whether the layout keeps it: satisfied, broken or unsatisfied.
        public var state: String
        /// Whether it is one of the smallest set of constraints that contradict each other.
        public var isInConflict: Bool
        /// The line in the file.
        public var line: Int?
        /// The sides of the view that it affects, in the inspector of one view.
        public var sides: [String]
    }

    /// Something that is wrong, with what repairs it.
    public struct Issue: Encodable, Sendable {
        /// The kind, such as `misplaced`.
        public var kind: String
        /// `error`, `warning` or `note`, as Interface Builder weighs it.
        public var severity: String
        /// The sign before it, one for each kind of issue.
        public var mark: String
        /// In words.
        public var message: String
        /// The command that repairs it; nil where none does without knowing what was meant.
        public var command: String?
        /// The words of `keyline fix` after the file, where that is the command.
        public var repair: [String]?
    }

    /// The help with a finding.
    public struct Remedy: Hashable, Sendable {
        /// The command, for a person to copy.
        public var command: String
        /// The words of `keyline fix` after the file, where that is the command.
        public var repair: [String]?

        /// Describes a remedy.
        public init(command: String, repair: [String]? = nil) {
            self.command = command
            self.repair = repair
        }
    }

    private let scene: Scene
    private let issues: [(ViewID?, Issue)]
    /// The nearest view that contains both items of each constraint, or is one of them.
    private let common: [ConstraintSnapshot: ViewID]
    private let holders: Set<ViewID>
    private let document: InterfaceDocument?
    /// The document's words on its constraints, by the places where they begin.
    private let written: [SourceLocation: InterfaceConstraint]
    private let viewsInConflict: Set<ViewID>

    /// Prepares the outline of a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - findings: What is wrong with it.
    ///   - document: The scene's document, which tells placeholders and identifiers; nil for layouts in other formats.
    ///   - remedy: What helps with a finding.
    public init(
        of scene: Scene, findings: [Diagnostic], document: InterfaceDocument? = nil,
        remedy: (Diagnostic) -> Remedy?
    ) {
        self.scene = scene
        self.document = document
        written = document?.constraintsByLocation ?? [:]
        common = Self.common(of: scene)
        holders = Set(common.values)
        viewsInConflict = scene.layout.viewsInConflict
        issues = findings.asDesigned.map { finding in
            let remedy = remedy(finding)
            return (
                finding.view,
                Issue(
                    kind: finding.kind.rawValue, severity: finding.severity.rawValue, mark: finding.kind.mark,
                    message: finding.message, command: remedy?.command, repair: remedy?.repair)
            )
        }
    }

    /// The tree, from the outermost view that the file speaks of.
    public var roots: [Node] { nodes(of: scene.layout.root) }

    private var names: EquationText { EquationText(of: scene.layout) }

    /// A view that the file speaks of is a node; of others only what is inside counts.
    private func nodes(of view: ViewSnapshot) -> [Node] {
        let children = view.children.flatMap(nodes)
        // The screen of a layout file stands nowhere in it, and constraints speak of it.
        guard view.identity.location != nil || holders.contains(view.id) else { return children }
        return [
            Node(
                id: view.id.rawValue, name: view.outlineName, file: view.identity.location?.file,
                line: view.identity.location?.line, column: view.identity.location?.column, guides: guides(of: view.id),
                placeholderSize: placeholderSize(of: view),
                constraints: own.filter { common[$0] == view.id }.map { line($0, sides: []) },
                issues: issues.filter { $0.0 == view.id }.map(\.1), isInConflict: viewsInConflict.contains(view.id),
                children: children)
        ]
    }

    private func placeholderSize(of view: ViewSnapshot) -> String? {
        guard let document, view.isOfScenesDocument, let element = document.views[view.objectID]?.element else {
            return nil
        }
        let sides = [("width", "placeholderIntrinsicWidth"), ("height", "placeholderIntrinsicHeight")]
        let sizes = sides.compactMap { side, attribute in document.markup[element][attribute].map { "\(side) \($0)" } }
        return sizes.isEmpty ? nil : sizes.joined(separator: ", ")
    }

    private func guides(of view: ViewID) -> [String] {
        let sides = own.flatMap { [$0.first, $0.second].compactMap { $0 } }
        return Set(sides.filter { $0.view == view }.compactMap(\.guide)).sorted().map(GuideName.short)
    }

    /// The constraints that people wrote.
    private var own: [ConstraintSnapshot] { Self.own(in: scene) }

    private static func own(in scene: Scene) -> [ConstraintSnapshot] {
        scene.layout.constraints.filter { !$0.isSystem }
    }

    private static func common(of scene: Scene) -> [ConstraintSnapshot: ViewID] {
        let tree = ViewAncestry(scene.layout.placedViews)
        var result: [ConstraintSnapshot: ViewID] = [:]
        for constraint in own(in: scene) {
            let around = tree.views(from: constraint.first.view)
            let second = constraint.second.map { Set(tree.views(from: $0.view)) }
            result[constraint] = around.first { second?.contains($0) ?? true } ?? constraint.owner
        }
        return result
    }

    private func line(_ constraint: ConstraintSnapshot, sides: [String]) -> Line {
        let described = constraint.location.flatMap { written[$0] }
        return Line(
            id: objectID(of: described) ?? constraint.identifier, identifier: described?.identifier,
            isPlaceholder: described?.isPlaceholder ?? false, equation: names.equation(constraint),
            isOptional: constraint.priority < 1000,
            state: constraint.state.rawValue, isInConflict: constraint.isInConflict, line: constraint.location?.line,
            sides: sides)
    }

    /// Nil for a constraint of a layout file, which has no ids, and for one without.
    private func objectID(of constraint: InterfaceConstraint?) -> String? {
        guard let constraint, document?.isLayoutFile == false, !constraint.id.isEmpty else { return nil }
        return constraint.id
    }

    /// The constraints that speak of one view, by the side that they affect: what the size inspector lists.
    ///
    /// - Parameters:
    ///   - view: The view's id.
    ///   - side: Only those of this attribute; nil for all.
    /// - Returns: The constraints, in the layout's order.
    public func constraints(of view: String, side: String? = nil) -> [Line] {
        let id = ViewID(view)
        return own.compactMap { constraint in
            let sides = [constraint.first, constraint.second].compactMap { $0 }.filter { $0.view == id }
                .map(\.attribute.rawValue)
            guard !sides.isEmpty, side.map(sides.contains) ?? true else { return nil }
            return line(constraint, sides: sides)
        }
    }

    /// The outline as text, a view or constraint a line.
    public var text: String { roots.map { text(of: $0, indentation: "") }.joined() }

    private func text(of node: Node, indentation: String) -> String {
        let inner = indentation + "  "
        var lines = [(node.mark.map { $0 + " " } ?? "") + "\(node.name) (\(node.id))"]
        lines += node.guides.map { "  ◇ \($0)" }
        lines += node.placeholderSize.map { ["  ◌ placeholder size: \($0)"] } ?? []
        lines += node.constraints.map { "  \($0.text)" }
        for issue in node.issues {
            let kind = Diagnostic.Kind(rawValue: issue.kind)?.words ?? issue.kind
            lines.append("  \(issue.mark) \(issue.severity): \(kind): \(issue.summary)")
            if let command = issue.command { lines.append("    \(command)") }
        }
        return lines.map { indentation + $0 + "\n" }.joined()
            + node.children.map { text(of: $0, indentation: inner) }.joined()
    }
}

extension DocumentOutline.Node {
    /// The mark of the weightiest issue; a conflict's for each view that it names.
    fileprivate var mark: String? {
        guard !isInConflict else { return Diagnostic.Kind.unsatisfiable.mark }
        func weight(_ issue: DocumentOutline.Issue) -> Diagnostic.Severity { .init(rawValue: issue.severity) ?? .note }
        let worst = issues.map(weight).max()
        return issues.first { weight($0) == worst }?.mark
    }
}

extension DocumentOutline.Line {
    /// The equation with the sign of its strength and its identifier, and what became of it.
    public var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let placeholder = isPlaceholder ? " [placeholder]" : ""
        let flaw = state == "satisfied" ? (isInConflict ? " [in conflict]" : "") : " [\(state)]"
        return "\(isOptional ? "┄" : "─") \(equation)\(name)\(placeholder)\(flaw)"
    }
}

extension DocumentOutline.Issue {
    /// The message without what follows its first line: the log of a conflict, whose constraints the outline marks.
    public var summary: String { message.split(separator: "\n").first.map(String.init) ?? message }
}
