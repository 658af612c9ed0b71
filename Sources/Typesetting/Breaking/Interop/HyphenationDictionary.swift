internal import CKeylineHyphen
internal import Foundation

/// Patterns that say where the words of a language may be divided (Liang's algorithm, in libhyphen).
///
/// Unchecked: libhyphen only reads a dictionary after loading it.
final class HyphenationDictionary: @unchecked Sendable {
    private let pointer: UnsafeMutablePointer<HyphenDict>
    private let encoding: String.Encoding

    /// Loads a file; nil where it cannot be read or is in an unknown encoding.
    init?(path: String) {
        guard let pointer = hnj_hyphen_load(path) else { return nil }
        let name = withUnsafeBytes(of: pointer.pointee.cset) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let encoding = Self.encodings[name.uppercased()] else {
            hnj_hyphen_free(pointer)
            return nil
        }
        self.pointer = pointer
        self.encoding = encoding
    }

    deinit { hnj_hyphen_free(pointer) }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "MICROSOFT-CP1251": .windowsCP1251,
        "MICROSOFT-CP1250": .windowsCP1250,
    ]

    /// Returns the number of characters before each point at which a lower-case word may be divided by a hyphen alone.
    func points(in word: String) -> [Int] {
        guard let data = word.data(using: encoding) else { return [] }
        var bytes = data.map { CChar(bitPattern: $0) }
        let count = bytes.count
        bytes.append(0)
        var marks = [CChar](repeating: 0, count: count + 5)
        var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let status = hnj_hyphen_hyphenate2(pointer, bytes, Int32(count), &marks, nil, &changes, &positions, &cuts)
        defer {
            if let changes {
                for index in 0..<count { free(changes[index]) }
                free(changes)
            }
            free(positions)
            free(cuts)
        }
        guard status == 0 else { return [] }
        let characters = word.unicodeScalars.count
        return (1..<max(characters, 1)).filter { number in
            // Odd numbers mark points of division; one with a change would be spelt differently.
            marks[number - 1] & 1 == 1 && changes?[number - 1] == nil
        }
    }
}
