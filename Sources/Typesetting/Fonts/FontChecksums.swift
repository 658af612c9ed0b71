internal import Foundation
internal import KeylineByteText

/// The list of checksums in a folder of fonts, in the form that `sha256sum` writes and checks.
struct FontChecksums: Sendable {
    /// The list's file name.
    static let fileName = "checksums.txt"

    /// The folder of the list; paths in it are relative to this.
    let directory: URL
    /// SHA-256 by path.
    let checksums: [String: String]

    /// Reads the list of a folder.
    init(directory: URL) throws(FontError) {
        let url = directory.appendingPathComponent(Self.fileName)
        guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
            throw .unreadableChecksums(path: url.path, line: nil)
        }
        var checksums: [String: String] = [:]
        for (index, line) in text.textLines.enumerated()
        where !line.isEmpty {
            guard let (checksum, path) = Self.entry(line) else {
                throw .unreadableChecksums(path: url.path, line: index + 1)
            }
            checksums[path] = checksum
        }
        self.directory = directory
        self.checksums = checksums
    }

    /// The file of a path in the list.
    func file(_ path: String) throws(FontError) -> FontFile {
        let location = directory.appendingPathComponent(path).path
        guard let checksum = checksums[path], FileManager.default.isReadableFile(atPath: location) else {
            throw .missingFile(path: location)
        }
        return FontFile(path: location, checksum: checksum)
    }

    /// Returns whether the list names a file of a folder.
    func hasFiles(in folder: String) -> Bool {
        checksums.keys.contains { $0.hasPrefix(folder + "/") }
    }

    /// The dictionaries of hyphenation in the list, by language and region.
    func hyphenation() throws(FontError) -> [String: FontFile] {
        var files: [String: FontFile] = [:]
        for path in checksums.keys.sorted() where path.hasPrefix("hyphenation/") && path.hasSuffix(".dic") {
            files[String(path.dropFirst("hyphenation/".count).dropLast(".dic".count))] = try file(path)
        }
        return files
    }

    private static func entry(_ line: String) -> (checksum: String, path: String)? {
        let checksum = line.prefix(64)
        let rest = line.dropFirst(64)
        guard checksum.utf8.count == 64, checksum.allSatisfy(\.isHexDigit), rest.hasPrefix("  ") else { return nil }
        return (checksum.lowercased(), String(rest.dropFirst(2)))
    }
}
