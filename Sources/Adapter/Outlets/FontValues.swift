import KeylineOutletValues
import SwiftSyntax

/// A function or a property of the app's that gives a font, such as a factory in an extension of `UIFont`.
struct FontFunction {
    /// The type around it, whose static members need no name before them; empty for a function outside of types.
    let type: String
    let statements: CodeBlockItemListSyntax
    let parameters: [ClassCode.Parameter]
    /// The values of parameters that calls leave out.
    let defaults: [String: ExprSyntax]

    init(type: String, statements: CodeBlockItemListSyntax, _ parameters: FunctionParameterListSyntax? = nil) {
        self.type = type
        self.statements = statements
        self.parameters = parameters?.map(ClassCode.Parameter.init) ?? []
        defaults = (parameters ?? []).reduce(into: [:]) { result, parameter in
            let name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
            result[name] = parameter.defaultValue?.value
        }
    }

    /// The fonts that the function gives: the value of its only expression, or what a `guard` unwraps and gives back otherwise.
    fileprivate var alternatives: [ExprSyntax]? {
        if let expression = statements.onlyExpression { return [expression] }
        let items = Array(statements)
        guard items.count == 2, let check = items[0].item.as(GuardStmtSyntax.self),
            let returned = items[1].item.as(ReturnStmtSyntax.self)?.expression,
            case .optionalBinding(let binding)? = check.conditions.first?.condition, check.conditions.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, returned.sourceText == name,
            let value = binding.initializer?.value
        else { return nil }
        let other = check.body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression
        return [value] + [other].compactMap { $0 }
    }
}

/// Reads UIKit's fonts, and an app's from its constants and factories.
extension CodeValueReader {
    /// The font of an expression; nil for one that only running the code would tell.
    func font(_ expression: ExprSyntax, depth: Int = 0) -> CodeFont? {
        guard depth < Self.depthLimit else { return nil }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return font(forced.expression, depth: depth + 1) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return font(chain.expression, depth: depth + 1)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first
        {
            return font(first.expression, depth: depth + 1)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return font(Array(sequence.elements), depth) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return font(call, depth) }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let local = locals[name] { return font(local, depth: depth + 1) }
            return isHidden(name) ? nil : constantFont(["\(type).\(name)", "UIFont.\(name)", name], depth)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        let base = member.base?.sourceText ?? "UIFont"
        return constantFont(base == "self" || base == "Self" ? ["\(type).\(name)"] : fontNames(base, name), depth)
    }

    /// The names by which constants and functions know a member, such as `Theme.Fonts.title` inside of `Theme` for `Fonts.title`.
    private func fontNames(_ base: String, _ name: String) -> [String] {
        ["\(base).\(name)", "\(type).\(base).\(name)"]
    }

    /// The fonts on both sides of `??`.
    private func font(_ elements: [ExprSyntax], _ depth: Int) -> CodeFont? {
        let operators = stride(from: 1, to: elements.count, by: 2).map {
            elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        guard !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) else { return nil }
        return first(stride(from: 0, to: elements.count, by: 2).map { elements[$0] }, self, depth)
    }

    private func first(_ expressions: [ExprSyntax], _ reader: CodeValueReader, _ depth: Int) -> CodeFont? {
        let fonts = expressions.map { reader.font($0, depth: depth + 1) }
        guard let first = fonts.first ?? nil else { return nil }
        let candidates = fonts.prefix { $0 != nil }.compactMap { $0 }
        return candidates.count == 1 ? first : .first(candidates)
    }

    private func constantFont(_ names: [String], _ depth: Int) -> CodeFont? {
        for name in names {
            let around = name.split(separator: ".").dropLast().joined(separator: ".")
            let reader = CodeValueReader(constants: constants, type: around)
            if let expression = constants.expressions[name] { return reader.font(expression, depth: depth + 1) }
            if let functions = constants.fontFunctions[name] {
                return functions.count == 1
                    ? functions[0].alternatives.flatMap { first($0, reader, depth) } : nil
            }
        }
        return nil
    }

