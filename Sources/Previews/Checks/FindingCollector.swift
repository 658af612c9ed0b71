public import KeylineScenes

/// Joins what is wrong in many environments: equal things become one finding.
///
/// Add the diagnostics of files and cells in the order in which findings are listed.
public struct FindingCollector: Sendable {
    /// The findings so far, in the order of discovery.
    public private(set) var findings: [Finding] = []
    private let ignored: Set<Diagnostic.Kind>
    /// Whether what an app's own code would add is one finding however much of it there is, and a text that several languages lack.
    private let isGathering: Bool
    private var indices: [Joined: Int] = [:]
    /// How many findings were looked at by `takeSettled`.
    private var settledCount = 0
    /// Findings that became worse after they were settled.
    private var worsened: Set<Int> = []
    /// Views that are known to need constraints, by file.
    private var needyViews: Set<[String]> = []
    /// The messages that were joined to a finding about what an app's own code would add.
    private var joined: [Int: Set<String>] = [:]
    /// The languages that were joined to a finding about a text that they lack.
    private var languages: [Int: Set<String>] = [:]
    /// The places of texts that are known to be missing in a table.
    private var missingTexts: Set<SourceLocation> = []

    /// What makes two diagnostics one finding here. Where sizes were swept, each severity has its own: a note at one size must not
    /// speak for the warning at another.
    private struct Joined: Hashable {
        var key: FindingKey
        var severity: Diagnostic.Severity?
    }

    /// Creates a collector.
    ///
    /// - Parameters:
    ///   - ignored: Kinds that are skipped.
    ///   - isGathering: Whether many findings about what the app's own code would add, or about the languages that lack a text, are told as one. Two
    ///     versions of an app are compared by single ones.
    public init(ignoring ignored: Set<Diagnostic.Kind> = [], gathering isGathering: Bool = true) {
        self.ignored = ignored
        self.isGathering = isGathering
    }

    /// Adds mistakes that a file has in every environment.
    public mutating func add(_ diagnostics: [Diagnostic], of source: any SceneSource) {
        for diagnostic in diagnostics { add(diagnostic, source.file, scene: nil, nil) }
    }

    /// Adds what is wrong in a cell, with the sizes that show it where sizes were swept.
    ///
    /// - Returns: The place of the finding that it is or joins; nil where another finding says it already, or its kind is skipped.
    @discardableResult
    public mutating func add(
        _ diagnostic: Diagnostic, in cell: SceneMatrix.Cell, sizes: [SweptSizes] = []
    ) -> Int? {
        let occurrence = Finding.Occurrence(variationIndex: cell.variationIndex, sizes: sizes)
        return add(diagnostic, cell.scene.source.file, scene: cell.scene.description.id, occurrence)
    }

    @discardableResult
    mutating func add(
        _ diagnostic: Diagnostic, _ file: String, scene: SceneID?, _ occurrence: Finding.Occurrence?
    ) -> Int? {
        guard !ignored.contains(diagnostic.kind), !repeatsMissingConstraints(diagnostic, file),
            !repeatsMissingText(diagnostic)
        else { return nil }
        let isSwept = occurrence.map { !$0.sizes.isEmpty } ?? false
        let joined = Joined(
            key: FindingKey(diagnostic, file: file, scene: scene, gathering: isGathering),
            severity: isSwept ? diagnostic.severity : nil)
        guard let index = indices[joined] else {
            indices[joined] = findings.count
            findings.append(
                Finding(
                    diagnostic: diagnostic, file: file, scene: scene, occurrences: [occurrence].compactMap { $0 }))
            return findings.count - 1
        }
        join(diagnostic, to: index)
        // Of what an app lacks the environments of the first scene are told, whatever other files call theirs.
        let isOfScene = findings[index].scene == scene && findings[index].file == file
        guard let occurrence,
            isOfScene || !isGathering && FindingKey.isAppWide(diagnostic.kind, gathering: isGathering),
            !findings[index].occurrences.contains(where: { $0.variationIndex == occurrence.variationIndex })
        else { return index }
        findings[index].occurrences.append(occurrence)
        findings[index].occurrences.sort { $0.variationIndex < $1.variationIndex }
        return index
    }

