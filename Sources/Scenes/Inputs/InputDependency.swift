import Foundation

/// Something on disk that a scene was made from, or that would have been taken had it been there.
package enum InputDependency: Hashable, Sendable, Codable {
    /// The content of a file, or that there is none.
    case file(String)
    /// The entries with such names of a folder, or of all folders inside it.
    case entries(folder: String, EntryNames, isDeep: Bool)
}

/// Names of files and folders. Hidden ones match only where they are named.
package enum EntryNames: Hashable, Sendable, Codable {
    /// One of these.
    case named([String])
    /// A picture by its name in layout code: with or without its extension, a scale (`@2x`) or a kind of device (`~ipad`).
    case picture(String)
    /// Any name with one of these extensions, in small letters; the empty one stands for folders and files without.
    case endings([String])

    /// Whether a name is meant.
    package func matches(_ name: String) -> Bool {
        switch self {
        case .named(let names): names.contains(name)
        case .picture(let wanted):
            Self.pictureNames(of: name).contains(wanted)
        case .endings(let endings):
            !name.hasPrefix(".") && endings.contains((name as NSString).pathExtension.lowercased())
        }
    }

    /// Returns the names by which layout code may load a picture: `map` and `map.png` for `map@2x~ipad.png`.
    package static func pictureNames(of name: String) -> [String] {
        let ending = (name as NSString).pathExtension
        var stem = (name as NSString).deletingPathExtension
        for mark in ["~iphone", "~ipad"] where stem.hasSuffix(mark) { stem = String(stem.dropLast(mark.count)) }
        for mark in ["@2x", "@3x"] where stem.hasSuffix(mark) { stem = String(stem.dropLast(mark.count)) }
        return [stem, "\(stem).\(ending)"]
    }
}
