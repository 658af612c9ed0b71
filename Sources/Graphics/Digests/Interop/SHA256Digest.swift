internal import CKeylineNettle

/// The 32-byte SHA-256 digest (FIPS 180-4) of a sequence of bytes.
public struct SHA256Digest: Hashable, Sendable {
    /// The digest itself.
    public let bytes: [UInt8]
    /// The digest as 64 lowercase hexadecimal digits, as `sha256sum` prints it.
    public let hexadecimal: String

    /// Digests the bytes of a buffer.
    public init(of bytes: UnsafeRawBufferPointer) {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        if let start = bytes.baseAddress {
            nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
        }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        self.bytes = digest
        hexadecimal = Self.hexadecimal(digest)
    }

    /// Digests an array of bytes.
    public init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { SHA256Digest(of: $0) }
    }

    /// Digests the UTF-8 bytes of a text.
    public init(of text: String) {
        var text = text
        self = text.withUTF8 { SHA256Digest(of: UnsafeRawBufferPointer($0)) }
    }

    static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let characters = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: characters, as: UTF8.self)
    }
}
