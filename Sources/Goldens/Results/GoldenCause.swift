import KeylineGraphics
import KeylineByteText
import KeylinePictureComparison
public import KeylineScenes

/// The cause of a difference, in words. Failures of several environments that share a cause belong together.
public struct GoldenCause: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What changed: a view, or the picture as a whole.
    public var subject: String
    /// How it changed, without numbers that differ from environment to environment.
    public var change: String
    /// The values that `change` leaves out, because they differ from environment to environment, such as
    /// `(16, 8; 40×20) → (16, 24; 40×20)` for a frame, or the text of a view that is new; nil where there are none.
    public var values: String?
    /// The place to open in an editor; nil where it is not known.
    public var location: SourceLocation?
    /// The ids of the views that came or went with this one and are not told by themselves; nil where there are none.
    public var contents: [String]?
    /// The words that causes of one group share, where they are not ``description``: views of code have paths as ids, which differ from preview to
    /// preview.
    public var group: String?
    /// Whether Interface Builder notes it for itself, such as its version; nil where not.
    public var isBookkeeping: Bool?

    /// Describes a cause.
    public init(subject: String, change: String, values: String? = nil, location: SourceLocation? = nil) {
        self.subject = subject
        self.change = change
        self.values = values
        self.location = location
    }

    /// The words that causes of one group share, such as `UILabel (title): colour #1D1D1F → #6E6E73` or `UILabel (title): frame changed`.
    public var description: String { "\(subject): \(change)" }

    /// The words by which changes are grouped.
    var shared: String { group ?? description }

    /// The cause as one of a component that several previews show: its class, its change and its line of code, without the path to the view.
    public var ofComponent: GoldenCause {
        guard let location, location.line != nil, let path = subject.firstRange(of: " ("),
            subject[path.upperBound...].contains("/")
        else { return self }
        var cause = self
        cause.group = "\(subject[..<path.lowerBound]): \(change) (\(location.file):\(location.line ?? 0))"
        return cause
    }

    /// The words for people, with the values: `UILabel (title): frame (16, 8; 40×20) → (16, 24; 40×20)`.
    public var words: String {
        guard let values else { return description }
        let property = change.hasSuffix(Self.changed) ? change.dropLast(Self.changed.count) : change[...]
        return "\(subject): \(property) \(values)"
    }

    /// A property of a view that has other values than before, which may differ from environment to environment.
    static func property(_ name: String, of subject: String, from old: String, to new: String) -> GoldenCause {
        GoldenCause(subject: subject, change: name + changed, values: "\(old) → \(new)")
    }

    /// Whether it is among causes that people name, with or without values.
    func isNamed(in titles: Set<String>) -> Bool { titles.contains(description) || titles.contains(words) }

    /// Whether it says where a view went, which other changes of the same layout bring about.
    var isConsequence: Bool { Self.consequences.contains(change) }

    /// Whether it says no more of a picture than the summary of its difference.
    var isInSummary: Bool {
        [Self.otherDrawing, Self.otherSize].contains(change) || change.hasPrefix("moved by ")
    }

    /// Whether it tells a value that the app's code gives a view.
    public var isOfCode: Bool { change.hasSuffix(" by code") }

    /// Whether it says that constraints leave a frame open now, or no longer.
    var isAboutAmbiguity: Bool { change.hasSuffix(" ambiguous") }

    /// Whether it says that a picture has another size.
    var isOtherSize: Bool { change == Self.otherSize }

    /// Whether it says that something has another colour in the same place.
    var isColor: Bool { change.hasPrefix(Self.colorChange) }

    private static let changed = " changed"
    static let arrow = " → "
    private static let colorChange = "colour "
    private static let otherDrawing = "drawn differently"
    private static let otherSize = "size changed"
    private static let consequences: Set<String> = [frameChange, baselineChange]
    /// The change of a view that only the newer layout has.
    public static let newView = "is new"
    /// The change of a view that only the older layout has.
    public static let goneView = "is gone"
    static let placeChange = "position in the tree changed"
    fileprivate static let frameChange = "frame changed"
    fileprivate static let baselineChange = "baseline or alignment changed"
    /// More causes than these are not named.
    static let mostNamed = 16

    /// A text in quotation marks; a long one ends with an ellipsis.
    static func quoted(_ text: String) -> String { "\"\(text.count > 40 ? text.prefix(39) + "…" : text[...])\"" }
}

