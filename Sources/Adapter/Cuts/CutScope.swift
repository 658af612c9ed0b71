/// The amount of code that is taken out around a mistake: the longer the mistakes last, the more.
enum CutScope: Int, Comparable {
    /// A modifier, an inherited type, a value.
    case part
    case statement
    case body
    case member
    case declaration
    case file

    /// The scope of a round, counted from 0.
    init(round: Int) {
        switch round {
        case ..<8: self = .part
        case ..<13: self = .statement
        case ..<17: self = .body
        case ..<21: self = .member
        case ..<25: self = .declaration
        default: self = .file
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
