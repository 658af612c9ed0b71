import SwiftUILayout

extension ElementKinds {
    static let fields = [
        ElementKind(
            "TextField", "A field for text.",
            fieldParameters + [
                Parameter("axis", .choice(["horizontal", "vertical"]), "The axis on which it grows with its text.")
            ], shorthand: "title"
        ) { arguments in
            TextField(
                text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt"),
                axis: arguments.word("axis") == "vertical" ? .vertical : .horizontal
            ) { arguments.text("title") ?? Text(verbatim: "") }
        },
        ElementKind("SecureField", "A field for a password.", fieldParameters, shorthand: "title") { arguments in
            SecureField(text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt")) {
                arguments.text("title") ?? Text(verbatim: "")
            }
        },
        ElementKind(
            "TextEditor", "A field for long text.", [Parameter("text", .text, "What was typed.")], shorthand: "text"
        ) { arguments in
            TextEditor(text: .constant(arguments.plainText("text") ?? ""))
        },
    ]

    private static let fieldParameters = [
        Parameter("title", .text, "What it is for; shows while it is empty."),
        Parameter("text", .text, "What was typed."),
        Parameter("prompt", .text, "What shows while it is empty, in place of the title."),
    ]
}