extension GoldenCause {
    /// The causes of a difference between pictures, all of them.
    ///
    /// - Parameters:
    ///   - marks: The difference.
    ///   - regions: The parts that changed.
    ///   - places: The places where the layouts show another view or text than before; nil where they are not known. Their pixels have no
    ///     other colour: they show something else.
    /// - Returns: The causes, each once.
    static func causes(
        of marks: DifferenceMarks, in regions: [GoldenResult.Region], besides places: ChangedPlaces? = nil
    ) -> [GoldenCause] {
        let difference = marks.difference
        if difference.sizesDiffer { return [GoldenCause(subject: "picture", change: otherSize)] }
        if let movement = difference.movement {
            let views = Set(regions.compactMap(\.views.first)).sorted()
            return [GoldenCause(subject: views.first.map(bare) ?? "picture", change: "\(movement)")]
        }
        return unique(
            regions.map { region in
                let recolouring = marks.recolouring(in: region.rect) { places?.contain(column: $0, row: $1) ?? false }
                let change = recolouring.map { "\(colorChange)\($0.old) → \($0.new)" } ?? otherDrawing
                return GoldenCause(subject: region.views.first.map(bare) ?? "background", change: change)
            })
    }

    /// A view's class and id without its text, which differs from language to language.
    private static func bare(_ view: String) -> String {
        guard let start = view.firstRange(of: " \""), let end = view.ranges(of: "\" (").last,
            start.lowerBound < end.lowerBound
        else { return view }
        return view[..<start.lowerBound] + " " + view[view.index(after: view.index(after: end.lowerBound))...]
    }

    /// The ids of the views of layouts.
    ///
    /// - Parameter lines: The lines of the layouts.
    /// - Returns: The ids of everything but constraints.
    static func views(in lines: [String]) -> Set<String> { Set(lines.compactMap { LayoutLine($0)?.id }) }

    /// The causes of a difference between two layouts, all of them. Views whose ids only number them are paired first.
    ///
    /// - Parameters:
    ///   - old: The lines of the older layout.
    ///   - new: The lines of the newer layout.
    ///   - alignment: The pairs.
    /// - Returns: The causes, each once.
    static func causes(
        from old: [String], to new: [String], _ alignment: LayoutAlignment? = nil
    ) -> [GoldenCause] {
        let alignment = alignment ?? LayoutAlignment(from: old, to: new)
        return causes(of: LineDifference(from: alignment.renamed(old), to: new).lines)
    }

    /// The causes of a difference between layouts, what brings others about first: findings and constraints, then texts, then
    /// frames. Lines of views are compared by the views' ids. All of them.
    static func causes(of lines: [LineDifference.Line]) -> [GoldenCause] {
        var old: [String: LayoutLine] = [:]
        var new: [LayoutLine] = []
        var gone: [String] = []
        var added: [String] = []
        for line in lines {
            switch line {
            case .removed(let text):
                if let line = LayoutLine(text) { old[line.id] = line } else { gone += statement(in: text) }
            case .added(let text):
                if let line = LayoutLine(text) { new.append(line) } else { added += statement(in: text) }
            case .kept, .skipped: break
            }
        }
        let changed = new.map { line in
            old.removeValue(forKey: line.id).map(line.change)
                ?? GoldenCause(subject: line.subject, change: newView, values: line.quotedText)
        }
        let lost = old.values.sorted { $0.subject < $1.subject }.map {
            GoldenCause(
                subject: LayoutAlignment.unmarked($0.subject), change: goneView, values: $0.quotedText)
        }
        let texts = changed.filter { $0.change.hasPrefix("text") }
        let others = changed.filter { !$0.change.hasPrefix("text") }
        // What only has another place among the others did not change.
        let statements = statements(from: removing(added, from: gone), to: removing(gone, from: added))
        return unique(statements + texts + others + lost)
    }

