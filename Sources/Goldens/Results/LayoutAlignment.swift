import KeylineByteText

/// Pairs the views of two versions of a layout whose ids only number them, as ids in code do.
///
/// Views with an id of a document are the same ones, whatever their class is now and whatever view they are in.
/// In `Window/VStack/Text-2` the number is a place among siblings: a view that comes or goes before it gives it another one. Such views are
/// paired by their class and by the texts inside, as lines of two files are by what they say; the rest by class, in order. All other ids, such
/// as a document's, name the same view in both versions.
struct LayoutAlignment {
    /// The newer ids of the older version's views, where they are others.
    private(set) var names: [String: String] = [:]

    /// The sign behind the id of a view that is gone, where the newer version gives the id to another one.
    private static let mark: Character = "\u{2}"

    /// A text without signs of views that are gone.
    static func unmarked(_ text: String) -> String { text.filter { $0 != mark } }

    /// Pairs views.
    ///
    /// - Parameters:
    ///   - old: The lines of the older layout.
    ///   - new: The lines of the newer layout.
    init(from old: [String], to new: [String]) {
        let before = LayoutTree(old)
        let after = LayoutTree(new)
        guard let first = before.views.first, let second = after.views.first else { return }
        let named = Self.named(before, after)
        let ids = Set(after.views.map(\.id))
        let present = Set(named.values)
        let areRootsAlike = named[0] == nil && !present.contains(0) && first.className == second.className
        var waiting = named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + (areRootsAlike ? [(0, 0)] : [])
        while let (view, partner) = waiting.popLast() {
            if before.views[view].id != after.views[partner].id {
                names[before.views[view].id] = after.views[partner].id
            }
            let (pairs, gone) = Self.pairs(
                of: before.views[view].inside.filter { named[$0] == nil }, in: before,
                with: after.views[partner].inside.filter { !present.contains($0) }, in: after)
            waiting += pairs
            for id in gone.flatMap({ before.numberedIDs(from: $0, except: named) }) where ids.contains(id) {
                names[id] = id + String(Self.mark)
            }
        }
    }

    /// The newer version's views by the older ones with the same id, unless the id only numbers them.
    private static func named(_ before: LayoutTree, _ after: LayoutTree) -> [Int: Int] {
        func indices(_ tree: LayoutTree) -> [String: Int] {
            let named = tree.views.indices.filter { !tree.views[$0].isNumbered }.map { (tree.views[$0].id, $0) }
            return Dictionary(named) { first, _ in first }
        }
        let partners = indices(after)
        var pairs: [Int: Int] = [:]
        for (id, index) in indices(before) { pairs[index] = partners[id] }
        return pairs
    }

    /// The older version's id of a view as the newer one has it.
    func name(of id: String) -> String { names[id] ?? id }

    /// Lines of the older layout with the newer ids.
    func renamed(_ lines: [String]) -> [String] { names.isEmpty ? lines : lines.map(renamed) }

    private func renamed(_ line: String) -> String {
        if let view = LayoutTree.view(in: line) {
            guard let name = names[view.id], let range = line.firstRange(of: "\"\(view.id)\"") else { return line }
            return line.replacingCharacters(in: range, with: "\"\(name)\"")
        }
        return line.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            // `title.top` in an equation, `"title":` in a finding.
            if word.hasPrefix("\""), let end = word.dropFirst().firstIndex(of: "\"") {
                let id = word[word.index(after: word.startIndex)..<end]
                return names[String(id)].map { "\"\($0)" + word[end...] } ?? String(word)
            }
            let id = word.prefix { $0 != "." }
            return names[String(id)].map { $0 + word[id.endIndex...] } ?? String(word)
        }.joined(separator: " ")
    }

    // MARK: Siblings

    /// The views inside a view that are inside its partner too, and those that are gone.
    private static func pairs(
        of old: [Int], in before: LayoutTree, with new: [Int], in after: LayoutTree
    ) -> (pairs: [(Int, Int)], gone: [Int]) {
        let difference = new.map(after.key).difference(from: old.map(before.key))
        let removed = Set(difference.removals.map(\.place))
        let inserted = Set(difference.insertions.map(\.place))
        var pairs = zip(
            old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }
        )
        .map { (old[$0], new[$1]) }
        // Between two pairs views of a class are the same ones with other content.
        var rest = Dictionary(
            grouping: new.indices.filter(inserted.contains).reversed(),
            by: { Gap(before: $0 - inserted.count(below: $0), after.views[new[$0]]) })
        var gone: [Int] = []
        for index in old.indices where removed.contains(index) {
            let gap = Gap(before: index - removed.count(below: index), before.views[old[index]])
            if let partner = rest[gap]?.popLast() {
                pairs.append((old[index], new[partner]))
            } else {
                gone.append(old[index])
            }
        }
        return (pairs, gone)
    }

    /// A place between two pairs of siblings, for views of a class.
    private struct Gap: Hashable {
        let count: Int
        let className: String
        /// The id, where it names the view.
        let name: String?

        init(before count: Int, _ view: LayoutTree.View) {
            self.count = view.isNumbered ? count : 0
            className = view.className
            name = view.isNumbered ? nil : view.id
        }
    }
}

/// The views of a layout's lines, each before those inside it.
struct LayoutTree {
    struct View {
        let id: String
        let className: String
        /// The texts that it and the views inside show.
        var texts: String
        /// Whether its id is made from the id around it.
        var isNumbered = false
        var inside: [Int] = []
    }

    private(set) var views: [View] = []

    init(_ lines: [String]) {
        var around: [(depth: Int, index: Int)] = []
        for line in lines {
            guard let view = Self.view(in: line) else { continue }
            let depth = line.prefix { !$0.isLetter }.count
            while let last = around.last, last.depth >= depth { around.removeLast() }
            let index = views.count
            views.append(view)
            if let parent = around.last?.index {
                views[parent].inside.append(index)
                views[index].isNumbered = view.id.hasPrefix(views[parent].id + "/")
            }
            around.append((depth, index))
        }
        for index in views.indices.reversed() {
            views[index].texts = ([views[index].texts] + views[index].inside.map { views[$0].texts }).joined(
                separator: "\n")
        }
    }

    /// The view of a line; nil for a line about something else.
    static func view(in line: String) -> View? {
        let words = line.drop { !$0.isLetter }
        guard let match = words.firstMatch(of: /^([^ "]+) "((?:[^"\\]|\\.)*)" \([^)]*\)(.*)/) else { return nil }
        let text = match.3.firstIndex(of: "\"").map { String(match.3[$0...]) } ?? ""
        return View(id: String(match.2), className: String(match.1), texts: text)
    }

    /// The words by which a view is recognised among its siblings.
    func key(_ index: Int) -> String {
        let view = views[index]
        return view.isNumbered ? "\(view.className)\n\(view.texts)" : "\(view.id)\"\(view.className)"
    }

    /// The ids of a view and those inside that only number them, except inside views that are there still.
    func numberedIDs(from index: Int, except present: [Int: Int]) -> [String] {
        guard present[index] == nil else { return [] }
        let view = views[index]
        return (view.isNumbered ? [view.id] : []) + view.inside.flatMap { numberedIDs(from: $0, except: present) }
    }
}

extension Set<Int> {
    fileprivate func count(below index: Int) -> Int { count { $0 < index } }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
