public import Foundation
import KeylineByteText
import KeylineScenes

/// What a check of some scenes found, as a document: the parts that several machines made become one report.
public struct CheckPart: Codable, Sendable {
    /// The name of the document in a part's folder.
    public static let fileName = "check.json"

    /// A finding as every format shows it.
    struct Entry: Codable, Sendable {
        /// The place, among all scenes, of the one that showed it first.
        var order: Int
        var head: [String]
        var hints: [String]
        var problem: RecordedProblem
        var fails: Bool
        /// As the JSON form of a report has it.
        var json: JSONValue
        /// What makes equal findings of two parts one; nil for what one scene alone shows.
        var shared: String?
        var otherPlaces: [String]
        /// The reason of the suppression that it says is out of date.
        var outdatedReason: String?
    }

    private(set) var keyline = 1
    /// The scenes of all parts.
    let scenes: [String]
    /// The scenes of this part, in their order.
    private(set) var own: [String]
    let environments: [String]
    /// Whether everything could be laid out.
    public private(set) var isComplete: Bool
    private(set) var findings: [Entry]
    /// The cases of CI systems, by file or scene and environment.
    private(set) var cases: [RecordedCase]
    /// For each scene; empty where nothing was swept.
    private(set) var limits: [[String]]
    let isSwept: Bool
    /// The reasons of suppressions that were needed.
    private(set) var usedReasons: [String]

    /// Describes a report.
    ///
    /// - Parameters:
    ///   - report: What was found in some scenes.
    ///   - all: The names of the scenes of all parts.
    ///   - own: Which of them the report is about, in their order.
    ///   - isComplete: Whether everything could be laid out.
    /// - Throws: Never for texts and numbers, of which it consists.
    public init(_ report: CheckReport, scenes all: [String], own: [String], isComplete: Bool) throws {
        scenes = all
        self.own = own
        self.isComplete = isComplete
        environments = report.matrix.variations.map(\.label)
        let places = own.map { all.firstIndex(of: $0) ?? all.count }
        let encoded = try JSONDecoder().decode(JSONValue.self, from: report.json())["findings"]?.elements ?? []
        let tests = report.testReport
        findings = zip(report.findings, zip(encoded, tests.problems)).map { finding, forms in
            let index = report.matrix.scenes.firstIndex { scene in
                scene.source.file == finding.file && (finding.scene ?? scene.description.id) == scene.description.id
            }
            // What an app lacks comes after what is wrong at places, and suppressions that are out of date come last.
            let place = index.map { places[$0] } ?? 2 * all.count
            let isAppWide = FindingKey.isAppWide(finding.diagnostic.kind)
            return Entry(finding, at: isAppWide ? all.count + place : place, report, forms.0, forms.1)
        }
        cases = Self.cases(of: report.matrix, tests.cases, at: places, of: all.count)
        isSwept = !report.sweep.isEmpty
        let count = report.matrix.variations.count
        let lines = report.limits
        limits = stride(from: 0, to: lines.count, by: max(count, 1)).map { Array(lines[$0..<$0 + count]) }
        usedReasons = Set(report.findings.compactMap(\.suppression)).sorted()
    }

    /// Reads the document of a part's folder.
    ///
    /// - Throws: `PartError` where it is missing or no such document, `InputFolderError` where it is no regular file.
    public init(of folder: InputFolder) throws {
        guard let data = try folder.document(Self.fileName),
            let part = try? JSONDecoder().decode(CheckPart.self, from: data), part.keyline == 1
        else { throw PartError.notAPart(file: folder.path.appendingPathComponent(Self.fileName)) }
        self = part
    }

    /// The document: equal parts have equal bytes.
    public func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// Whether something is severe enough to fail.
    public var hasFailed: Bool { findings.contains(where: \.fails) }

