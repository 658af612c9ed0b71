/// The types of a format's values, as `printf` and Foundation have them.
enum FormatTypes {
    /// The types in the order of the values: a text, a whole number or a fraction.
    static func types(of format: String) -> [String] {
        var types: [Int: String] = [:]
        var next = 1
        for match in format.matches(of: specifier) {
            guard let kind = match.2 else { continue }
            let position = match.1.flatMap { Int($0) } ?? next
            next = position + 1
            types[position] =
                switch kind {
                case "@", "s", "S", "p": "String"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
                default: "Int"
                }
        }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A percent sign, or the place, the flags and the kind of a value.
    private static var specifier: Regex<(Substring, Substring?, Substring?)> {
        #/%(?:%|(?:(\d+)\$)?[-+0 #']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp]))/#
    }
}
