import Foundation

/// A comparison that could not be made.
struct SnapshotError: Error, CustomStringConvertible {
    let description: String
}

/// The problems of strategies, which have no other way to say why they made nothing.
enum SnapshotFailures {
    private static let key = "KeylineSnapshotFailure"

    /// Forgets former problems of this thread.
    static func begin() {
        Thread.current.threadDictionary[key] = nil
    }

    /// Notes a problem, of which the first counts.
    static func note(_ message: String) {
        if Thread.current.threadDictionary[key] == nil { Thread.current.threadDictionary[key] = message }
    }

    /// The problem of this thread; nil for none.
    static func take() -> String? {
        defer { begin() }
        return Thread.current.threadDictionary[key] as? String
    }
}
