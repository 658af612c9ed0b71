import Foundation
import KeylineChecksums
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

/// Pictures by what decides them, so that what is unchanged is not drawn again, on this machine or on any other.
public struct GoldenCache: Sendable {
    private let store: any ResultCache
    /// What draws: the program itself, because a new one may draw differently.
    private let program: String

    /// Uses a cache; nil where there is none.
    ///
    /// - Parameters:
    ///   - near: The cache of this machine; nil for none.
    ///   - far: A cache that machines share; nil for none.
    ///   - program: What tells one version of the drawing code from another, such as the digest of the program.
    public init?(near: (any ResultCache)?, far: (any ResultCache)?, program: String) {
        switch (near, far) {
        case (let near?, let far?): store = LayeredCache(near: near, far: far)
        case (let one?, nil), (nil, let one?): store = one
        case (nil, nil): return nil
        }
        self.program = program
    }

    /// The digest of all that decides a picture: the display list, the scale, the paper, the libraries and the program.
    func fingerprint(_ subject: GoldenSubject) -> String {
        let environment = subject.scene.environment
        let parts = [
            "keyline golden 1", program, RecordedLibraries.current(for: .picture).text ?? "",
            "\(environment.scale)", subject.background.map { "\($0)" } ?? "transparent",
            subject.list.digest.hexadecimal,
        ]
        return SHA256Digest(of: parts.joined(separator: "\n")).hexadecimal
    }

    /// The digest of the file that a subject gives; nil where nobody drew it yet.
    func knownPicture(_ fingerprint: String) -> ActionResult? {
        store.entry(.actions, fingerprint).flatMap { ActionResult($0) }
    }

    /// The file that a result speaks of; nil where it is not kept, or is not what it says.
    func picture(_ result: ActionResult) -> [UInt8]? {
        guard let bytes = store.entry(.content, result.hash), SHA256Digest(of: bytes).hexadecimal == result.hash else {
            return nil
        }
        return bytes
    }

    /// Keeps a picture that was drawn.
    func keep(_ picture: [UInt8], as fingerprint: String) {
        let result = ActionResult(hash: SHA256Digest(of: picture).hexadecimal, size: picture.count)
        store.put(picture, .content, result.hash)
        store.put(result.bytes, .actions, fingerprint)
    }
}
