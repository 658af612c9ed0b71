import KeylineOutletValues
import SwiftSyntax

/// Walks through a file and notes each call that leads to another screen.
final class TransitionReader: TypeScopeVisitor {
    typealias Kind = NavigationReading.Transition.Kind

    private let source: AppSource
    private let screens: ScreenTypes
    private var reading: NavigationReading

    private init(_ source: AppSource, _ screens: ScreenTypes, _ reading: NavigationReading) {
        self.source = source
        self.screens = screens
        self.reading = reading
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds what a file has to a reading.
    static func read(_ source: AppSource, _ screens: ScreenTypes, into reading: inout NavigationReading) {
        let reader = TransitionReader(source, screens, reading)
        reader.walk(source.tree)
        reading = reader.reading
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledName else { return .visitChildren }
        if let kind = Self.modifiers[name], node.calledExpression.is(MemberAccessExprSyntax.self) {
            readModifier(node, kind)
        } else if name == "NavigationLink" {
            readLink(node)
        } else if let kind = Self.presentations[name], let first = node.arguments.first, first.label == nil {
            if node.arguments.dropFirst().contains(where: { Self.labels.contains($0.label?.text ?? "") }) {
                add(kind, in: [Syntax(first.expression)], at: node)
            }
        } else if name == "performSegue", let text = node.argument("withIdentifier").flatMap(targets.text) {
            add(.performSegue, [.segue(text)], at: node)
        } else if name == "setViewControllers", let first = node.arguments.first, first.label == nil {
            add(.embed, in: [Syntax(first.expression)], at: node)
        } else if let scene = targets.scene(of: node) {
            add(.instantiate, [scene], at: node)
        }
        return .visitChildren
    }

    private static let modifiers: [String: Kind] = [
        "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
        "navigationDestination": .navigationDestination,
    ]
    private static let presentations: [String: Kind] = [
        "present": .present, "pushViewController": .push, "show": .show, "showDetailViewController": .showDetail,
    ]
    private static let labels: Set<String> = ["animated", "sender"]

    /// `sheet(isPresented:) { … }` and its relatives.
    private func readModifier(_ node: FunctionCallExprSyntax, _ kind: Kind) {
        var content = node.arguments.filter { ["content", "destination"].contains($0.label?.text) }.map {
            Syntax($0.expression)
        }
        if let closure = node.trailingClosure { content.append(Syntax(closure)) }
        content += node.additionalTrailingClosures.filter { $0.label.text == "content" }.map { Syntax($0.closure) }
        let value = node.argument("for")?.sourceText
        let type = value.flatMap { $0.hasSuffix(".self") ? String($0.dropLast(".self".count)) : nil }
        add(kind, in: content, identifier: type, at: node)
    }

    /// `NavigationLink("Title") { Destination() }`, `NavigationLink { Destination() } label: { … }` and
    /// `NavigationLink(destination:) { … }`; a link of a value leads where `navigationDestination` says.
    private func readLink(_ node: FunctionCallExprSyntax) {
        let title = node.arguments.first.flatMap { $0.label == nil ? $0.expression.literalText : nil }
        if let destination = node.argument("destination") {
            return add(.navigationLink, in: [Syntax(destination)], identifier: title, at: node)
        }
        guard node.argument("value") == nil, let closure = node.trailingClosure else { return }
        let destination = node.additionalTrailingClosures.first { $0.label.text == "destination" }.map {
            Syntax($0.closure)
        }
        add(.navigationLink, in: [destination ?? Syntax(closure)], identifier: title, at: node)
    }

    // MARK: Roots, tabs and content

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let property = elements[0].sourceText
        let values = elements[2...].map { Syntax($0) }
        if property.hasSuffix("rootViewController") {
            for value in values { noteInitial(targets.all(in: value)) }
        } else if property == "viewControllers" || property.hasSuffix(".viewControllers") {
            add(.embed, in: values, at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        let name = node.name.text
        if screens.inherits(name, "App"), let body = screens.members[name]?["body"]?.body {
            noteInitial(targets.all(in: body))
        }
        if let preview = screens.members[name]?["previews"]?.body, isProvider(name) {
            notePreview(of: targets.all(in: preview), named: name, at: Syntax(node))
        } else if screens.kind(of: name) == .view {
            readContent(of: Syntax(node.memberBlock), at: node)
        }
        return result
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        if isProvider(node.name.text), let preview = screens.members[node.name.text]?["previews"]?.body {
            notePreview(of: targets.all(in: preview), named: node.name.text, at: Syntax(node))
        }
        return result
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = super.visit(node)
        if screens.kind(of: node.extendedType.className) == .view {
            readContent(of: Syntax(node.memberBlock), at: node)
        }
        return result
    }

    /// Other screens in a view's content.
    private func readContent(of members: Syntax, at node: some SyntaxProtocol) {
        guard let type = types.last else { return }
        let search = ContentSearch(screens)
        search.walk(members)
        for (name, call) in search.names where name != type { add(.embed, [.screen(name)], at: call) }
    }

    // MARK: Previews

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        preview(node.macroName, node.arguments, node.trailingClosure, at: Syntax(node))
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        preview(node.macroName, node.arguments, node.trailingClosure, at: Syntax(node))
    }

    private func preview(
        _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, at node: Syntax
    ) -> SyntaxVisitorContinueKind {
        guard macro.text == "Preview" else { return .visitChildren }
        let name = arguments.first.flatMap { $0.label == nil ? $0.expression.literalText : nil }
        if let closure { notePreview(of: targets.all(in: Syntax(closure)), named: name, at: node) }
        return .skipChildren
    }

    private func notePreview(of shown: [ScreenTargets.Target], named name: String?, at node: Syntax) {
        guard case .screen(let screen)? = shown.first else { return }
        reading.previews.append(.init(screen: screen, name: name, location: source.screenLocation(of: node)))
    }

    private func isProvider(_ type: String) -> Bool { screens.inherits(type, "PreviewProvider") }

    // MARK: Unwinding

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        if let type = types.last, parameters.count == 1, let parameter = parameters.first,
            parameter.type.sourceText.hasPrefix("UIStoryboardSegue"),
            node.attributes.contains(where: { $0.attributeWord == "IBAction" })
        {
            let action = SelectorName.of(node.name.text, [parameter.firstName.text])
            reading.unwindActions[type, default: []].append(action)
        }
        return .visitChildren
    }

