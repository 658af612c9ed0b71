import SwiftUILayout

extension ElementKinds {
    static let scrolling = [
        ElementKind(
            "ScrollView", "A scroll view.",
            [
                Parameter("axes", .choices(ElementKeywords.axes.map(\.0)), "The axes of scrolling."), .content,
            ], shorthand: "content"
        ) { arguments in
            ScrollView(arguments.set("axes", ElementKeywords.axes) ?? .vertical) { arguments.content() }
        },
        ElementKind("List", "Rows.", [.content], shorthand: "content") { arguments in
            List { arguments.content() }
        },
        ElementKind("Form", "A form: rows of settings.", [.content], shorthand: "content") { arguments in
            Form { arguments.content() }
        },
        ElementKind(
            "Section", "A section: rows that belong together.",
            [
                Parameter("header", .label, "Text or views above the rows."),
                Parameter("footer", .label, "Text or views below."), .content,
            ], shorthand: "content"
        ) { arguments in
            switch (arguments.has("header"), arguments.has("footer")) {
            case (true, true):
                Section {
                    arguments.content()
                } header: {
                    arguments.content("header")
                } footer: {
                    arguments.content("footer")
                }
            case (true, false):
                Section {
                    arguments.content()
                } header: {
                    arguments.content("header")
                }
            case (false, true):
                Section {
                    arguments.content()
                } footer: {
                    arguments.content("footer")
                }
            case (false, false): Section { arguments.content() }
            }
        },
    ]
}
