import Foundation
import KeylineOutletValues
import SwiftSyntax

/// A call of `keyline-adapt --screens`: reads which screens the Swift of an app has, and which API leads from one to another.
struct ScreenCall {
    /// The word that asks for it, before folders and files.
    static let option = "--screens"

    private let paths: [String]

    /// Reads the words of a call; nil for a call that asks for something else.
    init?(_ words: [String]) throws(AdaptError) {
        guard words.first == Self.option else { return nil }
        guard words.count > 1 else { throw .usage("\(Self.option) needs a folder or files") }
        paths = Array(words.dropFirst())
    }

    /// The screens as JSON.
    func document() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Self.reading(of: sources))
    }

    /// Reads files.
    ///
    /// - Parameter sources: The files; the result follows their order.
    /// - Returns: The types that fill screens or open one, with the ways between them. Types that no way, preview or app's scene names
    ///   are left out.
    static func reading(of sources: [AppSource]) -> NavigationReading {
        let types = ScreenTypes(sources)
        var reading = NavigationReading()
        for source in sources { TransitionReader.read(source, types, into: &reading) }
        reading.transitions = ways(reading.transitions)
        reading.superclasses = types.superclasses
        reading.screens = types.screens(of: reading)
        return reading
    }

    /// Each way once, and an instantiated controller only where the code does not show it.
    private static func ways(_ all: [NavigationReading.Transition]) -> [NavigationReading.Transition] {
        struct Key: Hashable {
            let source: String
            let target: NavigationReading.Transition.Target
            let kind: NavigationReading.Transition.Kind?
        }
        let weak: Set<NavigationReading.Transition.Kind> = [.instantiate, .embed]
        let shown = Set(
            all.filter { !weak.contains($0.kind) }.map { Key(source: $0.source, target: $0.target, kind: nil) })
        var seen: Set<Key> = []
        return all.filter { way in
            if weak.contains(way.kind), shown.contains(Key(source: way.source, target: way.target, kind: nil)) {
                return false
            }
            return seen.insert(Key(source: way.source, target: way.target, kind: way.kind)).inserted
        }
    }

    private var sources: [AppSource] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                files += SourceFolder.files(in: path, endings: [".swift"]) ?? []
            } else {
                files.append(path)
            }
        }
        let names = files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        return names.compactMap { path in (try? SourceFolder.text(of: path)).map { AppSource($0, path: path) } }
    }
}
