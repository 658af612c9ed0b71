import SwiftUILayout

extension ElementKinds {
    static let texts = [
        ElementKind(
            "Text", "Lines of text.", [Parameter("text", .text, "The text.", required: true)], shorthand: "text"
        ) { arguments in
            arguments.text("text") ?? Text(verbatim: "")
        },
        ElementKind(
            "Label", "A text with an icon: a symbol or picture.",
            [
                .title, .systemImage, .image, Parameter("icon", .content, "Views instead of a symbol."),
            ]
        ) { arguments in
            let title = arguments.text("title") ?? Text(verbatim: "")
            let symbol = arguments.image("systemImage", isSymbol: true) ?? arguments.image("image", isSymbol: false)
            let icon = symbol.map { AnyView($0) } ?? arguments.content("icon")
            return SwiftUILayout.Label(title: { title }, icon: { icon })
        },
        ElementKind(
            "Image", "A picture from a catalog or folder, or a symbol.",
            [
                Parameter("name", .string, "The name of the picture."),
                Parameter("symbol", .string, "The name of a system symbol."),
            ], shorthand: "name", oneOf: ["name", "symbol"], subject: .image
        ) { arguments in
            arguments.image("symbol", isSymbol: true) ?? arguments.image("name", isSymbol: false)
                ?? Image(systemName: "")
        },
        ElementKind(
            "Link", "A link.", [.title, .systemImage, .image, .label], shorthand: "title", "label"
        ) { arguments in
            Link(destination: URL(fileURLWithPath: "/")) { arguments.labelView() ?? AnyView(EmptyView()) }
        },
        ElementKind(
            "ContentUnavailableView", "A placeholder for missing content.",
            [
                .title, .systemImage, .image, .label,
                Parameter("description", .label, "Text or views below."),
                Parameter("actions", .content, "Buttons below the description."),
            ]
        ) { arguments in
            ContentUnavailableView {
                arguments.labelView() ?? AnyView(EmptyView())
            } description: {
                arguments.content("description")
            } actions: {
                arguments.content("actions")
            }
        },
    ]
}