    // MARK: Notes

    /// The type with the present code: the innermost one that fills a screen, otherwise the outermost.
    private var owner: String? { types.last { screens.kind(of: $0) != nil } ?? types.first }

    private var targets: ScreenTargets { ScreenTargets(types: screens, type: types.last ?? "") }

    private func noteInitial(_ targets: [ScreenTargets.Target]) {
        for case .screen(let name) in targets where !reading.initial.contains(name) { reading.initial.append(name) }
    }

    private func add(_ kind: Kind, in nodes: [Syntax], identifier: String? = nil, at node: some SyntaxProtocol) {
        add(kind, nodes.flatMap(targets.all), identifier: identifier, at: node)
    }

    private func add(
        _ kind: Kind, _ targets: [ScreenTargets.Target], identifier: String? = nil, at node: some SyntaxProtocol
    ) {
        guard let owner, !types.contains(where: isProvider), owner != "View" else { return }
        let location = source.screenLocation(of: (node.as(FunctionCallExprSyntax.self)?.calledPlace) ?? Syntax(node))
        for target in targets where target != .screen(owner) || kind != .embed {
            reading.transitions.append(
                .init(source: owner, target: target, kind: kind, identifier: identifier, location: location))
        }
    }
}

/// Finds the views in the content of a view, outside closures that are ways of their own.
private final class ContentSearch: SyntaxVisitor {
    private(set) var names: [(name: String, call: FunctionCallExprSyntax)] = []
    private let screens: ScreenTypes

    init(_ screens: ScreenTypes) {
        self.screens = screens
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledName else { return .visitChildren }
        if name == "NavigationLink" { return .skipChildren }
        if ScreenTargets.modifiers.contains(name), node.calledExpression.is(MemberAccessExprSyntax.self) {
            walk(node.calledExpression)
            return .skipChildren
        }
        let isConstructor = node.calledExpression.is(DeclReferenceExprSyntax.self)
        if isConstructor, screens.kind(of: name) == .view, !names.contains(where: { $0.name == name }) {
            names.append((name, node))
        }
        return .visitChildren
    }

    // Types inside have content of their own.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
    /// The name of the function or method that is called; nil for a call of another expression.
    var calledName: String? {
        if let reference = calledExpression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The name in the call, which is on its own line in a chain of modifiers.
    fileprivate var calledPlace: Syntax? {
        if let access = calledExpression.as(MemberAccessExprSyntax.self) { return Syntax(access.declName) }
        return Syntax(calledExpression)
    }
}
