/// The words that can continue an equation while it is being typed: views, then their guides and attributes, then metrics.
///
///     let words = EquationCompletion(views: ["title": "UILabel"], guides: [], metrics: ["gap"]).words(after: "title.leading == ")
package struct EquationCompletion {
    /// A word that fits.
    package struct Word: Hashable, Sendable {
        /// The kinds of things that words name.
        package enum Kind: Hashable, Sendable {
            case view
            case guide
            case attribute
            case metric
        }

        package let text: String
        package let kind: Kind
        /// The class of a view; nil for other words.
        package let detail: String?
    }

    private let views: [String: String]
    private let guides: Set<String>
    private let metrics: Set<String>

    /// Knows the names that a layout defines.
    ///
    /// - Parameters:
    ///   - views: The ids of the views, with their classes.
    ///   - guides: The ids of the guides that views own.
    ///   - metrics: The names of numbers.
    package init(views: [String: String], guides: Set<String>, metrics: Set<String>) {
        self.views = views
        self.guides = guides
        self.metrics = metrics
    }

    /// The words that fit after the beginning of an equation, without the part of the word that is there already.
    ///
    /// Attributes on the right side are those that can be related to the left side's: sizes to sizes, and places on the same axis.
    package func words(after text: String) -> [Word] {
        let beginning = text.prefix(text.count - text.reversed().prefix(while: Self.isOfPath).count)
        let path = text[beginning.endIndex...].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        switch path.count {
        case 2...: return members(of: path.dropLast().map { $0 }, relatedTo: leftAttribute(in: beginning))
        default: return beginning.contains { "+-*/@".contains($0) } ? numbers(after: beginning) : places
        }
    }

    /// The views and guides, with the whole screen first.
    private var places: [Word] {
        [Word(text: LayoutIDs.screen, kind: .view, detail: nil)]
            + views.sorted { $0.key < $1.key }.map { Word(text: $0.key, kind: .view, detail: $0.value) }
            + guides.sorted().map { Word(text: $0, kind: .guide, detail: nil) }
    }

    /// The words that can follow an operator: numbers by name, and after a multiplication views too (`2 * title.width`).
    private func numbers(after beginning: Substring) -> [Word] {
        let names = metrics.sorted().map { Word(text: $0, kind: .metric, detail: nil) }
        let last = beginning.last { !$0.isWhitespace }
        return last == "*" ? names + places : names
    }

    private func members(of path: [String], relatedTo left: EquationCheck.Attribute?) -> [Word] {
        let owner = path[0]
        let isGuide = guides.contains(owner) || path.count > 1
        guard owner == LayoutIDs.screen || views[owner] != nil || guides.contains(owner) else { return [] }
        let attributes = EquationCheck.Attribute.allCases.filter { attribute in
            let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
            return !(isGuide && isBaseline) && (left.map { Self.canRelate($0, attribute) } ?? true)
        }
        let words = attributes.map { Word(text: $0.rawValue, kind: .attribute, detail: nil) }
        guard !isGuide else { return words }
        let isScrollView = views[owner].flatMap { Schema.view($0)?.isScrollView } ?? false
        return words
            + EquationCheck.Guide.allCases.filter { isScrollView || !$0.isScrollViewOnly }
            .map { Word(text: $0.rawValue, kind: .guide, detail: nil) }
    }

    /// The attribute on the left of a relation; nil on the left side itself.
    private func leftAttribute(in beginning: Substring) -> EquationCheck.Attribute? {
        guard let relation = beginning.firstIndex(where: { "=<>".contains($0) }) else { return nil }
        let left = beginning[..<relation].split { !Self.isOfPath($0) }.last ?? ""
        return left.split(separator: ".").last.flatMap { EquationCheck.Attribute(rawValue: String($0)) }
    }

    private static func canRelate(_ left: EquationCheck.Attribute, _ right: EquationCheck.Attribute) -> Bool {
        guard left.isSize == right.isSize else { return false }
        guard !left.isSize else { return true }
        let mixes = left.isDirectional && right.isAbsolute || left.isAbsolute && right.isDirectional
        return left.isVertical == right.isVertical && !mixes
    }

    private static func isOfPath(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "_" || character == "."
    }
}
