// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CryptoKit
import Foundation

// The digests and codes of CryptoKit by their older names. There are no ciphers.

/// A count of bytes.
public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func write(_ digest: some Sequence<UInt8>, to bytes: UnsafeMutableRawPointer?) {
    guard let bytes else { return }
    for (index, byte) in digest.enumerated() { bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
}

private func data(_ bytes: UnsafeRawPointer?, _ count: Int) -> Data {
    bytes.map { Data(bytes: $0, count: count) } ?? Data()
}

/// The digest of some bytes, as of the other functions of these names, in as many bytes as its length says.
@discardableResult
public func CC_MD5(
    _ bytes: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.MD5.hash(data: data(bytes, Int(len))), to: md)
    return md
}

@discardableResult
public func CC_SHA1(
    _ bytes: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.SHA1.hash(data: data(bytes, Int(len))), to: md)
    return md
}

@discardableResult
public func CC_SHA256(
    _ bytes: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA256.hash(data: data(bytes, Int(len))), to: md)
    return md
}

@discardableResult
public func CC_SHA384(
    _ bytes: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA384.hash(data: data(bytes, Int(len))), to: md)
    return md
}

@discardableResult
public func CC_SHA512(
    _ bytes: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA512.hash(data: data(bytes, Int(len))), to: md)
    return md
}

/// The digest of a code of authentication.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// The code of authentication of some bytes; none is written for SHA-224.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ bytes: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let key = SymmetricKey(data: data(key, keyLength))
    let message = data(bytes, dataLength)
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key), to: macOut)
    case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key), to: macOut)
    case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: message, using: key), to: macOut)
    case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: message, using: key), to: macOut)
    case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: message, using: key), to: macOut)
    default: break
    }
}

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
/// The result of a call: 0, or the number of an error.
public typealias CCCryptorStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCUnimplemented = -4305

/// Enciphers nothing: there are no ciphers, and the result says so.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    return CCCryptorStatus(kCCUnimplemented)
}
