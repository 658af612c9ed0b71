/// A comment of Markdown within the length that services take: lines beyond it are left out from its end, and counted.
struct MarkdownComment {
    /// The most bytes of UTF-8 that a comment has.
    ///
    /// GitHub refuses comments with more than 65,536 characters. A job's summary may have 1 MiB, and other services take more.
    static let mostBytes = 65_536

    /// A heading with lines that can be left out.
    struct Section {
        var title: [String]
        var details: [String]
    }

    /// The lines before all sections.
    var head: [String] = []
    /// The causes, the most important first.
    var causes: [Section] = []
    /// Lists behind them.
    var lists: [Section] = []
    /// The words for the page with everything, in Markdown.
    var page: String

    /// The bytes that are kept for the words about lines that were left out.
    private var reserve: Int { 200 + page.utf8.count }

    /// The comment: with all headings where they fit, then with the lists, then with the causes' details, the first ones first.
    ///
    /// - Parameter limit: The most bytes.
    /// - Returns: The text.
    func text(limit: Int = MarkdownComment.mostBytes) -> String {
        let whole = head + (causes + lists).flatMap { $0.title + $0.details }
        if Self.size(whole) <= limit { return whole.joined(separator: "\n") }
        var space = limit - reserve - Self.size(head)
        let named = Self.count(of: causes.map(\.title), in: &space)
        var shortLists: [Section] = []
        var lost = 0
        for list in lists {
            let isNamed = Self.count(of: [list.title], in: &space) == 1
            let count = isNamed ? Self.count(of: list.details.map { [$0] }, in: &space) : 0
            lost += list.details[count...].count { !$0.isEmpty }
            if isNamed, count > 0 || list.details.isEmpty {
                shortLists.append(Section(title: list.title, details: Array(list.details.prefix(count)) + [""]))
            }
        }
        let detailed = Self.count(of: causes.prefix(named).map(\.details), in: &space)
        let lines = causes.prefix(named).enumerated().flatMap { $1.title + ($0 < detailed ? $1.details : []) }
        return (head + lines + shortLists.flatMap { $0.title + $0.details } + note(named, detailed, lost)).joined(
            separator: "\n")
    }

    /// The words about lines that were left out.
    private func note(_ named: Int, _ detailed: Int, _ lost: Int) -> [String] {
        let bare = causes[detailed..<named].count { !$0.details.isEmpty }
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let parts = [
            bare == 0 ? nil : "the details of \(count(bare, "cause"))",
            named == causes.count ? nil : count(causes.count - named, "cause"),
            lost == 0 ? nil : count(lost, "line") + " of lists",
        ].compactMap { $0 }
        guard !parts.isEmpty else { return [] }
        return [
            "Left out, because comments have a limit: \(parts.joined(separator: ", ")). \(page) has everything.", "",
        ]
    }

    /// The number of groups of lines that fit, of which none is passed over.
    private static func count(of groups: [[String]], in space: inout Int) -> Int {
        var count = 0
        for group in groups {
            let size = size(group)
            guard size <= space else { break }
            space -= size
            count += 1
        }
        return count
    }

    /// The bytes of lines with their ends.
    private static func size(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
}
