import Foundation
import KeylineByteText
import KeylineFiles
import KeylineScenes

/// What an app's folder holds, with everything in the folders inside it.
///
/// Folders of dependencies and builds are skipped: `ForeignFolders`, packages' and frameworks' own, and hidden ones.
public struct AppFolder: Hashable, Sendable {
    /// The folder as it was given, without a slash at the end.
    public let path: String
    /// The storyboards and XIBs, by path.
    public private(set) var documents: [String] = []
    /// The layouts in YAML, by path.
    public private(set) var layouts: [String] = []
    /// The asset catalogs, by path.
    public private(set) var catalogs: [String] = []
    /// The tables of texts, by path: `.strings`, `.stringsdict` and `.xcstrings`.
    public private(set) var stringTables: [String] = []
    /// The fonts, by path.
    public private(set) var fonts: [String] = []
    /// The pictures that lie in no catalog, by path.
    public private(set) var pictures: [String] = []
    /// The sources in Swift and Objective-C, and property lists, by path.
    package private(set) var codeFiles: [String] = []

    private var count = 0

    /// The name of Keyline's configuration file, which is no layout.
    package static let configurationName = "keyline.yaml"

    /// More than apps have.
    package static let sizeLimit = 200_000

    /// Looks into a folder.
    ///
    /// - Parameter path: The folder.
    /// - Throws: `ProjectError` where there is no such folder or it is larger than any app's.
    public init(_ path: String) throws(ProjectError) {
        var trimmed = path
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        self.path = trimmed
        // Pictures are noted by name when they are looked for, folders by what is in them.
        InputTrace.note(.entries(folder: trimmed, .endings(Self.listedEndings), isDeep: true))
        InputTrace.note(.entries(folder: trimmed, .endings(Self.layoutEndings), isDeep: true))
        guard FolderListing.isFolder(path) else { throw .missing(path: path) }
        try search(trimmed, depth: 0)
    }

    /// Whether there is anything that has scenes.
    public var hasScenes: Bool { !documents.isEmpty || !layouts.isEmpty }

    /// The folders inside each other that are searched; deeper ones are links in a circle, or not an app's.
    package static let depthLimit = 40

    private mutating func search(_ folder: String, depth: Int) throws(ProjectError) {
        guard depth < Self.depthLimit else { return }
        for name in FolderListing.names(in: folder) {
            count += 1
            guard count <= Self.sizeLimit else { throw .tooLarge(path: path, limit: Self.sizeLimit) }
            let place = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            let ending = name.pathExtension.lowercased()
            if take(place, ending: ending) { continue }
            let isPassedOver = ForeignFolders.all.contains(name) || Self.foreignEndings.contains(ending)
            if !isPassedOver, FolderListing.isFolder(place), !FolderListing.isLink(place) {
                try search(place, depth: depth + 1)
            }
        }
    }

    /// Sorts a file or bundle in; answers whether it was known.
    private mutating func take(_ place: String, ending: String) -> Bool {
        // Whoever reads from a pipe waits for what may never come.
        if ending != "xcassets", Self.endings.contains(ending), !FolderListing.isFile(place) { return true }
        switch ending {
        case "storyboard", "xib": documents.append(place)
        case _ where Self.layoutEndings.contains(ending):
            // Its first key is a layout's, too.
            if place.lastPathComponent == Self.configurationName { break }
            guard !LayoutFileRecognition.isLayout(place) else {
                layouts.append(place)
                break
            }
            // It may become one.
            InputTrace.note(.file(place))
        case "xcassets": catalogs.append(place)
        case "strings", "stringsdict", "xcstrings": stringTables.append(place)
        case "ttf", "otf", "ttc": fonts.append(place)
        case "swift", "m", "mm", "h", "plist", "intentdefinition": codeFiles.append(place)
        default:
            guard LooseImages.endings.contains(ending) else { return false }
            pictures.append(place)
        }
        return true
    }

    private static let endings = LooseImages.endings.union([
        "storyboard", "xib", "yaml", "yml", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc",
    ])
    private static let layoutEndings = ["yaml", "yml"]
    private static let listedEndings = [
        "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc",
    ]

    /// Whether something that was looked for tells only which layouts the folder has: no other document reads a layout that it does not name.
    static func isOnlyAboutLayouts(_ dependency: InputDependency) -> Bool {
        switch dependency {
        case .file(let path): layoutEndings.contains(path.pathExtension.lowercased())
        case .entries(_, let names, _): names == .endings(layoutEndings)
        }
    }

    private static let foreignEndings: Set<String> = [
        "framework", "xcframework", "xcodeproj", "xcworkspace", "app", "bundle", "playground", "docc", "appiconset",
        // Copies of the app's documents for translators.
        "xcloc",
    ]
}

/// Tells layouts from other YAML files without reading them whole.
private enum LayoutFileRecognition {
    private static let length = 4096

    /// Whether a file begins like a layout: its first key is `keyline`. One that cannot be read may be a layout, and
    /// whoever opens it says what is wrong.
    static func isLayout(_ path: String) -> Bool {
        guard !InputFile.isPipeOrDevice(path) else { return false }
        guard let file = FileHandle(forReadingAtPath: path) else { return true }
        guard let data = try? file.read(upToCount: length) else { return false }
        return String(decoding: data, as: UTF8.self).textLines.contains { $0.hasPrefix("keyline:") }
    }
}
