import Foundation
import KeylineByteText
import KeylineScenes

/// An asset catalog: which of its folders holds which asset.
struct AssetCatalog: Hashable, Sendable {
    /// The catalog's path, such as `App/Assets.xcassets`.
    let path: String
    /// The folders of pictures by name.
    private(set) var images: [String: String] = [:]
    /// The folders of colours by name.
    private(set) var colors: [String: String] = [:]
    /// The folders of the app's own symbols by name.
    private(set) var symbols: [String: String] = [:]

    /// The endings of folders that are assets of other kinds.
    private static let assets: Set<String> = [
        "appiconset", "arimageset", "arobjectgroup", "arreferenceobject", "brandassets", "complicationset",
        "cubetextureset",
        "dataset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack", "imagestacklayer", "launchimage",
        "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
        "stickersequence", "stickersiconset", "textureset", "watchcomplication",
    ]

    /// Deeper than people nest groups.
    private static let depthLimit = 16

    init(path: String) {
        self.path = path
        search(path, namespace: "", depth: 0)
    }

    private mutating func search(_ folder: String, namespace: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for entry in FolderListing.names(in: folder) {
            let place = "\(folder)/\(entry)"
            let name = namespace + entry.deletingPathExtension
            switch entry.pathExtension {
            case "imageset": if images[name] == nil { images[name] = place }
            case "colorset": if colors[name] == nil { colors[name] = place }
            case "symbolset": if symbols[name] == nil { symbols[name] = place }
            case let ending where ending.isEmpty || !Self.assets.contains(ending):
                // A group may have a dot in its name. A link could lead to a folder around the catalog, or to all that the machine has.
                if FolderListing.isFolder(place), !FolderListing.isLink(place) {
                    searchGroup(place, entry, namespace, depth)
                }
            default: break
            }
        }
    }

    private mutating func searchGroup(_ place: String, _ entry: String, _ namespace: String, _ depth: Int) {
        let inner = GroupContents.providesNamespace(place) ? "\(namespace)\(entry)/" : namespace
        search(place, namespace: inner, depth: depth + 1)
    }
}

/// The `Contents.json` of a group in a catalog.
private struct GroupContents: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?

    /// Whether the names of what is inside begin with the group's.
    static func providesNamespace(_ folder: String) -> Bool {
        guard let data = InputFile.contents(atPath: "\(folder)/Contents.json"),
            let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }
}
