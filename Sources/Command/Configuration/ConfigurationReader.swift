import Foundation
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineScenes

/// Reads `keyline.yaml`. A mistake in one part does not keep it from the parts behind: all mistakes of the file are thrown together.
struct ConfigurationReader {
    private let file: String
    /// The folder that the file's paths are relative to, with a slash at the end; empty for the current folder.
    private let base: String
    private var result = Configuration()
    private var mistakes: [ConfigurationError] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - isNamed: Whether a person named the file in the call; otherwise it keeps outputs in its folder.
    /// - Returns: What it says.
    /// - Throws: `ConfigurationError` with the places of all that is wrong.
    static func read(_ file: String, isNamed: Bool) throws -> Configuration {
        try InputFile.check(file)
        guard let data = InputFile.contents(atPath: file) else { throw ConfigurationError.missing(file) }
        var reader = ConfigurationReader(file: file)
        if !isNamed { reader.result.outputFolder = reader.base.isEmpty ? "" : String(reader.base.dropLast()) }
        do throws(LayoutFileError) {
            let (root, mistakes) = try YAMLComposer.composeReadable(data, file: file)
            reader.mistakes = mistakes.map(ConfigurationError.init)
            reader.attempt { reader throws(ConfigurationError) in try reader.read(root) }
        } catch {
            throw ConfigurationError(error)
        }
        if let error = reader.error { throw error }
        return reader.result
    }

    private init(file: String) {
        self.file = file
        let folder = (file as NSString).deletingLastPathComponent
        base = folder.isEmpty || folder == "." ? "" : folder + "/"
    }

    // MARK: Mistakes

    /// Reads a part, or takes in why it cannot be read.
    private mutating func attempt(_ read: (inout ConfigurationReader) throws(ConfigurationError) -> Void) {
        do throws(ConfigurationError) { try read(&self) } catch { note(error) }
    }

    private mutating func note(_ error: ConfigurationError) { mistakes += error.mistakes }

    /// The mistakes in the order of the file; nil if there is none.
    private var error: ConfigurationError? {
        guard mistakes.count > 1 else { return mistakes.first }
        let ordered = mistakes.enumerated().sorted { left, right in
            guard let one = left.element.location, let other = right.element.location, one != other else {
                return left.offset < right.offset
            }
            return one < other
        }
        return .several(ordered.map(\.element))
    }

    // MARK: Keys

    private static let keys = ["keyline", "sets", "suppressions", "severities"]

    private mutating func read(_ root: YAMLNode) throws(ConfigurationError) {
        let entries = try root.entries("a mapping of keys")
        if let version = entries.first(where: { $0.key == "keyline" })?.value {
            attempt { _ throws(ConfigurationError) in
                guard try version.text("version 1") == "1" else {
                    throw version.unexpected("version 1", hint: "write 1")
                }
            }
        } else {
            note(.incomplete(key: "keyline: 1", in: "a configuration", at: root.location))
        }
        // Sets come first: options may name them wherever they are.
        for entry in entries where entry.key == "sets" {
            attempt { reader throws(ConfigurationError) in try reader.readSets(entry.value) }
        }
        for entry in entries { attempt { reader throws(ConfigurationError) in try reader.read(entry) } }
    }

    private mutating func read(_ entry: YAMLEntry) throws(ConfigurationError) {
        switch entry.key {
        case "keyline", "sets": break
        case "suppressions":
            for item in try entry.value.items("a list of suppressions") {
                attempt { reader throws(ConfigurationError) in try reader.readSuppression(item) }
            }
        case "severities": try readSeverities(entry.value)
        default:
            guard let section = Configuration.Section(rawValue: entry.key) else {
                let names = Self.keys + Configuration.Section.allCases.map(\.rawValue)
                let isOption = Configuration.Section.options.options.contains { $0.name == entry.key }
                throw .unknown(
                    kind: "key", name: entry.key, known: names,
                    hint: isOption ? "put the option below \"options\", or below a command such as \"check\"" : nil,
                    at: entry.keyLocation)
            }
            for option in try entry.value.entries("a mapping of options") {
                attempt { reader throws(ConfigurationError) in try reader.readOption(option, section) }
            }
        }
    }

    // MARK: Options

    private mutating func readOption(
        _ entry: YAMLEntry, _ section: Configuration.Section
    ) throws(ConfigurationError) {
        guard let option = section.options.first(where: { $0.name == entry.key }) else {
            throw unknownOption(entry, section)
        }
        guard option.takesValue else {
            if try entry.value.flag() { add(option, [], section, entry) }
            return
        }
        if option.name == "across" {
            return add(option, [try axes(entry.value)], section, entry)
        }
        let nodes = try values(entry.value, of: option)
        for node in nodes {
            attempt { reader throws(ConfigurationError) in try reader.check(node, of: option, section) }
        }
        add(
            option,
            try nodes.map { node throws(ConfigurationError) in
                (option.isPath ? base : "") + (try node.text("a value"))
            }, section, entry)
    }

