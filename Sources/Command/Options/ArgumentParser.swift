import Foundation
import KeylinePreviews
import KeylineScenes

/// Reads options and other words that stand together.
struct ArgumentParser {
    /// What the options ask for.
    private(set) var settings: CommandSettings
    /// The words that are no options.
    private(set) var operands: [String] = []
    /// Whether help is wanted in place of all else.
    private(set) var asksForHelp = false
    private let context: ArgumentContext
    private let options: [CommandOption]
    private var rest: ArraySlice<String>

    /// Takes the words that stand somewhere.
    ///
    /// - Parameters:
    ///   - context: Where the words stand.
    ///   - words: The words.
    ///   - settings: What is asked for already.
    init(
        _ context: ArgumentContext, _ words: ArraySlice<String>,
        startingWith settings: CommandSettings = CommandSettings()
    ) {
        self.context = context
        self.settings = settings
        rest = words
        options = context.options
    }

    /// The place, among the words, of the one that was read last.
    var currentIndex: Int { max(rest.startIndex - 1, 0) }

    /// Reads all words.
    mutating func parse() throws(UsageError) {
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                rest = []
            } else if word == "--help" || word == "-h" {
                asksForHelp = true
            } else if word.hasPrefix("--") {
                try parseLong(word)
            } else if word.hasPrefix("-"), word.count > 1 {
                try parseShort(word)
            } else {
                operands.append(word)
            }
        }
        settings.overrides.presentation = settings.overrides.presentation ?? context.presentation
    }

    /// Checks that as many words are there as the command takes.
    func checkOperandCount() throws(UsageError) {
        let wanted = context.operands
        let selects: Set<Overlay> = [.constraints, .proposals]
        if settings.picture.selectedView != nil, settings.picture.overlays.isDisjoint(with: selects) {
            throw .selectionWithoutOverlay
        }
        if settings.picture.isStrip, settings.overrides.steps?.isEmpty ?? true { throw .stripWithoutSteps }
        if settings.sources.inputFolder != nil, !operands.contains("-") { throw .stringsWithoutInput }
        if settings.golden.cache.isFilled, settings.golden.cache.address == nil { throw .fillingWithoutCache }
        if settings.sources.package != nil {
            // Its previews take the place of a file.
            if operands.count < wanted.least - 1 { throw .missingOperand(context) }
            if operands.count > wanted.most { throw .extraOperand(operands[wanted.most], context) }
            return
        }
        let saysHow = settings.sources.scratchPath != nil || settings.sources.trustsPackage
        let isTargeted = !settings.sources.packageTargets.isEmpty || settings.sources.scheme != nil
        // The first word may be an app's folder.
        let mayBeApp = context.isOfBuild || operands.first.map(Self.isFolder) == true
        if isTargeted && !mayBeApp || saysHow && !mayBeApp && !context.readsCases { throw .targetWithoutPackage }
        if operands.count < wanted.least { throw .missingOperand(context) }
        if operands.count > wanted.most { throw .extraOperand(operands[wanted.most], context) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private mutating func parseLong(_ word: String) throws(UsageError) {
        let name = String(word.dropFirst(2).prefix { $0 != "=" })
        let value = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
        guard let option = options.first(where: { $0.name == name }) else { throw unknown("--" + name) }
        try apply(option, written: "--" + name, value: value)
    }

    private mutating func parseShort(_ word: String) throws(UsageError) {
        let letter = word[word.index(after: word.startIndex)]
        let tail = String(word.dropFirst(2))
        guard let option = options.first(where: { $0.letter == letter }) else { throw unknown("-\(letter)") }
        if tail.hasPrefix("=") { throw joined(option, letter, tail.dropFirst()) }
        if option.takesValue {
            try apply(option, written: "-\(letter)", value: tail.isEmpty ? nil : tail)
        } else {
            try apply(option, written: "-\(letter)", value: nil)
            if !tail.isEmpty { rest.insert("-" + tail, at: rest.startIndex) }
        }
    }

    private func joined(_ option: CommandOption, _ letter: Character, _ value: Substring) -> UsageError {
        .joinedLetter(letter: letter, name: option.name, value: option.takesValue ? String(value) : nil)
    }

    private mutating func apply(_ option: CommandOption, written: String, value: String?) throws(UsageError) {
        switch option.argument {
        case .none(let store):
            if let value { throw .unexpectedValue(option: written, value: value) }
            store(&settings)
        case .value(let placeholder, _, let store):
            guard let text = value ?? rest.popFirst() else {
                throw .missingValue(option: written, placeholder: placeholder)
            }
            do throws(ValueError) {
                let isSet = option.name == "across" && !settings.variations.sets.isEmpty
                try store(isSet ? try EnvironmentSets.expanded(text, with: settings.variations.sets) : text, &settings)
            } catch {
                throw .invalidValue(option: written, error)
            }
        }
    }

    private func unknown(_ written: String) -> UsageError {
        let name = String(written.drop { $0 == "-" })
        let owners = OptionTable.all.filter { $0.name == name || $0.letter.map(String.init) == name }
        let others = Command.allCases.filter { command in owners.contains { $0.commands.contains(command) } }
        if !others.isEmpty { return .misplacedOption(written, context, others: others) }
        let near = Spelling.nearest(to: name, among: options.map(\.name) + ["help"])
        return .unknownOption(written, near: near.map { "--" + $0 }, context)
    }
}
