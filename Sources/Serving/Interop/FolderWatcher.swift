import Foundation
import Glibc
import Synchronization

/// Tells which files change, wherever the paths to them lead.
///
/// Editors write a file in several steps, or write another one and rename it: changes within a few milliseconds are told together.
package final class FolderWatcher: Sendable {
    /// The files that changed: below watched folders as paths of the kind that was given, others by their full paths.
    package let changes: AsyncStream<Set<String>>
    private let watched: Mutex<WatchedPaths>
    /// A pipe's end for writing; its closing, with the watcher, ends the thread.
    private let lifeline: FileDescriptor

    /// Changes this close to one another, in milliseconds, are one.
    private static let pause: Int32 = 12

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - folders: Folders with all that is inside them.
    ///   - places: Further watched places.
    ///   - excluded: A folder that is left alone, such as the one that results go to.
    /// - Throws: `ServerError` where the system cannot.
    package init(
        _ folders: [String] = [], and places: Set<WatchedPlace> = [], except excluded: String? = nil
    ) throws(ServerError) {
        var paths = try WatchedPaths(except: excluded)
        for folder in folders where !WatchedPaths.isFolder(folder) {
            throw .unwatchable(folder, reason: String(cString: strerror(ENOENT)))
        }
        try paths.follow(places.union(folders.map { .folder($0, isDeep: true) }))
        guard let (end, lifeline) = Self.pipe() else {
            throw .unwatchable(folders.first ?? ".", reason: String(cString: strerror(errno)))
        }
        let descriptor = paths.descriptor
        let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
        changes = stream
        self.lifeline = lifeline
        watched = Mutex(paths)
        let thread = Thread { [weak self] in
            while let found = Self.next(descriptor, until: end, read: { self?.watched.withLock { $0.read() } }) {
                continuation.yield(found)
            }
            continuation.finish()
        }
        thread.name = "Keyline folder watcher"
        thread.start()
    }

    /// Watches other places from now on, besides the folders.
    ///
    /// - Throws: `ServerError` where the system cannot watch all of them.
    package func follow(_ places: Set<WatchedPlace>) throws(ServerError) {
        let error = watched.withLock { paths -> ServerError? in
            do throws(ServerError) { try paths.follow(places) } catch { return error }
            return nil
        }
        if let error { throw error }
    }

    private static func pipe() -> (end: FileDescriptor, lifeline: FileDescriptor)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0, let end = FileDescriptor(ends[0]), let lifeline = FileDescriptor(ends[1])
        else { return nil }
        // A child of this program would keep the watcher's thread alive.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (end, lifeline)
    }

    /// Waits for changes and gathers those that follow at once; nil where watching ended.
    private static func next(
        _ descriptor: FileDescriptor, until end: FileDescriptor, read: () -> Set<String>?
    ) -> Set<String>? {
        var paths: Set<String> = []
        while true {
            var requests = [descriptor, end].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
            let count = poll(&requests, nfds_t(requests.count), paths.isEmpty ? -1 : pause)
            if count < 0, errno == EINTR { continue }
            if count < 0 || requests[1].revents != 0 { return nil }
            if count == 0 { return paths }
            guard let found = read() else { return nil }
            paths.formUnion(found)
        }
    }
}
