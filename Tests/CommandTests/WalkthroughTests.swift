import Foundation
import Testing

/// ARCHITECTURE.md and the pages of targets name functions on the way from one thing to another; these tests read it beside the code.
@Suite struct WalkthroughTests {
    /// A line of the walk: a function, how deep it is called, and the file that declares it.
    private struct Step {
        var depth: Int
        var type: String
        var name: String
        var file: String

        /// Reads `    Type.function  path  what it does`; nil of a line of another kind.
        init?(_ line: Substring, in folder: String) {
            let words = line.split(separator: " ")
            guard words.count >= 2 else { return nil }
            let parts = words[0].split(separator: ".", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            depth = line.prefix { $0 == " " }.count
            type = String(parts[0])
            name = String(parts[1].prefix { $0 != "(" })
            file = folder + words[1]
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let solverPage = "Documentation/Targets/ConstraintSolver.md"

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func source(_ file: String) throws -> String { try text("Sources/\(file).swift") }

    /// A walk: the title above it, and the folder of the sources that its files lie in.
    struct Walk: CustomStringConvertible, Sendable {
        var description: String
        var folder: String
    }

    private static let walks = [
        Walk(description: "From a storyboard to a pixel", folder: ""),
        Walk(description: "From an equation to a pivot", folder: "ConstraintSolver/"),
    ]

    /// The part of a page under a title.
    private static func section(_ title: String, of page: String = "ARCHITECTURE.md") throws -> Substring {
        let page = try text(page)
        let start = try #require(page.firstRange(of: try Regex("\n##+ \(title)\n")))
        let rest = page[start.upperBound...]
        return rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)]
    }

    private static func steps(of walk: Walk) throws -> [Step] {
        try section(walk.description).split(separator: "\n").filter { $0.hasPrefix("    ") }
            .compactMap { Step($0, in: walk.folder) }
    }

    /// The bodies of all functions of a name in a file, one after the other.
    private static func bodies(of name: String, in file: String) throws -> String {
        let lines = try source(file).split(separator: "\n", omittingEmptySubsequences: false)
        var result = ""
        var indentation: Substring?
        for line in lines {
            if ["(", "<"].contains(where: { line.contains("func \(name)\($0)") }) {
                indentation = line.prefix { $0 == " " }
                if line.hasSuffix("}") { indentation = nil }
                result += line.drop { $0 != "{" } + "\n"
            } else if let start = indentation {
                result += line + "\n"
                if line == start + "}" { indentation = nil }
            }
        }
        return result
    }

    @Test(arguments: walks)
    func `every function of a walk stands in the file and in the type that it is said to`(walk: Walk) throws {
        let steps = try Self.steps(of: walk)
        #expect(steps.count > 20)
        for step in steps {
            let source = try Self.source(step.file)
            let isThere = ["(", "<"].contains { source.contains("func \(step.name)\($0)") }
            #expect(isThere, "\(step.name) in \(step.file)")
            let declares = ["struct", "class", "enum", "extension"].contains { kind in
                [" ", ":", "<"].contains { source.contains("\(kind) \(step.type)\($0)") }
            }
            #expect(declares, "\(step.type) in \(step.file)")
        }
    }

    @Test(arguments: walks)
    func `every function of a walk is called by the one above that is less deep`(walk: Walk) throws {
        var callers: [Step] = []
        for step in try Self.steps(of: walk) {
            callers.removeAll { $0.depth >= step.depth }
            if let caller = callers.last {
                let body = try Self.bodies(of: caller.name, in: caller.file)
                #expect(body.contains("\(step.name)("), "\(caller.name) calls \(step.name)")
            }
            callers.append(step)
        }
    }

    @Test(arguments: walks)
    func `no function is in a walk twice`(walk: Walk) throws {
        let names = try Self.steps(of: walk).map { "\($0.type).\($0.name) \($0.file)" }
        #expect(Set(names).count == names.count)
    }

    @Test func `the table of the stages names files in the order in which they work`() throws {
        let rows = try Self.section("The stages", of: Self.solverPage).split(separator: "\n").filter {
            $0.hasPrefix("| ")
        }.dropFirst()
        let files = rows.flatMap { row in
            row.split(separator: "|")[1].split(separator: "`").filter { $0.contains("/") }.map(String.init)
        }
        #expect(files.count > 12)
        for file in files { #expect(throws: Never.self) { try Self.source("ConstraintSolver/" + file) } }
    }

    /// The folders of the solver in the order in which the page names them.
    private static func folders() throws -> [String] {
        let line = try section("The stages", of: solverPage).split(separator: "\n").first { $0.hasPrefix("Folders:") }
        return try #require(line).split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }

    /// The words of a folder's code without comments, and the types that it declares.
    private static func read(_ folder: String) throws -> (words: Set<Substring>, types: Set<Substring>) {
        let path = root.appendingPathComponent("Sources/ConstraintSolver/\(folder)")
        var result = (words: Set<Substring>(), types: Set<Substring>())
        for file in try FileManager.default.contentsOfDirectory(atPath: path.path) {
            let source = try text("Sources/ConstraintSolver/\(folder)/\(file)")
            for line in source.split(separator: "\n") {
                let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                result.words.formUnion(words)
                guard !line.hasPrefix(" "),
                    let kind = words.firstIndex(where: { ["struct", "enum", "class"].contains($0) })
                else { continue }
                result.types.insert(words[kind + 1])
            }
        }
        return result
    }

    @Test func `each folder of the solver makes use of those only that the page names before it`() throws {
        let folders = try Self.folders()
        let contents = try folders.map { try Self.read($0) }
        for (place, folder) in folders.enumerated() {
            for later in contents[(place + 1)...] {
                #expect(contents[place].words.isDisjoint(with: later.types), "\(folder)")
            }
        }
        let place = Self.root.appendingPathComponent("Sources/ConstraintSolver").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: place)
        // A folder that lost its files may be left on a disk.
        let present = Set(
            files.filter { $0.hasSuffix(".swift") && $0.contains("/") }.compactMap { $0.split(separator: "/").first })
        #expect(Set(folders) == Set(present.map(String.init)))
    }
}
