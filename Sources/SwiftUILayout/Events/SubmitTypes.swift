/// What is done.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// A text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key says that is pressed last.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// The word of that name.
    public static let done = SubmitLabel(name: "done")
    /// The word of that name.
    public static let go = SubmitLabel(name: "go")
    /// The word of that name.
    public static let send = SubmitLabel(name: "send")
    /// The word of that name.
    public static let join = SubmitLabel(name: "join")
    /// The word of that name.
    public static let route = SubmitLabel(name: "route")
    /// The word of that name.
    public static let search = SubmitLabel(name: "search")
    /// The word of that name.
    public static let `return` = SubmitLabel(name: "return")
    /// The word of that name.
    public static let next = SubmitLabel(name: "next")
    /// The word of that name.
    public static let `continue` = SubmitLabel(name: "continue")
}
