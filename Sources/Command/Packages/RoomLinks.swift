import Foundation
import KeylineFiles
import KeylinePreviews
import KeylineScenes

/// Lays links to a folder's files, and writes files that did not change not again.
enum RoomLinks {
    private static let passedOver: Set<String> = [".build", ".git", ".swiftpm", "Package.swift", "Package.resolved"]

    /// Links to everything in a package's folder but for its manifests.
    ///
    /// - Parameters:
    ///   - source: The package's folder, as a full path.
    ///   - room: The folder of the links.
    ///   - kept: Names in the room that are no links.
    /// - Throws: Where links cannot be made.
    static func lay(_ source: String, in room: String, keeping kept: Set<String>) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: room, withIntermediateDirectories: true)
        let wanted = Set(try files.contentsOfDirectory(atPath: source)).subtracting(passedOver)
            .filter { !$0.hasPrefix("Package@swift-") }
        let present = Set(try files.contentsOfDirectory(atPath: room))
        for name in present.subtracting(wanted).subtracting(passedOver).subtracting(kept) {
            try files.removeItem(atPath: "\(room)/\(name)")
        }
        for name in wanted { try link("\(room)/\(name)", to: "\(source)/\(name)") }
    }

    /// Makes a link, unless it is there.
    static func link(_ place: String, to target: String) throws {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: place)) == target { return }
        try? files.removeItem(atPath: place)
        try files.createSymbolicLink(atPath: place, withDestinationPath: target)
    }

    /// Writes a text, unless the file has it.
    static func write(_ text: String, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
        try OutputFolder.make(for: path)
        try OutputFile.write(text, to: path)
    }
}

/// Counts previews in sources, as text.
enum PreviewSearch {
    /// The number of files with previews in a folder.
    static func count(in folder: String) -> Int {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return 0 }
        var count = 0
        while let name = names.nextObject() as? String {
            let last = name.split(separator: "/").last ?? ""
            if ForeignFolders.contain(last) || last == "Tests" {
                names.skipDescendants()
            } else if name.hasSuffix(".swift"), has("\(folder)/\(name)") {
                count += 1
            }
        }
        return count
    }

    /// Whether a file has previews.
    static func has(_ file: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: file) else { return false }
        return data.range(of: Data("#Preview".utf8)) != nil || data.range(of: Data("PreviewProvider".utf8)) != nil
    }
}
