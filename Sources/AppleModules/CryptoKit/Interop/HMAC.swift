internal import CKeylineNettle
public import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
    let bytes: [UInt8]
    public var bitCount: Int { bytes.count * 8 }
    /// A key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A random key.
    public init(size: SymmetricKeySize) {
        var random = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// HMAC (RFC 2104) with a hash function.
public struct HMAC<H: HashFunction>: Sendable where H: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private let outerKey: [UInt8]

    /// Begins a code with a key. A key that is longer than a block is hashed first.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5c }
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    /// Takes in more data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of the data so far.
    public func finalize() -> HashedAuthenticationCode<H> {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(outer.finalize()))
    }

    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(
        for data: D, using key: SymmetricKey
    ) -> HashedAuthenticationCode<H> {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is the code of data, in a time that does not depend on where they differ.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ code: HashedAuthenticationCode<H>, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        let expected = authenticationCode(for: data, using: key).bytes
        return expected.count == code.bytes.count && nettle_memeql_sec(expected, code.bytes, expected.count) == 1
    }

    /// Whether bytes are the code of data, in a time that does not depend on where they differ.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        let bytes = code.withUnsafeBytes { Array($0) }
        return isValidAuthenticationCode(HashedAuthenticationCode(bytes: bytes), authenticating: data, using: key)
    }
}

/// A code of HMAC.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sendable, Sequence, ContiguousBytes,
    CustomStringConvertible
{
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined()
    }
}
