internal import Foundation
internal import KeylineGraphics
internal import KeylineScenes
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

    /// Opens a file whose checksum is not known beforehand, and checks it.
    ///
    /// - Throws: `FontError` where it is missing, is no font, or is damaged.
    convenience init(opening path: String) throws(FontError) {
        guard let data = MappedFile.open(path) else { throw .missingFile(path: path) }
        guard HarfBuzzFace.count(in: data) > 0 else {
            throw GitLargeFile.isPointer(data.bytes) ? .largeFilePointer(path: path) : .notAFont(path: path)
        }
        self.init(path: path, checksum: Self.checksum(of: data))
        do {
            try FontFileCheck(data).run()
            let usable = try FontSanitizer().run(data)
            opened.withLock { $0 = .success(usable) }
        } catch {
            throw .damagedFile(path: path, reason: error.reason)
        }
    }

    /// The file's name without its extensions.
    var name: String {
        let file = URL(fileURLWithPath: path).lastPathComponent
        return String(file.prefix { $0 != "." })
    }

    /// The bytes that libraries may read: of a listed file, once its checksum has been verified; of another, what was made of it.
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
