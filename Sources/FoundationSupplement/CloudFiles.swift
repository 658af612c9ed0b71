public import Foundation

// Files in iCloud. There is no account here.
extension FileManager {
    /// The folder of the app's files in iCloud: none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// A token of the account: none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Whether a file is in iCloud: no.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Begins to fetch a file: there is none to fetch.
    public func startDownloadingUbiquitousItem(at url: URL) throws {}
    /// Removes the copy of a file: there is none.
    public func evictUbiquitousItem(at url: URL) throws {}
    /// The folder that apps of a group share: none.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
