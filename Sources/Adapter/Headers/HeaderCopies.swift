import Foundation
import KeylineFiles

/// Copies of an app's headers in one folder, without what only Apple's systems have: each header is found by its name alone, as in Xcode.
struct HeaderCopies {
    /// The names of the copies, in the order in which they were reached.
    private(set) var names: [String] = []
    /// The app's headers by the names of their copies.
    private(set) var originals: [String: String] = [:]
    /// The texts of the copies, by name.
    private(set) var texts: [String: String] = [:]

    /// The frameworks and modules that the headers include beyond the app's.
    private(set) var modules: Set<String> = []

    private let index: [String: [String]]

    /// Reads headers and all that they include.
    init(_ list: HeaderList) {
        index = Self.index(list.folders)
        for header in list.headers { add(header) }
    }

    private mutating func add(_ path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard originals[name] == nil, let data = FileManager.default.contents(atPath: path) else { return }
        originals[name] = path
        let text = String(decoding: data, as: UTF8.self)
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        texts[name] = lines.map { line(String($0)) }.joined(separator: "\n")
        // Headers come behind those that they include.
        names.append(name)
    }

    /// A line as it is copied. Lines stay lines, so that mistakes can be located.
    private mutating func line(_ line: String) -> String {
        if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*[<"]([^>"]+)[>"]/) {
            return inclusion(String(match.1), line)
        }
        if let match = line.firstMatch(of: /@import\s+(\w+)[\w.]*\s*;/) {
            modules.insert(String(match.1))
            return line.replacingCharacters(in: match.range, with: "")
        }
        // Swift on Linux has no pointer to a class of Objective-C; the last parameter of a method that fails is one.
        return line.replacing(
            /\bNSError\s*\*\s*(?:_Nullable|_Nonnull|__nullable|__nonnull|__autoreleasing|__strong|nullable)?\s*\*\s*(?:_Nullable|_Nonnull|__nullable|__nonnull)?/,
            with: "KeylineErrorPointer *_Nullable ")
    }

    private mutating func inclusion(_ path: String, _ line: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return "" }
        if let original = original(name, in: parts.dropLast().last) {
            add(original)
            return "#import \"\(name)\""
        }
        if parts.count > 1 { modules.insert(parts[0]) }
        return Self.systemHeaders.contains(path) ? line : ""
    }

    private func original(_ name: String, in folder: String?) -> String? {
        guard let paths = index[name] else { return nil }
        let match = folder.flatMap { folder in paths.first { $0.contains("/\(folder)/") } }
        return match ?? paths.first
    }

    /// The headers of C that are the same everywhere.
    private static let systemHeaders: Set<String> = [
        "assert.h", "ctype.h", "errno.h", "float.h", "limits.h", "math.h", "stdarg.h", "stdbool.h", "stddef.h",
        "stdint.h", "inttypes.h", "stdio.h", "stdlib.h", "string.h", "time.h", "sys/types.h",
    ]

    private static let mostHeaders = 20_000

    /// The headers of folders by name.
    private static func index(_ folders: [String]) -> [String: [String]] {
        var result: [String: [String]] = [:]
        var count = 0
        for folder in folders {
            guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
            var paths: [String] = []
            while let file = files.nextObject() as? String, count < mostHeaders {
                let name = file.split(separator: "/").last.map(String.init) ?? file
                // Headers of dependencies are looked for.
                if name.hasPrefix(".") || ForeignFolders.builds.contains(name) { files.skipDescendants() }
                guard file.hasSuffix(".h") else { continue }
                paths.append("\(folder)/\(file)")
                count += 1
            }
            // The nearer one counts where two have a name.
            for path in paths.sorted(by: { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }) {
                result[path.split(separator: "/").last.map(String.init) ?? path, default: []].append(path)
            }
        }
        return result
    }

    // MARK: Repairs

    /// Takes a line out of a copy.
    mutating func blank(line number: Int, of name: String) {
        var lines = (texts[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return }
        lines[number - 1] = ""
        texts[name] = lines.joined(separator: "\n")
    }

    /// Takes everything out of a copy.
    mutating func empty(_ name: String) { texts[name] = "" }

    /// The text of a copy from a line and a column on, both from 1.
    func text(of name: String, line: Int, column: Int) -> Substring? {
        let lines = (texts[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1].dropFirst(column - 1)
    }

    /// The names of classes and protocols that are announced and declared nowhere: the app's Swift files have them.
    var announced: (classes: Set<String>, protocols: Set<String>) {
        let all = texts.values.joined(separator: "\n")
        func names(_ word: String) -> Set<String> {
            var result: Set<String> = []
            for line in all.split(separator: "\n") where line.contains("@" + word) {
                guard let match = line.firstMatch(of: /@(?:class|protocol)\s+([\w\s,]+);/) else { continue }
                for name in match.1.split(separator: ",") { result.insert(name.trimmingCharacters(in: .whitespaces)) }
            }
            return result
        }
        let interfaces = Set(all.matches(of: /@interface\s+(\w+)\s*[:<\n]/).map { String($0.1) })
        let protocols = Set(all.matches(of: /@protocol\s+(\w+)\s*(?:<[^>]*>)?\s*\n/).map { String($0.1) })
        return (names("class").subtracting(interfaces), names("protocol").subtracting(protocols))
    }
}
