import Foundation

/// A call of the compiler, as SwiftPM writes it.
struct FrontCall {
    /// The work that a call asks for, as far as the front has a part in it.
    enum Kind: Equatable {
        /// A module is compiled, whose files are in a list.
        case compiling(list: String)
        /// A program or library is linked.
        case linking
        /// The compiler is asked something, or works for build tools.
        case other
    }

    /// The words after the compiler's name.
    let words: [String]
    let kind: Kind

    init(_ arguments: [String]) {
        let words = Self.withKnownLanguageModes(arguments)
        self.words = words
        let asks = ["-print-target-info", "--version", "-version", "-v", "-frontend", "-modulewrap"]
        if words.contains(where: asks.contains) {
            kind = .other
        } else if words.contains("-emit-executable") || words.contains("-emit-library") {
            kind = .linking
        } else if let list = words.first(where: { $0.hasPrefix("@") && $0.hasSuffix("/sources") }) {
            // What build tools are made of runs on this machine and shows nothing.
            let isTool = list.split(separator: "/").dropLast().last?.hasSuffix("-tool.build") == true
            kind = isTool ? .other : .compiling(list: String(list.dropFirst()))
        } else {
            kind = .other
        }
    }

    /// Manifests name versions such as 5.2 as modes of the language, which not every compiler has.
    private static func withKnownLanguageModes(_ words: [String]) -> [String] {
        var result = words
        for place in result.indices.dropFirst() where result[place - 1] == "-swift-version" && result[place] != "4.2" {
            result[place] = String(result[place].prefix { $0 != "." })
        }
        return result
    }

    /// The word behind an option.
    func value(of option: String) -> String? {
        guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
        return words[index + 1]
    }

    /// True when the call itself names modules that stand for Apple's.
    var renamesModules: Bool {
        words.contains { $0.hasPrefix("SwiftUI=") || $0.hasPrefix("UIKit=") }
    }

    /// The modules of the package that the module may import, Swift's and C's.
    func availableModules() -> Set<String> {
        var modules: Set<String> = [
            "KeylineCombine", "KeylineFoundationSupplement", "KeylineNetworkingSupplement", "KeylineObjectiveC",
            "UIKitLayout",
        ]
        for (place, word) in words.enumerated() {
            let folder =
                word == "-I" ? words[(place + 1)...].first : word.hasPrefix("-I/") ? String(word.dropFirst(2)) : nil
            if let folder {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                modules.formUnion(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
            }
            if word.hasPrefix("-fmodule-map-file="),
                let text = try? String(contentsOfFile: String(word.dropFirst(18)), encoding: .utf8)
            {
                for match in text.matches(of: /module\s+"?([A-Za-z_0-9]+)/) { modules.insert(String(match.1)) }
            }
        }
        return modules
    }

    /// The paths in a list of files, which quotes those with spaces.
    static func paths(in list: String) -> [String] {
        list.split(separator: "\n").map { line in
            let path = line.trimmingCharacters(in: .whitespaces)
            if path.count > 1, let quote = path.first, quote == "'" || quote == "\"", path.last == quote {
                return String(path.dropFirst().dropLast()).replacing("'\\''", with: "'")
            }
            var result = ""
            var isEscaped = false
            for character in path {
                if character == "\\", !isEscaped {
                    isEscaped = true
                } else {
                    result.append(character)
                    isEscaped = false
                }
            }
            return result
        }
    }

    /// A path as lists of files have it.
    static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }
}
