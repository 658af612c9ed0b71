public import Foundation
import KeylineByteText
public import KeylineReports
import KeylineScenes

/// What a check of all scenes, or of some, found: the document that machines hand on, and that everything printed is made from. Equal results
/// have equal bytes.
public struct CheckResults: Codable, Sendable {
    /// The name of the document in a part's folder.
    public static let fileName = "check.json"

    /// A finding as every format shows it.
    struct Entry: Codable, Sendable {
        /// The place, among all scenes, of the one that showed it first.
        var order: Int
        var head: [String]
        var hints: [String]
        var problem: Report.Problem
        var fails: Bool
        /// The finding in a report's JSON form.
        var json: JSONValue
        /// The key by which findings of two parts are one; nil for a finding of one scene alone.
        var shared: String?
        var otherPlaces: [String]
        /// The reason of the suppression that it says is out of date.
        var outdatedReason: String?

        /// Whether it tells what a picture lacks, rather than a fault of the app.
        var isAboutPicture: Bool {
            Diagnostic.Kind(rawValue: problem.rule)?.isAboutPicture(problem.severity) ?? false
        }
    }

    /// A case of CI systems with its place among all cases.
    struct OrderedCase: Codable, Sendable {
        var value: Report.Case
        let order: Int
    }

    /// Why a scene could not be checked in an environment, or a file could not be read.
    struct Failure: Codable, Hashable, Sendable {
        /// The place of the scene among all scenes; nil for a file.
        let order: Int?
        let problem: Report.Problem
        /// The failure in a report's JSON form.
        let json: JSONValue
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
    private(set) var cases: [OrderedCase]
    /// For each scene; empty where nothing was swept.
    private(set) var limits: [[String]]
    let isSwept: Bool
    /// The reasons of suppressions that were needed.
    private(set) var usedReasons: [String]
    /// The files that could not be read and the scenes that could not be checked; nil where there are none.
    private(set) var failures: [Failure]?
    /// The number of the baseline's findings that are gone; nil without a baseline.
    private(set) var mendedCount: Int?

    /// Describes what a check found in all of its scenes.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - isComplete: Whether everything could be laid out.
    /// - Throws: Never for texts and numbers, of which it consists.
    public init(_ report: CheckReport, isComplete: Bool = true) throws {
        let names = report.matrix.scenes.map(\.name)
        try self.init(report, scenes: names, own: names, at: Array(names.indices), isComplete: isComplete)
    }

    /// Describes what a check found in a part of all scenes.
    ///
    /// - Parameters:
    ///   - report: What was found in some scenes.
    ///   - all: The names of the scenes of all parts.
    ///   - own: Which of them the report is about, in their order.
    ///   - isComplete: Whether everything could be laid out.
    /// - Throws: Never for texts and numbers, of which it consists.
    public init(_ report: CheckReport, scenes all: [String], own: [String], isComplete: Bool) throws {
        let places = own.map { all.firstIndex(of: $0) ?? all.count }
        try self.init(report, scenes: all, own: own, at: places, isComplete: isComplete)
    }

    private init(
        _ report: CheckReport, scenes all: [String], own: [String], at places: [Int], isComplete: Bool
    ) throws {
        let matrix = report.matrix
        scenes = all
        self.own = own
        self.isComplete = isComplete
        environments = matrix.variations.map(\.label)
        let firstOfFile = Dictionary(matrix.scenes.enumerated().map { ($1.source.file, $0) }) { first, _ in first }
        let scenePlaces = Dictionary(
            matrix.scenes.enumerated().map { ([$1.source.file, $1.description.id.rawValue], $0) }
        ) { first, _ in first }
        findings = try report.findings.map { finding in
            let index = finding.scene.map { scenePlaces[[finding.file, $0.rawValue]] } ?? firstOfFile[finding.file]
            // What an app lacks comes after what is wrong at places, and suppressions that are out of date come last.
            let place = index.map { places[$0] } ?? 2 * all.count
            let isAppWide = FindingKey.isAppWide(finding.diagnostic.kind)
            return try Entry(finding, at: isAppWide ? all.count + place : place, report)
        }
        cases = report.cases(at: places, of: all.count)
        isSwept = !report.sweep.isEmpty
        let count = matrix.variations.count
        let lines = report.limits
        limits = stride(from: 0, to: lines.count, by: max(count, 1)).map { Array(lines[$0..<$0 + count]) }
        usedReasons = Set(report.findings.compactMap(\.suppression)).sorted()
        let unchecked = try report.failures.map { failure in
            Failure(
                order: places[failure.sceneIndex], problem: report.problem(failure),
                json: try JSONValue(encoding: EncodedFailure(failure, matrix)))
        }
        let unread = try report.unreadFiles.map { file in
            Failure(order: nil, problem: report.problem(file), json: try JSONValue(encoding: EncodedFailure(file)))
        }
        failures = (unread + unchecked).nonEmpty
        mendedCount = report.mendedCount
    }

