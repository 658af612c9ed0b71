import Foundation
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineScenes

/// Reads `keyline.yaml`.
struct ConfigurationReader {
    private let file: String
    /// The folder that the file's paths are relative to, with a slash at the end; empty for the current folder.
    private let base: String
    private var result = Configuration()

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - isNamed: Whether a person named the file in the call; otherwise it keeps outputs in its folder.
    /// - Returns: What it says.
    /// - Throws: `ConfigurationError` or `LayoutFileError` with the place of what is wrong.
    static func read(_ file: String, isNamed: Bool) throws -> Configuration {
        try InputFile.check(file)
        guard let data = InputFile.contents(atPath: file) else { throw ConfigurationError.missing(file) }
        var reader = ConfigurationReader(file: file)
        if !isNamed { reader.result.outputFolder = reader.base.isEmpty ? "" : String(reader.base.dropLast()) }
        try reader.read(try YAMLComposer.compose(data, file: file))
        return reader.result
    }

    private init(file: String) {
        self.file = file
        let folder = (file as NSString).deletingLastPathComponent
        base = folder.isEmpty || folder == "." ? "" : folder + "/"
    }

    private static let keys = ["keyline", "sets", "suppressions", "severities"]

    private mutating func read(_ root: YAMLNode) throws {
        let entries = try root.entries("a mapping of keys")
        guard let version = entries.first(where: { $0.key == "keyline" }) else {
            throw ConfigurationError.incomplete(key: "keyline: 1", in: "a configuration", at: root.location)
        }
        guard try version.value.text("version 1") == "1" else {
            throw ConfigurationError.unexpected(
                found: "another version", expected: "1", at: version.value.location)
        }
        // Sets come first: options may name them wherever they stand.
        for entry in entries where entry.key == "sets" { try readSets(entry.value) }
        for entry in entries { try read(entry) }
    }

    private mutating func read(_ entry: YAMLEntry) throws {
        switch entry.key {
        case "keyline", "sets": break
        case "suppressions":
            for item in try entry.value.items("a list of suppressions") { try readSuppression(item) }
        case "severities": try readSeverities(entry.value)
        default:
            guard let section = Configuration.Section(rawValue: entry.key) else {
                let known = Self.keys + Configuration.Section.allCases.map(\.rawValue)
                throw ConfigurationError.unknown(kind: "key", name: entry.key, known: known, at: entry.keyLocation)
            }
            for option in try entry.value.entries("a mapping of options") { try readOption(option, section) }
        }
    }

    // MARK: Options

    private mutating func readOption(_ entry: YAMLEntry, _ section: Configuration.Section) throws {
        guard let option = section.options.first(where: { $0.name == entry.key }) else {
            throw ConfigurationError.unknown(
                kind: "option", name: entry.key, known: section.options.map(\.name), at: entry.keyLocation)
        }
        guard option.takesValue else {
            if try entry.value.flag() { add(option, [], section, entry) }
            return
        }
        let values = option.name == "across" ? [try axes(entry.value)] : try self.values(entry.value, of: option)
        add(option, values.map { option.isPath ? base + $0 : $0 }, section, entry)
    }

    private mutating func add(
        _ option: CommandOption, _ values: [String], _ section: Configuration.Section, _ entry: YAMLEntry
    ) {
        result.entries.append(
            .init(section: section, option: option.name, values: values, location: entry.value.location))
    }

    private func values(_ node: YAMLNode, of option: CommandOption) throws -> [String] {
        guard case .sequence(let items) = node.content else { return [try node.text("a value")] }
        guard option.isRepeatable else {
            throw ConfigurationError.unexpected(found: "a list", expected: "one value", at: node.location)
        }
        return try items.map { try $0.text("a value") }
    }

    // MARK: Sets

