import Foundation
import KeylineChecksums
import KeylineScenes

/// What each case was made from when it was last made: the files that were read, and those that would have been.
struct InputRecords: Codable {
    /// The name of the document in the folder of failures.
    static let fileName = "inputs.json"

    /// Something on disk and what was there.
    struct Input: Codable, Hashable {
        let dependency: InputDependency
        let state: String
    }

    private struct Case: Codable {
        /// The case's line with all that it shares with others.
        let line: String
        /// Places among the inputs.
        let inputs: [Int]
    }

    private var program: String?
    private var inputs: [Input] = []
    private var cases: [String: Case] = [:]

    /// No records.
    init() {}

    /// The records in a folder of failures; none where there is no such document, or another version of the program wrote it, which may
    /// look for other files.
    init(in folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)"),
            let records = try? JSONDecoder().decode(InputRecords.self, from: data),
            records.program == DrawingProgram.digest,
            records.cases.values.allSatisfy({ $0.inputs.allSatisfy(records.inputs.indices.contains) })
        else { return }
        self = records
    }

    /// What a case was made from; nil where this is not known, or no longer so: its line is another, or something has changed since.
    func inputs(of name: String, line: String, states: inout InputSnapshots) -> [InputDependency]? {
        guard let known = cases[name], known.line == line else { return nil }
        let all = known.inputs.map { inputs[$0] }
        return all.allSatisfy { states.state(of: $0.dependency) == $0.state } ? all.map(\.dependency) : nil
    }

    /// The records with those of a run in place of older ones, and without those of cases that are no more.
    @MainActor
    func updated(by log: InputLog, names: Set<String>) -> InputRecords {
        var result = InputRecords()
        result.program = DrawingProgram.digest
        var places: [Input: Int] = [:]
        var states = InputSnapshots()
        func place(_ input: Input) -> Int {
            if let known = places[input] { return known }
            places[input] = result.inputs.count
            result.inputs.append(input)
            return result.inputs.count - 1
        }
        for (name, old) in cases.sorted(by: { $0.key < $1.key }) where names.contains(name) && log.entries[name] == nil
        {
            result.cases[name] = Case(line: old.line, inputs: old.inputs.map { place(inputs[$0]) })
        }
        for (name, entry) in log.entries.sorted(by: { $0.key < $1.key }) {
            let inputs = entry.inputs.map { Input(dependency: $0, state: states.state(of: $0)) }
            result.cases[name] = Case(line: entry.line, inputs: inputs.map(place).sorted())
        }
        return result
    }

    /// The document.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

/// What is on disk now, asked once for each thing.
struct InputSnapshots {
    private var known: [InputDependency: String] = [:]
    private var trees: [String: [String]] = [:]

    /// The digest of a file's content or of the names of entries; a word for a file that is not there, or is a folder.
    mutating func state(of dependency: InputDependency) -> String {
        if let known = known[dependency] { return known }
        let state = find(dependency)
        known[dependency] = state
        return state
    }

    private mutating func find(_ dependency: InputDependency) -> String {
        switch dependency {
        case .file(let path):
            if let data = InputFile.contents(atPath: path) { return SHA256Digest(of: [UInt8](data)).hexadecimal }
            return FileManager.default.fileExists(atPath: path) ? "folder" : "absent"
        case .entries(let folder, let names, let isDeep):
            let all = isDeep ? tree(folder) : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let found = all.filter { names.matches(($0 as NSString).lastPathComponent) }.sorted()
            return SHA256Digest(of: found.joined(separator: "\n")).hexadecimal
        }
    }

    private mutating func tree(_ folder: String) -> [String] {
        if let known = trees[folder] { return known }
        var all: [String] = []
        Self.collect(folder, "", into: &all)
        trees[folder] = all
        return all
    }

    /// Folders that apps' folders hold and nobody looks into.
    private static let passedOver: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor",
    ]

    /// What lies in a folder and in those inside it, hidden folders, links and dependencies left out.
    private static func collect(_ root: String, _ folder: String, into all: inout [String]) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? [] {
            let place = folder + name
            all.append(place)
            guard !name.hasPrefix("."), !passedOver.contains(name),
                let attributes = try? manager.attributesOfItem(atPath: "\(root)/\(place)"),
                attributes[.type] as? FileAttributeType == .typeDirectory
            else { continue }
            collect(root, place + "/", into: &all)
        }
    }
}
