import KeylineGraphics
import KeylineScenes

/// Pictures by what decides them, so that what is unchanged is not drawn again, on this machine or on any other.
///
/// An entry counts only if its seal shows that it was made with the cache's key, for this very fingerprint: whoever can write to a cache, but
/// has no key, can make it slower and nothing else.
public struct GoldenCache: Sendable {
    /// The nearest first.
    private let layers: [SealedCache]
    /// What draws: the program itself, because a new one may draw differently.
    private let program: String
    /// Whether entries are looked up; otherwise they are only made.
    public var isRead = true

    /// Uses caches; nil where there is none.
    ///
    /// - Parameters:
    ///   - near: The cache of this machine; nil for none.
    ///   - far: A cache that machines share; nil for none. What it has is kept in the near one.
    ///   - program: What tells one version of the drawing code from another, such as the digest of the program.
    public init?(near: SealedCache?, far: SealedCache?, program: String) {
        layers = [near, far].compactMap(\.self)
        self.program = program
        if layers.isEmpty { return nil }
    }

    /// The digest of everything that decides a picture, bit by bit: the display list, the scale, the paper, the libraries and the program.
    func fingerprint(_ subject: GoldenSubject) -> String {
        var encoding = BinaryEncoding("keyline golden 2")
        encoding.append(program)
        encoding.append(RecordedLibraries.current(for: .picture).text)
        encoding.append(subject.scene.environment.scale)
        encoding.append(subject.background)
        encoding.append(subject.list)
        return encoding.digest.hexadecimal
    }

    /// The digest of the file that a subject gives; nil where no one with the key has drawn it yet.
    func knownPicture(_ fingerprint: String) -> ActionResult? {
        guard isRead else { return nil }
        for (index, layer) in layers.enumerated() {
            guard let result = layer.result(of: fingerprint) else { continue }
            for nearer in layers[..<index] { nearer.keep(result, of: fingerprint) }
            return result
        }
        return nil
    }

    /// The file that a result speaks of; nil where it is not kept, or is not what the result says.
    func picture(_ result: ActionResult) -> [UInt8]? {
        for (index, layer) in layers.enumerated() {
            guard let bytes = layer.store.entry(.content, result.hash), result.shows(bytes) else { continue }
            for nearer in layers[..<index] { nearer.keep(bytes, as: result.hash) }
            return bytes
        }
        return nil
    }

    /// Keeps a picture that was drawn.
    func keep(_ picture: [UInt8], as fingerprint: String) {
        for layer in layers where layer.isFilled {
            let result = ActionResult(picture, of: fingerprint, key: layer.key)
            layer.keep(picture, as: result.hash)
            layer.keep(result, of: fingerprint)
        }
    }
}
