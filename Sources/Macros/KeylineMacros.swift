@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// What the compiler talks to while it expands `#Preview`, `@Previewable` and `@Entry`.
///
/// It is built with the SwiftSyntax that comes with the compiler, so that no package from elsewhere is needed.
@main
struct KeylineMacros: PluginProvider {
    static func main() throws {
        let listener = CompilerPluginMessageListener(
            connection: try StandardIOMessageConnection(),
            messageHandler: PluginProviderMessageHandler(provider: KeylineMacros()))
        try listener.main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "PreviewMacro": PreviewMacro.self
        case "PreviewableMacro": PreviewableMacro.self
        case "EntryMacro": EntryMacro.self
        case "ModelMacro": ModelMacro.self
        default: throw MacroError("there is no macro \(typeName)")
        }
    }
}

/// A wrong use of a macro.
struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
