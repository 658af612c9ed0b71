import KeylineByteText

extension GoldenResults {
    /// A summary for a pull request: the counts, then what failed, grouped by what brought it about.
    ///
    /// - Parameters:
    ///   - commands: The commands that settle failures.
    ///   - address: The address of the report; nil where it is not known, and nothing can be linked or shown.
    /// - Returns: Markdown as GitHub and GitLab show it, at most 65,536 bytes long: the details of the last causes are left out, and counted,
    ///   where there is more.
    public func markdown(_ commands: GoldenCommands, address: ReportAddress? = nil) -> String {
        var comment = MarkdownComment(page: address?.page("report.html", "The report") ?? "The report's page")
        comment.head = ["### \(hasPassed ? "✅" : "❌") Goldens", "", GoldenCounts(self).text + ".", ""]
        if !hasPassed, let address { comment.head += [address.page("report.html", "See the report") + ".", ""] }
        if let accept = commands.acceptUpgrade, results.contains(where: { $0.source == .upgrade }) {
            comment.head += [
                "What comes from a new version of Keyline is accepted with:", "", accept.markdownBlock("sh"), "",
            ]
        }
        var lines = 0
        comment.causes = groups.prefix(40).map { group in
            let section = section(of: group, commands, address, showsPictures: lines < Self.mostLines)
            lines += section.title.count + section.details.count
            return section
        }
        if groups.count > 40 {
            let rest = groups.count - 40
            comment.lists.append(
                MarkdownComment.Section(
                    title: ["… and \(rest) more \(rest == 1 ? "cause" : "causes")", ""], details: []))
        }
        let large = oversized.sorted { $0.key < $1.key }.map {
            "\($0.key.escaped(for: .markdownCode)) (\($0.value) bytes)"
        }
        comment.lists += [
            Self.list("Unclaimed", unclaimed.map { $0.escaped(for: .markdownCode) }), Self.list("Too large", large),
        ].compactMap { $0 }
        return comment.text()
    }

    private func section(
        of group: Group, _ commands: GoldenCommands, _ address: ReportAddress?, showsPictures: Bool
    ) -> MarkdownComment.Section {
        let count = group.names.count == 1 ? "1 golden" : "\(group.names.count) goldens"
        var details = group.names.prefix(12).map { "- \($0.escaped(for: .markdownCode))" }
        if group.names.count > 12 { details.append("- … and \(group.names.count - 12) more") }
        details.append("")
        let members = Set(group.names)
        let files = Dictionary(results.filter { members.contains($0.name) }.map { ($0.name, $0.files) }) { first, _ in
            first
        }
        for name in group.names.prefix(Self.mostShown) where showsPictures {
            guard let address, let files = files[name] ?? nil else { continue }
            details += address.table([("expected", files.expected), ("actual", files.picture ?? files.actual)])
        }
        // One command for all of a cause; where nothing is recorded yet there is no cause to name.
        let isCause = group.names.count > 1 && results.first { $0.name == group.names[0] }?.state == .different
        let words = isCause ? acceptance(of: group, commands) : group.names.map(commands.accept)
        details += [words.prefix(12).joined(separator: "\n").markdownBlock("sh"), ""]
        return MarkdownComment.Section(
            title: ["**\(group.title.withOrderedArrows.escaped(for: .markdown))** — \(count)", ""], details: details)
    }

    private static func list(_ title: String, _ items: [String]) -> MarkdownComment.Section? {
        guard !items.isEmpty else { return nil }
        let rest = items.count > 40 ? ["… and \(items.count - 40) more"] : []
        return MarkdownComment.Section(
            title: [], details: ["\(title): " + (items.prefix(40) + rest).joined(separator: ", "), ""])
    }

    /// The most pictures that are shown of a cause.
    static let mostShown = 2
    /// The most lines of a comment before its last pictures: services cut long ones off.
    static let mostLines = 400

    /// Failures that belong together.
    public struct Group: Hashable, Sendable {
        /// What brought them about.
        public var title: String
        /// The goldens.
        public var names: [String]
    }

    /// The failures by cause, the largest groups first. Of several causes of a failure the one counts that most failures share.
    public var groups: [Group] {
        let titles = groupTitles
        var names: [String: [String]] = [:]
        for result in results where result.state != .same {
            names[titles[result.name] ?? "", default: []].append(result.name)
        }
        return names.map { Group(title: $0.key, names: $0.value) }.sorted {
            ($1.names.count, $0.title) < ($0.names.count, $1.title)
        }
    }

