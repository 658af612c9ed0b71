/// A store of results by key, in the layout of Bazel's remote cache: what was made of a thing (`ac`, by the digest of what went into it), and
/// content (`cas`, by its own digest). Used by any number of threads at once.
public protocol ResultCache: Sendable {
    /// What lies under a key; nil where nothing does, or where the cache does not answer.
    func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]?
    /// Keeps something; failing to is no error, because everything can be made again.
    func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String)
}

/// The two parts of a cache. The raw value is the part's place in a path.
public enum ResultCacheKind: String, Sendable {
    /// Results by the digest of what went into them.
    case actions = "ac"
    /// Content by its own digest.
    case content = "cas"
}
