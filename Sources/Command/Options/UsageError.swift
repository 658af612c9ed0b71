import KeylineByteText
import KeylineGoldens
import KeylineScenes

/// What is wrong with how the command was called.
enum UsageError: InputError, Equatable {
    /// No command was given.
    case noCommand
    /// A word stands where a command should.
    case unknownCommand(String, near: String?)
    /// A shell without completions, and those that have them.
    case unknownShell(String, known: [String])
    /// A command that has parts was given without one.
    case incompleteCommand(String, parts: [String])
    /// An option that the command does not have.
    case unknownOption(String, near: String?, ArgumentContext)
    /// An option that another command has.
    case misplacedOption(String, ArgumentContext, others: [Command])
    /// A value does not follow an option that needs one.
    case missingValue(option: String, placeholder: String)
    /// A value follows an option that takes none.
    case unexpectedValue(option: String, value: String)
    /// An equals sign follows the letter of an option.
    case joinedLetter(letter: Character, name: String, value: String?)
    /// The value of an option is not allowed.
    case invalidValue(option: String, ValueError)
    /// Too few words follow the command.
    case missingOperand(ArgumentContext)
    /// Too many words follow the command.
    case extraOperand(String, ArgumentContext)
    /// A package's previews among goldens are to be compared again when its code changes.
    case unfollowedPackage
    /// Something was said of a package, and none was named.
    case targetWithoutPackage
    /// A view is selected, and nothing is drawn of which it selects a part.
    case selectionWithoutOverlay
    /// The pictures of steps are to be joined, and no steps are given.
    case stripWithoutSteps
    /// A folder for standard input, which is not read.
    case stringsWithoutInput
    /// A cache is to be filled, and none was named.
    case fillingWithoutCache
    /// A baseline is to be recorded, and none was named.
    case recordingWithoutBaseline
    /// Decisions are named, and nothing is to be done with them.
    case decisionsWithoutApproval
    /// Approved goldens are to be recorded, and those that another option chooses too.
    case approvalWithOthers
    /// A page is to be served that is written again and again.
    case servingWhileWatching
    /// A baseline is to be recorded from a part of the scenes.
    case recordingPart
    /// Crowdin's ids of strings, without pictures to tag.
    case crowdinWithoutScreenshots
    /// The secret of a cache could be guessed.
    case shortCacheKey
    /// A screen is to be compared with a designer's picture, and none was named.
    case missingDesign
    /// The editor is a page, and was not asked to be served.
    case unservedEditor

    var message: String {
        switch self {
        case .unknownShell(let shell, _): "there are no completions for \"\(shell)\""
        case .noCommand: "no command given"
        case .missingDesign: "\"keyline golden diff\" compares with a designer's picture, but none is given"
        case .unservedEditor: "the editor is a page, which has to be served"
        case .unknownCommand(let word, _): "there is no command \"\(word)\""
        case .incompleteCommand(let word, let parts): "\"\(word)\" needs a subcommand: \(parts.orList)"
        case .unknownOption(let option, _, let context), .misplacedOption(let option, let context, _):
            "\(context.title) has no option \"\(option)\""
        case .missingValue(let option, let placeholder): "\"\(option)\" needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option, let value): "\"\(option)\" takes no value, but \"\(value)\" was given"
        case .joinedLetter(let letter, _, _): "\"-\(letter)\" takes no equals sign"
        case .invalidValue(let option, let error): "\"\(error.text)\" is not a valid value for \"\(option)\""
        case .missingOperand(let context): "\(context.title) needs \(context.operands.placeholder)"
        case .extraOperand(let word, let context): "\(context.title) does not take \"\(word)\""
        case .unfollowedPackage: "\"--watch\" follows files, not the code of a package"
        case .selectionWithoutOverlay: "\"--select\" chooses constraints or proposals, but none are drawn"
        case .stripWithoutSteps: "\"--strip\" joins the pictures of steps, but none are given"
        case .stringsWithoutInput: "\"--strings\" is for a document on standard input, but none is read"
        case .fillingWithoutCache: "\"--fill-cache\" needs a cache, but none is given"
        case .recordingWithoutBaseline: "\"--record\" writes a baseline, but none is given"
        case .decisionsWithoutApproval: "\"--decisions\" names what was approved, but that is not what is recorded"
        case .approvalWithOthers:
            "\"--approved\" records what was approved alone, but \"--failed\", \"--group\" or \"--upgrade\" asks for more"
        case .servingWhileWatching: "\"--serve\" shows the results of one test, but \"--watch\" makes others"
        case .recordingPart: "a baseline is a record of all scenes, but this is one part of them"
        case .crowdinWithoutScreenshots: "\"--crowdin\" tags pictures, but none are drawn"
        case .shortCacheKey: "the secret in \(CacheKeys.variable) is shorter than \(CacheKey.leastLength) bytes"
        case .targetWithoutPackage:
            "\"--target\", \"--scheme\", \"--scratch-path\" and \"--trust\" need a package or app, but none is given"
        }
    }

    var location: SourceLocation? { nil }

    var hint: String? {
        switch self {
        case .noCommand, .unknownCommand(_, nil), .incompleteCommand: "see `keyline --help`"
        case .unknownShell(_, let known): "SHELL is \(known.orList)"
        case .unknownCommand(_, let near?): "did you mean \"keyline \(near)\"?"
        case .unknownOption(_, let near?, _): "did you mean \"\(near)\"?"
        case .unknownOption(_, nil, let context): context.pointer
        case .misplacedOption(_, let context, let others):
            others.count > 5
                ? "other commands have it; \(context.pointer)"
                : "it belongs to \(others.map { "\"keyline \($0.name)\"" }.orList); \(context.pointer)"
        case .missingValue, .unexpectedValue: nil
        case .joinedLetter(let letter, let name, let value?): "write \"-\(letter) \(value)\" or \"--\(name)=\(value)\""
        case .joinedLetter(let letter, _, nil): "write \"-\(letter)\" alone"
        case .invalidValue(_, let error): error.hint
        case .missingOperand(let context), .extraOperand(_, let context): context.pointer
        case .unfollowedPackage: "run it again after a change; only what changed is compiled"
        case .selectionWithoutOverlay: "add \"--overlay constraints\" or \"--overlay proposals\""
        case .stripWithoutSteps: "add \"--steps STEPS\""
        case .stringsWithoutInput: "name the document \"-\"; files have their strings around them"
        case .fillingWithoutCache: "add \"--cache URL\""
        case .recordingWithoutBaseline: "add \"--baseline FILE\""
        case .decisionsWithoutApproval: "add \"--approved\""
        case .approvalWithOthers: "leave out one of them"
        case .servingWhileWatching: "leave out one of them"
        case .recordingPart: "record it in a check without \"--shard\""
        case .crowdinWithoutScreenshots: "add \"--screenshots DIR\""
        case .shortCacheKey: "make one with `openssl rand -hex 32`"
        case .targetWithoutPackage: "add \"--package DIR\""
        case .missingDesign: "add \"--design FILE\""
        case .unservedEditor: "add \"--serve\""
        }
    }
}

extension ValueError {
    /// What would be right, beginning with what was probably meant.
    var hint: String {
        let rule = "it must be \(expectation)"
        if let advice { return "\(rule): \(advice)" }
        if let near = Spelling.nearest(to: text, among: choices) { return "did you mean \"\(near)\"? \(rule)" }
        let isListed = choices.isEmpty || expectation == choices.orList
        return isListed ? rule : "\(rule): \(choices.joined(separator: ", "))"
    }
}
