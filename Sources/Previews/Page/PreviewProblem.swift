import KeylineScenes

/// A file that a preview cannot show, and why.
public struct PreviewProblem: Encodable, Hashable, Sendable {
    /// The file, line and column; nil where the trouble has no place.
    public let place: String?
    /// The error.
    public let message: String
    /// The next step; nil if there is none.
    public let hint: String?

    /// Describes an error.
    public init(_ error: any Error) {
        let known = error as? any InputError
        place = known?.location?.description
        message = known?.message ?? "\(error)"
        hint = known?.hint
    }
}
