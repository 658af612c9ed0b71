/// The commands that a person types to settle a failure; each takes the name of a golden.
public struct GoldenCommands: Sendable {
    /// Records a golden.
    public var accept: @Sendable (String) -> String
    /// Removes all goldens that no case claims.
    public var prune: String

    /// Names commands.
    public init(prune: String, accept: @escaping @Sendable (String) -> String) {
        (self.accept, self.prune) = (accept, prune)
    }
}
