internal import Foundation
internal import KeylineGraphics
internal import Synchronization

/// One font file, opened and checked when first used.
final class FontFile: Sendable {
    /// The path of the file.
    let path: String
    /// The SHA-256 that the file should have, 64 hexadecimal digits.
    let checksum: String
    private let opened = Mutex<Result<FontData, FontError>?>(nil)

    init(path: String, checksum: String) {
        self.path = path
        self.checksum = checksum
    }

    /// Opens a file whose checksum is not known beforehand.
    convenience init(opening path: String) throws(FontError) {
        guard let data = MappedFile.open(path) else { throw .missingFile(path: path) }
        self.init(path: path, checksum: Self.checksum(of: data))
        opened.withLock { $0 = .success(data) }
    }

    /// The file's name without its extensions.
    var name: String {
        let file = URL(fileURLWithPath: path).lastPathComponent
        return String(file.prefix { $0 != "." })
    }

    /// The bytes, once the checksum has been verified.
    func data() throws(FontError) -> FontData {
        try opened.withLock { opened in
            let result = opened ?? open()
            opened = result
            return result
        }.get()
    }

    private func open() -> Result<FontData, FontError> {
        guard let data = MappedFile.open(path) else { return .failure(.missingFile(path: path)) }
        let actual = Self.checksum(of: data)
        guard actual == checksum else {
            return .failure(.alteredFile(path: path, expected: checksum, found: actual))
        }
        return .success(data)
    }

    private static func checksum(of data: FontData) -> String {
        SHA256Digest(of: data.bytes).hexadecimal
    }
}
