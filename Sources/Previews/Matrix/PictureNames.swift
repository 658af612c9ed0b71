import Foundation
import KeylineByteText
import KeylineGraphics

/// Names pictures after their files, scenes and environments.
public enum PictureNames {
    /// A name for each scene, without extension: the file's name, and the scene's where the file has several. Where that
    /// names two pictures alike, the name of the folder around comes first; what is still alike is numbered.
    public static func names(of scenes: [SceneReference]) -> [String] {
        let plain = scenes.map(name)
        let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
        let longer = zip(scenes, plain).map { scene, name in
            counts[name, default: 0] > 1 ? folder(of: scene).map { "\($0)-\(name)" } ?? name : name
        }
        return numbered(longer.map { shortened($0, to: longestScene) })
    }

    /// A name for each combination of values, without extension: the values with hyphens between; `scene` where nothing varies.
    public static func names(of variations: [Variation]) -> [String] {
        numbered(
            variations.map { variation in
                let parts = variation.values.map { fileName("\($0)".replacing("×", with: "x")) }
                return parts.isEmpty ? "scene" : shortened(parts.joined(separator: "-"), to: longestVariation)
            })
    }

    /// The most bytes of a file's name without its ending. Systems allow 255; the rest is for endings, such as `.difference.png`, and for
    /// those of the temporary files that are written first.
    public static let longest = 200
    /// Both together, with a hyphen between, are no longer than `longest`, numbers included.
    private static let longestScene = 120
    private static let longestVariation = 70

    /// A name that no file system refuses for its length: a longer one ends with a checksum of the whole, so that different names stay
    /// different.
    ///
    /// - Parameters:
    ///   - name: The name, without folders and without an ending.
    ///   - most: The most bytes that it may have.
    /// - Returns: The name itself where it is short enough.
    public static func shortened(_ name: String, to most: Int = longest) -> String {
        guard name.utf8.count > most else { return name }
        let ending = "-" + SHA256Digest(of: name).hexadecimal.prefix(12)
        var start = ""
        var count = ending.utf8.count
        // Whole letters, whatever they consist of.
        for letter in name {
            count += letter.utf8.count
            guard count <= most else { break }
            start.append(letter)
        }
        return start + ending
    }

    /// A text as a part of a file's name: what is neither letter nor digit nor one of `._-` becomes a hyphen.
    public static func fileName(_ text: String) -> String {
        var result = ""
        for character in text {
            let isKept = character.isLetter || character.isNumber || "._-".contains(character)
            if isKept { result.append(character) } else if result.last != "-" { result.append("-") }
        }
        if result.last == "-" { result.removeLast() }
        let trimmed = result.drop { $0 == "-" || $0 == "." }
        return trimmed.isEmpty ? "_" : String(trimmed)
    }

    private static func name(of scene: SceneReference) -> String {
        let file = scene.source.file.lastPathComponent.deletingPathExtension
        return fileName(scene.hasSiblings ? "\(file)-\(scene.name)" : file)
    }

    private static func folder(of scene: SceneReference) -> String? {
        let folder = scene.source.file.deletingLastPathComponent
        return folder.lastPathComponent.isEmpty ? nil : fileName(folder.lastPathComponent)
    }

    private static func numbered(_ names: [String]) -> [String] {
        var taken = Set(names)
        var seen: Set<String> = []
        return names.map { name in
            if seen.insert(name).inserted { return name }
            var number = 2
            while !taken.insert("\(name)-\(number)").inserted { number += 1 }
            return "\(name)-\(number)"
        }
    }
}