    /// The causes of a difference between the words of VoiceOver: the elements that changed, and findings. Elements that only have another number are
    /// none, since a new one gives all that follow it another number.
    static func causes(ofSpoken lines: [LineDifference.Line]) -> [GoldenCause] {
        var gone: [String] = []
        var added: [String] = []
        for line in lines {
            switch line {
            case .removed(let text): gone += statement(in: text)
            case .added(let text): added += statement(in: text)
            case .kept, .skipped: break
            }
        }
        let before = gone.map(unnumbered)
        let after = added.map(unnumbered)
        let left = removing(after, from: before)
        let came = removing(before, from: after)
        if left.isEmpty, came.isEmpty {
            return gone.isEmpty ? [] : [GoldenCause(subject: "VoiceOver", change: "order changed")]
        }
        return unique(
            statements(from: left, to: came).map { cause in
                cause.subject == findingSubject ? cause : GoldenCause(subject: "VoiceOver", change: cause.change)
            })
    }

    /// A line about an element of VoiceOver without its number.
    private static func unnumbered(_ line: String) -> String {
        guard let space = line.firstIndex(of: " "), line[..<space].allSatisfy(\.isWholeNumber) else { return line }
        return String(line[line.index(after: space)...])
    }

    /// Some lines without others, each as often as it is among them.
    private static func removing(_ others: [String], from lines: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for line in others { counts[line, default: 0] += 1 }
        return lines.filter { line in
            guard let count = counts[line], count > 0 else { return true }
            counts[line] = count - 1
            return false
        }
    }

    /// Whether another cause, found in a layout, is one that this cause of a document tells more exactly.
    func isAbout(_ other: GoldenCause) -> Bool {
        if other.subject == "constraint" { return subject == "constraint" || contents != nil }
        if let contents, contents.contains(other.baseID) { return true }
        guard let id = other.subject.split(separator: "(").last else { return false }
        // A view that another one makes, such as a button's label, is named after it.
        return subject.hasSuffix("(" + id) || id.contains("/") && subject.hasSuffix("(\(id.prefix { $0 != "/" }))")
    }

    /// Whether it is about a segue or a controller, which decide the bars around scenes.
    var isAboutContainers: Bool {
        subject.hasPrefix("segue ") || subject.prefix { $0 != " " }.hasSuffix("ontroller")
    }

    /// Whether it is about what a container contains, about the device or about bars of the canvas, from which everything else may follow.
    var isAboutContent: Bool {
        subject.hasPrefix("segue relationship ") || subject == "document" && change.hasPrefix("device ")
            || change.hasPrefix("simulatedTopBarMetrics") || change.hasPrefix("simulatedBottomBarMetrics")
    }

    /// Whether a view with words came or went.
    var isArrivalOrDepartureOfWords: Bool {
        isArrivalOrDeparture && subject != "constraint" && (subject + change).contains("\"")
    }

    /// The id of the subject, without the ids of parts that the view makes.
    private var baseID: String {
        String(subject.split(separator: "(").last?.prefix { $0 != "/" && $0 != ")" } ?? "")
    }

    /// Whether it tells a constraint that came or went, as a new view's do.
    var isConstraintArrivalOrDeparture: Bool { subject == "constraint" && isArrivalOrDeparture }

    /// Whether it tells another priority or another order, which seldom shows where anything else was edited.
    var isSubtle: Bool {
        if subject == "constraint", !change.contains(": ") {
            let equations = change.split(separator: Self.arrow).map { equation in
                equation[..<(equation.firstRange(of: " @")?.lowerBound ?? equation.endIndex)]
            }
            return equations.count == 2 && equations[0] == equations[1]
        }
        let name = change.prefix { $0 != " " }
        return change.contains(": installed in ") || name.hasSuffix("HuggingPriority")
            || name.hasSuffix("CompressionResistancePriority")
            || change == "order of its contents changed" || name == "customClass" || name.hasPrefix("autoresizingMask")
            || change.hasPrefix("moved from ")
    }

