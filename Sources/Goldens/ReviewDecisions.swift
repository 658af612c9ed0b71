public import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes

/// People's decisions about the pictures of a page: which are right, which are not, and why.
///
/// The page of `keyline golden test` or `keyline review` writes it, beside the results where it is served and as a file to save where it is
/// not; `keyline golden accept --approved` records what was approved.
public struct ReviewDecisions: Codable, Hashable, Sendable {
    /// The page that was looked at.
    public enum Page: String, Codable, Hashable, Sendable {
        /// The report of `keyline golden test`: pictures have the names of goldens.
        case goldens
        /// The page of `keyline review`: pictures have names of its own; those of goldens begin with `golden/`.
        case review
    }

    /// Yes or no.
    public enum Verdict: String, Codable, Hashable, Sendable {
        /// The picture is right as it is drawn now.
        case approved
        /// It is not.
        case rejected
    }

    /// The decision about one picture.
    public struct Decision: Codable, Hashable, Sendable {
        /// Yes or no; nil where only a note was left.
        public var verdict: Verdict?
        /// A person's words; nil for none.
        public var note: String?
        /// The versions that were looked at; nil where one alone was drawn.
        public var digests: GoldenDigests?

        /// Decides.
        public init(_ verdict: Verdict?, note: String? = nil, digests: GoldenDigests? = nil) {
            self.verdict = verdict
            self.note = note
            self.digests = digests
        }

        /// Whether nothing was decided or written.
        public var isEmpty: Bool { verdict == nil && (note ?? "").isEmpty }
    }

    /// The name of the document in the folder of results.
    public static let fileName = "decisions.json"
    /// The most characters of a note.
    public static let longestNote = 4_000

    /// The version of the document.
    public private(set) var keyline = 1
    /// The page.
    public var page: Page
    /// The git revision that was looked at; nil where there is none.
    public var revision: String?
    /// The decisions, by the names of pictures.
    public var decisions: [String: Decision] = [:]

    /// Begins with nothing decided.
    public init(on page: Page, revision: String? = nil) {
        self.page = page
        self.revision = revision
    }

    /// Reads a document.
    ///
    /// - Throws: `GoldenError` where it is missing, no such document, or says what no page writes.
    public init(file: String) throws(GoldenError) {
        guard let data = InputFile.contents(atPath: file) else { throw .missingDecisions(file: file) }
        guard let decisions = try? JSONDecoder().decode(Self.self, from: data), decisions.keyline == 1 else {
            throw .notDecisions(file: file)
        }
        if let fault = decisions.fault { throw .damagedDecisions(file: file, fault: fault) }
        self = decisions
    }

    /// A fault that no page writes, in words; nil where all is well.
    public var fault: String? {
        for (name, decision) in decisions.sorted(by: { $0.key < $1.key }) {
            if let digests = decision.digests,
                ![digests.expected, digests.actual].compactMap({ $0 }).allSatisfy(GoldenDigests.isDigest)
            {
                return "\(name.quoted): digests are not SHA-256 digests"
            }
            if (decision.note ?? "").count > Self.longestNote {
                return "\(name.quoted): the note is longer than \(Self.longestNote) characters"
            }
        }
        return nil
    }

    /// The document: equal decisions have equal bytes.
    public func json() throws -> Data { Data(try JSONForm.document.bytes(of: self)) }

    /// The name of the golden that a picture is of; nil for a scene of a review.
    public func golden(_ name: String) -> String? {
        switch page {
        case .goldens: name
        case .review: name.hasPrefix(Self.goldenPrefix) ? String(name.dropFirst(Self.goldenPrefix.count)) : nil
        }
    }

    /// Before the names of goldens among the pictures of a review.
    public static let goldenPrefix = "golden/"

    /// The decisions of a verdict about goldens, by the goldens' names.
    public func goldens(_ verdict: Verdict) -> [String: Decision] {
        Dictionary(
            decisions.compactMap { name, decision in
                guard decision.verdict == verdict, let golden = golden(name) else { return nil }
                return (golden, decision)
            }
        ) { first, _ in first }
    }
}
