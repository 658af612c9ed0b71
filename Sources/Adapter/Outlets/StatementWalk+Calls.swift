import KeylineOutletValues
import SwiftSyntax

/// Calls, of the app's own methods and of UIKit's.
extension StatementWalk {
    mutating func follow(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            callOnSelf(name, call, scope)
            return
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text
        if base.sourceText == "super" {
            callSuper(name, scope)
        } else if call.runsClosureSoon {
            guard let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
            else { return }
            var inner = scope
            follow(closure.statements, &inner)
        } else if name == "forEach", let closure = call.trailingClosure, let list = base.as(ArrayExprSyntax.self) {
            follow(closure.statements, for: closure.firstParameter, in: list, scope)
        } else if let path = path(of: base, scope) {
            if path == scope.object.path, base.sourceText.hasPrefix("self") {
                callOnSelf(name, call, scope)
            } else if let property = Self.setters[name], call.stateArgument != nil {
                set(property, of: path, call, scope)
            } else {
                self.call(name, by: call, on: object(at: path, types(of: path), scope), scope)
            }
        } else {
            noteUnread(scope)
        }
    }

    mutating func follow(_ loop: ForStmtSyntax, _ scope: Scope) {
        guard let list = loop.sequence.as(ArrayExprSyntax.self), loop.whereClause == nil,
            let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else {
            var inner = scope
            inner.hide(loop.pattern.boundNames)
            followConditional(loop.body.statements, inner)
            return
        }
        follow(loop.body.statements, for: name, in: list, scope)
    }

    /// Follows statements for each of several objects, as in `[first, second].forEach { $0.isHidden = true }`.
    private mutating func follow(
        _ statements: CodeBlockItemListSyntax, for name: String, in list: ArrayExprSyntax, _ scope: Scope
    ) {
        for element in list.elements {
            guard let path = path(of: element.expression, scope) else { continue }
            var inner = scope
            inner.aliases[name] = path
            follow(statements, &inner)
        }
    }

    private mutating func callOnSelf(_ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) {
        var object = scope.object
        object.depth += 1
        if let property = Self.setters[name], call.stateArgument != nil {
            set(property, of: scope.object.path, call, scope)
        } else if call.arguments.isEmpty, call.trailingClosure == nil {
            if classes.body(of: name, in: object.chain) == nil, !Self.harmless.contains(name) { noteUnread(scope) }
            self.call(name, object)
        } else {
            self.call(name, by: call, on: object, scope)
        }
    }

    private mutating func callSuper(_ method: String, _ scope: Scope) {
        let name = method == "init" ? ClassCode.initializer : method
        guard let current = scope.object.chain.firstIndex(of: scope.type) else { return }
        var object = scope.object
        object.depth += 1
        call(name, in: object.chain[(current + 1)...], object)
    }

    /// Follows a method of an object with the arguments of a call.
    mutating func call(_ name: String, by call: FunctionCallExprSyntax, on object: Object, _ scope: Scope) {
        let bodies = classes.bodies(of: name, calledBy: call, in: object.chain)
        if bodies.isEmpty, !Self.harmless.contains(name) { noteUnread(scope) }
        for body in bodies {
            let key = "\(object.path) \(body.type).\(name) \(body.source.path) \(body.statements.bytes.lowerBound)"
            guard !open.contains(key) else { continue }
            open.append(key)
            var receiver = object
            if bodies.count > 1 { receiver.condition = .branch }
            let arguments = body.bindings(of: call) ?? [:]
            let bound = arguments.map { name, argument in
                Argument(
                    name: name, reading: scope.reader.read(argument), path: path(of: argument, scope),
                    cases: argument.literalCases ?? scope.cases[argument.sourceText],
                    isFixedFont: scope.reader.isFixedFont(argument))
            }
            follow(body, receiver) { inner in
                for argument in bound {
                    inner.reader.readings[argument.name] = argument.reading
                    inner.cases[argument.name] = argument.cases
                    if argument.isFixedFont { inner.reader.fixedFonts.insert(argument.name) }
                    inner.aliases[argument.name] = argument.path.flatMap { $0.isEmpty ? nil : $0 }
                }
            }
            open.removeLast()
        }
    }