    /// Of several environments the one speaks in which it is worst.
    private mutating func join(_ diagnostic: Diagnostic, to index: Int) {
        if FindingKey.isAppWide(diagnostic.kind, gathering: isGathering), let place = diagnostic.location {
            let isListed = findings[index].otherPlaces.contains(place) || findings[index].diagnostic.location == place
            if !isListed { findings[index].otherPlaces.append(place) }
        }
        if isGathering, FindingKey.limit(of: diagnostic) != nil,
            diagnostic.message != findings[index].diagnostic.message
        {
            joined[index, default: []].insert(diagnostic.message)
        }
        joinLanguage(of: diagnostic, to: index)
        if diagnostic.severity > findings[index].diagnostic.severity {
            findings[index].diagnostic = diagnostic
            if index < settledCount { worsened.insert(index) }
        }
    }

    /// A text that several languages lack is one finding, with the tables to add it to.
    private mutating func joinLanguage(of diagnostic: Diagnostic, to index: Int) {
        guard isGathering, let language = FindingKey.missingText(of: diagnostic)?.language,
            languages[index, default: []].insert(language).inserted,
            FindingKey.missingText(of: findings[index].diagnostic)?.language != language
        else { return }
        findings[index].diagnostic.message += ", \(language)"
        findings[index].diagnostic.hints += diagnostic.hints
    }

    /// Whether a view is said to be ambiguous of which it is known already what it needs.
    private mutating func repeatsMissingConstraints(_ diagnostic: Diagnostic, _ file: String) -> Bool {
        guard let view = diagnostic.view else { return false }
        if diagnostic.kind == .missingConstraints { needyViews.insert([file, view.rawValue]) }
        return diagnostic.kind == .ambiguous && needyViews.contains([file, view.rawValue])
    }

    /// Whether a text is said to read the same in another language of which it is known already that a table lacks it.
    private mutating func repeatsMissingText(_ diagnostic: Diagnostic) -> Bool {
        guard let location = diagnostic.location else { return false }
        if diagnostic.kind == .missingString { missingTexts.insert(location) }
        return diagnostic.kind == .untranslated && missingTexts.contains(location)
    }

    /// Completes the findings that came since the last call, such as with what would help, and returns those about places: nothing more
    /// is learned of them unless they get worse. What an app lacks may be missed elsewhere too, and comes last.
    mutating func takeSettled(completing complete: (inout Finding) -> Void) -> [Finding] {
        defer { settledCount = findings.count }
        for index in settledCount..<findings.count { complete(&findings[index]) }
        return findings[settledCount...].filter { !FindingKey.isAppWide($0.diagnostic.kind, gathering: isGathering) }
    }

    /// All findings, those about places first, and those that `takeSettled` did not return as they are now.
    mutating func takeAll(completing complete: (inout Finding) -> Void) -> (all: [Finding], late: [Finding]) {
        let rest = takeSettled(completing: complete)
        for index in worsened.sorted() { complete(&findings[index]) }
        for (index, messages) in joined {
            guard let noun = FindingKey.limit(of: findings[index].diagnostic) else { continue }
            let plural = noun == "class" ? "classes" : "\(noun)s"
            findings[index].diagnostic.message +=
                "; so it is with \(messages.count) other \(messages.count == 1 ? noun : plural) of the app's own"
        }
        joined = [:]
        let isAppWide = findings.map { FindingKey.isAppWide($0.diagnostic.kind, gathering: isGathering) }
        let places = zip(findings, isAppWide).filter { !$0.1 }.map(\.0)
        let lacking = zip(findings, isAppWide).filter(\.1).map(\.0)
        let worse = worsened.sorted().filter { !isAppWide[$0] }.map { findings[$0] }
        return (places + lacking, rest + worse + lacking)
    }
}
