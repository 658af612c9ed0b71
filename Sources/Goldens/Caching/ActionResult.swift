import KeylineChecksums

/// A result in the form in which Bazel's remote cache keeps it, so that servers which check entries take it: an `ActionResult` of
/// the Remote Execution API with one output file.
///
/// Source: `build.bazel.remote.execution.v2.ActionResult`; fields 2 (output files) and 4 (exit code) of it, 1 (path) and 2 (digest) of an output file,
/// 1 (hash) and 2 (size) of a digest, in the encoding of Protocol Buffers.
struct ActionResult: Equatable {
    private static let path = "picture.png"

    /// The SHA-256 of the file, in hexadecimal digits.
    let hash: String
    /// The file's length.
    let size: Int

    init(hash: String, size: Int) {
        self.hash = hash
        self.size = size
    }

    /// Whether some bytes are the file.
    func shows(_ file: [UInt8]) -> Bool { size == file.count && hash == SHA256Digest(of: file).hexadecimal }

    var bytes: [UInt8] {
        let digest = Self.field(1, [UInt8](hash.utf8)) + [2 << 3] + Self.number(size)
        return Self.field(2, Self.field(1, [UInt8](Self.path.utf8)) + Self.field(2, digest))
    }

    /// Reads an entry; nil where it is none, or of another kind.
    init?(_ bytes: [UInt8]) {
        guard let file = Self.content(of: 2, in: bytes[...]), let digest = Self.content(of: 2, in: file),
            let hash = Self.content(of: 1, in: digest), hash.count == 64
        else { return nil }
        self.hash = String(decoding: hash, as: UTF8.self)
        var rest = digest.dropFirst(2 + hash.count + 1)
        guard let size = Self.takeNumber(&rest) else { return nil }
        self.size = size
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
