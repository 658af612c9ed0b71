/// Equations as strings of the visual format, and what it cannot say.
struct VisualFormats {
    typealias Equation = ConvertedScene.Equation

    /// The strings, such as `H:|-16-[title]-8-[close(44)]-16-|`.
    private(set) var strings: [String] = []
    /// The names of the views that they speak of, sorted.
    private(set) var views: [String] = []
    /// What the visual format has no words for.
    private(set) var rest: [Equation] = []

    /// A distance from one view to the next; nil stands for the edge of the view around.
    private struct Link {
        var from: String?
        var to: String?
        var distance: String
    }

    private let parents: [String: String]
    private var links: [String: [Link]] = ["H": [], "V": []]
    /// The lengths of views by orientation and name.
    private var lengths: [String: [String: [String]]] = ["H": [:], "V": [:]]

    /// Finds what can be said.
    ///
    /// - Parameters:
    ///   - equations: The constraints.
    ///   - parents: The names of the views around, by those of views.
    init(_ equations: [Equation], parents: [String: String]) {
        self.parents = parents
        for equation in equations where !take(equation) { rest.append(equation) }
        for orientation in ["H", "V"] { strings += chains(orientation) }
        views = Set(strings.flatMap(Self.names)).sorted()
    }

    private static func names(in text: String) -> [String] {
        text.split(separator: "[").dropFirst().map { String($0.prefix { $0 != "]" && $0 != "(" }) }
    }

    /// Distances between views and to the edges around, and lengths; false for anything else.
    private mutating func take(_ equation: Equation) -> Bool {
        guard equation.identifier == nil, equation.multiplier == 1, equation.first.guide == nil,
            equation.second.map({ $0.guide == nil }) ?? true
        else { return false }
        guard let second = equation.second else { return takeLength(equation) }
        for (orientation, start, end) in [("H", "leading", "trailing"), ("V", "top", "bottom")] {
            guard let link = link(equation, second, start, end) else { continue }
            links[orientation, default: []].append(link)
            return true
        }
        return false
    }

    private mutating func takeLength(_ equation: Equation) -> Bool {
        guard let orientation = ["width": "H", "height": "V"][equation.first.attribute],
            parents[equation.first.name] != nil, equation.constant >= 0
        else { return false }
        let amount = Self.amount(equation, equation.constant, isReversed: false)
        lengths[orientation, default: [:]][equation.first.name, default: []].append(amount)
        return true
    }

    private func link(_ equation: Equation, _ second: Equation.Place, _ start: String, _ end: String) -> Link? {
        let one = equation.first
        let other = second
        let constant = equation.constant
        func amount(_ isReversed: Bool) -> String {
            Self.amount(equation, isReversed ? -constant : constant, isReversed: isReversed)
        }
        switch (one.attribute, other.attribute) {
        case (start, end) where areSiblings(one, other):
            return Link(from: other.name, to: one.name, distance: amount(false))
        case (end, start) where areSiblings(one, other):
            return Link(from: one.name, to: other.name, distance: amount(true))
        case (start, start) where parents[one.name] == other.name:
            return Link(from: nil, to: one.name, distance: amount(false))
        case (start, start) where parents[other.name] == one.name:
            return Link(from: nil, to: other.name, distance: amount(true))
        case (end, end) where parents[one.name] == other.name:
            return Link(from: one.name, to: nil, distance: amount(true))
        case (end, end) where parents[other.name] == one.name:
            return Link(from: other.name, to: nil, distance: amount(false))
        default: return nil
        }
    }

    private func areSiblings(_ one: Equation.Place, _ other: Equation.Place) -> Bool {
        parents[one.name] != nil && parents[one.name] == parents[other.name]
    }

    /// A number with its relation and priority, such as `>=8@750`.
    private static func amount(_ equation: Equation, _ number: Double, isReversed: Bool) -> String {
        let relations = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
        var sign = relations[equation.relation] ?? ""
        if isReversed, !sign.isEmpty { sign = sign == "<=" ? ">=" : "<=" }
        let priority = equation.priority < 1000 ? "@\(ConstraintMarkup.number(equation.priority))" : ""
        return sign + ConstraintMarkup.number(number) + priority
    }

    /// The links of an orientation, as long as they lead from view to view, with lengths where a view is named first.
    private mutating func chains(_ orientation: String) -> [String] {
        var open = links[orientation] ?? []
        var result: [String] = []
        while let start = open.firstIndex(where: { link in
            link.from == nil || !open.contains { $0.to != nil && $0.to == link.from }
        }) ?? open.indices.first {
            var link = open.remove(at: start)
            var text = "\(orientation):" + (link.from.map { view($0, orientation) } ?? "|")
            while true {
                text += Self.connection(link.distance) + (link.to.map { view($0, orientation) } ?? "|")
                guard let end = link.to, let next = open.firstIndex(where: { $0.from == end }) else { break }
                link = open.remove(at: next)
            }
            result.append(text)
        }
        for name in (lengths[orientation] ?? [:]).keys.sorted() {
            result.append("\(orientation):\(view(name, orientation))")
        }
        return result
    }

    private static func connection(_ distance: String) -> String {
        distance == "0" ? "" : distance.allSatisfy { $0.isNumber || $0 == "." } ? "-\(distance)-" : "-(\(distance))-"
    }

    private mutating func view(_ name: String, _ orientation: String) -> String {
        guard let own = lengths[orientation]?.removeValue(forKey: name) else { return "[\(name)]" }
        return "[\(name)(\(own.joined(separator: ",")))]"
    }
}
