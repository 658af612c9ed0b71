import Foundation
import KeylineChecks
import KeylineGraphics
import KeylineLocalization
package import KeylinePreviews
import KeylineScenes

/// Finds how long the text of a key may be: it is lengthened by whole words of its language's most frequent letters until a screen that
/// shows it has a finding that it does not have with a single letter; then letters decide.
///
/// Each form of a text that depends on a number has a budget of its own. A text that fails as it is is shortened in the same way. A text that works at the greatest length that is tried is taken to work at all
/// lengths below, as layouts do.
@MainActor
package final class BudgetSearch {
    private let tables: TextTables
    private let places: [TextKey: [KeyPlace]]
    private let scenes: [SceneReference]
    private let environments: [Variation]
    private let cache = TableExchange.Cache()
    private var findingsBySubject: [Subject: [FindingKey: Diagnostic]] = [:]

    /// Plans a search.
    ///
    /// - Parameters:
    ///   - tables: The app's texts.
    ///   - places: Where each key is shown.
    ///   - scenes: The app's scenes.
    ///   - environments: The environments in which every screen must work; their languages are replaced.
    package init(
        _ tables: TextTables, places: [TextKey: [KeyPlace]], scenes: [SceneReference], environments: [Variation]
    ) {
        self.tables = tables
        self.places = places
        self.scenes = scenes
        self.environments = environments
    }

    /// The budget of a key in a language; nil where no screen shows it, or where the language has no table for it.
    ///
    /// - Parameters:
    ///   - entry: The key.
    ///   - language: The language.
    /// - Returns: The budget.
    /// - Throws: An `InputError` where a scene that shows the key cannot be laid out.
    package func budget(of entry: TextEntry, in language: String) throws -> TextBudget? {
        let scenes = scenes(showing: entry.id)
        guard !scenes.isEmpty, tables.languages(of: entry.id).contains(language) else { return nil }
        let translation = tables.text(of: entry, in: language)
        let text = translation?.value ?? tables.sourceText(of: entry)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        var budget = try budget(of: text, entry.id, in: language, on: scenes)
        if translation == nil { budget.current = nil }
        budget.forms = try (translation?.forms ?? []).map { category, wording in
            let own = try wording == text ? budget : self.budget(of: wording, entry.id, in: language, on: scenes)
            return TextBudget.Form(
                category: category, current: wording.count, failsAt: own.failsAt, points: own.points,
                codePoints: own.codePoints, decision: own.decision)
        }
        return budget
    }

    /// The budget of a key in a language whose text, or a form of it, is longer than the budget; nil for a text that every screen has space
    /// for.
    ///
    /// Screens are looked at with the app's own texts first. One without a finding has space for all of its texts, so that most keys need no
    /// trial.
    ///
    /// - Parameters:
    ///   - entry: The key.
    ///   - language: The language.
    /// - Returns: The budget.
    /// - Throws: An `InputError` where a scene that shows the key cannot be laid out.
    package func exceededBudget(of entry: TextEntry, in language: String) throws -> TextBudget? {
        guard try isTooLong(entry, in: language), let budget = try budget(of: entry, in: language) else { return nil }
        return budget.isExceeded ? budget : nil
    }

    /// Whether a screen fails with the text of a key, or with a form of it.
    private func isTooLong(_ entry: TextEntry, in language: String) throws -> Bool {
        guard let translation = entry.texts[language], translation.value.contains(where: { !$0.isWhitespace }) else {
            return false
        }
        let forms = translation.forms.map(\.wording)
        let wordings = [translation.value] + forms.filter { $0 != translation.value }
        for scene in scenes(showing: entry.id) {
            for (index, environment) in environments.enumerated() {
                for text in wordings {
                    let screen = Screen(
                        self, scene, environment, index, entry.id, language, text: text,
                        growth: TextGrowth(in: language, or: text), limit: text.count)
                    // A text without forms is the one that the scene has.
                    let findings = forms.isEmpty ? try ownFindings(in: scene, screen.overrides) : nil
                    if try screen.failsAsItIs(findings) { return true }
                }
            }
        }
        return false
    }

    /// The findings about long texts in a scene with the app's own texts, found once for all keys.
    private func ownFindings(
        in reference: SceneReference, _ overrides: EnvironmentOverrides
    ) throws -> [FindingKey: Diagnostic] {
        let subject = Subject(
            file: reference.source.file, scene: reference.description.id, overrides: overrides)
        if let findings = findingsBySubject[subject] { return findings }
        let scene = try TableExchange.$current.withValue(TableExchange(cache)) { try reference.make(overrides) }
        let findings = Self.findings(in: scene, of: reference)
        findingsBySubject[subject] = findings
        return findings
    }

    fileprivate static func findings(in scene: Scene, of reference: SceneReference) -> [FindingKey: Diagnostic] {
        var result: [FindingKey: Diagnostic] = [:]
        for finding in SceneChecks.findingsOfLongTexts(in: scene) where finding.severity >= .warning {
            result[FindingKey(finding, file: reference.source.file, scene: reference.description.id)] = finding
        }
        return result
    }

    /// A scene in an environment.
    private struct Subject: Hashable {
        let file: String
        let scene: SceneID
        let overrides: EnvironmentOverrides
    }

    /// The budget of one wording.
    private func budget(
        of text: String, _ id: TextKey, in language: String, on scenes: [SceneReference]
    ) throws -> TextBudget {
        let growth = TextGrowth(in: language, or: text)
        let limit = max(text.count * 4, text.count + Self.leastGrowth)
        var budget = TextBudget(id: id, language: language, current: text.count, tried: limit)
        for scene in scenes {
            for (index, environment) in environments.enumerated() {
                let screen = Screen(
                    self, scene, environment, index, id, language, text: text, growth: growth, limit: limit)
                try screen.lower(&budget)
            }
        }
        return budget
    }

    /// At least so many letters are added before a text counts as one without a limit.
    private static let leastGrowth = 60

    private func scenes(showing id: TextKey) -> [SceneReference] {
        let shown = Set((places[id] ?? []).filter { $0.use == .shown }.map { [$0.file, $0.scene.rawValue] })
        return scenes.filter { shown.contains([$0.source.file, $0.description.id.rawValue]) }
    }

    /// The views of a scene that show a key.
    fileprivate func views(of id: TextKey, in scene: SceneReference) -> Set<ViewID> {
        Set(
            (places[id] ?? []).filter { $0.file == scene.source.file && $0.scene == scene.description.id }.map(\.view))
    }

    /// The scene with another text for a key.
    fileprivate func scene(
        _ reference: SceneReference, _ overrides: EnvironmentOverrides, _ id: TextKey, text: String
    ) throws -> Scene {
        let exchange = TableExchange(cache) { place, table in
            guard place.table == id.table, MarkedKeys.isSame(place.folder, id.folder) else { return table }
            var entries = table.entries
            let location = entries[id.key]?.location ?? SourceLocation(file: table.file)
            entries[id.key] = StringTable.Entry(value: text, location: location)
            return StringTable(file: table.file, entries: entries)
        }
        return try TableExchange.$current.withValue(exchange) { try reference.make(overrides) }
    }
}

