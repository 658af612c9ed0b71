import Foundation
import KeylinePreviews
import KeylineScenes

/// A cache in a folder, which several processes may use at once: entries appear whole.
public struct FolderCache: ResultCache {
    /// More entries than these are not kept; the ones that were not used longest go first.
    private static let mostEntries = 20_000

    private let path: String

    /// Names a folder; it is made with the first entry.
    public init(_ path: String) { self.path = path }

    /// What lies under a key; nil where nothing does, or where the cache does not answer.
    public func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(name(kind, key))").map { [UInt8]($0) }
    }

    /// Keeps something, if it can.
    public func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String) {
        try? OutputFolder(path).write(bytes, to: name(kind, key), .remade)
    }

    /// Two letters of the key make a folder, so that none has too many files.
    private func name(_ kind: ResultCacheKind, _ key: String) -> String {
        "\(kind.rawValue)/\(key.prefix(2))/\(key)"
    }

    /// Removes the oldest entries where there are too many.
    public func trim() {
        let manager = FileManager.default
        let files = (manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { $0.count > 64 }
        guard files.count > Self.mostEntries else { return }
        let dated = files.map { file -> (file: String, date: Date) in
            let attributes = try? manager.attributesOfItem(atPath: "\(path)/\(file)")
            return (file, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.date < $1.date }).prefix(files.count - Self.mostEntries) {
            try? manager.removeItem(atPath: "\(path)/\(file)")
        }
    }
}
