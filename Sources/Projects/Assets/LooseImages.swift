import Foundation
import KeylineByteText
import KeylineScenes
import UIKitLayout

/// Where somebody looked for pictures.
enum PictureSearch: Hashable, Sendable {
    /// In one folder.
    case folder(String)
    /// In a folder and all those inside it.
    case tree(String)
    /// In a list that somebody gave.
    case nowhere

    /// Notes that a picture is looked for.
    func note(_ name: String) {
        switch self {
        case .folder(let path): InputTrace.note(.entries(folder: path, .picture(name), isDeep: false))
        case .tree(let path): InputTrace.note(.entries(folder: path, .picture(name), isDeep: true))
        case .nowhere: break
        }
    }
}

/// Pictures that lie in folders by themselves, with their scale in their names.
struct LooseImages: Sendable {
    /// The files by plain name, without scale and extension, and with the extension.
    private var files: [String: [File]] = [:]

    /// A file and what its name says about it.
    struct File: Hashable, Sendable {
        let path: String
        let scale: CGFloat
        /// `iphone` or `ipad`, where the name ends so.
        let idiom: String?
    }

    /// Notes a file; one that is no picture is skipped.
    mutating func add(_ path: String) {
        let name = path.lastPathComponent
        guard Self.endings.contains(name.pathExtension.lowercased()) else { return }
        var stem = name.deletingPathExtension
        let idiom = ["iphone", "ipad"].first { stem.hasSuffix("~\($0)") }
        if let idiom { stem = String(stem.dropLast(idiom.count + 1)) }
        let scale = [2, 3].first { stem.hasSuffix("@\($0)x") }
        if scale != nil { stem = String(stem.dropLast(3)) }
        let file = File(path: path, scale: CGFloat(scale ?? 1), idiom: idiom)
        for name in EntryNames.pictureNames(of: name) { files[name, default: []].append(file) }
    }

    /// Pictures by the ends of their names; of those behind the first line an error tells that they are not read.
    static let endings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg",
        "heic", "heif", "avif", "webp", "gif", "tif", "tiff", "bmp",
    ]

    /// The file of a name that suits traits best; nil where there is none.
    func file(named name: String, traits: UITraitCollection) -> File? {
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let suitable = (files[name] ?? []).filter { $0.idiom == nil || $0.idiom == idiom }
        func rank(_ file: File) -> CGFloat {
            let difference = file.scale - traits.displayScale
            return (file.idiom == nil ? 0 : 100) + (difference >= 0 ? 10 - difference : difference)
        }
        return suitable.max { rank($0) < rank($1) }
    }
}

extension LooseImages {
    /// The files that are pictures.
    static func pictures(among paths: [String]) -> [String] {
        paths.filter { endings.contains($0.pathExtension.lowercased()) }
    }
}
