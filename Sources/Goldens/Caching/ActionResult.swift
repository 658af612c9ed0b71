import KeylineGraphics

/// A result in the form in which Bazel's remote cache keeps it, so that servers which check entries take it: an `ActionResult` of
/// the Remote Execution API with one output file, and with the entry's seal in place of what the action printed.
///
/// Source: `build.bazel.remote.execution.v2.ActionResult`; fields 2 (output files) and 5 (standard output) of it, 1 (path) and 2 (digest) of an
/// output file, 1 (hash) and 2 (size) of a digest, in the encoding of Protocol Buffers.
struct ActionResult: Equatable {
    private static let path = "picture.png"

    /// The SHA-256 of the file, in hexadecimal digits.
    let hash: String
    /// The file's length.
    let size: Int
    /// What shows that the entry was made by someone with the key; see `CacheKey`.
    let seal: [UInt8]

    /// The result of an action, sealed.
    ///
    /// - Parameters:
    ///   - file: The file that the action gave.
    ///   - fingerprint: The digest of everything that decides the file.
    ///   - key: The key that seals the entry.
    init(_ file: [UInt8], of fingerprint: String, key: CacheKey) {
        self.init(hash: SHA256Digest(of: file).hexadecimal, size: file.count, of: fingerprint, key: key)
    }

    private init(hash: String, size: Int, of fingerprint: String, key: CacheKey) {
        self.hash = hash
        self.size = size
        seal = key.seal(of: Self.sealedContent(hash, size, fingerprint)).bytes
    }

    /// The same result under another key.
    func sealed(for fingerprint: String, key: CacheKey) -> ActionResult {
        ActionResult(hash: hash, size: size, of: fingerprint, key: key)
    }

    /// Whether someone with a key vouched for this result of this very action.
    func isSealed(for fingerprint: String, key: CacheKey) -> Bool {
        key.seal(of: Self.sealedContent(hash, size, fingerprint)).matches(seal)
    }

    /// What the seal covers: the result, and by its fingerprint everything that decides it.
    private static func sealedContent(_ hash: String, _ size: Int, _ fingerprint: String) -> [UInt8] {
        var encoding = BinaryEncoding("keyline golden result 1")
        encoding.append(fingerprint)
        encoding.append(hash)
        encoding.append(size)
        return encoding.bytes
    }

    /// Whether some bytes are the file.
    func shows(_ file: [UInt8]) -> Bool { size == file.count && hash == SHA256Digest(of: file).hexadecimal }

    var bytes: [UInt8] {
        let digest = Self.field(1, [UInt8](hash.utf8)) + [2 << 3] + Self.number(size)
        return Self.field(2, Self.field(1, [UInt8](Self.path.utf8)) + Self.field(2, digest)) + Self.field(5, seal)
    }

    /// Reads an entry; nil where it is none, of another kind, or without a seal. Nothing is known yet of who made it.
    init?(_ bytes: [UInt8]) {
        guard let file = Self.content(of: 2, in: bytes[...]), let digest = Self.content(of: 2, in: file),
            let hash = Self.content(of: 1, in: digest), hash.count == 64, let seal = Self.content(of: 5, in: bytes[...])
        else { return nil }
        self.hash = String(decoding: hash, as: UTF8.self)
        var rest = digest.dropFirst(2 + hash.count + 1)
        guard let size = Self.takeNumber(&rest) else { return nil }
        self.size = size
        self.seal = [UInt8](seal)
    }

    private static func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        [tag << 3 | 2] + number(content.count) + content
    }

    private static func number(_ value: Int) -> [UInt8] {
        var bytes = [UInt8]()
        var rest = value
        repeat {
            bytes.append(UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0))
            rest >>= 7
        } while rest > 0
        return bytes
    }

    private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var value = 0
        var shift = 0
        while let byte = bytes.popFirst(), shift < 56 {
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    /// The bytes of the first field of a number and of the kind that has a length.
    private static func content(of tag: UInt8, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = bytes
        while let head = rest.popFirst() {
            switch head & 7 {
            case 0: if takeNumber(&rest) == nil { return nil }
            case 2:
                guard let count = takeNumber(&rest), count <= rest.count else { return nil }
                if head >> 3 == tag { return rest.prefix(count) }
                rest = rest.dropFirst(count)
            default: return nil
            }
        }
        return nil
    }
}
