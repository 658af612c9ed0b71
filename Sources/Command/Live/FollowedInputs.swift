import Foundation
import KeylineByteText
import KeylineFiles
import KeylineGraphics
import KeylineScenes
import KeylineServing
import KeylineWorkers

/// What was on disk of everything that a run looked for, and what of it is another by now.
struct FollowedInputs {
    /// A file's content, or what there is in its place.
    private enum Content: Hashable {
        case absent, folder, other
        case bytes(SHA256Digest)
        /// It changed while it was read: nobody knows which content counted.
        case unknown
    }

    private struct Known {
        let content: Content
        let stamp: FileStamp?
        /// When it was read.
        let moment: Int
    }

    private struct Folder: Hashable {
        let path: String
        let isDeep: Bool
    }

    /// An entry of a folder: one that becomes a folder is another.
    private struct Entry: Hashable {
        let place: String
        let kind: FileStamp.Kind?
    }

    private var files: [String: Known] = [:]
    private var folders: [Folder: Set<Entry>] = [:]
    private var dependencies: [Folder: Set<InputDependency>] = [:]

    /// The places on disk that show whether something changed.
    var places: Set<WatchedPlace> {
        Set(files.keys.map { .path($0) }).union(folders.keys.map { .folder($0.path, isDeep: $0.isDeep) })
    }

    /// What changed since it was last asked or followed; the state of now counts from here on.
    mutating func changes() -> Set<InputDependency> {
        var found: Set<InputDependency> = []
        for (path, known) in files {
            let now = Self.look(path, known)
            if now.content != known.content { found.insert(.file(path)) }
            files[path] = now
        }
        for (folder, known) in folders {
            let now = Self.entries(of: folder)
            guard now != known else { continue }
            folders[folder] = now
            let names = now.symmetricDifference(known).map { $0.place.lastPathComponent }
            for dependency in dependencies[folder] ?? [] {
                guard case .entries(_, let wanted, _) = dependency, names.contains(where: wanted.matches) else {
                    continue
                }
                found.insert(dependency)
            }
        }
        return found
    }

    /// Follows what a run looked for, and nothing else. What was followed before keeps its state: it was read after that.
    ///
    /// - Parameters:
    ///   - inputs: What the run looked for.
    ///   - start: When it began.
    ///   - failed: Files whose work ended a worker: of their inputs only those count as known that did not change since.
    mutating func follow(_ inputs: Set<InputDependency>, since start: Int, failed: [FailedFile] = []) {
        var next = FollowedInputs()
        var moments: [InputDependency: Int] = [:]
        for file in failed { for input in file.inputs { moments[input] = min(moments[input] ?? start, file.moment) } }
        for input in inputs.union(moments.keys) {
            switch input {
            case .file(let path):
                next.files[path] = files[path] ?? Self.look(path, nil, since: moments[input] ?? start)
            case .entries(let path, _, let isDeep):
                let folder = Folder(path: path, isDeep: isDeep)
                next.dependencies[folder, default: []].insert(input)
                guard next.folders[folder] == nil else { continue }
                next.folders[folder] = folders[folder] ?? Self.entries(of: folder)
            }
        }
        self = next
    }

    // MARK: Looking

    private static func look(_ path: String, _ known: Known?, since start: Int? = nil) -> Known {
        let moment = FileStamp.now
        guard let stamp = FileStamp(path) else { return Known(content: .absent, stamp: nil, moment: moment) }
        if let start, !stamp.isOlder(than: start) { return Known(content: .unknown, stamp: nil, moment: moment) }
        // A file may change twice in one tick of the clock.
        if let known, known.stamp == stamp, stamp.isOlder(than: known.moment) { return known }
        switch stamp.kind {
        case .folder: return Known(content: .folder, stamp: stamp, moment: moment)
        case .other: return Known(content: .other, stamp: stamp, moment: moment)
        case .file:
            let bytes = InputFile.contents(atPath: path).map { SHA256Digest(of: [UInt8]($0)) }
            return Known(content: bytes.map { .bytes($0) } ?? .absent, stamp: stamp, moment: moment)
        }
    }

    private static func entries(of folder: Folder) -> Set<Entry> {
        var found: Set<Entry> = []
        collect(folder.path, "", folder.isDeep, into: &found)
        return found
    }

    /// What is in a folder and in those inside it; hidden folders, links and dependencies are not entered.
    private static func collect(_ root: String, _ inner: String, _ isDeep: Bool, into found: inout Set<Entry>) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: "\(root)/\(inner)")) ?? [] {
            let path = "\(root)/\(inner)\(name)"
            let kind = FileStamp(path)?.kind
            found.insert(Entry(place: inner + name, kind: kind))
            guard isDeep, kind == .folder, !ForeignFolders.contain(name),
                (try? manager.destinationOfSymbolicLink(atPath: path)) == nil
            else { continue }
            collect(root, inner + name + "/", isDeep, into: &found)
        }
    }
}
