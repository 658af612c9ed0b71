import Foundation
import Glibc
import Synchronization

/// Tells which files change in folders and those inside them.
///
/// Editors write a file in several steps, or write another one and rename it: changes within a few milliseconds are told together.
package final class FolderWatcher: Sendable {
    /// The files that changed, as paths below the folders as they were given.
    package let changes: AsyncStream<Set<String>>
    /// A pipe's end for writing; its closing, with the watcher, ends the thread.
    private let lifeline: FileDescriptor

    /// Changes this close to one another, in milliseconds, are one.
    private static let pause: Int32 = 12
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    /// Folders that grow by themselves.
    private static let passedOver: Set<String> = [".git", ".build", "node_modules", "Pods", "DerivedData"]

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - excluded: A folder inside that is left alone, such as the one that results go to.
    /// - Throws: `ServerError` where the system cannot.
    package init(_ folders: [String], except excluded: String? = nil) throws(ServerError) {
        guard let descriptor = FileDescriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))),
            let (end, lifeline) = Self.pipe()
        else {
            throw .unwatchable(folders.first ?? ".", reason: String(cString: strerror(errno)))
        }
        var watched = WatchedFolders(descriptor: descriptor, excluded: excluded.map(Self.absolute))
        for folder in folders { try watched.add(folder) }
        let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
        changes = stream
        self.lifeline = lifeline
        let thread = Thread { [watched] in
            var watched = watched
            while let paths = Self.next(&watched, until: end) { continuation.yield(paths) }
            continuation.finish()
        }
        thread.name = "Keyline folder watcher"
        thread.start()
    }

    private static func pipe() -> (end: FileDescriptor, lifeline: FileDescriptor)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0, let end = FileDescriptor(ends[0]), let lifeline = FileDescriptor(ends[1])
        else { return nil }
        // A child of this program would keep the watcher's thread alive.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (end, lifeline)
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Waits for changes and gathers those that follow at once; nil where watching ended.
    private static func next(_ watched: inout WatchedFolders, until end: FileDescriptor) -> Set<String>? {
        var paths: Set<String> = []
        while true {
            var requests = [watched.descriptor, end].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
            let count = poll(&requests, nfds_t(requests.count), paths.isEmpty ? -1 : pause)
            if count < 0, errno == EINTR { continue }
            if count < 0 || requests[1].revents != 0 { return nil }
            if count == 0 { return paths }
            guard let read = watched.read() else { return nil }
            paths.formUnion(read)
        }
    }

    /// The folders that the system watches, by the number that it gave each.
    private struct WatchedFolders {
        let descriptor: FileDescriptor
        let excluded: String?
        private var paths: [Int32: String] = [:]

        init(descriptor: FileDescriptor, excluded: String?) {
            self.descriptor = descriptor
            self.excluded = excluded
        }

        mutating func add(_ folder: String) throws(ServerError) {
            guard FolderWatcher.absolute(folder) != excluded else { return }
            let number = inotify_add_watch(descriptor.number, folder, FolderWatcher.events)
            guard number >= 0 else { throw .unwatchable(folder, reason: String(cString: strerror(errno))) }
            paths[number] = folder
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names {
                let path = folder + "/" + name
                guard !isPassedOver(name, path) else { continue }
                var status = stat()
                // Links are not followed: they may lead around in a circle.
                if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { try add(path) }
            }
        }

        /// Whether a file or folder is left alone, though it may appear only while others are watched.
        private func isPassedOver(_ name: String, _ path: String) -> Bool {
            FolderWatcher.passedOver.contains(name) || excluded.map { $0 == FolderWatcher.absolute(path) } == true
        }

        /// What the system told; nil where it tells nothing any more.
        mutating func read() -> Set<String>? {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = Glibc.read(descriptor.number, &buffer, buffer.count)
            guard count > 0 else { return errno == EAGAIN ? [] : nil }
            var found: Set<String> = []
            var offset = 0
            let header = MemoryLayout<inotify_event>.size
            while offset + header <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
                let bytes = buffer[(offset + header)..<(offset + header + Int(event.len))].prefix { $0 != 0 }
                offset += header + Int(event.len)
                guard let folder = paths[event.wd], !bytes.isEmpty else { continue }
                let name = String(decoding: bytes, as: UTF8.self)
                let path = folder + "/" + name
                guard !isPassedOver(name, path) else { continue }
                if event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
                    try? add(path)
                }
                found.insert(path)
            }
            return found
        }
    }
}