    /// Reads the document of a part's folder.
    ///
    /// - Throws: `PartError` where it is missing or no such document, `InputFolderError` where it is no regular file.
    public init(of folder: InputFolder) throws {
        guard let data = try folder.document(Self.fileName),
            let part = try? JSONDecoder().decode(CheckResults.self, from: data), part.keyline == 1
        else { throw PartError.notAPart(file: folder.path.appendingPathComponent(Self.fileName)) }
        self = part
    }

    /// The document: equal parts have equal bytes.
    public func data() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }

    /// Whether something is severe enough to fail.
    public var hasFailed: Bool { findings.contains(where: \.fails) }

    /// Joins parts. A scene that two parts have counts once.
    ///
    /// - Parameter parts: The parts, at least one.
    /// - Returns: The whole.
    /// - Throws: `PartError` where they are of different scenes, or where scenes are in none.
    public static func merging(_ parts: [CheckResults]) throws(PartError) -> CheckResults {
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
        var isListed: Set<Failure> = []
        let failures = distinct.flatMap { $0.failures ?? [] }.filter { isListed.insert($0).inserted }
            .sorted { ($0.order ?? -1) < ($1.order ?? -1) }
        whole.failures = failures.nonEmpty
        let mended = distinct.compactMap(\.mendedCount)
        whole.mendedCount = mended.isEmpty ? nil : mended.reduce(0, +)
        var known: [String: [String]] = [:]
        for part in distinct { known.merge(zip(part.own, part.limits)) { first, _ in first } }
        whole.limits = whole.scenes.compactMap { known[$0] }
        return whole
    }

    /// A file whose scenes are in several parts is one case.
    private static func joined(_ cases: [OrderedCase]) -> [OrderedCase] {
        var result: [OrderedCase] = []
        var places: [String: Int] = [:]
        for tried in cases.sorted(by: { $0.order < $1.order }) {
            let key = "\(tried.value.suite)\n\(tried.value.name)"
            if let place = places[key] {
                result[place].add(tried)
            } else {
                places[key] = result.count
                result.append(tried)
            }
        }
        return result
    }

    /// Joins findings. A resource that an app lacks is one finding, whichever parts miss it. A suppression that some part needs is not out of date.
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

extension CheckResults.Entry {
    fileprivate init(_ finding: Finding, at order: Int, _ report: CheckReport) throws {
        self.order = order
        (head, hints) = report.lines(of: finding)
        json = try JSONValue(encoding: EncodedFinding(finding, report.matrix))
        problem = report.problem(finding, in: nil)
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
    fileprivate mutating func add(_ other: CheckResults.Entry) {
        let more = [other.problem.location.description] + other.otherPlaces
        otherPlaces += more.filter { $0 != problem.location.description && !otherPlaces.contains($0) }
        if !otherPlaces.isEmpty { json["otherPlaces"] = .array(otherPlaces.map { .string($0) }) }
    }
}

extension CheckResults.OrderedCase {
    /// Takes over what another part says of the same.
    fileprivate mutating func add(_ other: Self) {
        value.failures += other.value.failures.filter { !value.failures.contains($0) }
        value.remarks += other.value.remarks.filter { !value.remarks.contains($0) }
    }

    /// The case without problems that became part of another one's.
    fileprivate func without(_ gone: Set<[String]>) -> Self {
        var result = self
        result.value.failures.removeAll { gone.contains($0.identity) }
        result.value.remarks.removeAll { gone.contains($0.identity) }
        return result
    }
}

extension Report.Problem {
    /// The part that two forms of one finding share: its kind, place and message, without the environments.
    fileprivate var identity: [String] {
        [rule, location.description, message.split(separator: "\n").first.map(String.init) ?? ""]
    }
}

extension Array {
    /// The array; nil for an empty one.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
