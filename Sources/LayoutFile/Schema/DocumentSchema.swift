import KeylineByteText
import KeylineScenes

/// The keys of a layout file as JSON Schema.
enum DocumentSchema {
    static var keys: [(String, JSONValue)] {
        commonKeys + [
            ("metrics", .described(metrics, "Numbers by name, for constraints.")),
            ("screen", .described(screen, "The keys of the root view.")),
            ("navigation", .described(.reference("navigation"), "The navigation bar.")),
            ("views", .described(.list(of: .reference("view")), "The views, from back to front.")),
            ("constraints", .described(.list(of: .reference("constraint")), "The constraints.")),
        ]
    }

    /// What every layout has, whatever its views are laid out by.
    static var commonKeys: [(String, JSONValue)] {
        [
            ("keyline", .object([("const", .integer(1)), ("description", .string("The version of the format."))])),
            ("title", .described(.reference("text"), "The title of the screen.")),
            ("device", .described(.strings(Device.allNames), "The device.")),
            (
                "orientation",
                .described(.strings(Orientation.allCases.map(\.rawValue)), "The orientation of the device.")
            ),
            ("size", .described(.reference("size"), "The size of the screen in points, instead of a device.")),
            (
                "scale",
                .described(.object([("enum", .array([1, 2, 3, 4].map(JSONValue.integer)))]), "Pixels per point.")
            ),
            (
                "safeArea",
                .described(
                    .reference("insets"), "What bars cover of the screen, in points, instead of the device's own.")
            ),
            ("locale", .described(.object([("type", .string("string"))]), "The language and region, as a BCP 47 tag.")),
            ("textSize", .described(.strings(ContentSizeCategory.allCases.map(\.rawValue)), "The text size.")),
            ("appearance", .described(.strings(Appearance.allCases.map(\.rawValue)), "Light or dark.")),
            (
                "strings",
                .described(
                    .object([("type", .string("string"))]),
                    "The string table, found as LANGUAGE.lproj/NAME.strings beside the file.")
            ),
            (
                "images",
                .described(.object([("type", .string("string"))]), "The folder of images, relative to the file.")
            ),
        ]
    }

    private static var metrics: JSONValue {
        .object([("type", .string("object")), ("additionalProperties", .object([("type", .string("number"))]))])
    }

    private static var screen: JSONValue {
        .object([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            (
                "properties",
                .object(
                    [LayoutSchema.guides, LayoutSchema.variations(LayoutSchema.screenVariation)]
                        + Schema.screen.allProperties.map {
                            ($0.name, .described(ValueSchema.schema(of: $0.kind), $0.summary ?? ""))
                        })
            ),
        ])
    }
}
