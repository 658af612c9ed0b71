/// Words inside a PNG file, in chunks of the types `tEXt` and `iTXt`; the pixels are left alone.
///
/// Source: PNG specification, 11.3.4.3 and 11.3.4.5.
public enum PNGText {
    /// The file with a text in it, before its pixels.
    ///
    /// - Parameters:
    ///   - text: Latin letters, digits and signs; other characters become question marks.
    ///   - keyword: What the text is, at most 79 ASCII characters.
    ///   - file: A PNG file as `PNGEncoder` writes it.
    /// - Returns: The whole file.
    public static func adding(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
        precondition((1...79).contains(keyword.utf8.count), "a keyword has 1 to 79 characters")
        precondition(file.count >= headerEnd, "a PNG file begins with its header")
        var chunk = PNGFile(bytes: Array(file[..<headerEnd]))
        chunk.append("tEXt", ascii(keyword) + [0] + ascii(text))
        return chunk.bytes + file[headerEnd...]
    }

    /// The file with a long text in it, compressed, before its pixels.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - keyword: What the text is, at most 79 ASCII characters.
    ///   - file: A PNG file as `PNGEncoder` writes it.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError` where memory is short.
    public static func addingCompressed(_ text: String, keyword: String, to file: [UInt8]) throws -> [UInt8] {
        precondition((1...79).contains(keyword.utf8.count), "a keyword has 1 to 79 characters")
        precondition(file.count >= headerEnd, "a PNG file begins with its header")
        let stream = try DeflateZlib(level: 9).stream(of: Array(text.utf8)[...])
        var chunk = PNGFile(bytes: Array(file[..<headerEnd]))
        chunk.append("iTXt", ascii(keyword) + [0, 1, 0, 0, 0] + stream)
        return chunk.bytes + file[headerEnd...]
    }

    /// The text of a keyword; nil where the file has none or is no PNG.
    public static func text(for keyword: String, in file: [UInt8]) -> String? {
        chunks("tEXt", in: file) { text(keyword, $0) }
    }

    /// The compressed text of a keyword, which may have a megabyte; nil where the file has none or is no PNG.
    public static func compressedText(for keyword: String, in file: [UInt8]) -> String? {
        chunks("iTXt", in: file) { payload in
            let head = ascii(keyword) + [0, 1, 0, 0, 0]
            guard payload.starts(with: head) else { return nil }
            let text = InflateZlib.expand(Array(payload.dropFirst(head.count)), atMost: 1 << 20)
            return text.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The first answer about the chunks of a type.
    private static func chunks<Value>(_ type: String, in file: [UInt8], _ read: (ArraySlice<UInt8>) -> Value?) -> Value?
    {
        guard file.starts(with: ImageFormat.pngSignature) else { return nil }
        var start = ImageFormat.pngSignature.count
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let payload = start + 8..<start + 8 + length
            guard payload.upperBound + 4 <= file.count else { return nil }
            if file[start + 4..<start + 8].elementsEqual(type.utf8), let value = read(file[payload]) { return value }
            start = payload.upperBound + 4
        }
        return nil
    }

    /// The signature and the IHDR chunk, which comes first in every file.
    private static let headerEnd = 8 + 25

    private static func text(_ keyword: String, _ payload: ArraySlice<UInt8>) -> String? {
        let parts = payload.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].elementsEqual(keyword.utf8) else { return nil }
        return String(decoding: parts[1], as: UTF8.self)
    }

    private static func ascii(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? UInt8($0.value) : 0x3F }
    }
}