/// One scene in one environment, with texts of several lengths for one key.
@MainActor
private final class Screen {
    private struct Outcome {
        var findings: [FindingKey: Diagnostic]
        var length: Double
        var shortages: [ViewID: ViewSnapshot.TextState.Shortage]
    }

    private let search: BudgetSearch
    private let reference: SceneReference
    private let environment: Variation
    private let environmentIndex: Int
    private let id: TextKey
    private let text: String
    private let growth: TextGrowth
    let overrides: EnvironmentOverrides
    private let views: Set<ViewID>
    /// The greatest length that is tried.
    private let limit: Int
    private var outcomes: [Int: Outcome] = [:]

    init(
        _ search: BudgetSearch, _ reference: SceneReference, _ environment: Variation, _ index: Int, _ id: TextKey,
        _ language: String, text: String, growth: TextGrowth, limit: Int
    ) {
        self.search = search
        self.reference = reference
        self.environment = environment
        environmentIndex = index
        self.id = id
        self.text = text
        self.growth = growth
        self.limit = limit
        var overrides = environment.overrides
        overrides.language.locale = language
        self.overrides = overrides
        views = search.views(of: id, in: reference)
    }

    /// Lowers a budget to the length with which the screen works.
    func lower(_ budget: inout TextBudget) throws {
        let most = budget.failsAt.map { $0 - 1 } ?? budget.tried
        guard most >= 1, try fails(at: most) else { return }
        let first = try firstFailure(upTo: most)
        budget.failsAt = first
        guard let finding = try finding(at: first) else { return }
        budget.codePoints =
            first > 1
            ? growth.text(text, ofLength: first - 1).precomposedStringWithCanonicalMapping.unicodeScalars.count : 0
        budget.points = try points(below: first, finding)
        budget.decision = TextBudget.Decision(
            file: reference.source.file, scene: reference.description.id, sceneName: reference.name,
            environment: environment.label, message: finding.message, view: finding.view,
            environmentIndex: environmentIndex)
    }

