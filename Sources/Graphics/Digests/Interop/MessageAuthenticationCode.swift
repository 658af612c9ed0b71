internal import CKeylineNettle

/// The 32-byte HMAC-SHA-256 (RFC 2104) of a message: only those who have the key can compute it.
public struct MessageAuthenticationCode: Sendable {
    /// The code itself.
    public let bytes: [UInt8]

    /// The code as 64 lowercase hexadecimal digits.
    public var hexadecimal: String { SHA256Digest.hexadecimal(bytes) }

    /// Authenticates a message.
    ///
    /// - Parameters:
    ///   - message: The bytes that the code vouches for.
    ///   - key: The secret, of any length; 32 random bytes are as strong as the code.
    public init(of message: [UInt8], key: [UInt8]) {
        var context = hmac_sha256_ctx()
        nettle_hmac_sha256_set_key(&context, key.count, key)
        nettle_hmac_sha256_update(&context, message.count, message)
        var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_hmac_sha256_digest(&context, code.count, &code)
        bytes = code
    }

    /// Compares with a code that was received, in a time that does not depend on where they differ.
    ///
    /// - Parameter received: The bytes that claim to be this code.
    /// - Returns: Whether they are.
    public func matches(_ received: [UInt8]) -> Bool {
        received.count == bytes.count && nettle_memeql_sec(bytes, received, bytes.count) == 1
    }
}
