public import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineScenes

/// When and of what results were made, for people who look at a page later.
public struct ReportOrigin: Hashable, Sendable {
    /// The commit that was checked out; nil where there is no repository.
    public var commit: String?
    /// The branch; nil where none is checked out.
    public var branch: String?
    /// When it began; nil where pages are to be the same however often they are made.
    public var time: Date?
    /// The seconds that it took; nil where they are not known, or as above.
    public var seconds: Double?

    /// Describes where results come from.
    public init(commit: String? = nil, branch: String? = nil, time: Date? = nil, seconds: Double? = nil) {
        self.commit = commit
        self.branch = branch
        self.time = time
        self.seconds = seconds
    }

    /// Such as `main (1a2b3c4d5e6f), 2026-11-27 21:30 UTC, in 3.2 s`; nil where nothing is known.
    public var text: String? {
        let short = commit.map { String($0.prefix(12)) }
        let revision = branch.map { branch in short.map { "\(branch) (\($0))" } ?? branch } ?? short
        let parts = [revision, time.map(Self.text), seconds.map { "in " + Self.text($0) }].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    // MARK: The file beside results

    /// The name of the document that keeps it in the folder of results.
    public static let fileName = "origin.json"

    /// Reads what an earlier run left; nil where there is nothing, or something else.
    ///
    /// - Parameter folder: The folder of results.
    public init?(folder: String) {
        guard let data = InputFile.contents(atPath: "\(folder)/\(Self.fileName)"),
            let document = try? JSONDecoder().decode(Document.self, from: data)
        else { return nil }
        self.init(
            commit: document.commit, branch: document.branch,
            time: document.time.flatMap { try? Date($0, strategy: .iso8601) }, seconds: document.seconds)
    }

    /// Leaves it for the next run, with whole seconds of the time and tenths of the duration, which is all that is shown.
    ///
    /// - Parameter folder: The folder of results.
    /// - Throws: An `OutputError` where it cannot be written.
    public func write(to folder: String) throws {
        let document = Document(
            commit: commit, branch: branch, time: time?.formatted(.iso8601),
            seconds: seconds.map { ($0 * 10).rounded() / 10 })
        try OutputFolder(folder).write(try JSONForm.document.bytes(of: document), to: Self.fileName)
    }

    private struct Document: Codable {
        let commit: String?
        let branch: String?
        let time: String?
        let seconds: Double?
    }

    // MARK: In words

    private static func text(_ time: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: time)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
        return "\(day) \(digits(parts.hour, 2)):\(digits(parts.minute, 2)) UTC"
    }

    private static func text(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return tenths < 600 ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 600) min \(tenths / 10 % 60) s"
    }
}
