package import KeylineScenes

/// Why a document cannot be read as XML.
package enum MarkupError: Error, Hashable {
    /// The bytes are no well-formed XML, or end too early.
    case malformed(reason: String, location: SourceLocation)
    /// Elements are nested more deeply than any interface is.
    case tooDeep(limit: Int, location: SourceLocation)

    /// The mistake, in a sentence without a full stop.
    package var reason: String {
        switch self {
        case .malformed(let reason, _): reason
        case .tooDeep(let limit, _): "elements are nested more than \(limit) deep"
        }
    }

    /// Where.
    package var location: SourceLocation {
        switch self {
        case .malformed(_, let location), .tooDeep(_, let location): location
        }
    }
}