    private func font(_ call: FunctionCallExprSyntax, _ depth: Int) -> CodeFont? {
        let first = call.arguments.first
        let label = first?.label?.text
        if (call.typeName ?? call.calledExpression.sourceText) == "UIFont" {
            guard label == "name", let name = first.flatMap({ constantText($0.expression, depth) }) else { return nil }
            return call.argument("size").flatMap { size($0, depth) }.map { .named(name, size: $0) }
        }
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = (member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return nil }
        if label == "ofSize", let size = first.flatMap({ size($0.expression, depth) }) {
            return system(name, size, call)
        }
        if name == "preferredFont", label == "forTextStyle" { return first?.expression.lastName.map { .style($0) } }
        if name == "scaledFont", label == "for", let base = member?.base, base.sourceText.contains("UIFontMetrics") {
            let style = base.as(FunctionCallExprSyntax.self)?.argument("forTextStyle")?.lastName
            return first.flatMap { font($0.expression, depth: depth + 1) }.map { .scaled($0, style: style) }
        }
        if name == "withSize", let base = member?.base, let size = first.flatMap({ size($0.expression, depth) }) {
            return font(base, depth: depth + 1)?.resized(to: size)
        }
        return made(by: call, member?.base, name, depth)
    }

    /// The system's font that a method of `UIFont` gives; nil for other methods, and for a weight that is not known.
    private func system(_ method: String, _ size: Double, _ call: FunctionCallExprSyntax) -> CodeFont? {
        switch method {
        case "boldSystemFont": return .system(size: size, weight: "bold")
        case "italicSystemFont": return .italic(size: size)
        case "systemFont", "monospacedDigitSystemFont":
            guard let weight = call.argument("weight") else { return .system(size: size, weight: nil) }
            let value = locals[weight.sourceText] ?? weight
            guard value.is(MemberAccessExprSyntax.self) else { return nil }
            return value.lastName.map { .system(size: size, weight: $0) }
        default: return nil
        }
    }

    /// The font that a factory of the app's gives for the arguments of a call.
    private func made(by call: FunctionCallExprSyntax, _ base: ExprSyntax?, _ name: String, _ depth: Int) -> CodeFont? {
        let base = base?.sourceText
        let names = base.map { fontNames($0, name) } ?? ["\(type).\(name)", "UIFont.\(name)", name]
        let functions = names.lazy.compactMap { constants.fontFunctions[$0] }.first ?? []
        let matches = functions.compactMap { function in
            call.bindings(to: function.parameters).map { (function, $0) }
        }
        guard matches.count == 1, let (function, arguments) = matches.first, let fonts = function.alternatives else {
            return nil
        }
        var reader = CodeValueReader(constants: constants, type: function.type)
        for parameter in function.parameters {
            guard let argument = arguments[parameter.name] else {
                reader.locals[parameter.name] = function.defaults[parameter.name]
                continue
            }
            reader.readings[parameter.name] = read(argument, depth: depth + 1)
            // A case, such as a weight, means the same in the factory.
            if argument.is(MemberAccessExprSyntax.self) { reader.locals[parameter.name] = argument }
        }
        return first(fonts, reader, depth)
    }

    /// A size in points; nil for one that is not written.
    private func size(_ expression: ExprSyntax, _ depth: Int) -> Double? {
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["CGFloat", "Double"].contains(call.calledExpression.sourceText), let value = call.arguments.first
        {
            return size(value.expression, depth + 1)
        }
        guard case (.number(let size), true)? = read(expression, depth: depth + 1), size > 0 else { return nil }
        return size
    }
}

extension ExprSyntax {
    /// The last of names with points between them, such as `bold` of `UIFont.Weight.bold`.
    fileprivate var lastName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
