import Foundation
import KeylineOutletValues

/// A call of `keyline-adapt --outlets`: reads the values that classes give to their outlets.
struct OutletCall {
    /// The word that asks for it, before the names of classes.
    static let option = "--outlets"

    private let classes: Set<String>
    private let paths: [String]

    /// Reads the words of a call; nil for a call that asks for something else.
    init?(_ words: [String]) throws(AdaptError) {
        guard words.first == Self.option else { return nil }
        guard words.count > 2 else { throw .usage("\(Self.option) needs CLASS,CLASS… and a folder or files") }
        classes = Set(words[1].split(separator: ",").map(String.init))
        paths = Array(words.dropFirst(2))
    }

    /// The values as JSON.
    func document() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(Self.reading(of: classes, texts))
    }

    /// Reads classes, and those that they derive from.
    ///
    /// - Parameters:
    ///   - classes: The names of the classes.
    ///   - texts: The paths and texts of all files; only those with the classes, or with names of texts, are parsed.
    /// - Returns: The classes that the files have.
    static func reading(of classes: Set<String>, _ texts: [(path: String, text: String)]) -> CodeReading {
        var wanted = classes
        var parsed: [String: AppSource] = [:]
        while true {
            for (path, text) in texts where parsed[path] == nil && mentions(wanted, text) {
                parsed[path] = AppSource(text, path: path)
            }
            let sources = parsed.sorted { $0.key < $1.key }.map(\.value)
            let code = ClassCodeCollector.collect(sources)
            let superclasses = wanted.compactMap { code[$0]?.superclass }
            guard !wanted.isSuperset(of: superclasses) else { return reading(wanted, code, sources, texts) }
            wanted.formUnion(superclasses)
        }
    }

    private static func reading(
        _ wanted: Set<String>, _ code: [String: ClassCode], _ sources: [AppSource],
        _ texts: [(path: String, text: String)]
    ) -> CodeReading {
        let paths = Set(sources.map(\.path))
        let others = texts.filter { !paths.contains($0.path) && TextConstants.mayDeclare($0.text) }
            .map { AppSource($0.text, path: $0.path) }
        let constants = TextConstants(sources + others)
        var result: [String: CodeReading.Class] = [:]
        for name in wanted {
            guard let description = code[name] else { continue }
            result[name] = .init(
                superclass: description.superclass, values: StatementWalk.values(of: name, code, constants))
        }
        return CodeReading(classes: result, files: (sources + others).map(\.path).sorted())
    }

    /// The texts of all files by path; a file that is no text is left out.
    private var texts: [(path: String, text: String)] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                files += (try? SourceFolder.sources(in: path)) ?? []
            } else {
                files.append(path)
            }
        }
        // Files of the current folder have their names alone, as a person would write them.
        let names = files.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        return names.compactMap { path in (try? SourceFolder.text(of: path)).map { (path, $0) } }
    }

    private static func mentions(_ classes: Set<String>, _ text: String) -> Bool {
        let declared = text.matches(of: /(?:class|extension)\s+(\w+)/).lazy.map { String($0.1) }
        return declared.contains(where: classes.contains)
    }
}
