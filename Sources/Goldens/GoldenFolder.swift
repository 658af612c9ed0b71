import Foundation
import KeylinePreviews
import KeylineScenes

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
        return names.filter { !claimed.contains($0) }
    }

    /// The path of a golden.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Whether a golden is recorded.
    public func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// The bytes of a golden; nil where it is not recorded.
    ///
    /// - Throws: `GoldenError` where it cannot be read.
    func bytes(of name: String) throws(GoldenError) -> [UInt8]? {
        guard contains(name) else { return nil }
        guard let data = InputFile.contents(atPath: file(name)) else { throw .unreadable(file: file(name)) }
        return [UInt8](data)
    }

    /// Records a golden.
    func write(_ bytes: [UInt8], as name: String) throws {
        try OutputFolder.make(for: file(name))
        try OutputFile.write(bytes, to: file(name))
    }

    /// Removes a golden.
    ///
    /// - Throws: `GoldenError` where it cannot be removed.
    public func remove(_ name: String) throws(GoldenError) {
        do { try FileManager.default.removeItem(atPath: file(name)) } catch {
            throw .notRemovable(file: file(name), reason: error.localizedDescription)
        }
    }
}