    /// The commands that record the goldens of a group and no others.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - commands: The commands that settle failures.
    /// - Returns: A command with all the members' causes, and with their names where other goldens share causes; then one for each member
    ///   that has more causes than are named.
    func acceptance(of group: Group, _ commands: GoldenCommands) -> [String] {
        let names = Set(group.names)
        let members = results.filter { names.contains($0.name) }
        let whole = members.filter { $0.hasMoreCauses != true }
        let partial = members.filter { $0.hasMoreCauses == true }.map { commands.accept($0.name) }
        guard !whole.isEmpty else { return partial }
        var causes = [group.title]
        for cause in whole.flatMap(\.decisiveCauses).map(\.description) where !causes.contains(cause) {
            causes.append(cause)
        }
        let selection = failures(broughtAboutBy: Set(causes))
        let isExact = selection.partly.isEmpty && Set(selection.whole) == Set(whole.map(\.name))
        return [commands.acceptGroup(causes, isExact ? [] : whole.map(\.name))] + partial
    }

    /// Whether a title names a group or a cause of a failure.
    ///
    /// - Parameter title: The words of the title.
    /// - Returns: True where some golden failed because of it.
    public func hasCause(_ title: String) -> Bool {
        groupTitles.values.contains(title) || results.contains { $0.causes.contains { $0.isNamed(in: [title]) } }
    }

    /// The failures that some groups and nothing else brought about, and those that have other causes as well.
    ///
    /// - Parameter titles: The groups' titles.
    /// - Returns: The goldens' names; for those with other causes, the causes in words.
    public func failures(broughtAboutBy titles: Set<String>) -> (
        whole: [String], partly: [(name: String, others: [String])]
    ) {
        let known = groupTitles
        let involved = results.filter { result in
            known[result.name].map(titles.contains) ?? false
                || result.causes.contains { $0.isNamed(in: titles) }
        }
        let whole = involved.filter { result in
            result.state == .different ? result.isBroughtAboutOnly(by: titles) : result.state == .missing
        }
        let names = Set(whole.map(\.name))
        return (
            whole.map(\.name),
            involved.filter { !names.contains($0.name) }.map { ($0.name, $0.otherCauses(than: titles)) }
        )
    }

    /// The group of each failure, by the golden's name.
    var groupTitles: [String: String] {
        var shares: [GoldenCause: Int] = [:]
        for cause in results.flatMap(\.decisiveCauses) { shares[cause, default: 0] += 1 }
        var titles: [String: String] = [:]
        for result in results where result.state != .same { titles[result.name] = result.groupTitle(shares) }
        // The words of VoiceOver follow from what changed on the screen.
        for result in results where result.state == .different && result.isSpoken {
            if let screen = screen(of: result) { titles[result.name] = titles[screen.name] }
        }
        return titles
    }

    /// The changed picture or layout of the screen whose words of VoiceOver a golden has, the most alike one.
    private func screen(of spoken: GoldenResult) -> GoldenResult? {
        let screens = results.filter { $0.state == .different && !$0.isSpoken }
        return screens.first { $0.stem == spoken.stem } ?? screens.first { $0.origin == spoken.origin }
            ?? screens.first { $0.scene == spoken.scene }
    }
}

extension GoldenResult {
    private var kind: GoldenCase.Kind? { GoldenCase.Kind(name: name) }
    fileprivate var isSpoken: Bool { kind == .accessibility }
    /// The name without its ending.
    fileprivate var stem: Substring { name.dropLast(kind?.rawValue.count ?? 0) }

    /// The words of the origin that name a document and a scene of it, without those for its environment.
    fileprivate var scene: [Substring] {
        var words = origin.split(separator: " --", maxSplits: 1).prefix(1).map { $0 }
        if let start = origin.firstRange(of: " --scene ") {
            words += origin[start.upperBound...].split(separator: " --").prefix(1)
        }
        return words
    }

    /// What failures must share to belong together.
    fileprivate func groupTitle(_ shares: [GoldenCause: Int]) -> String {
        switch state {
        case .same: return ""
        case .missing: return "nothing is recorded"
        case .failed: return summary.textLines.first ?? "failed"
        case .different:
            let most = decisiveCauses.map { shares[$0, default: 0] }.max() ?? 0
            return decisiveCauses.first { shares[$0] == most }?.description ?? summary
        }
    }
}
