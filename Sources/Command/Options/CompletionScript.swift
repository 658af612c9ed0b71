import KeylineByteText

/// A script by which a shell completes commands, options and the values that can be counted, made from the tables.
struct CompletionScript {
    /// The shells for which there are scripts.
    enum Shell: String, CaseIterable, Sendable {
        case bash
        case zsh
        case fish
    }

    let shell: Shell

    /// The script.
    var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The first words of all commands with a summary; of commands of two words that of the first one.
    private static var firstWords: [(word: String, summary: String)] {
        var words: [(String, String)] = []
        for command in Command.allCases {
            let word = String(command.name.prefix { $0 != " " })
            if !words.contains(where: { $0.0 == word }) { words.append((word, command.summary)) }
        }
        return words + [("help", "Explain a command and its options"), ("version", "Print versions")]
    }

    /// The words that begin several commands and are none themselves.
    private static var prefixes: [String] {
        let words = Set(Command.allCases.filter { $0.name.contains(" ") }.map { String($0.name.prefix { $0 != " " }) })
        return words.filter { Command(rawValue: $0) == nil }.sorted()
    }

    /// The second words after a word that begins several commands.
    private static func secondWords(after word: String) -> [Command] {
        Command.allCases.filter { $0.name.hasPrefix(word + " ") }
    }

    /// The options of a command as they are written, `--help` too.
    private static func optionWords(_ command: Command) -> [String] {
        OptionTable.options(for: command).flatMap { option in
            (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
        } + ["--help"]
    }

    /// The options of a command whose values can be counted, with these.
    private static func choices(_ command: Command) -> [(option: CommandOption, values: [String])] {
        OptionTable.options(for: command).compactMap { option in
            guard case .value(_, let choices, _) = option.argument, !choices.isEmpty else { return nil }
            return (option, choices)
        }
    }

    // MARK: bash

    private var bash: String {
        """
        # Completes keyline in bash: source <(keyline completions bash)
        _keyline() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
            if [ "$previous" = "=" ]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
            if [ "$current" = "=" ]; then current=; fi
            local words=
            if [ "$COMP_CWORD" = 1 ]; then
                words="\(Self.firstWords.map(\.word).joined(separator: " ")) --help --version"
                COMPREPLY=($(compgen -W "$words" -- "$current"))
                return
            fi
            case "$command ${COMP_WORDS[2]}" in
        \(Command.allCases.filter { $0.name.contains(" ") }.map { "        '\($0.name)') command='\($0.name)' ;;" }
            .joined(separator: "\n"))
            esac
            case "$command" in
        \(Command.allCases.map(bashCase).joined(separator: "\n"))
        \(Self.prefixes.map(bashPrefixCase).joined(separator: "\n"))
                help) COMPREPLY=($(compgen -W "\(Self.firstWords.map(\.word).joined(separator: " "))" -- "$current")); return ;;
            esac
            case "$current" in
                -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                *) COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
        }
        complete -o filenames -F _keyline keyline

        """
    }

    private func bashCase(_ command: Command) -> String {
        let values = Self.choices(command).map { option, values in
            let names = (option.letter.map { "-\($0)|" } ?? "") + "--\(option.name)"
            let words = values.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ").escaped(for: .shellWord)
            return "            \(names)) COMPREPLY=($(compgen -W \(words) -- \"$current\")); return ;;"
        }
        let test =
            values.isEmpty
            ? [] : ["            case \"$previous\" in"] + values.map { "    " + $0 } + ["            esac"]
        return
            (["        '\(command.name)')", "            words='\(Self.optionWords(command).joined(separator: " "))'"]
            + test + ["            ;;"]).joined(separator: "\n")
    }

    private func bashPrefixCase(_ word: String) -> String {
        let parts = Self.secondWords(after: word).map { $0.name.dropFirst(word.count + 1) }.joined(separator: " ")
        return "        '\(word)') COMPREPLY=($(compgen -W '\(parts)' -- \"$current\")); return ;;"
    }

    // MARK: zsh

    private var zsh: String {
        """
        #compdef keyline
        # Completes keyline in zsh: keyline completions zsh > "${fpath[1]}/_keyline"
        _keyline() {
            local -a commands
            commands=(
        \(Self.firstWords.map { "        \("\($0.word):\($0.summary)".escaped(for: .shellWord))" }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe 'command' commands
                return
            fi
            local command=$words[2]
            case "$words[2] $words[3]" in
        \(Command.allCases.filter { $0.name.contains(" ") }
            .map { "        '\($0.name)') command='\($0.name)'; (( CURRENT -= 1 )); shift words ;;" }.joined(separator: "\n"))
            esac
            (( CURRENT -= 1 ))
            shift words
            case "$command" in
        \(Command.allCases.map(zshCase).joined(separator: "\n"))
        \(Self.prefixes.map(zshPrefixCase).joined(separator: "\n"))
                help) _describe 'command' commands ;;
                *) _files ;;
            esac
        }
        _keyline "$@"

        """
    }

    private func zshCase(_ command: Command) -> String {
        let options = OptionTable.options(for: command).flatMap { option -> [String] in
            let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: ";")
            var ending = "[\(summary)]"
            if case .value(let placeholder, let choices, _) = option.argument {
                let values = choices.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
                ending += ":\(placeholder):" + (choices.isEmpty ? "_files" : "(\(values))")
            }
            let repeats = option.isRepeatable ? "*" : ""
            let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
            return names.map { "\(repeats)\($0)\(ending)".escaped(for: .shellWord) }
        }
        let lines = (options + ["'*:file:_files'"]).map { "                \($0)" }.joined(separator: " \\\n")
        return "        '\(command.name)')\n            _arguments -s \\\n\(lines)\n            ;;"
    }

    private func zshPrefixCase(_ word: String) -> String {
        let parts = Self.secondWords(after: word).map { $0.name.dropFirst(word.count + 1) }.joined(separator: " ")
        return "        '\(word)') _arguments '*:part:(\(parts))' ;;"
    }

    // MARK: fish

    private var fish: String {
        var lines = [
            "# Completes keyline in fish: keyline completions fish > ~/.config/fish/completions/keyline.fish",
            "function __keyline_command",
            "    set -l words (commandline -opc)",
            "    set -e words[1]",
            "    string join ' ' -- $words[1..(count (string split ' ' -- $argv[1]))] 2>/dev/null",
            "end",
            "function __keyline_is",
            "    set -l typed (__keyline_command $argv[1])",
            "    test \"$typed\" = \"$argv[1]\"",
            "end",
        ]
        lines += Self.firstWords.map { word, summary in
            "complete -c keyline -n __fish_use_subcommand -f -a \(word) -d \(summary.escaped(for: .shellWord))"
        }
        for command in Command.allCases where command.name.contains(" ") {
            let parts = command.name.split(separator: " ")
            lines.append(
                "complete -c keyline -n '__keyline_is \(parts[0])' -a \(parts[1]) -d \(command.summary.escaped(for: .shellWord))"
            )
        }
        for command in Command.allCases {
            let condition = "__keyline_is '\(command.name)'".escaped(for: .shellWord)
            lines += OptionTable.options(for: command).map { option in
                var line = "complete -c keyline -n \(condition) -l \(option.name)"
                if let letter = option.letter { line += " -s \(letter)" }
                if case .value(_, let choices, _) = option.argument {
                    let values = choices.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
                    line += choices.isEmpty ? " -r" : " -x -a \(values.escaped(for: .shellWord))"
                }
                return line + " -d \(option.summary.escaped(for: .shellWord))"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
