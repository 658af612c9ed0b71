import Foundation
import KeylineGoldens

/// The keys that seal what goldens leave between runs.
enum CacheKeys {
    /// The environment variable with the key that machines share.
    static let variable = "KEYLINE_CACHE_KEY"

    /// The key that machines share; nil where there is none.
    ///
    /// - Throws: `UsageError` where it is too short to be safe.
    static func shared() throws(UsageError) -> CacheKey? {
        guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
        guard let key = CacheKey([UInt8](text.utf8)) else { throw .shortCacheKey }
        return key
    }

    /// The key for the folder of failures: the shared one, else this user's; nil where neither can be had.
    ///
    /// The folder may come from anywhere, such as a branch that commits it or a CI system that restores it, and this user's key lies outside
    /// of all projects.
    static func near() throws(UsageError) -> CacheKey? {
        if let key = try shared() { return key }
        return UserCacheKey().key
    }
}

/// The key of this user on this machine, a file that nobody else may read.
struct UserCacheKey {
    private static let name = "cache.key"

    private let folder: String?

    /// - Parameter variables: The environment, which says where a user's state is kept.
    init(variables: [String: String] = ProcessInfo.processInfo.environment) {
        // Source: XDG Base Directory Specification 0.8; paths that are not absolute do not count.
        let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.local/state" : nil }
        folder = (state ?? home).map { $0 + "/keyline" }
    }

    /// The key, which is made where there is none; nil where it cannot be kept, or where others may know it.
    var key: CacheKey? {
        guard let folder else { return nil }
        let path = "\(folder)/\(Self.name)"
        if !FileManager.default.fileExists(atPath: path) { make(path, in: folder) }
        return read(path)
    }

    private func read(_ path: String) -> CacheKey? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            (attributes[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(),
            let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue, permissions & 0o077 == 0,
            let bytes = FileManager.default.contents(atPath: path)
        else { return nil }
        return CacheKey([UInt8](bytes))
    }

    /// Makes a key under another name first: of several processes at once the first one's counts, and none reads half a key.
    private func make(_ path: String, in folder: String) {
        let manager = FileManager.default
        try? manager.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
        defer { try? manager.removeItem(atPath: temporary) }
        // Nobody else may read it from the first moment on, whatever the folder's permissions are.
        guard manager.createFile(atPath: temporary, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: temporary)
        else { return }
        do {
            try file.write(contentsOf: Data(CacheKey().secret))
            try file.close()
            try manager.linkItem(atPath: temporary, toPath: path)
        } catch {
            // Another process was faster, or the key cannot be kept; reading it tells.
        }
    }
}
