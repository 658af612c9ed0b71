/// Answers with the bytes of a font that a display list names.
public protocol FontDataSource: Sendable {
    /// The bytes of the file that the id's checksum names.
    ///
    /// - Throws: An error that says which font is missing or altered, and where it was looked for.
    func fontData(for font: FontID) throws -> FontData
}

/// The bytes of a font file, at one address for as long as the object lives, so that C libraries can read them in place.
public final class FontData: Sendable {
    /// The file's length in bytes.
    public let count: Int
    /// The first byte; valid while the object lives.
    public nonisolated(unsafe) let start: UnsafeRawPointer
    private let release: @Sendable () -> Void

    /// Wraps bytes that stay in place until `release` is called, once, from `deinit`.
    public init(start: UnsafeRawPointer, count: Int, release: @escaping @Sendable () -> Void) {
        self.start = start
        self.count = count
        self.release = release
    }

    /// Copies bytes to an address of their own.
    public convenience init(copying bytes: [UInt8]) {
        nonisolated(unsafe) let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { copy.copyMemory(from: start, byteCount: source.count) }
        }
        self.init(start: UnsafeRawPointer(copy), count: bytes.count) { copy.deallocate() }
    }

    deinit { release() }
}