    private mutating func readSets(_ node: YAMLNode) throws {
        for set in try node.entries("a mapping of names to axes") {
            guard set.key.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
                throw ConfigurationError.unexpected(
                    found: "the name \"\(set.key)\"", expected: "a name of letters, digits, - and _",
                    at: set.keyLocation)
            }
            result.sets[set.key] = try axes(set.value)
        }
    }

    /// Axes as `--across` takes them: a mapping from axes to values, the name of a set, or several of them.
    private func axes(_ node: YAMLNode) throws -> String {
        switch node.content {
        case .scalar: return try checked(try node.text("axes"), at: node.location)
        case .sequence(let items): return try items.map(axes).joined(separator: ",")
        case .mapping(let entries):
            return try entries.map { axis in
                let values: [YAMLNode] =
                    if case .sequence(let items) = axis.value.content { items } else { [axis.value] }
                let texts = try values.map { try $0.text("a value") }
                return try checked("\(axis.key)=\(texts.joined(separator: ","))", at: axis.keyLocation)
            }.joined(separator: ",")
        }
    }

    private func checked(_ text: String, at place: SourceLocation) throws -> String {
        do throws(ValueError) {
            let expanded = try EnvironmentSets.expanded(text, with: result.sets)
            _ = try OptionValueReader<[VariationAxis]>.axes.read(expanded)
            return expanded
        } catch {
            throw ConfigurationError.usage(.invalidValue(option: "across", error), at: place)
        }
    }

    // MARK: Findings

    private mutating func readSuppression(_ node: YAMLNode) throws {
        var texts: [String: String] = [:]
        let known = ["kind", "file", "scene", "view", "reason"]
        for entry in try node.entries("a mapping with a kind, a view and a reason") {
            guard known.contains(entry.key) else {
                throw ConfigurationError.unknown(kind: "key", name: entry.key, known: known, at: entry.keyLocation)
            }
            texts[entry.key] = try entry.value.text("text")
        }
        guard let reason = texts["reason"], !reason.isEmpty else {
            throw ConfigurationError.incomplete(key: "reason", in: "a suppression", at: node.location)
        }
        guard texts.count > 1 else {
            throw ConfigurationError.incomplete(key: "kind", in: "a suppression", at: node.location)
        }
        var suppression = Suppression(
            kind: nil, file: texts["file"], scene: texts["scene"], view: texts["view"], reason: reason,
            location: node.location)
        if let rule = texts["kind"].flatMap(LintRule.init) {
            result.lintSuppressions.append(LintSuppression(rule: rule, place: suppression))
        } else {
            suppression.kind = try texts["kind"].map { try kind($0, at: node.location) }
            result.suppressions.append(suppression)
        }
    }

    private mutating func readSeverities(_ node: YAMLNode) throws {
        for entry in try node.entries("a mapping from kinds to severities") {
            let rule = LintRule(rawValue: entry.key)
            let kind = rule == nil ? try kind(entry.key, at: entry.keyLocation) : nil
            let text = try entry.value.text("a severity")
            let known = Diagnostic.Severity.allCases.map(\.rawValue) + ["off"]
            guard known.contains(text) else {
                throw ConfigurationError.unknown(kind: "severity", name: text, known: known, at: entry.value.location)
            }
            if let kind { result.severities[kind] = .some(Diagnostic.Severity(rawValue: text)) }
            if let rule { result.lintSeverities[rule] = .some(Diagnostic.Severity(rawValue: text)) }
        }
    }

    private func kind(_ name: String, at place: SourceLocation) throws -> Diagnostic.Kind {
        guard let kind = Diagnostic.Kind(rawValue: name) else {
            throw ConfigurationError.unknown(
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
    fileprivate func entries(_ expected: String) throws -> [YAMLEntry] {
        if case .mapping(let entries) = content { return entries }
        if case .scalar("", isPlain: true) = content { return [] }
        throw ConfigurationError.unexpected(found: kindName, expected: expected, at: location)
    }

    fileprivate func items(_ expected: String) throws -> [YAMLNode] {
        if case .sequence(let items) = content { return items }
        if case .scalar("", isPlain: true) = content { return [] }
        throw ConfigurationError.unexpected(found: kindName, expected: expected, at: location)
    }

    fileprivate func text(_ expected: String) throws -> String {
        if case .scalar(let text, let isPlain) = content, !text.isEmpty || !isPlain { return text }
        throw ConfigurationError.unexpected(found: kindName, expected: expected, at: location)
    }

    fileprivate func flag() throws -> Bool {
        switch try text("true or false") {
        case "true": true
        case "false": false
        default: throw ConfigurationError.unexpected(found: kindName, expected: "true or false", at: location)
        }
    }
}
