import KeylineReports

/// Where the results of one invocation go, and in which form.
struct ResultSettings: Sendable {
    /// Where results go; nil for the command's own place.
    var path: String?
    /// The form of a dump.
    var dumpFormat = DumpFormat.text
    /// Whether the elements of VoiceOver are dumped in place of views.
    var showsAccessibility = false
    /// The form of findings.
    var reportFormat = ReportFormat.text
    /// Whether a change is shown in place of being written.
    var isDryRun = false
    /// Whether a report has its pictures in itself.
    var isSingleFile = false
    /// The address where results are published; nil where it was not given.
    var address: String?
    /// Whether diagnostics stay unprinted.
    var isQuiet = false
    /// How many pictures are drawn at once, nil for one on each core; for a check, the number of processes, nil for one.
    var jobs: Int?
    /// The streams whose messages are coloured.
    var colors = ColorChoice.auto
}

/// The forms of a dump.
enum DumpFormat: String, CaseIterable, Sendable {
    case text
    case json
}
