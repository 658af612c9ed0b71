public import Foundation
package import KeylineScenes

extension StringTable {
    /// Reads a `.strings` file in UTF-8 or UTF-16, with or without a byte-order mark.
    ///
    /// - Parameter path: The file.
    /// - Throws: `StringsError` where it cannot be opened, decoded or understood.
    public init(contentsOf path: String) throws(StringsError) {
        try self.init(data: Data(readingTexts: path), file: path)
    }

    /// Reads the bytes of a `.strings` file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that errors and entries give.
    /// - Throws: `StringsError` where the bytes cannot be decoded or understood.
    public init(data: Data, file: String) throws(StringsError) {
        guard let text = StringsEncoding.decode(data) else { throw .unknownEncoding(file: file) }
        var parser = StringsParser(text: text, file: file)
        let entries = try parser.parse()
        self.init(file: file, entries: entries, repeated: parser.repeated)
    }
}

extension StringTable {
    /// Reads a `.strings` or a `.stringsdict` file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - language: The language whose plural rules count, a BCP 47 tag.
    ///   - idiom: The kind of device.
    /// - Throws: `StringsError` where it cannot be opened, decoded or understood.
    package init(
        anyFormAt path: String, language: String, idiom: InterfaceIdiom = .phone
    ) throws(StringsError) {
        guard path.hasSuffix(".stringsdict") else {
            try self.init(contentsOf: path)
            return
        }
        self = try StringsDictionary.table(
            data: Data(readingTexts: path), file: path, language: language, idiom: idiom)
    }
}

extension StringTable {
    /// Reads as much of a `.strings` or a `.stringsdict` file as can be understood.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - language: The language whose plural rules count, a BCP 47 tag.
    /// - Returns: The table, and why something is missing from it; nil for a table that is whole. A malformed `.strings` file has the entries
    ///   before the error.
    package static func readablePart(ofFileAt path: String, language: String) -> (
        table: StringTable, error: StringsError?
    ) {
        do throws(StringsError) {
            guard !path.hasSuffix(".stringsdict"), let text = StringsEncoding.decode(try Data(readingTexts: path))
            else {
                return (try StringTable(anyFormAt: path, language: language), nil)
            }
            var parser = StringsParser(text: text, file: path)
            var failure: StringsError?
            do throws(StringsError) { _ = try parser.parse() } catch { failure = error }
            return (StringTable(file: path, entries: parser.entries, repeated: parser.repeated), failure)
        } catch {
            return (StringTable(file: path, entries: [:]), error)
        }
    }
}

/// The encodings in which strings files are saved.
enum StringsEncoding {
    /// The text of a file; nil where the bytes are in no known encoding.
    ///
    /// Foundation takes UTF-16 without a mark for something else, so it is recognised by its zero bytes: a strings file always
    /// holds quotes and semicolons, whose other byte is zero.
    static func decode(_ data: Data) -> String? {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) { return decodeUTF16(bytes.dropFirst(2), lowByteFirst: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return decodeUTF16(bytes.dropFirst(2), lowByteFirst: false) }
        if bytes.count >= 2, bytes.count % 2 == 0, bytes.contains(0) {
            let zerosAtEven = stride(from: 0, to: bytes.count, by: 2).count { bytes[$0] == 0 }
            let zerosAtOdd = stride(from: 1, to: bytes.count, by: 2).count { bytes[$0] == 0 }
            return decodeUTF16(bytes[...], lowByteFirst: zerosAtOdd > zerosAtEven)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, lowByteFirst: Bool) -> String? {
        guard bytes.count % 2 == 0 else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return lowByteFirst ? second << 8 | first : first << 8 | second
        }
        return String(validating: units, as: UTF16.self)
    }
}
