/// Writes help from the tables of commands and options, for lines of a width.
struct HelpText {
    /// The number of columns that no line exceeds.
    var width = 80

    /// The list of commands.
    var overview: String {
        let names = Command.allCases.map(\.name) + ["help COMMAND"]
        let summaries = Command.allCases.map(\.summary) + ["Explain a command and its options"]
        return """
            usage: keyline COMMAND [options] …

            \(wrap("Lays out user interfaces as Apple's Auto Layout does, without a Mac, and draws them.", indent: 0))

            \(table(zip(names, summaries).map { ($0, $1) }, Self.column(of: names)))

            Every command takes --help. `keyline --version` prints versions,
            `keyline help limits` what a scene may take, `keyline help devices` the devices.
            Exit codes: 0 success, 1 findings or differences, 2 wrong usage or input.

            """
    }

    /// The commands that begin with a word.
    func page(about word: String) -> String {
        let commands = Command.allCases.filter { $0.rawValue.hasPrefix(word + " ") }
        let names = commands.map(\.name)
        return """
            usage: keyline \(word) COMMAND [options] …

            \(table(zip(names, commands.map(\.summary)).map { ($0, $1) }, Self.column(of: names)))

            `keyline help \(names[0])` explains the first command and its options.

            """
    }

    /// Everything about a command.
    func page(for command: Command) -> String {
        let operands = command.operands.placeholder
        var paragraphs = [
            "usage: keyline \(command.name)" + (operands.isEmpty ? "" : " " + operands) + " [options]",
            wrap(command.summary + ".", indent: 0),
            wrap(command.details, indent: 0),
        ]
        let options = OptionTable.options(for: command)
        let column = Self.column(of: options.map(Self.head))
        for group in CommandOption.Group.allCases {
            let listed = options.filter { $0.group == group }
            guard !listed.isEmpty else { continue }
            paragraphs.append("\(group.rawValue):\n" + table(listed.map { (Self.head(of: $0), $0.summary) }, column))
        }
        paragraphs.append("Examples:\n" + command.examples.map { "  " + $0 }.joined(separator: "\n"))
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    /// Such as `-o, --output OUT`.
    private static func head(of option: CommandOption) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        guard case .value(let placeholder, _, _) = option.argument else { return letter + "--" + option.name }
        return letter + "--\(option.name) \(placeholder)"
    }

    /// Where the second column of a table begins.
    private static func column(of heads: [String]) -> Int { min(heads.map(\.count).max() ?? 0, 26) + 4 }

    /// Two columns, the second one wrapped; a head that is too long stands on a line of its own.
    func table(_ rows: [(head: String, text: String)], _ column: Int) -> String {
        rows.map { row in
            let text = wrap(row.text, indent: column)
            let head = "  " + row.head
            guard head.count + 2 <= column else { return head + "\n" + text }
            return head + text.dropFirst(head.count)
        }.joined(separator: "\n")
    }

    /// Words in lines that begin with spaces.
    func wrap(_ text: String, indent: Int) -> String {
        var lines: [String] = []
        let margin = String(repeating: " ", count: indent)
        for word in text.split(separator: " ") {
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + (line.count == indent ? "" : " ") + word
            } else {
                lines.append(margin + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
