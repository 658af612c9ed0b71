import Foundation
import KeylineByteText
import KeylineFiles
import KeylineGoldens
import KeylineGraphics
import KeylineScenes

/// What each case was made from when it was last as recorded: the files that were read, those that would have been, and the golden.
///
/// A case whose last verdict was another one has no record, so it is never skipped.
struct InputRecords {
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

    private struct Content: Codable {
        var program: String?
        var inputs: [Input] = []
        var cases: [String: Case] = [:]

        /// Whether cases name inputs that there are.
        var isWhole: Bool { cases.values.allSatisfy { $0.inputs.allSatisfy(inputs.indices.contains) } }
    }

    /// The file: the records, and the seal that shows that no one without the key made them.
    private struct Document: Codable {
        let records: Content
        let seal: [UInt8]
    }

    private var content = Content()

    /// No records.
    init() {}

    /// The records in a folder of failures; none where there is no such document, where it was not sealed with the key, or where another version
    /// of the program wrote it, which may look for other files.
    init(in folder: String, key: CacheKey?) {
        guard let key, let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)"),
            let document = try? JSONDecoder().decode(Document.self, from: data),
            let seal = try? Self.seal(of: document.records, key), seal.matches(document.seal),
            document.records.program == DrawingProgram.digest, document.records.isWhole
        else { return }
        content = document.records
    }

    /// What a case was made from; nil where this is not known, or no longer so: its line is another, or something has changed since.
    func inputs(of name: String, line: String, states: inout InputSnapshots) -> [InputDependency]? {
        guard let known = content.cases[name], known.line == line else { return nil }
        let all = known.inputs.map { content.inputs[$0] }
        return all.allSatisfy { states.state(of: $0.dependency) == $0.state } ? all.map(\.dependency) : nil
    }

    /// The records with those of a run in place of older ones.
    ///
    /// - Parameters:
    ///   - known: What is known now of cases that were as recorded.
    ///   - compared: The names of all cases that the run compared or recorded.
    ///   - names: The names of all cases that there are; others have no records.
    /// - Returns: The records of today.
    func updated(with known: [String: InputLog.Entry], compared: Set<String>, names: Set<String>) -> InputRecords {
        var result = InputRecords()
        result.content.program = DrawingProgram.digest
        var places: [Input: Int] = [:]
        func place(_ input: Input) -> Int {
            if let known = places[input] { return known }
            places[input] = result.content.inputs.count
            result.content.inputs.append(input)
            return result.content.inputs.count - 1
        }
        for (name, old) in content.cases.sorted(by: { $0.key < $1.key })
        where names.contains(name) && !compared.contains(name) {
            result.content.cases[name] = Case(line: old.line, inputs: old.inputs.map { place(content.inputs[$0]) })
        }
        for (name, entry) in known.sorted(by: { $0.key < $1.key }) where names.contains(name) {
            result.content.cases[name] = Case(line: entry.line, inputs: entry.inputs.map(place).sorted())
        }
        return result
    }

    /// The document.
    func json(sealedWith key: CacheKey) throws -> Data {
        let document = Document(records: content, seal: try Self.seal(of: content, key).bytes)
        return Data(try JSONForm.line.bytes(of: document) + "\n".utf8)
    }

    /// The seal covers every byte of the records, as they are written.
    private static func seal(of content: Content, _ key: CacheKey) throws -> MessageAuthenticationCode {
        var encoding = BinaryEncoding("keyline golden inputs 1")
        encoding.append(try JSONForm.line.text(of: content))
        return key.seal(of: encoding.bytes)
    }
}

/// What is on disk now, asked once for each thing.
struct InputSnapshots {
    private var known: [InputDependency: String] = [:]
    private var trees: [String: [String]] = [:]

    /// The digest of a file's content or of the names of entries; a word for what has no content.
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
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "absent" }
            return isFolder.boolValue ? "folder" : "unreadable"
        case .entries(let folder, let names, let isDeep):
            let all = isDeep ? tree(folder) : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let found = all.filter { names.matches(($0 as NSString).lastPathComponent) }.sorted()
            return BinaryEncoding(found).digest.hexadecimal
        }
    }

    private mutating func tree(_ folder: String) -> [String] {
        if let known = trees[folder] { return known }
        var all: [String] = []
        Self.collect(folder, "", into: &all)
        trees[folder] = all
        return all
    }

    /// What lies in a folder and in those inside it, hidden folders, links and dependencies left out.
    private static func collect(_ root: String, _ folder: String, into all: inout [String]) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? [] {
            let place = folder + name
            all.append(place)
            guard !ForeignFolders.contain(name),
                let attributes = try? manager.attributesOfItem(atPath: "\(root)/\(place)"),
                attributes[.type] as? FileAttributeType == .typeDirectory
            else { continue }
            collect(root, place + "/", into: &all)
        }
    }
}
