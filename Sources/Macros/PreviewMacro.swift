import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` becomes a type that a program can find, with the preview's file and line.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath),
            let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
        else { throw MacroError("#Preview needs a closure that makes a view or a controller") }
        let arguments = node.arguments.filter { $0.expression.as(ClosureExprSyntax.self) == nil }
            .map { LabeledExprSyntax(label: $0.label, colon: $0.colon, expression: $0.expression).trimmedDescription }
            .joined(separator: ", ")
        let content = PreviewContent(closure)
        let others = node.additionalTrailingClosures.map(\.trimmedDescription).joined(separator: " ")
        return [
            """
            struct \(context.makeUniqueName("Preview")): PreviewRegistry {
                static var fileID: String { #fileID }
                static var filePath: String { \(location.file) }
                static var line: Int { \(location.line) }
                static var column: Int { \(location.column) }
                @MainActor static func makePreview() throws -> Preview {
                    \(raw: content.declarations)
                    return Preview(\(raw: arguments)) \(raw: content.closure) \(raw: others)
                }
            }
            """
        ]
    }
}

/// The closure of a preview, without the properties that belong to a view of their own.
private struct PreviewContent {
    /// The view that holds the properties; empty where there are none.
    let declarations: String
    /// The closure that makes the content, as source text.
    let closure: String

    init(_ closure: ClosureExprSyntax) {
        let properties = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
            .filter { $0.attributes.contains(where: Self.isPreviewable) }
        guard !properties.isEmpty else {
            declarations = ""
            self.closure = closure.trimmedDescription
            return
        }
        let others = closure.statements.filter { statement in
            !properties.contains { $0.id == statement.item.as(VariableDeclSyntax.self)?.id }
        }
        let stored = properties.map { property in
            property.with(\.attributes, property.attributes.filter { !Self.isPreviewable($0) }).trimmedDescription
        }
        declarations = """
            struct PreviewedView: View {
                \(stored.joined(separator: "\n"))
                var body: some View {
                    \(others.map(\.trimmedDescription).joined(separator: "\n"))
                }
            }
            """
        self.closure = "{ PreviewedView() }"
    }

    private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}

/// `@Previewable` marks a property for `#Preview` and does nothing by itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
