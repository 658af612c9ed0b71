import KeylineOutletValues
import SwiftSyntax

/// Reads the values of a manifest that are literals, calls with literals, and names of such values.
///
/// Nothing is executed: functions count that only name values and return one.
struct ManifestEvaluator {
    private typealias Scope = [String: ManifestValue]

    private let source: AppSource
    private let names: ManifestNames

    /// - Parameters:
    ///   - source: The manifest.
    ///   - shared: Files with declarations that it knows.
    init(_ source: AppSource, shared: [AppSource]) {
        self.source = source
        names = ManifestNames([source] + shared)
    }

    /// The values of the manifest's variables outside of types.
    var values: [ManifestValue] {
        source.tree.statements.flatMap { item -> [ManifestValue] in
            guard let variable = item.item.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.compactMap { binding in
                binding.initializer.map {
                    Reading(names: names, source: source, budget: Budget()).value($0.value, depth: 0)
                }
            }
        }
    }

    /// The number of expressions that are still read for a value: constants that are used twice each would double their number.
    private final class Budget {
        private var left = 100_000

        /// Counts one expression; false where there were too many.
        func take() -> Bool {
            left -= 1
            return left > 0
        }
    }

    /// One expression's reading, in a file and with the arguments and names of the function around it.
    private struct Reading {
        let names: ManifestNames
        let source: AppSource
        let budget: Budget
        var scope: Scope = [:]

        private static let deepest = 60

        func value(_ node: ExprSyntax, depth: Int) -> ManifestValue {
            guard depth < Self.deepest, budget.take() else { return unread(node) }
            if let node = node.as(StringLiteralExprSyntax.self) { return text(node, depth) }
            if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
                || node.is(BooleanLiteralExprSyntax.self) || node.is(PrefixOperatorExprSyntax.self)
            {
                return .text(node.sourceText)
            }
            if node.is(NilLiteralExprSyntax.self) { return .call("nil", [], place: place(of: node)) }
            if let node = node.as(ArrayExprSyntax.self) {
                return .list(node.elements.map { value($0.expression, depth: depth + 1) })
            }
            if let node = node.as(DictionaryExprSyntax.self) { return table(node, depth) }
            if let node = node.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
                return value(only.expression, depth: depth + 1)
            }
            if let node = node.as(ForceUnwrapExprSyntax.self) { return value(node.expression, depth: depth + 1) }
            if let node = node.as(FunctionCallExprSyntax.self) { return call(node, depth) }
            if let node = node.as(SequenceExprSyntax.self) { return sum(node, depth) }
            return named(node, depth) ?? unread(node)
        }

        // MARK: Literals

        private func text(_ node: StringLiteralExprSyntax, _ depth: Int) -> ManifestValue {
            if let whole = node.representedLiteralValue { return .text(whole) }
            var result = ""
            for segment in node.segments {
                if let part = segment.as(StringSegmentSyntax.self) {
                    result += part.content.text
                } else if let part = segment.as(ExpressionSegmentSyntax.self), part.expressions.count == 1,
                    let inner = part.expressions.first,
                    case .text(let value) = value(inner.expression, depth: depth + 1)
                {
                    result += value
                } else {
                    return unread(ExprSyntax(node))
                }
            }
            return .text(result)
        }

        private func table(_ node: DictionaryExprSyntax, _ depth: Int) -> ManifestValue {
            guard case .elements(let elements) = node.content else { return .table([]) }
            return .table(
                elements.map {
                    .init(key: value($0.key, depth: depth + 1), value: value($0.value, depth: depth + 1))
                })
        }