    /// The least number of letters that fails, of which a greater one does: whole words first, one after the other, then letters by
    /// halving.
    private func firstFailure(upTo most: Int) throws -> Int {
        let ends = wordEnds.filter { $0 < most } + [most]
        var works = 0
        // Whole words of the text itself need no trial where the text works.
        if text.count < most, try !fails(at: text.count) { works = text.count }
        for end in ends where end > works {
            guard try fails(at: end) else {
                works = end
                continue
            }
            return try Threshold.edge(outside: works, inside: end) { try fails(at: $0) }
        }
        return most
    }

    private var wordEnds: [Int] {
        let words = text.split(whereSeparator: \.isWhitespace)
        let ends = words.map { text.distance(from: text.startIndex, to: $0.endIndex) }
        return (ends + growth.wordEnds(after: text, upTo: limit)).sorted()
    }

    /// Whether the screen fails with the text as it is.
    ///
    /// - Parameter findings: The findings of the scene where that is known to have the text; nil where the text must be tried.
    /// - Returns: Whether one of them, or one with the text, is not there with a text of one letter.
    /// - Throws: What laying the scene out throws.
    func failsAsItIs(_ findings: [FindingKey: Diagnostic]?) throws -> Bool {
        guard let findings else { return try fails(at: text.count) }
        guard !findings.isEmpty else { return false }
        let least = try outcome(at: 1).findings
        return findings.keys.contains { least[$0] == nil }
    }

    private func fails(at count: Int) throws -> Bool { try finding(at: count) != nil }

    /// The finding about a text of so many letters that a text of one letter does not have; nil for none.
    private func finding(at count: Int) throws -> Diagnostic? {
        guard count > 0 else { return nil }
        let least = try outcome(at: 1).findings
        return try outcome(at: count).findings.filter { least[$0.key] == nil }.map(\.value)
            .min { ($0.view?.rawValue ?? "", $0.message) < ($1.view?.rawValue ?? "", $1.message) }
    }

    private func outcome(at count: Int) throws -> Outcome {
        if let outcome = outcomes[count] { return outcome }
        let scene = try search.scene(reference, overrides, id, text: growth.text(text, ofLength: count))
        var outcome = Outcome(
            findings: BudgetSearch.findings(in: scene, of: reference), length: 0, shortages: [:])
        outcome.length = DrawnLength(of: views).total(in: scene.displayList.items)
        for placed in scene.layout.placedViews where views.contains(placed.view.id) {
            if let shortage = placed.view.texts.lazy.compactMap(\.shortage).first {
                outcome.shortages[placed.view.id] = shortage
            }
        }
        outcomes[count] = outcome
        return outcome
    }

    /// The length that works: what a view with one line has, or the length of the text with one letter less.
    private func points(below first: Int, _ finding: Diagnostic) throws -> Double {
        let shortages = try outcome(at: first).shortages
        if let view = finding.view, let shortage = shortages[view], shortage.axis == .horizontal {
            return Double(shortage.available)
        }
        guard first > 1 else { return 0 }
        return try outcome(at: first - 1).length
    }
}

/// Measures the text that views draw.
private struct DrawnLength {
    private let views: Set<ViewID>

    init(of views: Set<ViewID>) {
        self.views = views
    }

    /// The lengths of all lines together, in points. Of several views that show the text the one with the most counts.
    func total(in items: [DisplayItem]) -> Double {
        var lengths: [ViewID: Double] = [:]
        add(items, to: &lengths)
        return lengths.values.max() ?? 0
    }

    private func add(_ items: [DisplayItem], to lengths: inout [ViewID: Double]) {
        for item in items {
            switch item.content {
            case .group(let group): add(group.items, to: &lengths)
            case .glyphs(let run):
                guard let view = item.view, let owner = owner(of: view) else { continue }
                lengths[owner, default: 0] += Double(run.advance)
            default: break
            }
        }
    }

    /// The view of which another one is a part: parts are named after the view around them.
    private func owner(of view: ViewID) -> ViewID? {
        if views.contains(view) { return view }
        return views.sorted { $0.rawValue < $1.rawValue }.first { view.rawValue.hasPrefix($0.rawValue + "/") }
    }
}
