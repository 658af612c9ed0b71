import KeylineByteText

/// A statement of a document about an object: a value, or further statements inside an element, a mapping or a list.
struct DescribedProperty: Hashable {
    /// The name; empty for an item of a list inside a list.
    var key: String
    /// The value in words; nil for one that has only parts.
    var value: String?
    /// The statements inside.
    var parts: [DescribedProperty] = []
    /// Whether it is an item of a list, which has a number even where it is the only one.
    var isItem = false
    /// Whether it holds in some size classes alone.
    var isOfSizeClasses = false

    /// The values inside it, with their whole names.
    func leaves(_ path: String = "") -> [(key: String, value: String)] {
        let name = Self.joined(path, key)
        return (value.map { [(name, $0)] } ?? []) + parts.flatMap { $0.leaves(name) }
    }

    fileprivate static func joined(_ path: String, _ key: String) -> String {
        path.isEmpty || key.isEmpty ? path + key : "\(path).\(key)"
    }

    /// Everything but the values.
    private struct Shape: Hashable {
        let key: String
        let hasValue: Bool
        let parts: [String]
    }

    private var shape: Shape { Shape(key: key, hasValue: value != nil, parts: parts.map(\.key)) }
}

// MARK: - Comparing

extension DescribedProperty {
    /// The differences between two versions of an object's statements, in words.
    ///
    /// Statements are compared by their keys. Several with one key are a list: equal ones are the same, and only the others between them are
    /// edits, so that a new item does not make all that follow others.
    ///
    /// - Parameters:
    ///   - old: The older version's statements.
    ///   - new: The newer version's statements.
    ///   - path: The keys around them.
    ///   - defaults: The default values of statements, by their keys.
    /// - Returns: The differences in the order of the newer version, then of the older one.
    static func changes(
        from old: [DescribedProperty], to new: [DescribedProperty], in path: String = "",
        defaults: [String: String] = [:]
    ) -> [String] {
        guard old != new else { return [] }
        let before = Dictionary(grouping: old, by: \.key)
        let after = Dictionary(grouping: new, by: \.key)
        var seen: Set<String> = []
        let keys = (new + old).map(\.key).filter { seen.insert($0).inserted }
        return keys.flatMap { key in
            let former = before[key] ?? []
            let present = after[key] ?? []
            let name = joined(path, key)
            let isList = max(former.count, present.count) > 1 || (former + present).contains(where: \.isItem)
            return pairs(former, present).flatMap { pair -> [String] in
                let number = isList ? "[\(pair.new ?? pair.old ?? 0)]" : ""
                return changes(
                    from: pair.old.map { former[$0] }, to: pair.new.map { present[$0] }, called: name + number,
                    default: defaults[name])
            }
        }
    }

    private static func changes(
        from old: DescribedProperty?, to new: DescribedProperty?, called name: String, default absent: String?
    ) -> [String] {
        let words: [String] =
            switch (old.map(\.value) ?? absent, new.map(\.value) ?? absent) {
            case (let before?, let after?):
                before == after ? [] : ["\(name) \(quotedPair(before, after))"]
            case (nil, let after?): ["\(name) is now \(quoted(after))"]
            case (let before?, nil): ["\(name) \(quoted(before)) is gone"]
            case (nil, nil) where old == nil: new.map { $0.parts.isEmpty ? ["\(name) is new"] : [] } ?? []
            case (nil, nil) where new == nil: old.map { $0.parts.isEmpty ? ["\(name) is gone"] : [] } ?? []
            case (nil, nil): []
            }
        return words + changes(from: old?.parts ?? [], to: new?.parts ?? [], in: name)
    }

    /// Two values with an arrow in between. Long texts that begin alike are told from shortly before they differ.
    private static func quotedPair(_ before: String, _ after: String) -> String {
        let pair = [before, after]
        let common = zip(before, after).prefix { $0 == $1 }.count
        guard pair.contains(where: { $0.count > longest }), common > 30 else {
            return pair.map(quoted).joined(separator: " → ")
        }
        return pair.map { quoted("…" + $0.dropFirst(common - 20).drop(while: \.isWhitespace)) }.joined(separator: " → ")
    }

    private static let longest = 60

    private static func quoted(_ text: String) -> String {
        // The id of an object that is named later.
        if text.hasPrefix(DescribedDocument.mark("").prefix(1)) { return text }
        let short = text.count > longest ? text.prefix(longest - 1) + "…" : text[...]
        let isBare = Double(text) != nil || text.hasPrefix("#") || text.hasPrefix("(")
        return isBare ? String(short).escaped(for: .line) : String(short).quoted
    }

    // MARK: Lists

    /// The places of an item in both versions; nil where a version does not have it.
    private typealias Pair = (old: Int?, new: Int?)

    /// Pairs the items of two lists: equal ones by their longest common order; of the others, between two equal ones, those with one
    /// shape, and then the rest by their order.
    private static func pairs(_ old: [DescribedProperty], _ new: [DescribedProperty]) -> [Pair] {
        pairs(old[...], new[...], by: [{ $0 == $1 }, { $0.shape == $1.shape }])
    }

    private static func pairs(
        _ old: ArraySlice<DescribedProperty>, _ new: ArraySlice<DescribedProperty>,
        by rules: ArraySlice<(DescribedProperty, DescribedProperty) -> Bool>
    ) -> [Pair] {
        guard let rule = rules.first, !old.isEmpty, !new.isEmpty else {
            return (0..<max(old.count, new.count)).map { index in
                (
                    index < old.count ? old.startIndex + index : nil,
                    index < new.count ? new.startIndex + index : nil
                )
            }
        }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in Array(new).difference(from: Array(old), by: rule) {
            switch change {
            case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
            }
        }
        let kept = zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
        var result: [Pair] = []
        var first = old.startIndex
        var second = new.startIndex
        for (before, after) in kept {
            result += pairs(old[first..<before], new[second..<after], by: rules.dropFirst())
            result.append((before, after))
            first = before + 1
            second = after + 1
        }
        return result + pairs(old[first...], new[second...], by: rules.dropFirst())
    }
}
