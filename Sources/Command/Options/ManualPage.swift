/// A page of the manual in man's macros, made from the tables of commands and options.
struct ManualPage {
    /// The command; nil for the page of the program.
    let command: Command?

    /// The page's name without its section, such as `keyline-golden-test`.
    var name: String { command.map { "keyline-" + $0.name.replacing(" ", with: "-") } ?? "keyline" }

    /// The page as roff.
    var text: String {
        let title = ".TH \(name.uppercased()) 1 \"\" \"keyline \(Versions.keyline)\" \"Keyline\""
        return ([title] + (command.map(lines) ?? overview)).joined(separator: "\n") + "\n"
    }

    private var overview: [String] {
        let description = "lay out user interfaces as Apple's Auto Layout does, and draw them"
        var lines = [
            ".SH NAME", "keyline \\- \(Self.escaped(description))", ".SH SYNOPSIS", ".B keyline",
            "COMMAND [options] ...",
            ".SH COMMANDS",
        ]
        for command in Command.allCases {
            lines += [
                ".TP", ".BR \(Self.escaped(ManualPage(command: command).name)) (1)",
                Self.escaped(command.summary + "."),
            ]
        }
        lines += [".SH EXIT STATUS"] + Self.statuses
        return lines
    }

    private func lines(of command: Command) -> [String] {
        var lines = [
            ".SH NAME",
            "\(name) \\- \(Self.escaped(command.summary.prefix(1).lowercased() + command.summary.dropFirst()))",
            ".SH SYNOPSIS", ".B keyline \(command.name)", Self.escaped("\(command.operands.placeholder) [options]"),
            ".SH DESCRIPTION", Self.escaped(command.details),
        ]
        for group in CommandOption.Group.allCases {
            let options = OptionTable.options(for: command).filter { $0.group == group }
            if !options.isEmpty { lines.append(".SH \"\(group.rawValue.uppercased()) OPTIONS\"") }
            lines += options.flatMap { [".TP", Self.head(of: $0), Self.escaped($0.summary + ".")] }
        }
        lines += [".SH EXAMPLES"] + command.examples.flatMap { [".nf", Self.escaped($0), ".fi"] }
        return lines + [".SH EXIT STATUS"] + Self.statuses + [".SH SEE ALSO", ".BR keyline (1)"]
    }

    private static func head(of option: CommandOption) -> String {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let name = "\\fB\\-\\-\(escaped(option.name))\\fR"
        guard case .value(let placeholder, _, _) = option.argument else { return letter + name }
        return letter + name + " \\fI\(escaped(placeholder))\\fR"
    }

    private static let statuses = [
        ".TP", "0", "Success.", ".TP", "1", "Findings or differences.", ".TP", "2",
        "Wrong usage, or input that could not be read, built or drawn.",
    ]

    /// Text in which roff sees no request and no escape.
    private static func escaped(_ text: some StringProtocol) -> String {
        let plain = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
            .replacing("×", with: "x").replacing("–", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