        /// Texts, arrays and dictionaries with `+` between them; a type after `as` changes nothing.
        private func sum(_ node: SequenceExprSyntax, _ depth: Int) -> ManifestValue {
            let parts = Array(node.elements)
            guard let first = parts.first else { return unread(ExprSyntax(node)) }
            if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) { return value(first, depth: depth + 1) }
            var result = value(first, depth: depth + 1)
            for index in stride(from: 1, to: parts.count - 1, by: 2) {
                guard parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else {
                    return unread(ExprSyntax(node))
                }
                switch (result, value(parts[index + 1], depth: depth + 1)) {
                case (.text(let first), .text(let second)): result = .text(first + second)
                case (.list(let first), .list(let second)): result = .list(first + second)
                default: return unread(ExprSyntax(node))
                }
            }
            return result
        }

        // MARK: Names

        /// The value of a name or member; nil where the expression is neither, or the name is unknown.
        private func named(_ node: ExprSyntax, _ depth: Int) -> ManifestValue? {
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
                return scope[name] ?? constant(name, depth)
            }
            guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
            let name = member.declName.baseName.text
            guard let base = member.base else {
                return names.fullName(ofMember: name).flatMap { constant($0, depth) }
                    ?? .call(name, [], place: place(of: node))
            }
            let path = base.sourceText
            if let value = constant("\(path).\(name)", depth) { return value }
            return Self.isType(path) && name != "rawValue" ? .call(name, [], place: place(of: node)) : nil
        }

        private func constant(_ name: String, _ depth: Int) -> ManifestValue? {
            guard let declaration = names.constants[name] else { return nil }
            return Reading(names: names, source: declaration.source, budget: budget).value(
                declaration.node, depth: depth + 1)
        }

        /// Whether a path names a type: each of its parts begins with a capital.
        private static func isType(_ path: String) -> Bool {
            path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
        }

        // MARK: Calls

        private func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> ManifestValue {
            guard node.trailingClosure == nil, let (type, name) = Self.callee(node.calledExpression) else {
                return unread(ExprSyntax(node))
            }
            let arguments = node.arguments.map {
                ManifestValue.Argument(label: $0.label?.text, value: value($0.expression, depth: depth + 1))
            }
            let full = type.map { "\($0).\(name)" } ?? names.fullName(ofMember: name) ?? name
            for function in names.functions[full] ?? names.functions[name] ?? [] {
                if let result = result(of: function, arguments, depth) { return result }
            }
            if type == nil, node.calledExpression.is(DeclReferenceExprSyntax.self), !Self.isType(name) {
                return unread(ExprSyntax(node))
            }
            if name == "init", let type { return .call(type, arguments, place: place(of: node)) }
            return .call(name, arguments, place: place(of: node))
        }

        /// The type, where it is written, and the name of a called function; nil where a value's method is called.
        private static func callee(_ node: ExprSyntax) -> (type: String?, name: String)? {
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text { return (nil, name) }
            guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
            guard let base = member.base?.sourceText else { return (nil, member.declName.baseName.text) }
            return isType(base) ? (base, member.declName.baseName.text) : nil
        }

        /// The value that a function returns; nil where its arguments are others, or it does more than name values.
        private func result(
            of function: ManifestNames.Declaration<FunctionDeclSyntax>, _ arguments: [ManifestValue.Argument],
            _ depth: Int
        ) -> ManifestValue? {
            var inner = Reading(names: names, source: function.source, budget: budget)
            var rest = arguments[...]
            for parameter in function.node.signature.parameterClause.parameters {
                let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
                let name = (parameter.secondName ?? parameter.firstName).text
                if let given = rest.first, given.label == label {
                    inner.scope[name] = given.value
                    rest = rest.dropFirst()
                } else if let usual = parameter.defaultValue?.value {
                    inner.scope[name] = inner.value(usual, depth: depth + 1)
                } else {
                    return nil
                }
            }
            guard rest.isEmpty, let items = function.node.body?.statements else { return nil }
            for item in items.dropLast() {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let"
                else { return nil }
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                        let given = binding.initializer?.value
                    else { return nil }
                    inner.scope[name] = inner.value(given, depth: depth + 1)
                }
            }
            return items.last.flatMap(ManifestNames.result).map { inner.value($0, depth: depth + 1) }
        }

        // MARK: Places

        private func unread(_ node: ExprSyntax) -> ManifestValue {
            let line = node.line
            let text = line.count > 80 ? line.prefix(77) + "…" : line[...]
            return .unread(String(text), place: place(of: node))
        }

        private func place(of node: some SyntaxProtocol) -> String {
            let (line, column) = source.place(of: node.bytes.lowerBound)
            return "\(source.path):\(line):\(column)"
        }
    }
}
