import KeylineOutletValues

/// The classes that derive from one of which there is no code, in either language.
struct ClassOrigins {
    private let classes: ClassCodes
    private let others: ObjectiveCCode

    init(_ classes: ClassCodes, _ others: ObjectiveCCode) {
        self.classes = classes
        self.others = others
    }

    /// The names of the outlets that code declares for a class, where a class that it derives from, and that is not the system's, has no code
    /// here; nil for other classes.
    ///
    /// - Parameters:
    ///   - name: The class.
    ///   - files: The files of Objective-C.
    /// - Returns: The names, sorted.
    func knownOutlets(of name: String, _ files: [ObjectiveCFile]) -> [String]? {
        let (chain, isOpen) = chain(of: name)
        guard isOpen else { return nil }
        let declared = files.reduce(into: classes.outlets(of: chain)) { $0.formUnion($1.outlets(of: Set(chain))) }
        return declared.sorted()
    }

    /// A class and those that it derives from, as far as their code is here, and whether there are more which are not the system's.
    private func chain(of name: String) -> (names: [String], isOpen: Bool) {
        var names: [String] = []
        var next = name
        while !names.contains(next) {
            if Self.isOfSystem(next) { break }
            names.append(next)
            guard let superclass = others.classes[next]?.superclass ?? classes[next]?.superclass else {
                // Of a class that is implemented here only the header may be elsewhere.
                return (names, classes[next]?.isDeclared != true && others.classes[next] == nil)
            }
            next = superclass
        }
        return (names, false)
    }

    /// Whether a name is written as the names of UIKit's and Foundation's classes.
    private static func isOfSystem(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("NS") || SystemClasses.superclasses[name] != nil
    }
}
