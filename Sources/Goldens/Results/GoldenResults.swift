public import Foundation
import KeylineByteText
public import KeylinePreviews
import KeylineScenes

/// What a test showed of all its cases, or of a part of them, as a document that machines hand on.
public struct GoldenResults: Codable, Hashable, Sendable {
    /// The version of the document.
    public private(set) var keyline = 1
    /// The git revision that was compared; nil where there is none.
    public var revision: String?
    /// The names of all cases of the list, of which the results may be a part.
    public var cases: [String]
    /// The results, in the order of the list.
    public var results: [GoldenResult]
    /// The goldens that no case claims, sorted.
    public var unclaimed: [String]
    /// The goldens that are larger than is allowed, with their sizes in bytes.
    public var oversized: [String: Int] = [:]

    /// The name of the document in the folder of failures.
    public static let fileName = "results.json"

    /// Describes what a test showed.
    ///
    /// - Parameters:
    ///   - results: The results, in the order of the list.
    ///   - all: The names of all cases of the list.
    ///   - unclaimed: The goldens that no case claims, sorted.
    ///   - oversized: The goldens that are larger than is allowed, with their sizes in bytes.
    public init(_ results: [GoldenResult], of all: [String], unclaimed: [String] = [], oversized: [String: Int] = [:]) {
        cases = all
        self.results = results
        self.unclaimed = unclaimed
        self.oversized = oversized
    }

    /// Whether all is well.
    public var hasPassed: Bool { unclaimed.isEmpty && oversized.isEmpty && results.allSatisfy { $0.state == .same } }

    /// Whether there was nothing to compare for some cases.
    public var hasErrors: Bool { results.contains { $0.state == .failed } }

    /// The document: equal results have equal bytes.
    public func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }

    /// Reads a document.
    ///
    /// - Throws: `GoldenError` where it is missing, no such document, or says what no test says.
    public init(file: String) throws(GoldenError) {
        guard let data = InputFile.contents(atPath: file) else { throw .missingResults(file: file) }
        try self.init(data, file: file)
    }

    /// Reads the document of a folder that another machine wrote, in which no link is followed.
    ///
    /// - Throws: `GoldenError` where it is missing, no such document, or says what no test says; `InputFolderError` where it is no regular
    ///   file.
    public init(of folder: InputFolder) throws {
        let file = folder.path.appendingPathComponent(Self.fileName)
        guard let data = try folder.document(Self.fileName) else { throw GoldenError.missingResults(file: file) }
        try self.init(data, file: file)
    }

    private init(_ data: Data, file: String) throws(GoldenError) {
        guard let results = try? JSONDecoder().decode(GoldenResults.self, from: data), results.keyline == 1 else {
            throw .notResults(file: file)
        }
        if let fault = results.fault { throw .damagedResults(file: file, fault: fault) }
        self = results
    }

    /// Joins the results of parts.
    ///
    /// Where a part was made twice, because a machine was lost and another one took over, both say the same; a failure counts before
    /// none all the same.
    ///
    /// - Parameter parts: The parts' documents, at least one.
    /// - Returns: The whole.
    /// - Throws: `GoldenError` where the parts are of different lists, or where cases have no result.
    public static func merging(_ parts: [GoldenResults]) throws(GoldenError) -> GoldenResults {
        guard var whole = parts.first else { throw .incompleteResults(missing: []) }
        guard parts.allSatisfy({ $0.cases == whole.cases }) else { throw .differentLists }
        let revisions = Set(parts.compactMap(\.revision))
        guard revisions.count <= 1 else { throw .differentRevisions(revisions.sorted()) }
        whole.revision = revisions.first
        var known: [String: GoldenResult] = [:]
        for result in parts.flatMap(\.results) where known[result.name]?.state ?? .same == .same {
            known[result.name] = result
        }
        let missing = whole.cases.filter { known[$0] == nil }
        guard missing.isEmpty else { throw .incompleteResults(missing: missing) }
        whole.results = whole.cases.compactMap { known[$0] }
        whole.unclaimed = Set(parts.flatMap(\.unclaimed)).sorted()
        whole.oversized = parts.reduce(into: [:]) { all, part in all.merge(part.oversized) { $1 } }
        return whole
    }
}
