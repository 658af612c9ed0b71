import SwiftSyntax

/// A property whose value Core Data keeps on Apple's systems.
enum ManagedProperty {
    /// Lets the object keep the value: numbers, flags and texts begin with zero, false and nothing, others with none.
    static func edit(_ binding: PatternBindingSyntax) -> SourceEdit? {
        guard let type = binding.typeAnnotation?.type, binding.initializer == nil, binding.accessorBlock == nil else {
            return nil
        }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return nil }
        return .insert(beginnings[type.sourceText].map { " = " + $0 } ?? "!", at: type.bytes.upperBound)
    }

    private static let beginnings = [
        "Bool": "false", "String": "\"\"", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Double": "0",
        "Float": "0",
    ]
}
