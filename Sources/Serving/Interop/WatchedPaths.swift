import Foundation
import Glibc
import KeylineFiles

/// Something on disk that is watched.
package enum WatchedPlace: Hashable, Sendable {
    /// A file or folder by its path, whether it is there or not.
    case path(String)
    /// The entries of a folder, or of all folders inside it too, whether it exists or not.
    case folder(String, isDeep: Bool)
}

/// Watches the file system so that every change that matters to some places is reported.
///
/// The system watches folders, not paths. So each path is followed as the system does it, link by link, and in every folder on the way the
/// next name is watched: what is moved, replaced or made anew on the way changes where the path leads. Whenever that may be so, or folders
/// come and go, all is arranged anew, and the files of folders that were not watched before are told as changed.
package struct WatchedPaths: Sendable {
    let descriptor: FileDescriptor
    private let excluded: String?
    private var places: Set<WatchedPlace> = []
    /// The watched interests by folder, as the system knows it.
    private var interests: [String: Interest] = [:]
    private var numbers: [String: Int32] = [:]
    private var folders: [Int32: String] = [:]
    /// For folders of which all is watched, how their paths were given.
    private var given: [String: Set<String>] = [:]

    private struct Interest: Sendable {
        /// Names on the way of a path, or at its end.
        var names: Set<String> = []
        /// Whether every entry matters.
        var isWhole = false
        /// Whether the entries of the folders inside matter too.
        var isDeep = false
    }

    /// Attributes count too: `chmod` alone decides whether a file can be read, or a folder be passed.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR)
    /// Folders that grow by themselves, and those whose files are not the app's own.
    private static let passedOver = ForeignFolders.all.union([".git", ".build"])

    /// Watches nothing yet.
    ///
    /// - Parameter excluded: A folder that is left alone.
    /// - Throws: `ServerError` where the system watches nothing.
    package init(except excluded: String? = nil) throws(ServerError) {
        guard let descriptor = FileDescriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))) else {
            throw .unwatchable(".", reason: String(cString: strerror(errno)))
        }
        self.descriptor = descriptor
        self.excluded = excluded.map { ResolvedPath($0).path }
    }

    static func isFolder(_ path: String) -> Bool { ResolvedPath(path).isFolder }

    /// Watches other places from now on.
    package mutating func follow(_ places: Set<WatchedPlace>) throws(ServerError) {
        self.places = places
        _ = try arrange()
    }

    // MARK: Arranging

    /// Watches what the places lead to at present.
    ///
    /// - Returns: The folders that were not watched before.
    private mutating func arrange() throws(ServerError) -> Set<String> {
        let old = numbers
        interests = [:]
        given = [:]
        numbers = [:]
        folders = [:]
        var resolved: [String: ResolvedPath] = [:]
        for place in places {
            switch place {
            case .path(let path): note(path, &resolved)
            case .folder(let folder, let isDeep): try watch(folder, isDeep: isDeep, note(folder, &resolved))
            }
        }
        for folder in interests.keys where numbers[folder] == nil { _ = try add(folder, mayFail: true) }
        for number in Set(old.values).subtracting(folders.keys) { inotify_rm_watch(descriptor.number, number) }
        return Set(numbers.filter { old[$0.key] != $0.value }.keys)
    }

    /// Notes the names on the way of a path.
    @discardableResult
    private mutating func note(_ path: String, _ known: inout [String: ResolvedPath]) -> ResolvedPath {
        // Most paths lead into few folders: those are followed once.
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        let cut = whole.lastIndex(of: "/") ?? whole.startIndex
        let around = String(whole[..<cut])
        let name = String(whole[whole.index(after: cut)...])
        let folder = known[around] ?? ResolvedPath(around)
        if known[around] == nil {
            known[around] = folder
            for (folder, name) in folder.steps { interests[folder, default: Interest()].names.insert(name) }
        }
        guard folder.isFolder, !name.isEmpty, name != ".", name != ".." else {
            let all = ResolvedPath(whole)
            for (folder, name) in all.steps { interests[folder, default: Interest()].names.insert(name) }
            return all
        }
        let last = ResolvedPath(name, in: folder.path)
        for (folder, name) in last.steps { interests[folder, default: Interest()].names.insert(name) }
        return last
    }

    private mutating func watch(_ name: String, isDeep: Bool, _ resolved: ResolvedPath) throws(ServerError) {
        guard resolved.isFolder else { return }
        let shown = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
        try watch(resolved.path, shown: shown, isDeep: isDeep)
    }

    private mutating func watch(_ folder: String, shown: String, isDeep: Bool) throws(ServerError) {
        guard folder != excluded, try add(folder, mayFail: false) else { return }
        let isNew = given[folder, default: []].insert(shown).inserted
        interests[folder, default: Interest()].isWhole = true
        guard isDeep, isNew || interests[folder]?.isDeep != true else { return }
        interests[folder]?.isDeep = true
        for name in Self.names(in: folder) where !isPassedOver(name, in: folder) {
            // Links are not followed: they may lead around in a circle.
            guard ResolvedPath.kind("\(folder)/\(name)") == S_IFDIR else { continue }
            try watch(folder == "/" ? "/\(name)" : "\(folder)/\(name)", shown: "\(shown)/\(name)", isDeep: true)
        }
    }

    /// Has the system watch a folder; false where it is gone.
    private mutating func add(_ folder: String, mayFail: Bool) throws(ServerError) -> Bool {
        if numbers[folder] != nil { return true }
        let number = inotify_add_watch(descriptor.number, folder, Self.events)
        guard number >= 0 else {
            // A folder that may not be read is watched once it may: its mode is an attribute.
            if mayFail || [ENOENT, ENOTDIR, EACCES].contains(errno) { return false }
            throw .unwatchable(folder, reason: String(cString: strerror(errno)))
        }
        numbers[folder] = number
        folders[number] = folder
        return true
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// Whether an entry of a folder is left alone, though it may appear only while others are watched.
    private func isPassedOver(_ name: String, in folder: String) -> Bool {
        Self.passedOver.contains(name) || excluded == (folder == "/" ? "/\(name)" : "\(folder)/\(name)")
    }

    // MARK: Reading

    /// Returns the changes since the last call, which may be none; nil where the system reports no more changes.
    package mutating func read() -> Set<String>? {
        var found: Set<String> = []
        var isOther = false
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                guard errno == EAGAIN else { return nil }
                break
            }
            Self.forEachEvent(in: buffer[..<count]) { mask, number, name in
                if take(mask, number, name, into: &found) { isOther = true }
            }
        }
        guard isOther else { return found }
        let old = given
        let new = (try? arrange()) ?? Set(numbers.keys)
        // Their files came with them, before the watch began.
        for folder in new where interests[folder]?.isWhole == true {
            for name in Self.names(in: folder) where !isPassedOver(name, in: folder) {
                tell(name, in: folder, into: &found)
            }
        }
        for (folder, names) in old where given[folder] == nil { found.formUnion(names + [folder]) }
        return found
    }

    private func tell(_ name: String, in folder: String, into found: inout Set<String>) {
        let shown = given[folder] ?? [folder]
        found.formUnion(shown.map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" })
    }

    /// Takes one event in; answers whether paths may lead elsewhere now.
    private func take(_ mask: UInt32, _ number: Int32, _ name: String, into found: inout Set<String>) -> Bool {
        if mask & UInt32(IN_Q_OVERFLOW) != 0 {
            // The lost events are unknown: all may have changed.
            for folder in given.keys {
                for name in Self.names(in: folder) where !isPassedOver(name, in: folder) {
                    tell(name, in: folder, into: &found)
                }
            }
            found.formUnion(places.map { if case .path(let path) = $0 { path } else { "" } }.filter { !$0.isEmpty })
            return true
        }
        guard let folder = folders[number], let interest = interests[folder], !name.isEmpty else { return false }
        let isNamed = interest.names.contains(name)
        let isInside = interest.isWhole && !isPassedOver(name, in: folder)
        guard isNamed || isInside else { return false }
        tell(name, in: folder, into: &found)
        let isFolder = mask & UInt32(IN_ISDIR) != 0
        if mask & UInt32(IN_ATTRIB) != 0 { return isFolder }
        let isPlaced = mask & UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM) != 0
        return isPlaced && (isNamed || isFolder)
    }

    private static func forEachEvent(
        in bytes: ArraySlice<UInt8>, _ body: (_ mask: UInt32, _ number: Int32, _ name: String) -> Void
    ) {
        let header = MemoryLayout<inotify_event>.size
        var offset = bytes.startIndex
        while offset + header <= bytes.endIndex {
            let event = bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: offset - bytes.startIndex, as: inotify_event.self)
            }
            let end = min(offset + header + Int(event.len), bytes.endIndex)
            let name = bytes[(offset + header)..<end].prefix { $0 != 0 }
            offset = end
            body(event.mask, event.wd, String(decoding: name, as: UTF8.self))
        }
    }
}
