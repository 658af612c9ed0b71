package import Foundation
package import KeylineFoundationSupplement
import Synchronization

/// Values as bytes, such that values which differ in a single bit have different bytes; for digests, never to be read again.
///
/// Numbers are their bit patterns, and whatever has no fixed length is preceded by it.
package struct BinaryEncoding {
    /// The values so far, one after the other.
    package private(set) var bytes: [UInt8] = []

    /// Encodes nothing yet.
    package init() {}

    /// Encodes a value.
    package init(_ value: some BinaryEncodable) {
        append(value)
    }

    /// The digest of all values.
    package var digest: SHA256Digest { SHA256Digest(of: bytes) }

    /// Appends a value.
    package mutating func append(_ value: some BinaryEncodable) {
        value.encode(into: &self)
    }

    /// Appends the eight bytes of a number, the lowest first.
    fileprivate mutating func append(bits: UInt64) {
        bytes.append(littleEndian: bits)
    }

    /// Appends the number that tells one case of an enumeration from the others.
    mutating func append(case number: UInt8) {
        bytes.append(number)
    }

    fileprivate mutating func append(raw more: some Collection<UInt8>) {
        append(bits: UInt64(more.count))
        bytes.append(contentsOf: more)
    }

    /// Appends all stored properties of a value, in the order of their declaration.
    ///
    /// A property that is missing ends debug builds with the first value of the type, so a new one cannot be forgotten.
    mutating func appendProperties<Value, each Property: BinaryEncodable>(
        of value: Value, _ properties: repeat each Property
    ) {
        var types: [Any.Type] = []
        assert(
            {
                repeat types.append((each Property).self)
                return StoredProperties.areAll(types, of: value)
            }(), "an encoding has all stored properties of \(Value.self), in the order of their declaration")
        repeat append(each properties)
    }
}

/// Looks whether encodings are complete, once for each type.
enum StoredProperties {
    private static let checked = Mutex<Set<ObjectIdentifier>>([])

    static func areAll<Value>(_ types: [Any.Type], of value: Value) -> Bool {
        guard checked.withLock({ $0.insert(ObjectIdentifier(Value.self)).inserted }) else { return true }
        return Mirror(reflecting: value).children.map { ObjectIdentifier(type(of: $0.value)) }
            == types.map { ObjectIdentifier($0) }
    }
}

/// A value that a digest may cover.
package protocol BinaryEncodable {
    /// Appends all that tells the value from others.
    func encode(into encoding: inout BinaryEncoding)
}

extension Double: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(bits: bitPattern) }
}

extension CGFloat: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(bits: native.bitPattern) }
}

extension Int: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(bits: UInt64(bitPattern: Int64(self))) }
}

extension UInt32: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(bits: UInt64(self)) }
}

extension Bool: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(case: self ? 1 : 0) }
}

extension String: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(raw: utf8) }
}

extension SHA256Digest: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(raw: bytes) }
}

extension Optional: BinaryEncodable where Wrapped: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        switch self {
        case nil: encoding.append(case: 0)
        case let value?:
            encoding.append(case: 1)
            encoding.append(value)
        }
    }
}

extension Array: BinaryEncodable where Element: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.append(count)
        for element in self { encoding.append(element) }
    }
}

extension RawRepresentable where Self: BinaryEncodable, RawValue == String {
    package func encode(into encoding: inout BinaryEncoding) { encoding.append(rawValue) }
}

extension CGPoint: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.append(x)
        encoding.append(y)
    }
}

extension CGSize: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.append(width)
        encoding.append(height)
    }
}

extension CGRect: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.append(origin)
        encoding.append(size)
    }
}

extension CGAffineTransform: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, a, b, c, d, tx, ty)
    }
}
