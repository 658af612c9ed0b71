/// Equations as strings of the visual format, and what it cannot say.
struct VisualFormats {
    typealias Equation = ConvertedScene.Equation

    /// A format with the views that it names.
    struct Format {
        var text: String
        var views: [String]
    }

    private(set) var formats: [Format] = []
    /// What the visual format has no words for.
    private(set) var rest: [Equation] = []

    /// Finds what can be said.
    init(_ equations: [Equation]) {
        for equation in equations {
            if let format = Self.format(equation) { formats.append(format) } else { rest.append(equation) }
        }
    }

    /// Distances between views and to the edges around, and lengths; nil for anything else.
    private static func format(_ equation: Equation) -> Format? {
        guard equation.identifier == nil, equation.multiplier == 1, equation.first.guide == nil,
            equation.second.map({ $0.guide == nil }) ?? true
        else { return nil }
        return equation.second.map { distance(equation, $0) } ?? length(equation)
    }

    private static func length(_ equation: Equation) -> Format? {
        guard let orientation = ["width": "H", "height": "V"][equation.first.attribute],
            equation.first.name != ConvertedScene.screen
        else { return nil }
        return Format(
            text: "\(orientation):[\(equation.first.name)(\(amount(equation, equation.constant)))]",
            views: [equation.first.name])
    }

    private static func distance(_ equation: Equation, _ second: Equation.Place) -> Format? {
        let screen = ConvertedScene.screen
        let (one, other) = (equation.first, second)
        for (orientation, start, end) in [("H", "leading", "trailing"), ("V", "top", "bottom")] {
            // later.start = earlier.end + distance
            if one.attribute == start, other.attribute == end, one.name != screen, other.name != screen {
                let gap = amount(equation, equation.constant)
                return Format(text: "\(orientation):[\(other.name)]-(\(gap))-[\(one.name)]", views: [other.name, one.name])
            }
        }
        return nil
    }

    /// A number with its relation and priority, such as `>=8@750`.
    private static func amount(_ equation: Equation, _ number: Double) -> String {
        let sign = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][equation.relation] ?? ""
        let priority = equation.priority < 1000 ? "@\(ConstraintMarkup.number(equation.priority))" : ""
        return sign + ConstraintMarkup.number(number) + priority
    }

    /// The statements.
    func lines(_ code: (String) -> String) -> [String] { [] }
}