    /// Whether it tells another frame that a document stores.
    var isStoredFrame: Bool { change.hasPrefix("frame (") }

    /// Whether a view or a constraint came or went.
    var isArrivalOrDeparture: Bool {
        if subject == "constraint" { return change.hasPrefix("new: ") || change.hasPrefix("gone: ") }
        return change.hasPrefix(Self.newView) || change.hasPrefix(Self.goneView)
    }

    /// Whether a view that another one makes, such as the label in a bar, shows a text of which this cause of a document says the same, in capitals
    /// or not; or whether this cause tells a text that a table has for the other's view.
    func explains(_ other: GoldenCause) -> Bool {
        if subject.hasPrefix("texts "), other.change.hasPrefix("text ") {
            return other.subject.hasSuffix("(\(change.drop { $0 == "\"" }.prefix { $0 != "." }))")
        }
        guard other.subject.contains("/"), let texts = other.words.firstRange(of: ": text ") else { return false }
        return words.lowercased().hasSuffix(other.words[texts.upperBound...].lowercased())
    }

    /// The constraint or finding of a line; none in the headings above them and in the further lines of a long finding, which begin farther in.
    private static func statement(in line: String) -> [String] {
        let words = words(of: line)
        return line.hasPrefix("    ") || ["constraints", "diagnostics"].contains(words) ? [] : [words]
    }

    /// Constraints and findings that changed: those that are about the same are one that changed.
    private static func statements(from gone: [String], to added: [String]) -> [GoldenCause] {
        var rest = added
        var partners: [Int: String] = [:]
        // The most exact matches come first, whatever the order of the lines.
        for level in 0..<2 {
            for (index, before) in gone.enumerated() where partners[index] == nil {
                let wanted = subjects(of: before)
                guard wanted.indices.contains(level) else { continue }
                let partner = rest.firstIndex { line in
                    let others = subjects(of: line)
                    return others.indices.contains(level) && others[level] == wanted[level]
                }
                if let partner { partners[index] = rest.remove(at: partner) }
            }
        }
        let changed = gone.enumerated().map { index, before in
            statement(partners[index].map { "\(before) → \($0)" } ?? "gone: \(before)", before)
        }
        return changed + rest.map { statement("new: \($0)", $0) }
    }

    private static let findingSubject = "finding"
    private static let severities: Set<Substring> = ["note:", "warning:", "error:"]

    /// The subjects of a line, the most exact first: a finding about a kind and a view, a constraint about two attributes, or about its first.
    private static func subjects(of line: String) -> [Substring] {
        let words = line.split(separator: " ", maxSplits: 3)
        guard let first = words.first, words.count > 2 else { return [line[...]] }
        if severities.contains(first) {
            // `warning: truncated "name": the text …`
            return [line.firstRange(of: "\": ").map { line[..<$0.lowerBound] } ?? line[...]]
        }
        return [line[..<words[2].endIndex], first]
    }

    /// The most characters of a cause; longer ones end at a word.
    private static let mostCharacters = 200

    private static func statement(_ change: String, _ line: String) -> GoldenCause {
        let isFinding = line.split(separator: " ").first.map(severities.contains) ?? false
        var text = change
        if text.count > mostCharacters {
            let start = text.prefix(mostCharacters)
            text = String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) + " …"
        }
        return GoldenCause(subject: isFinding ? findingSubject : "constraint", change: text)
    }

    private static func words(of line: String) -> String { String(line.drop { !$0.isLetter && !$0.isNumber }) }

    private static func unique(_ causes: [GoldenCause]) -> [GoldenCause] {
        var seen: Set<GoldenCause> = []
        return causes.filter { seen.insert($0).inserted }
    }
}

