import SwiftSyntax

/// The statements that decide which others run.
extension StatementWalk {
    /// The statements after a guard run only where it lets through. One that asks only for views of the document decides nothing else.
    mutating func follow(_ condition: GuardStmtSyntax, _ scope: inout Scope) {
        guard !condition.conditions.isOfSystem, !condition.conditions.isOfSelf else { return }
        if let attributes = scope.reader.attributes(boundBy: condition.conditions) {
            scope.need(attributes)
        } else {
            let views = views(boundBy: condition.conditions, scope)
            if views.count < condition.conditions.count { scope.condition = .branch }
            scope.bind(condition.conditions)
            scope.aliases.merge(views) { $1 }
        }
    }

    /// The outlets, and the views that UIKit's classes have, to which conditions bind names, as in `guard let label = button.titleLabel`.
    private func views(boundBy conditions: ConditionElementListSyntax, _ scope: Scope) -> [String: [String]] {
        var views: [String: [String]] = [:]
        for element in conditions {
            guard case .optionalBinding(let binding) = element.condition, let value = binding.initializer?.value,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let path = path(of: value, scope), !path.isEmpty, !types(of: path).isEmpty
            else { continue }
            views[name] = path
        }
        return views
    }

    mutating func follow(_ branch: IfExprSyntax, _ scope: inout Scope) {
        if branch.conditions.isOfSystem || branch.conditions.isOfSelf {
            // The systems that Keyline draws have what an app asks for.
            follow(branch.body.statements, &scope)
            return
        }
        if let isChosen = choice(of: branch.conditions, &scope) {
            followChosen(branch, isChosen, &scope)
            return
        }
        if let attributes = scope.reader.attributes(boundBy: branch.conditions),
            branch.elseBody == nil || !attributes.isEmpty
        {
            var inner = scope
            inner.need(attributes)
            follow(branch.body.statements, &inner)
            if branch.body.returns { scope.condition = .branch }
            return
        }
        var inner = scope
        let views = views(boundBy: branch.conditions, scope)
        inner.bind(branch.conditions)
        inner.aliases.merge(views) { $1 }
        followAlternatives(Self.bodies(of: branch), isComplete: Self.hasElse(branch), inner)
        if branch.body.returns { scope.condition = .branch }
    }

    private mutating func followChosen(_ branch: IfExprSyntax, _ isChosen: Bool, _ scope: inout Scope) {
        if isChosen {
            follow(branch.body.statements, &scope)
        } else if let other = branch.elseBody?.as(IfExprSyntax.self) {
            follow(other, &scope)
        } else if let block = branch.elseBody?.as(CodeBlockSyntax.self) {
            follow(block.statements, &scope)
        }
    }

    /// Whether a condition holds that asks for the class of the object, or for a flag that a call gave; nil for others.
    private func choice(of conditions: ConditionElementListSyntax, _ scope: inout Scope) -> Bool? {
        guard conditions.count == 1, let condition = conditions.first?.condition else { return nil }
        if case .optionalBinding(let binding) = condition, let value = binding.initializer?.value,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let match = value.sourceText.wholeMatch(of: /self\s+as\?\s+(\w+)/)
        {
            scope.aliases[name] = scope.object.path
            return scope.object.chain.contains(String(match.1))
        }
        guard case .expression(let expression) = condition else { return nil }
        if let match = expression.sourceText.wholeMatch(of: /self\s+is\s+(\w+)/) {
            return scope.object.chain.contains(String(match.1))
        }
        guard let match = expression.sourceText.wholeMatch(of: /(!?)(\w+)/),
            case .flag(let flag)? = scope.reader.readings[String(match.2)]?.value
        else { return nil }
        return flag == match.1.isEmpty
    }

