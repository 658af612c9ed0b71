import KeylineOutletValues

/// Finds the texts of outlets that Objective-C replaces with values which only running it would tell, as `UntoldValues` does in Swift.
struct ObjectiveCUntoldValues {
    private let code: ObjectiveCCode
    private let files: [ObjectiveCFile]
    private let reader: ObjectiveCValueReader

    init(_ code: ObjectiveCCode, _ files: [ObjectiveCFile]) {
        self.code = code
        self.files = files
        reader = ObjectiveCValueReader(code: code)
    }

    /// The assignments to outlets of a class, one for each property of an outlet, in the order of the files.
    ///
    /// - Parameters:
    ///   - name: The class.
    ///   - told: Its values that are read.
    /// - Returns: The assignments.
    func values(of name: String, besides told: [OutletValue]) -> [OutletValue] {
        let chain = Set(code.chain(of: name))
        let outlets = files.reduce(into: Set<String>()) { $0.formUnion($1.outlets(of: chain)) }
        guard !outlets.isEmpty else { return [] }
        let isCell = code.isCell(name)
        let certain = told.filter { $0.certainty == .certain && $0.path.count == 1 }
        var seen = Set(certain.map { [$0.path[0], $0.property] })
        var values: [OutletValue] = []
        for file in files {
            let isNamed = isCell && file.tokens.contains { $0.text == name || $0.text.contains(name + ".h") }
            for found in assignments(in: file, chain, outlets, takesOthers: isNamed)
            where seen.insert([found.outlet, found.property]).inserted {
                let position = file.place(of: found.offset)
                values.append(
                    OutletValue(
                        path: [found.outlet], property: found.property, state: nil, value: .nothing,
                        certainty: .unknown, file: file.path, line: position.line, column: position.column))
            }
        }
        return values
    }

    private static let texts: Set<String> = ["text", "attributedText", "placeholder", "attributedPlaceholder"]
    /// Methods that set a text, with its property.
    private static let setters = [
        "setText": "text", "setAttributedText": "attributedText", "setPlaceholder": "placeholder", "setTitle": "title",
        "setAttributedTitle": "title",
    ]

    /// The assignments in a file: to an outlet by itself in the class's own code, and through another object where others count too.
    private func assignments(
        in file: ObjectiveCFile, _ types: Set<String>, _ outlets: Set<String>, takesOthers: Bool
    ) -> [(outlet: String, property: String, offset: Int)] {
        let tokens = file.tokens
        var result: [(outlet: String, property: String, offset: Int)] = []
        var type: String?
        for index in tokens.indices where index + 2 < tokens.count {
            let token = tokens[index]
            if token.isSign("@") { type = Self.type(after: index, tokens, type) }
            let isInside = type.map(types.contains) ?? false
            let name = token.text.hasPrefix("_") ? String(token.text.dropFirst()) : token.text
            guard token.kind == .word, outlets.contains(name), isInside || takesOthers else { continue }
            let isMember = index > 1 && (tokens[index - 1].isSign(".") || tokens[index - 1].isSign("->"))
            let base = isMember ? tokens[index - 2].text : nil
            guard isInside || (base != nil && base != "self") else { continue }
            guard let (property, value) = Self.assignment(after: index, tokens) else { continue }
            if isInside, reader.read(value)?.isCertain == true { continue }
            result.append((name, property, token.offset))
        }
        return result
    }

    /// The class after `@implementation` or `@interface`; none after `@end`, and the same one after other words.
    private static func type(after index: Int, _ tokens: [ObjectiveCToken], _ current: String?) -> String? {
        switch tokens[index + 1].text {
        case "implementation", "interface": tokens[index + 2].text
        case "end": nil
        default: current
        }
    }

    /// The property that is set after an outlet's name, `.text = …` or `setText:…`, and the words of the value.
    private static func assignment(
        after index: Int, _ tokens: [ObjectiveCToken]
    ) -> (property: String, value: ArraySlice<ObjectiveCToken>)? {
        let (next, second) = (tokens[index + 1], tokens[index + 2])
        if next.isSign("."), texts.contains(second.text), index + 4 < tokens.count, tokens[index + 3].isSign("="),
            !tokens[index + 4].isSign("=")
        {
            return (second.text, tokens[(index + 4)...].prefix { !$0.isSign(";") })
        }
        guard let property = setters[next.text], second.isSign(":") else { return nil }
        return (property, tokens[(index + 3)...].prefix { !$0.isSign(";") && !$0.isSign("]") })
    }
}

extension ObjectiveCFile {
    /// The names of the outlets that the interfaces of some classes declare, such as `name` of `IBOutlet UILabel *name;`.
    fileprivate func outlets(of types: Set<String>) -> Set<String> {
        var result: Set<String> = []
        var type: String?
        for index in tokens.indices where index + 2 < tokens.count {
            if tokens[index].isSign("@"), ["interface", "implementation"].contains(tokens[index + 1].text) {
                type = tokens[index + 2].text
            }
            guard tokens[index].text == "IBOutlet", type.map(types.contains) ?? false else { continue }
            let names = tokens[(index + 1)...].prefix { !$0.isSign(";") }
            if let name = names.last, name.kind == .word { result.insert(name.text) }
        }
        return result
    }
}