    /// The error for a key that no option of a part of the file has.
    private func unknownOption(_ entry: YAMLEntry, _ section: Configuration.Section) -> ConfigurationError {
        let names = section.options.map(\.name)
        let others = Configuration.Section.allCases.filter { other in
            other != .options && other.options.contains { $0.name == entry.key }
        }
        let hint: String? =
            if !others.isEmpty {
                "it is an option of \(others.map { "\"\($0.rawValue)\"" }.orList)"
            } else if Spelling.nearest(to: entry.key, among: names) == nil {
                "`keyline help \(section == .options ? "render" : section.rawValue)` lists options"
            } else {
                nil
            }
        return .unknown(kind: "option", name: entry.key, known: names, hint: hint, at: entry.keyLocation)
    }

    private mutating func add(
        _ option: CommandOption, _ values: [String], _ section: Configuration.Section, _ entry: YAMLEntry
    ) {
        result.entries.append(
            .init(section: section, option: option.name, values: values, location: entry.value.location))
    }

    private func values(_ node: YAMLNode, of option: CommandOption) throws(ConfigurationError) -> [YAMLNode] {
        guard case .sequence(let items) = node.content else { return [node] }
        guard option.isRepeatable else {
            // One language, text size or device is an option; several are an axis.
            let axis = VariationAxis.Name.allCases.first { $0.rawValue == option.name + "s" }
            throw node.unexpected(
                "one value", hint: axis.map { "write \"across: { \($0.rawValue): […] }\" for several" })
        }
        return items
    }

    /// Whether some command of a part of the file takes a value: commands may have options of one name with other values.
    private func check(
        _ node: YAMLNode, of option: CommandOption, _ section: Configuration.Section
    ) throws(ConfigurationError) {
        let text = try node.text("a value")
        let commands = Command.allCases.filter(section.includes)
        var problem: ValueError?
        for other in OptionTable.all where other.name == option.name && !other.commands.isDisjoint(with: commands) {
            guard case .value(_, _, let store) = other.argument else { continue }
            var settings = CommandSettings()
            do throws(ValueError) { return try store(text, &settings) } catch { problem = problem ?? error }
        }
        if let problem { throw .usage(.invalidValue(option: "--" + option.name, problem), at: node.location) }
    }

    // MARK: Sets

    private mutating func readSets(_ node: YAMLNode) throws(ConfigurationError) {
        for set in try node.entries("a mapping of names to axes") {
            guard set.key.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
                note(
                    .unexpected(
                        found: "the name \"\(set.key)\"", expected: "a name of letters, digits, - and _",
                        at: set.keyLocation))
                continue
            }
            // A set with a mistake is known by its name all the same.
            result.sets[set.key] = "locales=en"
            attempt { reader throws(ConfigurationError) in reader.result.sets[set.key] = try reader.axes(set.value) }
        }
    }

    /// Axes as `--across` takes them: a mapping from axes to values, the name of a set, or several of them.
    private mutating func axes(_ node: YAMLNode) throws(ConfigurationError) -> String {
        switch node.content {
        case .scalar: return try checked(try node.text("axes"), of: [node], at: node.location)
        case .sequence(let items):
            var parts: [String] = []
            for item in items {
                attempt { reader throws(ConfigurationError) in parts.append(try reader.axes(item)) }
            }
            return parts.joined(separator: ",")
        case .mapping(let entries):
            var parts: [String] = []
            for entry in entries {
                attempt { reader throws(ConfigurationError) in parts.append(try reader.axis(entry)) }
            }
            return parts.joined(separator: ",")
        }
    }

    private func axis(_ entry: YAMLEntry) throws(ConfigurationError) -> String {
        let names = VariationAxis.Name.allCases.map(\.rawValue)
        guard names.contains(entry.key) else {
            throw .unknown(kind: "axis", name: entry.key, known: names, at: entry.keyLocation)
        }
        let values: [YAMLNode] = if case .sequence(let items) = entry.value.content { items } else { [entry.value] }
        let texts = try values.map { value throws(ConfigurationError) in try value.text("a value") }
        return try checked("\(entry.key)=\(texts.joined(separator: ","))", of: values, at: entry.keyLocation)
    }

    /// Axes whose values are right.
    ///
    /// - Parameters:
    ///   - text: The axes.
    ///   - nodes: The values that are part of them, where errors about one point.
    ///   - place: Where other errors point.
    /// - Returns: The axes with sets in place of their names.
    /// - Throws: `ConfigurationError.usage`.
    private func checked(
        _ text: String, of nodes: [YAMLNode], at place: SourceLocation
    ) throws(ConfigurationError) -> String {
        do throws(ValueError) {
            let expanded = try EnvironmentSets.expanded(text, with: result.sets)
            _ = try OptionValueReader<[VariationAxis]>.axes.read(expanded)
            return expanded
        } catch {
            let node = nodes.first { (try? $0.text("")) == error.text }
            throw .usage(.invalidValue(option: "across", error), at: node?.location ?? place)
        }
    }

    // MARK: Findings

    private mutating func readSuppression(_ node: YAMLNode) throws(ConfigurationError) {
        var texts: [String: YAMLNode] = [:]
        let names = ["kind", "file", "scene", "view", "reason"]
        for entry in try node.entries("a mapping with a kind, a view and a reason") {
            attempt { _ throws(ConfigurationError) in
                guard names.contains(entry.key) else {
                    throw .unknown(kind: "key", name: entry.key, known: names, at: entry.keyLocation)
                }
                _ = try entry.value.text("text")
            }
            texts[entry.key] = entry.value
        }
        guard let reason = texts["reason"] else {
            throw .incomplete(key: "reason", in: "a suppression", at: node.location)
        }
        guard texts.count > 1 else {
            throw .incomplete(key: "kind", in: "a suppression", at: node.location)
        }
        func text(_ key: String) -> String? { texts[key].flatMap { try? $0.text("text") } }
        var suppression = Suppression(
            kind: nil, file: text("file"), scene: text("scene"), view: text("view"), reason: text("reason") ?? "",
            location: node.location)
        guard !suppression.reason.isEmpty || reason.isNothing else {
            throw .incomplete(key: "reason", in: "a suppression", at: reason.location)
        }
        if let rule = text("kind").flatMap(LintRule.init) {
            result.lintSuppressions.append(LintSuppression(rule: rule, place: suppression))
        } else {
            if let name = text("kind"), let place = texts["kind"]?.location {
                suppression.kind = try kind(name, at: place)
            }
            result.suppressions.append(suppression)
        }
    }

    private mutating func readSeverities(_ node: YAMLNode) throws(ConfigurationError) {
        for entry in try node.entries("a mapping from kinds to severities") {
            attempt { reader throws(ConfigurationError) in try reader.readSeverity(entry) }
        }
    }

    private mutating func readSeverity(_ entry: YAMLEntry) throws(ConfigurationError) {
        let rule = LintRule(rawValue: entry.key)
        let kind = rule == nil ? try kind(entry.key, at: entry.keyLocation) : nil
        let text = try entry.value.text("a severity")
        let names = Diagnostic.Severity.allCases.map(\.rawValue) + ["off"]
        guard names.contains(text) else {
            throw .unknown(kind: "severity", name: text, known: names, at: entry.value.location)
        }
        if let kind { result.severities[kind] = .some(Diagnostic.Severity(rawValue: text)) }
        if let rule { result.lintSeverities[rule] = .some(Diagnostic.Severity(rawValue: text)) }
    }

    private func kind(_ name: String, at place: SourceLocation) throws(ConfigurationError) -> Diagnostic.Kind {
        guard let kind = Diagnostic.Kind(rawValue: name) else {
            throw .unknown(
                kind: "kind of finding", name: name,
                known: Diagnostic.Kind.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue),
                at: place)
        }
        return kind
    }
}