    /// Joins parts. A scene that two parts have counts once.
    ///
    /// - Parameter parts: The parts, at least one.
    /// - Returns: The whole.
    /// - Throws: `PartError` where they are of different scenes, or where scenes are in none.
    public static func merging(_ parts: [CheckPart]) throws(PartError) -> CheckPart {
        guard var whole = parts.first else { throw .missing([]) }
        guard parts.allSatisfy({ $0.scenes == whole.scenes && $0.environments == whole.environments }) else {
            throw .differentScenes
        }
        var isKnown: Set<[String]> = []
        // A part that was made twice says the same twice.
        let distinct = parts.filter { isKnown.insert($0.own).inserted }
        let own = Set(distinct.flatMap(\.own))
        let missing = whole.scenes.filter { !own.contains($0) }
        guard missing.isEmpty else { throw .missing(missing) }
        whole.own = whole.scenes
        whole.isComplete = parts.allSatisfy(\.isComplete)
        whole.usedReasons = Set(parts.flatMap(\.usedReasons)).sorted()
        let all = distinct.flatMap(\.findings)
        whole.findings = joined(all, used: Set(whole.usedReasons))
        let kept = Set(whole.findings.map(\.problem.identity))
        let gone = Set(all.map(\.problem.identity)).subtracting(kept)
        whole.cases = joined(distinct.flatMap(\.cases)).map { $0.without(gone) }
        var known: [String: [String]] = [:]
        for part in distinct { known.merge(zip(part.own, part.limits)) { first, _ in first } }
        whole.limits = whole.scenes.compactMap { known[$0] }
        return whole
    }

    /// The cases with their places in the whole: first those of files, then those of scenes.
    private static func cases(
        of matrix: SceneMatrix, _ cases: [TestReport.Case], at places: [Int], of count: Int
    ) -> [RecordedCase] {
        let files = cases.count - matrix.cells.count
        let documents = cases.prefix(files).map { tried in
            let first = matrix.scenes.firstIndex { $0.source.file == tried.suite } ?? 0
            return RecordedCase(tried, at: places[first])
        }
        let scenes = zip(matrix.cells, cases.dropFirst(files)).map { cell, tried in
            RecordedCase(tried, at: count + places[cell.sceneIndex] * matrix.variations.count + cell.variationIndex)
        }
        return documents + scenes
    }

    /// A file whose scenes are in several parts is one case.
    private static func joined(_ cases: [RecordedCase]) -> [RecordedCase] {
        var result: [RecordedCase] = []
        var places: [String: Int] = [:]
        for tried in cases.sorted(by: { $0.order < $1.order }) {
            let key = "\(tried.suite)\n\(tried.name)"
            if let place = places[key] {
                result[place].add(tried)
            } else {
                places[key] = result.count
                result.append(tried)
            }
        }
        return result
    }

    /// What an app lacks is one finding, whichever parts miss it. A suppression that some part needs is not out of date.
    private static func joined(_ entries: [Entry], used: Set<String>) -> [Entry] {
        var result: [Entry] = []
        var places: [String: Int] = [:]
        for entry in entries.sorted(by: { $0.order < $1.order }) {
            if let reason = entry.outdatedReason, used.contains(reason) { continue }
            guard let key = entry.shared else {
                result.append(entry)
                continue
            }
            if let index = places[key] {
                result[index].add(entry)
            } else {
                places[key] = result.count
                result.append(entry)
            }
        }
        return result
    }
}

extension CheckPart.Entry {
    fileprivate init(
        _ finding: Finding, at order: Int, _ report: CheckReport, _ json: JSONValue, _ problem: TestReport.Problem
    ) {
        self.order = order
        (head, hints) = report.lines(of: finding)
        self.json = json
        self.problem = RecordedProblem(problem)
        fails = report.fails(finding)
        let diagnostic = finding.diagnostic
        let isShared = FindingKey.isAppWide(diagnostic.kind) || finding.scene == nil
        shared = isShared ? "\(diagnostic.kind.rawValue)\n\(diagnostic.message)" : nil
        if finding.scene == nil, !FindingKey.isAppWide(diagnostic.kind) { shared? += "\n\(finding.place)" }
        otherPlaces = finding.otherPlaces.map(\.description)
        let isOutdated = diagnostic.kind == .outdatedSuppression
        outdatedReason = isOutdated ? Self.reason(in: diagnostic.message) : nil
    }

    private static func reason(in message: String) -> String? {
        message.firstMatch(of: /\(its reason was: (.*)\)$/.dotMatchesNewlines()).map { String($0.1) }
    }

    /// Takes over the places of an equal finding.
    fileprivate mutating func add(_ other: CheckPart.Entry) {
        let more = [other.problem.place] + other.otherPlaces
        otherPlaces += more.filter { $0 != problem.place && !otherPlaces.contains($0) }
        if !otherPlaces.isEmpty { json["otherPlaces"] = .array(otherPlaces.map { .string($0) }) }
    }
}
