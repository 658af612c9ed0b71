internal import CKeylineNettle
@_exported public import Foundation

/// The bytes that a hash function makes of data.
public protocol Digest: Hashable, Sendable, Sequence, ContiguousBytes, CustomStringConvertible where Element == UInt8 {
    /// The length, in bytes.
    static var byteCount: Int { get }
}

/// Makes digests of data.
public protocol HashFunction {
    associatedtype Digest: CryptoKit.Digest
    /// The length of the blocks that are taken in at once, in bytes.
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes in more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a digest, of a hash function that is named by a type.
public struct _Digest<Function: _HashName>: CryptoKit.Digest {
    public static var byteCount: Int { Function._byteCount }
    let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The name of the function with the bytes in hexadecimal digits, as Apple's have it.
    public var description: String {
        "\(Function._name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
}

/// The name of a hash function, and the length of its digests in bytes.
public protocol _HashName {
    static var _name: String { get }
    static var _byteCount: Int { get }
}

/// A hash function that nettle computes, once all data is there.
public protocol _NettleHash: HashFunction, _HashName, Sendable where Digest == _Digest<Self> {
    var _data: [UInt8] { get set }
    static func _digest(of data: [UInt8]) -> [UInt8]
}

extension _NettleHash {
    /// The length of a digest, in bytes.
    public static var byteCount: Int { _byteCount }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { _data += bufferPointer }
    public func finalize() -> _Digest<Self> { _Digest(bytes: Self._digest(of: _data)) }
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: _NettleHash {
    public static let _name = "SHA256"
    public static let _byteCount = Int(SHA256_DIGEST_SIZE)
    public static let blockByteCount = Int(SHA256_BLOCK_SIZE)
    public var _data: [UInt8] = []
    public init() {}
    public static func _digest(of data: [UInt8]) -> [UInt8] {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, data.count, data)
        var bytes = [UInt8](repeating: 0, count: _byteCount)
        nettle_sha256_digest(&context, bytes.count, &bytes)
        return bytes
    }
}

/// SHA-384 (FIPS 180-4).
public struct SHA384: _NettleHash {
    public static let _name = "SHA384"
    public static let _byteCount = Int(SHA384_DIGEST_SIZE)
    public static let blockByteCount = Int(SHA512_BLOCK_SIZE)
    public var _data: [UInt8] = []
    public init() {}
    public static func _digest(of data: [UInt8]) -> [UInt8] {
        var context = sha512_ctx()
        nettle_sha384_init(&context)
        nettle_sha512_update(&context, data.count, data)
        var bytes = [UInt8](repeating: 0, count: _byteCount)
        nettle_sha384_digest(&context, bytes.count, &bytes)
        return bytes
    }
}

/// SHA-512 (FIPS 180-4).
public struct SHA512: _NettleHash {
    public static let _name = "SHA512"
    public static let _byteCount = Int(SHA512_DIGEST_SIZE)
    public static let blockByteCount = Int(SHA512_BLOCK_SIZE)
    public var _data: [UInt8] = []
    public init() {}
    public static func _digest(of data: [UInt8]) -> [UInt8] {
        var context = sha512_ctx()
        nettle_sha512_init(&context)
        nettle_sha512_update(&context, data.count, data)
        var bytes = [UInt8](repeating: 0, count: _byteCount)
        nettle_sha512_digest(&context, bytes.count, &bytes)
        return bytes
    }
}

/// Hash functions that are not safe any more, for file formats and servers that ask for them.
public enum Insecure {
    /// MD5 (RFC 1321).
    public struct MD5: _NettleHash {
        public static let _name = "MD5"
        public static let _byteCount = Int(MD5_DIGEST_SIZE)
        public static let blockByteCount = Int(MD5_BLOCK_SIZE)
        public var _data: [UInt8] = []
        public init() {}
        public static func _digest(of data: [UInt8]) -> [UInt8] {
            var context = md5_ctx()
            nettle_md5_init(&context)
            nettle_md5_update(&context, data.count, data)
            var bytes = [UInt8](repeating: 0, count: _byteCount)
            nettle_md5_digest(&context, bytes.count, &bytes)
            return bytes
        }
    }

    /// SHA-1 (FIPS 180-4).
    public struct SHA1: _NettleHash {
        public static let _name = "SHA1"
        public static let _byteCount = Int(SHA1_DIGEST_SIZE)
        public static let blockByteCount = Int(SHA1_BLOCK_SIZE)
        public var _data: [UInt8] = []
        public init() {}
        public static func _digest(of data: [UInt8]) -> [UInt8] {
            var context = sha1_ctx()
            nettle_sha1_init(&context)
            nettle_sha1_update(&context, data.count, data)
            var bytes = [UInt8](repeating: 0, count: _byteCount)
            nettle_sha1_digest(&context, bytes.count, &bytes)
            return bytes
        }
    }
}

public typealias SHA256Digest = _Digest<SHA256>
public typealias SHA384Digest = _Digest<SHA384>
public typealias SHA512Digest = _Digest<SHA512>
