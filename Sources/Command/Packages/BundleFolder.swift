import Foundation
import KeylineByteText

/// The folder beside a program in which Foundation finds the files of `Bundle.main`.
struct BundleFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Links to the resources of an app's targets, and writes their property list.
    ///
    /// - Parameter manifest: The targets.
    /// - Throws: Where links cannot be made.
    func lay(_ manifest: AppManifest) throws {
        let files = FileManager.default
        let wanted = manifest.bundleFiles
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: path) where name != Self.list && wanted[name] == nil {
            try files.removeItem(atPath: path.appendingPathComponent(name))
        }
        for (name, file) in wanted where name != Self.list {
            try RoomLinks.link(path.appendingPathComponent(name), to: file)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: manifest.information, format: .xml, options: 0)
        try RoomLinks.write(String(decoding: data, as: UTF8.self), to: path.appendingPathComponent(Self.list))
    }

    private static let list = "Info.plist"
}
