import Foundation
import KeylineFiles

/// Reads an app's sources and writes adapted ones.
public enum SourceFolder {
    /// The Swift files of a folder, those in folders inside it too, by path; builds and hidden folders are skipped.
    public static func sources(in folder: String) throws(AdaptError) -> [String] {
        guard let found = files(in: folder, endings: [".swift"]) else {
            throw .unreadable(folder, reason: "there is no such folder")
        }
        guard !found.isEmpty else { throw .noSources(folder) }
        return found
    }

    /// The files of a folder whose names have one of some endings, in the same way; nil where there is no such folder.
    static func files(in folder: String, endings: [String]) -> [String]? {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return nil }
        var found: [String] = []
        while let name = names.nextObject() as? String {
            let last = name.split(separator: "/").last ?? ""
            if ForeignFolders.contain(last) { names.skipDescendants() }
            if endings.contains(where: name.hasSuffix), !last.hasPrefix(".") { found.append(folder + "/" + name) }
        }
        return found.sorted()
    }

    /// The text of a file.
    public static func text(of path: String) throws(AdaptError) -> String {
        if let kind = OtherKind.name(of: path) { throw .unreadable(path, reason: "it is \(kind), not a regular file") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, reason: "there is no such file, or it cannot be opened")
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        let valid = validLength([UInt8](data))
        let before = data.prefix(valid)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        throw .notText(path, line: line, column: valid - start + 1)
    }

    /// How many bytes at the beginning are whole letters in UTF-8.
    private static func validLength(_ bytes: [UInt8]) -> Int {
        var low = 0
        var high = bytes.count
        // Every beginning of what is valid is, but for a letter that is cut through, which is at most three bytes.
        while low < high {
            let middle = (low + high + 1) / 2
            let isValid = (0...3).contains { cut in
                middle >= cut && String(validating: bytes[..<(middle - cut)], as: UTF8.self) != nil
            }
            if isValid { low = middle } else { high = middle - 1 }
        }
        return (0...3).map { max(0, low - $0) }.first { String(validating: bytes[..<$0], as: UTF8.self) != nil } ?? 0
    }

    /// Writes a file in one step; one that has the text already is left alone, so that it is not compiled again.
    ///
    /// - Parameters:
    ///   - text: The whole content.
    ///   - file: Where it goes in the folder. Symbolic links in the folder that lead out of it are refused, and so is a file that is one.
    ///   - folder: The folder that a person named, which is made where it is missing.
    /// - Throws: `AdaptError.unwritable`.
    public static func write(_ text: String, to file: String, in folder: String) throws(AdaptError) {
        let data = Data(text.utf8)
        let path = "\(folder)/\(file)"
        guard FileManager.default.contents(atPath: path) != data else { return }
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            throw .unwritable(path, reason: (error as? CocoaError)?.localizedDescription ?? "\(error)")
        }
        let held: HeldFolder
        do throws(HeldFolder.Refusal) { held = try HeldFolder(folder) } catch {
            throw .unwritable(path, reason: error.words)
        }
        do throws(FileRefusal) { try held.write([UInt8](data), to: file, .remade) } catch {
            throw .unwritable(path, reason: error.words)
        }
    }
}
