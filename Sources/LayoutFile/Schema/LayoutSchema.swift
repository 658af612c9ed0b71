import Foundation
import KeylineByteText
import KeylineScenes
import KeylineVocabulary

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
        ValueSchema.definitions + [("view", anyView), ("section", section)] + Schema.views.map { ($0.name, view($0)) }
    }

    private static var anyView: JSONValue {
        .object([
            ("type", .string("object")),
            ("required", .array([.string("type")])),
            ("properties", .properties([("type", .strings(listed.map(\.name)), typeSummary)])),
            ("allOf", .array(listed.map(choice))),
        ])
    }

    /// The classes of views in lists of views: all but rows of tables.
    private static let listed = Schema.views.filter { !$0.isRow }

    private static let section = JSONValue.mapping([
        ("headerTitle", .reference("text"), "The title above the rows."),
        ("footerTitle", .reference("text"), "The text below the rows."),
        ("rows", rows, "The rows, from top to bottom."),
    ])

    private static let rows = JSONValue.list(of: .reference("UITableViewCell"))

    /// The keys of a table that list rows.
    private static let lists: [(String, JSONValue)] = [
        (
            ViewSchema.sectionsKey,
            .described(.list(of: .reference("section")), "The sections, with rows that are always the same.")
        ),
        (
            ViewSchema.prototypesKey,
            .described(rows, "One row of each kind that code makes, in place of sections.")
        ),
    ]

    /// A view that is the value of a key.
    private static func part(_ part: ViewPart) -> (String, JSONValue) {
        guard let name = part.typeName else { return (part.rawValue, .described(.reference("view"), part.summary)) }
        let others = ["type", "installed", Schema.frameKey]
        return (
            part.rawValue,
            .object([
                ("description", .string(part.summary)), ("$ref", .string("#/$defs/\(name)")),
                ("propertyNames", .object([("not", .strings(others))])),
            ])
        )
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

    /// The key that says whether a view or constraint is there.
    static let installed = (
        "installed",
        JSONValue.described(
            .object([("type", .string("boolean"))]),
            "Whether it is there, but for size classes whose variation says otherwise (default: true).")
    )

    /// The key of what differs between size classes.
    ///
    /// - Parameter schema: The schema of a variation.
    /// - Returns: The key with its schema.
    static func variations(_ schema: JSONValue) -> (String, JSONValue) {
        ("variations", .described(bySizeClass(schema), variationsSummary))
    }

    static let variationsSummary = "Differences by size class: width=regular, or width=compact,height=regular."

    /// A mapping by size classes.
    static func bySizeClass(_ schema: JSONValue) -> JSONValue {
        let side = { (name: String) in "\(name)=(\(SizeClass.allCases.map(\.rawValue).joined(separator: "|")))" }
        let pattern =
            "^(\(side("width"))(,\(side("height")))?|\(side("height"))(,\(side("width")))?)$"
        return .object([
            ("type", .string("object")), ("patternProperties", .object([(pattern, schema)])),
            ("additionalProperties", .bool(false)),
        ])
    }

    /// A variation of the screen's own view: the keys of a plain view that the screen has too.
    static let screenVariation = variation(of: "UIView", without: ["subviews", "installed", Schema.frameKey])

    /// A variation of a view: the keys of its class without those that say which view it is.
    private static func variation(of name: String, without others: [String]) -> JSONValue {
        .object([
            ("$ref", .string("#/$defs/\(name)")),
            (
                "propertyNames",
                .object([("not", .strings(["type", "id", "guides", "variations"] + others))])
            ),
        ])
    }

    private static func view(_ view: ViewSchema) -> JSONValue {
        var keys: [(String, JSONValue)] = [
            ("type", .described(.object([("const", .string(view.name))]), typeSummary)),
            ("id", .described(.reference("name"), "The name of the view in constraints.")),
            guides,
        ]
        if !view.isRow { keys.append(installed) }
        let others = [view.childrenKey].compactMap { $0 } + view.listKeys + view.parts.map(\.rawValue)
        keys.append(variations(variation(of: view.name, without: others)))
        if let children = view.childrenKey {
            keys.append((children, .described(.list(of: .reference("view")), "The views inside, from back to front.")))
        }
        keys += view.parts.map(part) + (view.isTable ? lists : [])
        let properties = view.allProperties.filter { !(view.isRow && $0.name == Schema.frameKey) }
        keys += properties.map { ($0.name, .described(ValueSchema.schema(of: $0.kind), $0.summary ?? "")) }
        return .object([
            ("description", .string(view.summary)), ("type", .string("object")), ("properties", .object(keys)),
            ("additionalProperties", .bool(false)),
        ])
    }
}
