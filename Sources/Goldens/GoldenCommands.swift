/// The commands that a person types to settle failures.
public struct GoldenCommands: Sendable {
    /// Records a golden, by its name.
    public var accept: @Sendable (String) -> String
    /// Records all goldens that nothing but some causes brought about, by the causes' words; of those only some, by their names, unless
    /// there are none.
    public var acceptGroup: @Sendable (_ causes: [String], _ names: [String]) -> String
    /// Records all goldens that failed.
    public var acceptAll: String
    /// Records what was approved on the page.
    public var acceptApproved: String?
    /// Records what a new version of Keyline brought about.
    public var acceptUpgrade: String?
    /// Removes all goldens that no case claims.
    public var prune: String

    /// Names commands.
    public init(
        prune: String, acceptAll: String,
        acceptGroup: @escaping @Sendable (_ causes: [String], _ names: [String]) -> String,
        accept: @escaping @Sendable (String) -> String
    ) {
        self.accept = accept
        self.acceptGroup = acceptGroup
        self.acceptAll = acceptAll
        self.prune = prune
    }
}
