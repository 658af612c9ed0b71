import Foundation
import Previews

/// Names pictures after their files and scenes.
enum PictureNames {
    /// A name for each scene, without extension: the file's name, and the scene's where the file has several. Where that
    /// names two pictures alike, the name of the folder around comes first; what is still alike is numbered.
    static func names(of scenes: [SceneReference]) -> [String] {
        let plain = scenes.map(name)
        let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
        let longer = zip(scenes, plain).map { scene, name in
            counts[name, default: 0] > 1 ? folder(of: scene).map { "\($0)-\(name)" } ?? name : name
        }
        return numbered(longer)
    }

    /// A text as a part of a file's name: what is neither letter nor digit nor one of `._-` becomes a hyphen.
    static func fileName(_ text: String) -> String {
        var result = ""
        for character in text {
            let isKept = character.isLetter || character.isNumber || "._-".contains(character)
            if isKept { result.append(character) } else if result.last != "-" { result.append("-") }
        }
        let trimmed = result.drop { $0 == "-" || $0 == "." }
        return trimmed.isEmpty ? "_" : String(trimmed)
    }

    private static func name(of scene: SceneReference) -> String {
        let file = ((scene.source.file as NSString).lastPathComponent as NSString).deletingPathExtension
        return fileName(scene.hasSiblings ? "\(file)-\(scene.name)" : file)
    }

    private static func folder(of scene: SceneReference) -> String? {
        let folder = (scene.source.file as NSString).deletingLastPathComponent as NSString
        return folder.lastPathComponent.isEmpty ? nil : fileName(folder.lastPathComponent)
    }

    private static func numbered(_ names: [String]) -> [String] {
        var taken: [String: Int] = [:]
        return names.map { name in
            let count = taken[name, default: 0] + 1
            taken[name] = count
            return count == 1 ? name : "\(name)-\(count)"
        }
    }
}
