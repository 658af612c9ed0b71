import Foundation
import KeylineByteText
public import KeylinePreviews
public import KeylineScenes

/// One revision's version of a picture that a review compares, without its pixels.
public struct ReviewRecord: Codable, Hashable, Sendable {
    /// The words for people, such as `Main.storyboard · Trail, fr`.
    public var title: String
    /// The file that the scene comes from, by its newer name.
    public var file: String
    /// The frames and constraints, a line each.
    public var layout: [String] = []
    /// The elements of VoiceOver, a line each.
    public var accessibility: [String] = []
    /// The reason why it could not be drawn; nil where it was drawn or not tried.
    public var failure: String?
    /// Whether it was laid out and described because something that decides it may differ.
    public var isDescribed = false
    /// The digest of everything that decides the picture; nil where that was not laid out.
    var digest: String?
    /// Whether its picture was drawn: one that is the same in both revisions need not be.
    public var isDrawn = false
    /// Whether code decides it that differs: no file tells what that changes in the picture.
    public var isCode = false
    /// The views as the picture shows them.
    var views: [PicturedView] = []

    /// Whether another version has the same picture, layout and words of VoiceOver.
    public func isSame(as other: ReviewRecord) -> Bool {
        digest != nil && digest == other.digest && layout == other.layout && accessibility == other.accessibility
    }

    /// The values that code gives to views and did not give in an older version, whether the picture shows them or not.
    public func causesOfCode(since old: ReviewRecord) -> [GoldenCause] {
        PicturedView.causesOfCode(
            from: old.views, to: views, LayoutAlignment(from: old.layout, to: layout), includesUnknown: true)
    }

    /// The views that it shows.
    public var shownViews: ShownViews { ShownViews(layout, views) }

    /// The place where a view is made; nil where it is not known.
    public func location(ofView id: String) -> SourceLocation? {
        views.first { $0.id == id }?.location.flatMap { $0.line == nil ? nil : $0 }
    }

    /// The record with the ids that bars have in a newer layout: a scene whose bars come from another controller than before has the same ones.
    func withBars(of newer: [String]) -> ReviewRecord {
        let before = Self.bars(in: layout)
        let after = Self.bars(in: newer)
        var result = self
        for (name, old) in before {
            guard let new = after[name], old.count == new.count else { continue }
            for (old, new) in zip(old, new) where old != new && !(after[name] ?? []).contains(old) {
                result.layout = result.layout.map { Self.renaming(old, to: new, in: $0) }
                result.accessibility = result.accessibility.map { Self.renaming(old, to: new, in: $0) }
                for index in result.views.indices {
                    let id = result.views[index].id
                    guard id == old || id.hasPrefix(old + "/") else { continue }
                    result.views[index].id = new + id.dropFirst(old.count)
                }
            }
        }
        return result
    }

    /// A line with another id: in quotes, where the line describes a view, and before an attribute in constraints. The same letters within a text are none.
    private static func renaming(_ old: String, to new: String, in line: String) -> String {
        let isOfView = line.contains("\" (") || line.contains(") UI")
        let places = isOfView ? [("\"", "\""), ("\"", "/")] : [(" ", "."), (" ", "/")]
        return places.reduce(line) { line, around in
            line.replacing(around.0 + old + around.1, with: around.0 + new + around.1)
        }
    }

    /// The ids of the bars in a layout, by their classes.
    private static func bars(in layout: [String]) -> [String: [String]] {
        layout.reduce(into: [:]) { result, line in
            guard let bar = line.firstMatch(of: /^\W*(UINavigationBar|UITabBar|UIToolbar) "([^"]+)"/) else { return }
            result[String(bar.1), default: []].append(String(bar.2))
        }
    }

    mutating func set(_ texts: ReviewTexts) {
        layout = texts.layout
        accessibility = texts.accessibility
        views = texts.views
    }

    /// Describes a picture that was not drawn.
    public init(title: String, file: String) {
        self.title = title
        self.file = file
    }
}

/// The views that a picture shows or showed, by which changes of files that are about it are found.
public struct ShownViews: Sendable {
    /// Their ids.
    public private(set) var ids: Set<String> = []
    /// The files that describe them, as far as that is known.
    public private(set) var files: Set<String> = []

