import KeylineScenes

/// A file that a preview cannot show, and why.
public struct PreviewProblem: Encodable, Hashable, Sendable {
    /// The file, line and column; nil where the trouble has no place.
    public let place: String?
    /// What is wrong.
    public let message: String
    /// What to do about it; nil where there is nothing to say.
    public let hint: String?

    /// Describes an error.
    public init(_ error: any Error) {
        let known = error as? any InputError
        place = known?.location?.description
        message = known?.message ?? "\(error)"
        hint = known?.hint
    }
}