    /// An argument by the name of its parameter, with what it is where the method is called.
    private struct Argument {
        let name: String
        let reading: CodeValueReader.Reading?
        let path: [String]?
        let cases: [String]?
        let isFixedFont: Bool
    }

    /// Functions that give no view another look.
    private static let harmless: Set<String> = [
        "objc_setAssociatedObject", "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "layoutSubviews",
        "sizeToFit",
        "invalidateIntrinsicContentSize", "setNeedsUpdateConstraints", "print", "debugPrint", "NSLog", "assert",
        "assertionFailure", "willChangeValue", "didChangeValue",
    ]

    // MARK: Setters

    /// Notes a call of a method that sets a property for a state.
    private mutating func set(_ property: String, of path: [String], _ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let value = call.arguments.first?.expression, let state = call.stateArgument else { return }
        if UntoldProperties.givesFont(property), noteStyle(of: value, at: path, scope) { return }
        let name = state.sourceText.split(separator: ".").last ?? ""
        // Before Swift 3 the names of states began with capitals.
        note(path, property, name.prefix(1).lowercased() + name.dropFirst(), value, scope)
    }

    /// Methods that set a property for a state.
    private static let setters = [
        "setTitle": "title", "setTitleColor": "titleColor", "setImage": "image",
        "setAttributedTitle": "attributedTitle", "setBackgroundImage": "backgroundImage",
    ]

    // MARK: Paths

    /// The outlets from the first object to another one; nil for an object that is not reached by outlets alone.
    func path(of expression: ExprSyntax, _ scope: Scope) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let path = scope.aliases[name] { return path }
            guard !scope.objects.contains(name) else { return nil }
            return name == "self" ? scope.object.path : scope.object.path + [name]
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return path(of: optional.expression, scope) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(of: forced.expression, scope) }
        if let type = Self.castOfSelf(expression) {
            return scope.object.chain.contains(type) ? scope.object.path : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return path(of: base, scope).map { $0 + [member.declName.baseName.text] }
    }

    /// The class of an expression such as `(self as? UILabel)`; nil for others.
    static func castOfSelf(_ expression: ExprSyntax) -> String? {
        let tuple = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
        guard tuple.is(TupleExprSyntax.self) else { return nil }
        return tuple.sourceText.wholeMatch(of: /\(self\s+as[?!]\s+(\w+)\)/).map { String($0.1) }
    }

    /// The class of the object at a path and those that it derives from; empty where the code does not say it.
    func types(of path: [String]) -> [String] {
        var chain = chain
        for name in path {
            guard let type = classes.type(ofOutlet: name, in: chain) ?? Self.parts[name] else { return [] }
            chain = classes.wholeChain(of: type)
        }
        return chain
    }

    /// The classes of properties of UIKit's own that hold a view.
    private static let parts = [
        "titleLabel": "UILabel", "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
        "view": "UIView", "contentView": "UIView", "tableView": "UITableView", "collectionView": "UICollectionView",
        "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    ]

    /// The object at a path, whose code runs where the code of a scope calls it.
    func object(at path: [String], _ chain: [String], _ scope: Scope) -> Object {
        Object(
            path: path, chain: chain, condition: scope.condition, attributes: scope.object.attributes,
            depth: scope.object.depth + 1)
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call runs its closure at once, or before the first picture is seen.
    fileprivate var runsClosureSoon: Bool {
        ["DispatchQueue.main.async", "OperationQueue.main.addOperation", "UIView.performWithoutAnimation"]
            .contains(calledExpression.sourceText)
    }

    /// The state or segment for which a setter sets a property.
    fileprivate var stateArgument: ExprSyntax? { argument("for") ?? argument("forState") ?? argument("forSegmentAt") }
}

extension PatternSyntax {
    /// The names that the pattern binds, in their order.
    var boundNames: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind, token.previousToken(viewMode: .sourceAccurate)?.text != "."
            {
                return name
            }
            return nil
        }
    }
}

extension ClosureExprSyntax {
    /// The name of the closure's argument.
    var firstParameter: String {
        guard let clause = signature?.parameterClause else { return "$0" }
        if let names = clause.as(ClosureShorthandParameterListSyntax.self) { return names.first?.name.text ?? "$0" }
        return clause.as(ClosureParameterClauseSyntax.self)?.parameters.first?.firstName.text ?? "$0"
    }
}
