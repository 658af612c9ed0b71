import Foundation
import KeylineByteText

/// The JSON Schema of layout files, by which editors complete and check them while somebody types.
///
/// It is made of the same table that the reader uses, so the two cannot disagree.
public enum LayoutSchema {
    /// The schema (JSON Schema, draft 2020-12) as indented JSON with a final newline.
    public static func json() -> String {
        JSONForm.schema.text(of: document)
    }

    private static var document: JSONValue {
        let head = JSONValue.schemaHead(
            "layout", title: "Keyline layout", summary: "A screen of views and constraints.")
        return .object(
            head + [
                ("type", .string("object")), ("required", .array([.string("keyline"), .string("views")])),
                ("additionalProperties", .bool(false)), ("properties", .object(DocumentSchema.keys)),
                ("$defs", .object(definitions)),
            ])
    }

    private static var definitions: [(String, JSONValue)] {
        ValueSchema.definitions + [("view", anyView)] + Schema.views.map { ($0.name, view($0)) }
    }

    private static var anyView: JSONValue {
        .object([
            ("type", .string("object")),
            ("required", .array([.string("type")])),
            ("properties", .properties([("type", .strings(Schema.views.map(\.name)), typeSummary)])),
            ("allOf", .array(Schema.views.map(choice))),
        ])
    }

    private static let typeSummary = "UIKit's class of the view."

    /// Applies the schema of a class to views of that class.
    private static func choice(_ view: ViewSchema) -> JSONValue {
        .object([
            (
                "if",
                .object([("properties", .object([("type", .object([("const", .string(view.name))]))]))])
            ),
            ("then", .reference(view.name)),
        ])
    }

    /// The key of the guides that a view owns.
    static let guides = (
        "guides", JSONValue.described(.list(of: .reference("name")), "Ids of layout guides that the view owns.")
    )

    private static func view(_ view: ViewSchema) -> JSONValue {
        var keys: [(String, JSONValue)] = [
            ("type", .described(.object([("const", .string(view.name))]), typeSummary)),
            ("id", .described(.reference("name"), "The name of the view in constraints.")),
            guides,
        ]
        if let children = view.childrenKey {
            keys.append((children, .described(.list(of: .reference("view")), "The views inside, from back to front.")))
        }
        keys += view.allProperties.map { ($0.name, .described(ValueSchema.schema(of: $0.kind), $0.summary ?? "")) }
        return .object([
            ("description", .string(view.summary)), ("type", .string("object")), ("properties", .object(keys)),
            ("additionalProperties", .bool(false)),
        ])
    }
}
