package import KeylineGraphics

/// A secret that seals what is kept between runs: results without its seal were made by someone else, and are not believed.
public struct CacheKey: Sendable {
    /// A shorter secret could be guessed from the entries that it sealed.
    public static let leastLength = 32

    /// The secret itself.
    package let secret: [UInt8]

    /// Uses a secret; nil where it is shorter than `leastLength` bytes.
    public init?(_ secret: [UInt8]) {
        guard secret.count >= Self.leastLength else { return nil }
        self.secret = secret
    }

    /// A new random key.
    public init() {
        var generator = SystemRandomNumberGenerator()
        secret = (0..<Self.leastLength).map { _ in .random(in: 0 ... .max, using: &generator) }
    }

    /// The seal of a message. Messages of different kinds begin with different words.
    package func seal(of message: [UInt8]) -> MessageAuthenticationCode {
        MessageAuthenticationCode(of: message, key: secret)
    }
}