extension CommandOption {
    /// Whether the value is a path, which a file means from its own folder.
    fileprivate var isPath: Bool {
        if case .value(let placeholder, _, _) = argument {
            ["DIR", "FILE", "OUT"].contains(placeholder)
        } else {
            false
        }
    }
}

extension YAMLNode {
    fileprivate func entries(_ expected: String) throws(ConfigurationError) -> [YAMLEntry] {
        if case .mapping(let entries) = content { return entries }
        if isNothing { return [] }
        throw unexpected(expected)
    }

    fileprivate func items(_ expected: String) throws(ConfigurationError) -> [YAMLNode] {
        if case .sequence(let items) = content { return items }
        if isNothing { return [] }
        if case .mapping = content { throw unexpected(expected, hint: "begin each with \"- \"") }
        throw unexpected(expected)
    }

    fileprivate func text(_ expected: String) throws(ConfigurationError) -> String {
        if case .scalar(let text, _) = content, !isNothing { return text }
        throw unexpected(
            expected, hint: comment.map { "\"#\" begins a comment here: write \"\($0)\" in quotation marks" })
    }

    fileprivate func flag() throws(ConfigurationError) -> Bool {
        let text = try text("true or false")
        switch text {
        case "true": return true
        case "false": return false
        default: throw unexpected("true or false", hint: ValueHint.flag(text))
        }
    }

    fileprivate func unexpected(_ expected: String, hint: String? = nil) -> ConfigurationError {
        let description =
            if case .scalar(let text, let isPlain) = content, !isNothing {
                isPlain ? text : "the text \"\(text)\""
            } else {
                kindName
            }
        return .unexpected(found: description, expected: expected, hint: hint, at: location)
    }
}
