/// The classes that derive from others, by the declarations of all files of an app.
struct Derivations {
    private var below: [String: Set<String>] = [:]

    /// Reads declarations.
    ///
    /// - Parameter files: For each file the classes that it declares, each with the first one that it names behind a colon.
    init(_ files: some Sequence<[String: String]>) {
        for file in files {
            for (name, superclass) in file { below[superclass, default: []].insert(name) }
        }
    }

    /// The classes that derive from some, these left out.
    func classes(below names: some Sequence<String>) -> Set<String> {
        let start = Set(names)
        var result: Set<String> = []
        var open = start
        while let name = open.popFirst() {
            for derived in below[name] ?? [] where !start.contains(derived) && result.insert(derived).inserted {
                open.insert(derived)
            }
        }
        return result
    }
}
