extension [GoldenCause] {
    /// The causes with one for each property whose value a document gave before and code gives now, or the other way round.
    ///
    /// - Parameter code: The causes that code tells.
    /// - Returns: These causes, then code's; a joined one is in the place of the document's.
    public func joined(withCode code: [GoldenCause]) -> [GoldenCause] {
        var code = code
        let documents = map { cause -> GoldenCause in
            for index in code.indices {
                guard let joined = cause.joined(withCode: code[index]) else { continue }
                code.remove(at: index)
                return joined
            }
            return cause
        }
        return documents + code
    }
}

extension GoldenCause {
    /// Whether all that it says is that code sets a property, or does so no longer, to a value that only running it would tell.
    public var isUnknownValue: Bool { [Self.comesFromCode, Self.cameFromCode].contains { change.hasSuffix($0) } }

    /// Whether it is about a property that is a colour.
    public var isAboutColor: Bool { property()?.lowercased().hasSuffix("color") ?? false }

    /// The words of the cause that code told by itself of a joined one; nil for others.
    public var unjoinedWords: String? {
        guard let property = property() else { return nil }
        if change.hasSuffix(Self.arrow + Self.setByCode) { return "\(subject): \(property)\(Self.comesFromCode)" }
        if change.hasPrefix("\(property) \(Self.setByCode)\(Self.arrow)") {
            return "\(subject): \(property)\(Self.cameFromCode)"
        }
        return nil
    }

    static let comesFromCode = " is now set by code"
    static let cameFromCode = " is no longer set by code"
    private static let setByCode = "set by code"
    private static let isGone = " is gone"
    private static let isNow = " is now "

    /// The cause of this one, which a document tells, and of one that code tells about the same property; nil where they have nothing in common.
    fileprivate func joined(withCode code: GoldenCause) -> GoldenCause? {
        guard subject == code.subject, let property = property(ofDocument: true), property == code.property() else {
            return nil
        }
        let words = change.dropFirst(change.prefix { $0 != " " }.count)
        let given = code.change.dropFirst(property.count)
        let change: String
        if words.hasSuffix(Self.isGone) {
            let before = words.dropLast(Self.isGone.count)
            if given == Self.comesFromCode {
                change = property + before + Self.arrow + Self.setByCode
            } else if let after = given.hasPrefix(Self.isNow) ? given.dropFirst(Self.isNow.count) : Self.end(of: given)
            {
                change = property + before + Self.arrow + after
            } else {
                return nil
            }
        } else if words.hasPrefix(Self.isNow) {
            let after = words.dropFirst(Self.isNow.count)
            if given == Self.cameFromCode {
                change = "\(property) \(Self.setByCode)\(Self.arrow)\(after)"
            } else if given.hasSuffix(Self.isGone) {
                change = property + given.dropLast(Self.isGone.count) + Self.arrow + after
            } else {
                return nil
            }
        } else {
            return nil
        }
        return GoldenCause(subject: subject, change: change, location: code.location ?? location)
    }

    /// The value after an arrow; nil where there is none.
    private static func end(of words: Substring) -> Substring? {
        words.ranges(of: arrow).last.map { words[$0.upperBound...] }
    }

    /// The property that the change begins with. A document says `normal.title` of a button where code says `title`.
    private func property(ofDocument isOfDocument: Bool = false) -> String? {
        let name = change.prefix { $0 != " " }
        guard !name.isEmpty else { return nil }
        return String(isOfDocument && name.hasPrefix("normal.") ? name.dropFirst("normal.".count) : name)
    }
}