    /// No views.
    init() {}

    init(_ layout: [String], _ views: [PicturedView]) {
        ids = GoldenCause.views(in: layout)
        files = Set(views.compactMap(\.location?.file))
    }

    func union(_ other: ShownViews?) -> ShownViews {
        var result = self
        result.ids.formUnion(other?.ids ?? [])
        result.files.formUnion(other?.files ?? [])
        return result
    }

    /// Whether the file with a path from the root of the repository describes one of them.
    public func areDescribed(by path: String) -> Bool { files.contains { $0 == path || $0.hasSuffix("/" + path) } }
}

/// All that one revision has, as a document in the folder of its pictures.
public struct ReviewRecords: Codable, Sendable {
    /// The name of the document.
    public static let fileName = "records.json"

    /// The pictures, by the names of their files.
    public var records: [String: ReviewRecord] = [:]
    /// The findings of checks in the scenes that were drawn.
    public var findings: [ReviewFinding] = []
    /// The goldens that have nothing to do with the files that the review is about, by the names of their files.
    public var leftOut: Set<String> = []

    /// No pictures.
    public init() {}

    /// Reads the document of a folder.
    ///
    /// - Throws: `GoldenError` where it is missing or damaged.
    public init(folder: String) throws(GoldenError) {
        let file = "\(folder)/\(Self.fileName)"
        guard let data = InputFile.contents(atPath: file) else { throw .missingResults(file: file) }
        guard let records = try? JSONDecoder().decode(Self.self, from: data) else { throw .notResults(file: file) }
        self = records
    }

    /// The reason why a file could not be read, by its newer name; nil for one that could, or that was not there.
    public func failure(ofFile file: String) -> String? {
        records.values.first { $0.file == file && $0.title == file }?.failure
    }

    /// Writes the document.
    public func write(to folder: String) throws {
        try OutputFolder(folder).write(try JSONForm.line.bytes(of: self), to: Self.fileName)
    }
}

/// Something that a check found in a revision.
public struct ReviewFinding: Codable, Hashable, Sendable {
    /// The severity.
    public var severity: Diagnostic.Severity
    /// The raw value of its kind.
    public var kind: String
    /// The file of the scene, by its newer name.
    public var file: String
    /// The place to open in an editor.
    public var location: SourceLocation
    /// The scene's id, as the newer revision calls it; nil for a mistake of the file itself.
    public var scene: String?
    /// The view's id.
    public var view: String?
    /// The view in words; nil where it is not known.
    public var viewName: String?
    /// The finding in words.
    public var message: String
    /// The environments that show it.
    public var environments: [String]
    /// Apple's whole message, where ``message`` is one sentence of it; nil elsewhere.
    public var log: String?
    /// The thing that the app lacks, in any file; nil for a finding about a place.
    var subject: String?
    /// The other files that miss the same thing, by their newer names; nil where there are none.
    var otherFiles: [String]?

    /// Describes a finding.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - matrix: The scenes and environments that were checked.
    ///   - file: The scene's file, by its newer name.
    ///   - scene: The scene's id, as the newer revision calls it.
    ///   - otherFiles: The files of its other places, by their newer names.
    public init(
        _ finding: Finding, in matrix: SceneMatrix, file: String, scene: String?, otherFiles: [String] = []
    ) {
        let diagnostic = finding.diagnostic
        severity = diagnostic.severity
        kind = diagnostic.kind.rawValue
        self.file = file
        self.otherFiles = otherFiles.isEmpty ? nil : otherFiles
        location = finding.place
        self.scene = scene
        view = (diagnostic.objectID ?? diagnostic.view)?.rawValue
        viewName = diagnostic.viewName
        subject = FindingKey.appWideSubject(of: diagnostic)
        message = diagnostic.summary ?? diagnostic.message
        log = diagnostic.summary == nil ? nil : diagnostic.message
        environments = finding.occurrences.map { matrix.variations[$0.variationIndex].label }.filter { !$0.isEmpty }
    }

    /// The part by which a finding is recognised: numbers in its message and lines of its file may differ. What an app lacks is one thing
    /// wherever it is missed.
    fileprivate var key: [String?] {
        subject.map { [kind, $0] } ?? [kind, file, scene, view, view == nil ? message : nil]
    }

