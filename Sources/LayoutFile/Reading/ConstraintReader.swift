import Foundation
import KeylineAutoLayout
import KeylineScenes
import UIKitLayout

/// Reads constraints and checks that they speak of what exists.
struct ConstraintReader {
    let ids: LayoutIDs
    let metrics: [String: CGFloat]

    /// The constraints of a list.
    func statements(_ node: YAMLNode) throws(LayoutFileError) -> [ConstraintStatement] {
        guard case .sequence(let nodes) = node.content else { throw PropertyReader.unexpected(node, "a list") }
        return try nodes.read(statement)
    }

    private func statement(_ node: YAMLNode) throws(LayoutFileError) -> ConstraintStatement {
        guard case .mapping = node.content else {
            return ConstraintStatement(form: try form(node, options: []), identifier: nil, location: node.location)
        }
        var keys = try MappingReader(node, name: "the constraint")
        let identifier = try keys.read("identifier") { node throws(LayoutFileError) in
            try PropertyReader.plainText(node)
        }
        let options = try keys.read("options", options) ?? []
        let isInstalled = try keys.read("installed", PropertyReader.flag) ?? true
        let variations = keys.optional("variations")
        let body = try keys.require("constraint")
        try keys.finish()
        var statement = ConstraintStatement(
            form: try form(body, options: options), identifier: identifier, location: body.location)
        statement.isInstalled = isInstalled
        if let variations { statement.variations = try self.variations(variations, of: statement.form) }
        return statement
    }

    /// The constants and the presence of a constraint in some size classes.
    private func variations(
        _ node: YAMLNode, of form: ConstraintStatement.Form
    ) throws(LayoutFileError) -> [ConstraintVariation] {
        try VariationReader.variations(node, of: "the constraint") {
            sizeClasses, keys throws(LayoutFileError) in
            let constant = try keys.read("constant") { node throws(LayoutFileError) in
                if case .visualFormat = form {
                    throw .misplaced(
                        "a visual format has no constant of its own",
                        hint: "write a format for each size class, with \"installed: false\" for the others",
                        at: node.location)
                }
                return try number(node)
            }
            let isInstalled = try keys.read("installed", PropertyReader.flag)
            return ConstraintVariation(sizeClasses: sizeClasses, constant: constant, isInstalled: isInstalled)
        }
    }

    /// A number, or a metric's.
    private func number(_ node: YAMLNode) throws(LayoutFileError) -> CGFloat {
        if case .scalar(let name, isPlain: true) = node.content, let metric = metrics[name] { return metric }
        return try PropertyReader.number(node, in: -100_000...100_000)
    }

    private func options(_ node: YAMLNode) throws(LayoutFileError) -> [String] {
        guard case .sequence(let nodes) = node.content else {
            throw PropertyReader.unexpected(node, "a list of options")
        }
        return try nodes.read { node throws(LayoutFileError) in
            try PropertyReader.choice(node, among: FormatOptionNames.all)
        }
    }

    private func form(_ node: YAMLNode, options: [String]) throws(LayoutFileError) -> ConstraintStatement.Form {
        let text = try PropertyReader.plainText(node, expected: "a constraint such as a.leading == b.trailing + 8")
        if isVisualFormat(text) {
            try checkVisualFormat(text, node)
            return .visualFormat(text, options: options)
        }
        guard options.isEmpty else {
            throw .constraint("options belong to visual formats, not to equations", hint: nil, at: node.location)
        }
        return .equation(try equation(text, node))
    }

    private func isVisualFormat(_ text: String) -> Bool {
        ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
    }

    private func checkVisualFormat(_ text: String, _ node: YAMLNode) throws(LayoutFileError) {
        let views = Set(ids.items.keys).subtracting([LayoutIDs.screen])
        guard ids.isComplete, let problem = VisualFormatSyntax.problem(in: text, views: views, metrics: metrics) else {
            return
        }
        throw .constraint(
            problem.message, hint: "views with an id: \(views.sorted().joined(separator: ", "))",
            at: place(problem.position, in: node))
    }

    private func equation(_ text: String, _ node: YAMLNode) throws(LayoutFileError) -> LayoutEquation {
        do throws(EquationError) {
            let equation = try EquationParser.parse(text, metrics: metrics)
            if ids.isComplete || knows(equation) { try EquationCheck(ids: ids).check(equation) }
            return equation
        } catch {
            throw .constraint(error.message, hint: error.hint, at: place(error.offset, in: node))
        }
    }

    /// True if no view is missing, which could be one that has a mistake itself.
    private func knows(_ equation: LayoutEquation) -> Bool {
        [equation.first, equation.second].allSatisfy { $0.map { ids.items[$0.view] != nil } ?? true }
    }

    /// The place of a character of a value that stands on one line.
    private func place(_ offset: Int, in node: YAMLNode) -> SourceLocation {
        guard let column = node.location.column, case .scalar(_, let isPlain) = node.content else {
            return node.location
        }
        var location = node.location
        location.column = column + offset + (isPlain ? 0 : 1)
        return location
    }
}
