/// What `keyline` can be asked to do. The raw value is what a person writes.
enum Command: String, CaseIterable, Sendable {
    case render
    case dump
    case list
    case check
    case checkMerge = "check merge"
    case explain
    case diagnose
    case assume
    case equivalent
    case lint
    case fix
    case align
    case pin
    case embed
    case suggest
    case add
    case move
    case resize
    case delete
    case duplicate
    case edit
    case undo
    case redo
    case set
    case outline
    case convert
    case inspect
    case preview
    case previewMerge = "preview merge"
    case review
    case map
    case goldenTest = "golden test"
    case goldenAccept = "golden accept"
    case goldenMerge = "golden merge"
    case goldenList = "golden list"
    case goldenPrune = "golden prune"
    case goldenDiff = "golden diff"
    case diff
    case schema
    case text
    case strings
    case stringsCheck = "strings check"
    case adapt
    case build
    case sdk
    case mcp
    case lsp
    case initialize = "init"
    case doctor
    case completions
    case manual = "man"

    /// The command in a sentence's end: `keyline` followed by this.
    var name: String { rawValue }

    /// What stands after the command besides options.
    var operands: Operands {
        switch self {
        case .render, .check, .preview, .list, .diagnose, .lint, .adapt: Operands("FILE…", 1...)
        case .review: Operands("[BASE[..HEAD] [FILE…]]", 0...)
        case .strings, .stringsCheck, .map: Operands("APP…", 1...)
        case .explain: Operands("FILE VIEW", 2...2)
        case .assume: Operands("FILE EQUATION", 2...2)
        case .equivalent: Operands("A B", 2...2)
        case .align: Operands("FILE LINES VIEW…", 3...)
        case .pin: Operands("FILE PINS VIEW…", 3...)
        case .embed: Operands("FILE VIEW…", 2...)
        case .add: Operands("FILE CLASS CONTAINER [KEY=VALUE…]", 3...)
        case .move, .resize: Operands("FILE VIEW [KEY=POINTS…]", 2...)
        case .delete: Operands("FILE NAME…", 2...)
        case .duplicate: Operands("FILE VIEW… [KEY=VALUE…]", 2...)
        case .undo, .redo: Operands("FILE", 1...1)
        case .suggest: Operands("FILE FROM TO", 3...3)
        case .set: Operands("FILE NAME [KEY=VALUE…]", 2...)
        case .fix: Operands("FILE REPAIR", 2...2)
        case .dump, .inspect, .outline, .convert, .edit, .goldenDiff: Operands("FILE", 1...1)
        case .initialize: Operands("[FOLDER]", 0...1)
        case .build: Operands("[FOLDER]", 0...1)
        case .sdk: Operands("[CHECKOUT]", 0...1)
        case .goldenTest, .goldenList, .goldenPrune, .mcp, .lsp, .doctor: Operands("", 0...0)
        case .schema: Operands("[SUBJECT]", 0...1)
        case .completions: Operands("SHELL", 1...1)
        case .manual: Operands("[COMMAND]", 0...2)
        case .goldenAccept: Operands("NAME…", 0...)
        case .goldenMerge, .checkMerge, .previewMerge: Operands("FOLDER…", 1...)
        case .diff: Operands("A.png B.png", 2...2)
        case .text: Operands("STRING…", 1...)
        }
    }

    /// How many words a command takes, and how help writes them.
    struct Operands {
        let placeholder: String
        let least: Int
        let most: Int

        init(_ placeholder: String, _ count: ClosedRange<Int>) {
            self.placeholder = placeholder
            least = count.lowerBound
            most = count.upperBound
        }

        init(_ placeholder: String, _ count: PartialRangeFrom<Int>) {
            self.placeholder = placeholder
            least = count.lowerBound
            most = .max
        }
    }
}
