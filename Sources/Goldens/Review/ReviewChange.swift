import KeylineByteText
import KeylinePreviews
public import KeylineScenes

/// A picture of a review that is another one than before, new, gone, or that cannot be drawn any more.
public struct ReviewChange: Codable, Hashable, Sendable {
    /// The fate of a picture.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The picture, the layout or the words of VoiceOver differ.
        case changed
        /// Only the newer revision has it.
        case new
        /// Only the older revision has it.
        case gone
        /// It cannot be drawn in the newer revision.
        case failed
    }

    /// The files of both revisions, relative to the folder of the review.
    public struct Files: Codable, Hashable, Sendable {
        /// The picture or text of the older revision.
        public var before: String?
        /// The picture or text of the newer revision.
        public var after: String?
        /// The difference of two pictures.
        public var difference: String?

        /// All of them.
        public var all: [String] { [before, after, difference].compactMap { $0 } }
    }

    /// The name of its files.
    public var name: String
    /// The words for people, such as `Main.storyboard · Trail, fr`.
    public var title: String
    /// The file that the scene comes from, by its newer name.
    public var file: String
    /// The place to open in an editor, where more than the file is known: of the first cause that has one, or of the scene.
    public var location: SourceLocation?
    /// The fate of a picture.
    public var kind: Kind
    /// Whether only frames or the words of VoiceOver differ, and the pictures are the same; nil where not.
    public var isLayoutOnly: Bool?
    /// The amount of the difference, in words.
    public var summary: String
    /// The causes in words, all of them: properties, constraints, texts, files.
    public var causes: [GoldenCause] = []
    /// The parts of the picture that changed, with the views that draw there.
    public var regions: [GoldenResult.Region] = []
    /// The changed lines of the layout, then VoiceOver's.
    public var lines: [GoldenResult.Line] = []
    /// The width and height of the larger picture, in pixels; empty for a text.
    public var pixelSize: [Int] = []
    /// The digests of both versions; nil where only one was drawn.
    public var digests: GoldenDigests?
    /// The files.
    public var files = Files()

    /// The summary of a picture that is plainly new, and not one that could not be drawn before.
    static let plainArrival = "only the newer revision has it"

    init(_ record: ReviewRecord, name: String, _ kind: Kind, summary: String) {
        self.name = name
        title = record.title
        file = record.file
        self.kind = kind
        self.summary = summary
    }

    /// Names the causes, each once.
    mutating func setCauses(_ all: [GoldenCause]) {
        var seen: Set<String> = []
        causes = all.filter { seen.insert($0.words).inserted }
        location = causes.lazy.compactMap(\.location).first { $0.line != nil }
    }

    /// Whether the cause of its group is all that brought it about: frames that follow from other changes do not count, unless they are all there
    /// is.
    func isBroughtAboutOnly(by cause: String) -> Bool {
        guard kind == .changed else { return true }
        let roots = causes.filter { !$0.isConsequence }
        return (roots.isEmpty ? causes : roots).allSatisfy { $0.shared == cause }
    }
}

/// The result of comparing two revisions.
public struct ReviewResults: Codable, Sendable {
    /// The name of the document in the folder of the review.
    public static let fileName = "review.json"

    /// A file with another name than before.
    public struct Rename: Codable, Hashable, Sendable {
        /// The older name.
        public var from: String
        /// The newer name.
        public var to: String

        /// Names both.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// A picture that can be drawn in neither revision, for the same reason.
    public struct Failing: Codable, Hashable, Sendable {
        /// The words for people, such as `Main.storyboard · Trail, fr`.
        public var title: String
        /// The file that the scene comes from, by its newer name.
        public var file: String
        /// The reason.
        public var reason: String
        /// Whether a file that the picture is made from differs.
        public var isTouched: Bool

        /// Describes a picture.
        public init(title: String, file: String, reason: String, isTouched: Bool) {
            self.title = title
            self.file = file
            self.reason = reason
            self.isTouched = isTouched
        }
    }

    /// One side of the comparison.
    public struct Revision: Codable, Hashable, Sendable {
        /// The words of the call, such as `main`.
        public var name: String
        /// The commit; nil for files that are not committed.
        public var commit: String?

        /// Describes a side.
        public init(name: String, commit: String?) {
            self.name = name
            self.commit = commit
        }

        /// Such as `main (1a2b3c4d5e6f)`.
        public var text: String {
            guard let commit else { return name }
            let short = String(commit.prefix(12))
            return name == commit || commit.hasPrefix(name) ? short : "\(name) (\(short))"
        }
    }

