package import KeylineByteText
public import KeylineScenes

/// What a command has to say, whatever it looked at: cases that pass or fail, problems with their places, and the words for people.
///
/// Checks, goldens and lints each make one; ``ReportFormat`` writes it, with one writer for each format.
public struct Report: Sendable {
    /// Something that a person should know.
    public struct Problem: Codable, Hashable, Sendable {
        /// How much it matters.
        public var severity: Diagnostic.Severity
        /// The kind, such as `truncated`.
        public var rule: String
        /// What is the matter, in words.
        public var message: String
        /// The message in few words, for places that have no space for more; nil for the message itself.
        public var summary: String?
        /// Where.
        public var location: SourceLocation
        /// What it is about, besides the place: a scene and a view, or a golden.
        public var subject: String?
        /// Why it does not count; nil where it counts.
        public var suppression: String?
        /// The state beside a baseline; nil without one.
        public var baseline: BaselineState?

        /// Describes a problem.
        public init(
            _ severity: Diagnostic.Severity, rule: String, message: String, at location: SourceLocation,
            about subject: String? = nil, suppression: String? = nil, baseline: BaselineState? = nil
        ) {
            self.severity = severity
            self.rule = rule
            self.message = message
            self.location = location
            self.subject = subject
            self.suppression = suppression
            self.baseline = baseline
        }
    }

    /// Whether a problem was there when the baseline was recorded. The raw values are SARIF's.
    public enum BaselineState: String, Codable, Hashable, Sendable {
        /// It was not, or it was less severe.
        case new
        /// It was.
        case unchanged
    }

    /// Something that was tried.
    public struct Case: Codable, Hashable, Sendable {
        /// What was tried, such as a scene in an environment.
        public var name: String
        /// What it belongs to, such as a file.
        public var suite: String
        /// What made it fail.
        public var failures: [Problem]
        /// What is worth knowing besides.
        public var remarks: [Problem]

        /// The seconds that it took; nil where they are not known. JUnit alone tells them: other formats are the same for the same results.
        package var seconds: Double?
        /// The files that show the difference, from the current folder.
        package var attachments: [String] = []

        private enum CodingKeys: CodingKey {
            case name, suite, failures, remarks
        }

        /// Describes a case.
        public init(_ name: String, in suite: String, failures: [Problem] = [], remarks: [Problem] = []) {
            self.name = name
            self.suite = suite
            self.failures = failures
            self.remarks = remarks
        }
    }

    /// What was done, such as `keyline check`.
    public var title: String
    /// What was tried.
    public var cases: [Case]
    /// All problems, each once.
    public var problems: [Problem]
    /// What happened, in one line.
    public var summary: String
    /// What a terminal shows: the problems in a compiler's form, then the summary, with a line feed at the end.
    public var text: String
    /// What a pull request shows, in Markdown; nil where there is none of its own.
    public var markdown: String?
    /// What pages say about kinds of problems, such as the source of a rule, by kind.
    public var ruleSummaries: [String: String] = [:]
    /// What other programs read; nil for the cases.
    package var document: JSONValue?

    /// Puts results together.
    public init(
        _ title: String, cases: [Case], problems: [Problem], summary: String, text: String, markdown: String? = nil
    ) {
        self.title = title
        self.cases = cases
        self.problems = problems
        self.summary = summary
        self.text = text
        self.markdown = markdown
    }
}
