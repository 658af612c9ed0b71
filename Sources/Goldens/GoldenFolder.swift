import Foundation
import KeylineFiles
import KeylineImageCoding
import KeylinePreviews
import KeylineScenes
import KeylineWorkers

/// The folder that goldens are kept in.
///
/// A file in it is a golden where its name has the ending of a kind; anything else, such as the list of cases or a README, is left
/// alone.
public struct GoldenFolder: Sendable {
    /// The folder.
    public let path: String

    /// Names a folder.
    public init(_ path: String) {
        self.path = path
    }

    /// The names of all goldens, sorted.
    public var names: [String] {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { GoldenCase.Kind(name: $0) != nil }.sorted()
    }

    /// The goldens that no case claims, sorted.
    public func unclaimed(by cases: [GoldenCase]) -> [String] {
        let claimed = Set(cases.map(\.name))
        let patterns = cases.filter(\.isPattern).map { NamePattern($0.name) }
        return names.filter { name in !claimed.contains(name) && !patterns.contains { $0.matches(name) } }
    }

    /// The goldens with more than some bytes, with their sizes.
    public func goldens(largerThan most: Int) -> [String: Int] {
        var result: [String: Int] = [:]
        for name in names {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file(name))
            if let size = attributes?[.size] as? Int, size > most { result[name] = size }
        }
        return result
    }

    /// The path of a golden.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// What comparing or recording a golden is.
    func work(on name: String) -> SceneWork { SceneWork(.golden, of: file(name)) }

    /// Whether a golden is recorded.
    public func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// The bytes of a golden; nil where it is not recorded.
    ///
    /// - Throws: `GoldenError` where it cannot be read.
    func bytes(of name: String) throws(GoldenError) -> [UInt8]? {
        guard contains(name) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file(name))
        if let size = attributes?[.size] as? Int, size > ImageLimits.maximumFileSize {
            throw .tooLarge(file: file(name))
        }
        guard let data = InputFile.contents(atPath: file(name)) else { throw .unreadable(file: file(name)) }
        return [UInt8](data)
    }

    /// Records a golden.
    func write(_ bytes: [UInt8], as name: String) throws {
        try OutputFolder(path).write(bytes, to: name)
    }

    /// The goldens that no case claims and that show, byte for byte, what newly recorded ones do: they were renamed.
    public func renames(to new: [String], cases: [GoldenCase]) throws -> [(old: String, new: String)] {
        let stale = unclaimed(by: cases)
        guard !stale.isEmpty else { return [] }
        var byContent: [[UInt8]: String] = [:]
        for name in new { if let bytes = try bytes(of: name) { byContent[bytes] = name } }
        return try stale.compactMap { name in
            try bytes(of: name).flatMap { byContent[$0] }.map { (name, $0) }
        }
    }

    /// Removes the temporary files of recorders that were ended half-way: those of no process that runs.
    func removeLeftovers() {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for file in files { UnfinishedFile.removeLeftover("\(path)/\(file)") }
    }

    /// Removes a golden.
    ///
    /// - Throws: `GoldenError` where it cannot be removed.
    public func remove(_ name: String) throws(GoldenError) {
        do { try OutputFolder(path).remove(name) } catch {
            throw .notRemovable(file: file(name), reason: error.message)
        }
    }
}
