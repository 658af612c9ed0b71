/// The code of a class, in either language.
protocol DerivedClass {
    /// The class that it derives from.
    var superclass: String? { get }
}

extension Dictionary where Key == String, Value: DerivedClass {
    /// A class and those that it derives from, itself first, as far as their code is here.
    func chain(of name: String) -> [String] {
        var result: [String] = []
        var next: String? = name
        while let current = next, !result.contains(current), let code = self[current] {
            result.append(current)
            next = code.superclass
        }
        return result
    }
}