    mutating func follow(_ choice: SwitchExprSyntax, _ scope: Scope) {
        let all = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        let subject = choice.subject.sourceText
        if subject == "self", followCaseOfClass(all, scope) { return }
        let bodies: [CodeBlockItemListSyntax]
        if let names = scope.cases[subject], !all.contains(where: \.isConditional) {
            // Without a default the cases are all that there are.
            let chosen = names.compactMap { name in all.first { $0.caseNames.contains(name) } ?? all.defaultCase }
            if chosen.count == 1, names.count == 1 {
                var inner = scope
                inner.hide(chosen[0].boundNames)
                follow(chosen[0].statements, &inner)
                return
            }
            bodies = chosen.map(\.statements)
        } else {
            bodies = all.map(\.statements)
        }
        var inner = scope
        inner.hide(all.flatMap(\.boundNames))
        followAlternatives(bodies, isComplete: all.count == choice.cases.count && !bodies.isEmpty, inner)
    }

    /// Follows the case of a choice by the object's class, such as `case let label as UILabel:`.
    ///
    /// - Returns: False for a choice by something else.
    private mutating func followCaseOfClass(_ cases: [SwitchCaseSyntax], _ scope: Scope) -> Bool {
        var inner = scope
        for one in cases {
            guard let label = one.label.as(SwitchCaseLabelSyntax.self) else {
                follow(one.statements, &inner)
                return true
            }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let match = item.pattern.sourceText.wholeMatch(
                        of: /(?:(?:let|var)\s+(\w+)\s+as|is)\s+(\w+)/)
                else { return false }
                guard scope.object.chain.contains(String(match.2)) else { continue }
                if let name = match.1 { inner.aliases[String(name)] = scope.object.path }
                follow(one.statements, &inner)
                return true
            }
        }
        return true
    }

    /// The statements of each branch.
    private static func bodies(of branch: IfExprSyntax) -> [CodeBlockItemListSyntax] {
        var bodies = [branch.body.statements]
        if let other = branch.elseBody?.as(IfExprSyntax.self) { bodies += Self.bodies(of: other) }
        if let block = branch.elseBody?.as(CodeBlockSyntax.self) { bodies.append(block.statements) }
        return bodies
    }

    private static func hasElse(_ branch: IfExprSyntax) -> Bool {
        if let other = branch.elseBody?.as(IfExprSyntax.self) { return hasElse(other) }
        return branch.elseBody?.is(CodeBlockSyntax.self) ?? false
    }
}

extension CodeBlockSyntax {
    /// Whether the function ends inside.
    fileprivate var returns: Bool { statements.contains { $0.item.is(ReturnStmtSyntax.self) } }
}

extension ConditionElementListSyntax {
    /// Whether only the version of the system decides.
    fileprivate var isOfSystem: Bool {
        allSatisfy { element in
            guard case .availability(let condition) = element.condition else { return false }
            return condition.availabilityKeyword.text == "#available"
        }
    }

    /// Whether only the object itself is asked for, as closures do that hold it weakly.
    fileprivate var isOfSelf: Bool {
        allSatisfy { element in
            guard case .optionalBinding(let binding) = element.condition else { return false }
            return (binding.initializer?.value.sourceText ?? binding.pattern.sourceText) == "self"
        }
    }

}

extension StatementWalk.Scope {
    /// Notes the names that conditions bind.
    fileprivate mutating func bind(_ conditions: ConditionElementListSyntax) {
        for element in conditions {
            guard case .optionalBinding(let binding) = element.condition,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
            let reading = reader.read(value)
            hide([name])
            reader.readings[name] = reading
        }
    }
}

extension SwitchCaseSyntax {
    /// Whether a condition besides the name of a case decides.
    fileprivate var isConditional: Bool {
        label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains { $0.whereClause != nil } ?? false
    }

    /// The names that the patterns bind.
    fileprivate var boundNames: [String] {
        let tokens = label.tokens(viewMode: .sourceAccurate)
        return tokens.compactMap { token in
            if case .identifier(let name) = token.tokenKind, token.previousToken(viewMode: .sourceAccurate)?.text != "."
            {
                return name
            }
            return nil
        }
    }
}

extension [SwitchCaseSyntax] {
    fileprivate var defaultCase: SwitchCaseSyntax? { first { $0.label.is(SwitchDefaultLabelSyntax.self) } }
}
