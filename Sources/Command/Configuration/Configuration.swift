import KeylineEditing
import KeylinePreviews
import KeylineProjects
import KeylineScenes

/// What `keyline.yaml` says: options by command, sets of environments by name, what is accepted and how much it matters.
struct Configuration: Sendable {
    /// The name by which the file is found.
    static let fileName = AppFolder.configurationName

    /// An option with its values, for one command or for all that understand it.
    struct Entry: Sendable {
        let section: Section
        let option: String
        /// The words after the option; none for one without a value.
        let values: [String]
        let location: SourceLocation
    }

    /// The commands that a part of the file speaks to.
    enum Section: String, CaseIterable, Sendable {
        /// Every command that understands an option.
        case options
        case render
        case dump
        case list
        case check
        case explain
        case inspect
        case preview
        case golden
        case review
        case text
        case strings
        case diagnose
        case assume
        case equivalent
        case lint
        case fix
        case align
        case pin
        case embed
        case suggest
        case set
        case outline
        case convert

        /// Whether the part speaks to a command.
        func includes(_ command: Command) -> Bool {
            self == .options || command.rawValue.split(separator: " ").first.map(String.init) == rawValue
        }

        /// The options that may stand in the part, each once.
        var options: [CommandOption] {
            // Which files a call is about is said with the call.
            var seen: Set<String> = [
                "config", "no-config", "unsaved", "package", "target", "scratch-path", "trust", "record",
            ]
            let commands = Command.allCases.filter { ![.mcp, .lsp].contains($0) && includes($0) }
            return OptionTable.all.filter { option in
                !option.commands.isDisjoint(with: commands) && seen.insert(option.name).inserted
            }
        }
    }

    /// The folder beneath which the file may send outputs, the one that it is in; nil for a file that was named in the call, which may send
    /// them anywhere.
    var outputFolder: String?
    /// Options, in the order of the file.
    var entries: [Entry] = []
    /// Sets of environments by name, in the form in which `--across` takes them.
    var sets: [String: String] = [:]
    /// Findings that are accepted.
    var suppressions: [Suppression] = []
    /// How much kinds of findings matter, where it is not their own severity; nil for kinds that are skipped.
    var severities: [Diagnostic.Kind: Diagnostic.Severity?] = [:]

    /// Findings of rules of constraints that are accepted.
    var lintSuppressions: [LintSuppression] = []

    /// The same for rules of constraints.
    var lintSeverities: [LintRule: Diagnostic.Severity?] = [:]

    /// The settings that a command starts with: what stands under `options`, then what stands under its own name.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - words: What the person wrote after it: an option that stands there replaces the file's.
    /// - Returns: The settings.
    /// - Throws: `ConfigurationError` with the place of what is wrong.
    func settings(for command: Command, overriddenBy words: ArraySlice<String>) throws -> CommandSettings {
        var settings = CommandSettings()
        settings.variations.sets = sets
        settings.checks.suppressions = suppressions
        settings.checks.severities = severities
        settings.lint.severities = lintSeverities
        settings.lint.suppressions = lintSuppressions
        let context = ArgumentContext.command(command)
        let understood = context.options
        let sections = [entries.filter { $0.section == .options }, entries.filter { $0.section != .options }]
        for entry in sections.joined() where entry.section.includes(command) {
            guard let option = understood.first(where: { $0.name == entry.option }),
                !words.contains(where: option.isWritten)
            else { continue }
            try checkOutputs(of: entry, for: command)
            var parser = ArgumentParser(context, entry.words[...], startingWith: settings)
            do throws(UsageError) { try parser.parse() } catch {
                throw ConfigurationError.usage(error, at: entry.location)
            }
            settings = parser.settings
        }
        return settings
    }

    /// A file that nobody named, which may have come with a repository, sends no output out of its folder.
    private func checkOutputs(of entry: Entry, for command: Command) throws {
        guard let outputFolder, UsualOutputs.isOutput(entry.option, of: command) else { return }
        for value in entry.values {
            // Paths were made to begin with the folder.
            let prefix = outputFolder.isEmpty ? "" : outputFolder + "/"
            let inside = value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : value
            let isPlain = !inside.hasPrefix("/") && !inside.split(separator: "/").contains("..")
            guard isPlain, !OutputFolder(outputFolder).leadsOut(inside) else {
                throw ConfigurationError.output(option: entry.option, at: entry.location)
            }
        }
    }
}

extension Configuration.Entry {
    /// The entry as a person would write it after a command.
    fileprivate var words: [String] {
        values.isEmpty ? ["--" + option] : values.map { "--\(option)=\($0)" }
    }
}

extension CommandOption {
    /// Whether a word is this option.
    fileprivate func isWritten(in word: String) -> Bool {
        word == "--" + name || word.hasPrefix("--\(name)=")
            || letter.map { word.hasPrefix("-\($0)") && !word.hasPrefix("--") } ?? false
    }
}
