import SwiftUILayout

extension ElementKinds {
    static let fields = [
        ElementKind(
            "TextField", "A text field.",
            fieldParameters + [
                Parameter(
                    "axis", .choice(["horizontal", "vertical"]), "The axis along which the field grows with its text.")
            ], shorthand: "title"
        ) { arguments in
            TextField(
                text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt"),
                axis: arguments.word("axis") == "vertical" ? .vertical : .horizontal
            ) { arguments.text("title") ?? Text(verbatim: "") }
        },
        ElementKind("SecureField", "A password field.", fieldParameters, shorthand: "title") { arguments in
            SecureField(text: .constant(arguments.plainText("text") ?? ""), prompt: arguments.text("prompt")) {
                arguments.text("title") ?? Text(verbatim: "")
            }
        },
        ElementKind(
            "TextEditor", "A text editor, for long text.", [Parameter("text", .text, "The text that was entered.")],
            shorthand: "text"
        ) { arguments in
            TextEditor(text: .constant(arguments.plainText("text") ?? ""))
        },
    ]

    private static let fieldParameters = [
        Parameter("title", .text, "The purpose of the field; shown while it is empty."),
        Parameter("text", .text, "The text that was entered."),
        Parameter("prompt", .text, "The prompt that is shown while it is empty, instead of the title."),
    ]
}
