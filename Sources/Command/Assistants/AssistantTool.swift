import KeylinePreviews

/// A command as a tool of the Model Context Protocol: its operands, its options and the form of its answer.
struct AssistantTool: Sendable {
    /// The tool's name in the protocol.
    let name: String
    /// What it does, for the assistant that chooses it.
    let description: String
    /// The command behind it.
    let command: Command
    /// What the command's operands are, in their order.
    let operands: [Operand]
    /// The options that the assistant may use, by their names on the command line.
    let options: [String]
    /// What becomes of what the command makes.
    let result: Result

    /// A word that is no option.
    struct Operand: Sendable {
        let name: String
        let description: String
        let kind: Kind

        enum Kind: Sendable {
            /// A file or folder in the roots.
            case path
            /// A text.
            case text
            /// Several texts.
            case texts
        }
    }

    /// What becomes of what the command makes.
    enum Result: Sendable {
        /// It is what the command prints.
        case text
        /// Pictures are written into a folder that the answer holds and that is then removed.
        case pictures
        /// A file is edited, or the edit is shown as a diff.
        case edit
        /// Goldens are compared; pictures of what failed are in the answer.
        case goldens
        /// Two revisions are compared; pictures of what changed are in the answer.
        case review
    }

    /// Whether it never changes a file of the user's.
    var isReadOnly: Bool {
        if case .edit = result { false } else { true }
    }

    /// The options as the command's table has them.
    var tableOptions: [CommandOption] {
        let all = OptionTable.options(for: command)
        return options.compactMap { name in all.first { $0.name == name } }
    }

    static let all: [AssistantTool] = readers + drawers + editors

    private static let environment = [
        "scene", "device", "orientation", "size", "locale", "direction", "text-size", "appearance", "contrast",
        "bold-text", "region", "system", "extent",
    ]
    private static let file = Operand(
        name: "path", description: "A storyboard, XIB, YAML layout or an app's folder", kind: .path)
    private static let document = Operand(
        name: "path", description: "A storyboard, XIB or YAML layout", kind: .path)
    private static let view = Operand(
        name: "view", description: "A view's id, accessibility identifier, label or text", kind: .text)

    private static let readers = [
        AssistantTool(
            name: "list",
            description: "List the scenes, texts, catalogs and fonts of a file or an app's folder. Start here.",
            command: .list, operands: [file], options: [], result: .text),
        AssistantTool(
            name: "dump",
            description:
                "Lay scenes out and list every view with class, text, frame in points and mark (its number on the overlay "
                + "of marks), and diagnostics, as JSON.",
            command: .dump, operands: [document], options: environment + ["format"], result: .text),
        AssistantTool(
            name: "check",
            description:
                "Find content that is cut off, off screen, overlapping, too small, too faint, unmirrored or untranslated, "
                + "conflicts and missing constraints, each with the view and the line to change. Use across to try languages and "
                + "text sizes.",
            command: .check, operands: [file], options: environment + ["across", "sweep", "ignore"], result: .text),
        AssistantTool(
            name: "explain",
            description: "Explain which constraints determine a view's frame, which gave way, and why text is cut off.",
            command: .explain, operands: [document, view], options: environment, result: .text),
        AssistantTool(
            name: "outline",
            description: "Print a scene's views, its constraints as equations, and issues with repair commands.",
            command: .outline, operands: [document], options: ["scene", "view"], result: .text),
        AssistantTool(
            name: "lint", description: "Check constraints against rules of thumb and style.", command: .lint,
            operands: [file],
            options: ["scene"], result: .text),
        AssistantTool(
            name: "convert", description: "Print a scene as a YAML layout, as UIKit code or as SwiftUI code.",
            command: .convert, operands: [document], options: ["scene", "to", "style"], result: .text),
    ]

    private static let drawers = [
        AssistantTool(
            name: "render",
            description:
                "Draw scenes as PNG. The picture is small by default (one pixel per point). overlay=marks numbers the views "
                + "as dump does; overlay=constraints shows the constraints.",
            command: .render, operands: [file],
            options: environment + ["pseudo", "overlay", "select", "part", "scale", "chrome"],
            result: .pictures),
        AssistantTool(
            name: "preview",
            description: "Draw scenes in many environments as one contact sheet, with the findings of each.",
            command: .preview, operands: [file], options: ["scene", "across", "pairwise", "overlay"], result: .pictures),
        AssistantTool(
            name: "preview_package",
            description:
                "Build a Swift package, which runs its code, and draw its #Previews as one contact sheet. Needs "
                + "`keyline mcp --permit build`.",
            command: .preview,
            operands: [Operand(name: "package", description: "The folder of a Swift package", kind: .path)],
            options: ["target", "scene", "across", "pairwise", "overlay"], result: .pictures),
        AssistantTool(
            name: "diff", description: "Compare two PNGs pixel by pixel, with a picture of the difference.",
            command: .diff,
            operands: [
                Operand(name: "a", description: "A PNG", kind: .path),
                Operand(name: "b", description: "Another PNG", kind: .path),
            ], options: [], result: .pictures),
        AssistantTool(
            name: "golden_test",
            description:
                "Compare what is drawn now with recorded goldens; pictures of the first failures are in the answer. Cases "
                + "that name packages run their code and need `keyline mcp --permit build`.",
            command: .goldenTest,
            operands: [Operand(name: "folder", description: "The folder of goldens, with cases.txt", kind: .path)],
            options: ["filter"], result: .goldens),
        AssistantTool(
            name: "review",
            description:
                "Compare the screens of two git revisions: what is changed, new and gone, with the properties, constraints and texts "
                + "that changed, the findings that came and went, and pictures of the first changes, before (expected) and after "
                + "(actual). range is BASE, which is compared with the files as they are, or BASE..HEAD. No file changes.",
            command: .review,
            operands: [
                Operand(
                    name: "range", description: "BASE, BASE..HEAD or BASE...HEAD of git, such as main...", kind: .text),
                file,
            ], options: ["scene", "across", "ignore"], result: .review),
    ]

    private static let editors = [
        AssistantTool(
            name: "fix",
            description: "Repair constraints or frames of a document: "
                + "the edit is shown as a diff unless dry_run is false, which needs `keyline mcp --permit write`.",
            command: .fix,
            operands: [
                document,
                Operand(name: "repair", description: "The repair, such as add-missing or update-frames", kind: .text),
            ],
            options: ["scene", "select"], result: .edit),
        AssistantTool(
            name: "set",
            description: "Change a constraint's constant, priority and more, or a view's properties: "
                + "the edit is shown as a diff unless dry_run is false, which needs `keyline mcp --permit write`.",
            command: .set,
            operands: [
                document,
                Operand(name: "constraint", description: "A constraint or view, by its id or text", kind: .text),
                Operand(name: "changes", description: "Such as constant=80 or textColor=systemRed", kind: .texts),
            ], options: ["vary"], result: .edit),
    ]
}