    /// The version of the document.
    public private(set) var keyline = 1
    /// The older side.
    public var base: Revision
    /// The newer side.
    public var head: Revision
    /// The number of pictures that the newer revision has.
    public var total = 0
    /// The number of those whose inputs are the same in both revisions, which were not drawn.
    public var undrawn = 0
    /// The number of goldens that were left out: they have nothing to do with the files that the review is about.
    public var leftOut = 0
    /// The pictures that differ, in the order of their names.
    public var changes: [ReviewChange] = []
    /// The pictures that can be drawn in neither revision: whether they differ is not known.
    public var failing: [Failing] = []
    /// Files of scenes that were renamed.
    public var renames: [Rename] = []
    /// The findings of checks that only the newer revision has.
    public var newFindings: [ReviewFinding] = []
    /// The findings of checks that only the older revision has.
    public var goneFindings: [ReviewFinding] = []

    /// Begins with nothing.
    public init(base: Revision, head: Revision) {
        self.base = base
        self.head = head
    }

    /// The changes of documents, texts and other files that no picture shows, in words.
    public var unseen: [String] = []

    /// The number of pictures that are the same in both revisions.
    public var unchanged: Int { total - failing.count - changes.count { $0.kind != .gone } }

    /// Whether both revisions show the same.
    public var isEmpty: Bool { changes.isEmpty && newFindings.isEmpty && goneFindings.isEmpty && renames.isEmpty }

    /// The document: equal results have equal bytes.
    public func json() throws -> [UInt8] { try JSONForm.document.bytes(of: self) }

    /// Such as `12 pictures: 2 changed, 1 new, 9 unchanged; 1 new finding`.
    public var counts: String {
        let layoutOnly = changes.count { $0.isLayoutOnly == true }
        let seen = ReviewChange.Kind.allCases.compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind && $0.isLayoutOnly != true }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let words = seen + (layoutOnly == 0 ? [] : ["\(layoutOnly) changed in layout or VoiceOver alone"])
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let rest = ["\(unchanged) unchanged"] + (failing.isEmpty ? [] : ["\(failing.count) failing in both revisions"])
        // The newer revision does not have those that are gone.
        let all = total + changes.count { $0.kind == .gone }
        let pictures = count(all, "picture") + ": " + (words + rest).joined(separator: ", ")
        let others = [
            newFindings.isEmpty ? nil : count(newFindings.count, "new finding"),
            goneFindings.isEmpty ? nil : count(goneFindings.count, "finding") + " gone",
            renames.isEmpty ? nil : count(renames.count, "renamed file"),
            unseen.isEmpty ? nil : count(unseen.count, "change") + " that no picture shows",
            leftOut == 0 ? nil : count(leftOut, "golden") + " of other files left out",
        ].compactMap { $0 }
        return ([pictures] + (others.isEmpty ? [] : [others.joined(separator: ", ")])).joined(separator: "; ")
    }

    /// Changes that belong together.
    public struct Group: Hashable, Sendable {
        /// The cause that they share, with its values where they are the same in all.
        public var title: String
        /// The words of the cause in every change.
        var cause: String
        /// Their places among the changes.
        public var indices: [Int]
    }

    /// The changes by what changed, the largest groups first. Of several causes the one counts that most changes share.
    public var groups: [Group] {
        var shares: [String: Int] = [:]
        for change in changes { for cause in Set(change.causes.map(\.shared)) { shares[cause, default: 0] += 1 } }
        var members: [String: [Int]] = [:]
        for (index, change) in changes.enumerated() { members[change.groupTitle(shares), default: []].append(index) }
        let groups = members.map { Group(title: words(of: $0.key, in: $0.value), cause: $0.key, indices: $0.value) }
            .sorted { ($1.indices.count, $0.title) < ($0.indices.count, $1.title) }
        // Interface Builder stores frames and its version along with every edit.
        return groups.filter { !isOfSaving($0) } + groups.filter(isOfSaving)
    }

    private func isOfSaving(_ group: Group) -> Bool {
        let causes = group.indices.flatMap { changes[$0].causes.filter { $0.shared == group.cause } }
        return !causes.isEmpty && causes.allSatisfy { $0.isStoredFrame || $0.isBookkeeping == true }
    }

    /// A cause of several changes with its values where they are the same in all.
    private func words(of cause: String, in indices: [Int]) -> String {
        let words = Set(indices.flatMap { changes[$0].causes.filter { $0.shared == cause }.map(\.words) })
        return words.count == 1 ? words.first ?? cause : cause
    }
}

extension ReviewChange {
    /// The title of the group that the change belongs to.
    fileprivate func groupTitle(_ shares: [String: Int]) -> String {
        switch kind {
        case .new: return summary == Self.plainArrival ? "new" : summary.textLines.first ?? summary
        case .gone: return "gone"
        case .failed: return summary.textLines.first ?? "failed"
        case .changed:
            let most = causes.map { shares[$0.shared, default: 0] }.max() ?? 0
            return causes.first { shares[$0.shared] == most }?.shared ?? summary
        }
    }
}