/// A view's line of a layout: `UILabel "title" (16, 184; 343×33.5) baseline 26.6 name "Headline" "Welcome" (text by code) hidden`.
private struct LayoutLine {
    let subject: String
    private let className: String
    let id: String
    /// The text in quotation marks, cut off where it is long; nil for a view without text.
    var quotedText: String? { text.map(GoldenCause.quoted) }
    private let frame: String
    /// The label that its author gave it; nil for a view without one.
    private let name: String?
    private let text: String?
    /// The properties that the app's code sets.
    private let codeValues: [String]
    /// The words for conditions of the view.
    private let states: Set<Substring>
    private let rest: String

    /// The words for conditions, in the order in which a line has them, with words for people.
    private static let stateWords: [(state: Substring, came: String, went: String)] = [
        ("truncated", "the text is now cut off", "the text is no longer cut off"),
        ("hidden", "is now hidden", "is no longer hidden"),
        ("AMBIGUOUS", "is now ambiguous", "is no longer ambiguous"),
    ]

    init?(_ line: String) {
        let words = line.drop { !$0.isLetter }
        guard
            let match = words.wholeMatch(
                of:
                    /([^ "]+) "((?:[^"\\]|\\.)*)" \(([^)]*)\)([^"]*?)(?: name "((?:[^"\\]|\\.)*)")?(?: "((?:[^"\\]|\\.)*)")?((?: [^"]*)?)/
            )
        else { return nil }
        subject = "\(match.1) (\(match.2))"
        className = String(match.1)
        id = String(match.2)
        frame = String(match.3)
        name = match.5.map(String.init)
        text = match.6.map(String.init)
        rest = String(match.4) + String(match.7)
        let values = rest.matches(of: /\(([^()]* by [^()]*)\)/)
        codeValues = values.map { String($0.1) }
        let conditions = rest.replacing(/\([^()]*\)/, with: "").split(separator: " ")
        states = Set(conditions).intersection(Self.stateWords.map(\.state))
    }

    /// What became of an older line of the same view.
    func change(from old: LayoutLine) -> GoldenCause {
        if text != old.text { return cause(Self.words("text", from: old.text, to: text)) }
        if states != old.states {
            let words = Self.stateWords.compactMap { state, came, went in
                states.contains(state) == old.states.contains(state) ? nil : states.contains(state) ? came : went
            }
            return cause(words.joined(separator: ", "))
        }
        if className != old.className { return cause("class \(old.className) → \(className)") }
        if name != old.name { return cause(Self.words("name", from: old.name, to: name)) }
        if let words = Self.words(from: old.codeValues, to: codeValues) { return cause(words) }
        if frame != old.frame { return cause(GoldenCause.frameChange, "(\(old.frame)) → (\(frame))") }
        return rest == old.rest ? cause(GoldenCause.placeChange) : cause(GoldenCause.baselineChange)
    }

    private static func words(_ property: String, from old: String?, to new: String?) -> String {
        switch (old, new) {
        case (let old?, let new?): "\(property) \(GoldenCause.quoted(old)) → \(GoldenCause.quoted(new))"
        case (nil, let new?): "\(property) is now \(GoldenCause.quoted(new))"
        case (let old?, nil): "\(property) \(GoldenCause.quoted(old)) is gone"
        case (nil, nil): property
        }
    }

    /// The properties that code began and ceased to set, each once; nil where they are the same.
    private static func words(from old: [String], to new: [String]) -> String? {
        func words(_ values: [String], besides others: [String], _ start: String) -> String? {
            var seen = Set(others)
            let values = values.filter { seen.insert($0).inserted }.map { $0.replacing(" by code", with: "") }
            return values.isEmpty ? nil : start + values.joined(separator: "; ")
        }
        let parts = [
            words(new, besides: old, "code now sets "), words(old, besides: new, "code no longer sets "),
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private func cause(_ change: String, _ values: String? = nil) -> GoldenCause {
        GoldenCause(subject: subject, change: change, values: values)
    }
}