    /// The finding in a compiler's form, without hints.
    public var text: String { "\(severity.rawValue): \(words)" }

    /// The finding without its severity.
    var words: String {
        let subject = view.map { (viewName.map { "\($0) (\(view ?? ""))" } ?? "view \($0)") + ": " } ?? ""
        let title = Diagnostic.Kind(rawValue: kind)?.words ?? kind
        let places = environments.isEmpty ? "" : " [\(environments.joined(separator: ", "))]"
        return "\(title): \(subject)\(message)\(places)"
    }

    /// The finding without some environments.
    ///
    /// - Parameter environments: Their labels; one without a label is the only one that there is.
    /// - Returns: Nil where nothing is left.
    public func without(_ environments: Set<String>) -> ReviewFinding? {
        only(in: places.filter { !environments.contains($0 ?? "") })
    }

    /// Takes the findings of two revisions apart, environment by environment: one that spreads came in those that it spreads to.
    ///
    /// - Parameters:
    ///   - old: The older revision's findings.
    ///   - new: The newer revision's findings.
    /// - Returns: Those that only one of them has, or that became more severe, each list in its own order, each finding with the
    ///   environments in which it came or went.
    public static func differences(
        from old: [ReviewFinding], to new: [ReviewFinding]
    ) -> (came: [ReviewFinding], went: [ReviewFinding]) {
        let old = joined(old)
        let new = joined(new)
        let occurrences = old.enumerated().flatMap { index, finding in
            finding.places.map { (finding.key, Occurrence(finding: index, place: $0, severity: finding.severity)) }
        }
        var rest = Dictionary(grouping: occurrences, by: \.0).mapValues { $0.map(\.1) }
        let came = new.compactMap { finding in
            finding.only(
                in: finding.places.filter { place in
                    let others = rest[finding.key, default: []]
                    guard let match = others.firstIndex(where: { $0.covers(place, finding.severity) }) else {
                        return true
                    }
                    // A revision with one environment is compared with all of the other's.
                    let standsForAll = (place == nil) != (others[match].place == nil)
                    for index in others.indices where index == match || standsForAll {
                        rest[finding.key]?[index].isMatched = true
                    }
                    return false
                })
        }
        let left = Dictionary(grouping: rest.values.joined().filter { !$0.isMatched }, by: \.finding)
        let went = old.enumerated().compactMap { index, finding in
            let places = Set(left[index, default: []].map(\.place))
            return finding.only(in: finding.places.filter(places.contains))
        }
        return (came, went)
    }

    /// Findings of which one about what an app lacks has all environments of its like, as scenes may have been checked at several times.
    private static func joined(_ findings: [ReviewFinding]) -> [ReviewFinding] {
        var indices: [[String?]: Int] = [:]
        var result: [ReviewFinding] = []
        for finding in findings {
            guard finding.subject != nil, let index = indices[finding.key] else {
                indices[finding.key] = result.count
                result.append(finding)
                continue
            }
            result[index].severity = max(result[index].severity, finding.severity)
            result[index].environments += finding.environments.filter { !result[index].environments.contains($0) }
        }
        return result
    }

    /// An older finding in one environment.
    private struct Occurrence {
        /// The index among the older findings.
        let finding: Int
        /// The environment's label; nil where a revision has only one.
        let place: String?
        let severity: Diagnostic.Severity
        /// Whether the newer revision has it too.
        var isMatched = false

        /// Whether a newer finding in an environment is this one. The only environment of a revision, which has no label, is compared with
        /// all of the other's.
        func covers(_ other: String?, _ otherSeverity: Diagnostic.Severity) -> Bool {
            guard severity >= otherSeverity else { return false }
            return place == other ? !isMatched : place == nil || other == nil
        }
    }

    /// The environments that show it; nil alone where there is only one, which has no label.
    private var places: [String?] { environments.isEmpty ? [nil] : environments }

    /// The finding in some of its environments; nil for none.
    private func only(in places: [String?]) -> ReviewFinding? {
        guard !places.isEmpty else { return nil }
        var finding = self
        finding.environments = places.compactMap { $0 }
        return finding
    }
}
