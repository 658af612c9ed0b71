/// A store of results that anyone may write to, and the key that tells its trustworthy entries from others.
public struct SealedCache: Sendable {
    let store: any ResultCache
    let key: CacheKey
    /// Whether pictures that are drawn are kept in it.
    let isFilled: Bool

    /// Trusts entries of a store that have the seal of a key.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - key: The key that its trustworthy entries are sealed with.
    ///   - isFilled: Whether pictures that are drawn are kept in it; otherwise it is only read.
    public init(_ store: any ResultCache, key: CacheKey, isFilled: Bool = true) {
        self.store = store
        self.key = key
        self.isFilled = isFilled
    }

    /// The result of an action; nil where there is none that the key vouches for.
    func result(of fingerprint: String) -> ActionResult? {
        guard let result = store.entry(.actions, fingerprint).flatMap({ ActionResult($0) }),
            result.isSealed(for: fingerprint, key: key)
        else { return nil }
        return result
    }

    /// Keeps the result of an action, with this store's seal.
    func keep(_ result: ActionResult, of fingerprint: String) {
        guard isFilled else { return }
        store.put(result.sealed(for: fingerprint, key: key).bytes, .actions, fingerprint)
    }

    /// Keeps a file by its digest.
    func keep(_ file: [UInt8], as hash: String) {
        guard isFilled else { return }
        store.put(file, .content, hash)
    }
}
