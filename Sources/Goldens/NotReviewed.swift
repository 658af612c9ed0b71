/// A golden that is not recorded, because nobody looked at what would be.
public struct NotReviewed: Hashable, Sendable {
    /// Why not.
    public enum Reason: Hashable, Sendable {
        /// The last test left nothing to look at.
        case nothingShown
        /// Something else is drawn now than the last test showed.
        case otherPicture
        /// Something else is drawn now than was approved.
        case otherThanApproved
        /// The golden is another than the one that the last test compared with.
        case otherGolden
    }

    /// The golden.
    public var file: String
    /// Why not.
    public var reason: Reason

    var message: String {
        switch reason {
        case .nothingShown: "not recorded: the last test has nothing to look at for this golden"
        case .otherPicture: "not recorded: what is drawn now is not what the last test showed"
        case .otherThanApproved: "not recorded: what is drawn now is not what was approved"
        case .otherGolden: "not recorded: the golden is not the one that the last test compared with"
        }
    }
}
