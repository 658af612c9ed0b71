import Foundation

/// What the words of a call of `keyline-adapt` ask for.
struct AdaptCall: Equatable {
    private(set) var inputs: [String] = []
    private(set) var output = ""
    private(set) var available: Set<String> = []

    /// Reads the words.
    init(_ words: [String]) throws(AdaptError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "-o", "--output": output = try Self.value(of: word, &rest)
            case "--available": available.insert(try Self.value(of: word, &rest))
            default:
                guard !word.hasPrefix("-") else { throw .usage("there is no option \(word)") }
                inputs.append(word)
            }
        }
        guard !inputs.isEmpty else { throw .usage("name a Swift file or a folder with an app's sources") }
        guard !output.isEmpty else { throw .usage("name the folder for the adapted sources with -o") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(AdaptError) -> String {
        guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
        return value
    }

    /// A file of the app with where it goes below the output.
    struct Input: Equatable {
        let path: String
        let place: String
    }

    /// The files: those of folders keep their places, others their names.
    func files() throws(AdaptError) -> [Input] {
        var found: [Input] = []
        for input in inputs {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: input, isDirectory: &isFolder), isFolder.boolValue {
                let folder = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
                found += try SourceFolder.sources(in: folder).map {
                    Input(path: $0, place: String($0.dropFirst(folder.count + 1)))
                }
            } else {
                found.append(Input(path: input, place: URL(fileURLWithPath: input).lastPathComponent))
            }
        }
        return Self.distinct(found)
    }

    /// The files with places whose last names differ, as a module's files need them: a name's second file becomes `Name.2.swift`. The
    /// plugin, which tells SwiftPM the places beforehand, numbers alike.
    private static func distinct(_ files: [Input]) -> [Input] {
        var paths: Set<String> = []
        var names: Set<Substring> = []
        return files.compactMap { file in
            guard paths.insert(file.path).inserted else { return nil }
            let place = file.place.dropLast(".swift".count)
            var result = place
            var number = 2
            while !names.insert(result.split(separator: "/").last ?? result).inserted {
                result = "\(place).\(number)"
                number += 1
            }
            return Input(path: file.path, place: result + ".swift")
        }
    }

    /// Adapts the files and writes them.
    ///
    /// - Returns: What a person should know.
    func write() throws(AdaptError) -> [AdaptationNote] {
        let files = try files()
        var sources: [(path: String, text: String)] = []
        for file in files {
            let absolute = URL(fileURLWithPath: file.path).standardizedFileURL.path
            sources.append((absolute, try SourceFolder.text(of: file.path)))
        }
        let adaptation = Adaptation(sources, available: available)
        let places = Dictionary(zip(sources.map(\.path), files.map(\.place))) { first, _ in first }
        for file in adaptation.files {
            guard let place = places[file.path] else { continue }
            // Compilers tell files apart by their names: one with the name of its original would be taken for it.
            let name = "\(place.dropLast(".swift".count)).adapted.swift"
            try SourceFolder.write(file.text, to: name, in: output)
        }
        return adaptation.notes
    }
}
