import KeylineOutletValues

/// Finds the texts, colours and images of outlets that Objective-C replaces with values which only running it would tell, as `UntoldValues` does in Swift.
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
        guard !chain.isEmpty else { return [] }
        let outlets = files.reduce(into: Set<String>()) { $0.formUnion($1.outlets(of: chain)) }
        let subject = Subject(classes: chain, outlets: outlets, isController: code.isController(name))
        let isCell = code.isCell(name)
        var seen = Set(told.filter { $0.certainty == .certain }.map { $0.path + [$0.property] })
        let read = Set(told.map { $0.path + [$0.property] })
        var values: [OutletValue] = []
        for file in files {
            let isNamed = isCell && file.tokens.contains { $0.text == name || $0.text.contains(name + ".h") }
            for assignment in assignments(in: file, subject, takesOthers: isNamed)
            where !(assignment.isRead && read.contains(assignment.path + [assignment.property]))
                && seen.insert(assignment.path + [assignment.property]).inserted
            {
                let position = file.place(of: assignment.offset)
                values.append(
                    OutletValue(
                        path: assignment.path, property: assignment.property, state: nil, value: .nothing,
                        certainty: .unknown, file: file.path, line: position.line, column: position.column))
            }
        }
        return values
    }

    /// A class whose outlets are looked for.
    private struct Subject {
        /// The class and those that it derives from.
        let classes: Set<String>
        let outlets: Set<String>
        let isController: Bool
    }

    /// An assignment of a value that is not known.
    private struct Assignment {
        let path: [String]
        let property: String
        let offset: Int
        /// Whether the value is a text that can be read.
        var isRead = false
    }

    /// The assignments in a file: in the class's own code to an outlet and to the object itself, and to an outlet through another object
    /// where others count too.
    private func assignments(in file: ObjectiveCFile, _ subject: Subject, takesOthers: Bool) -> [Assignment] {
        let tokens = file.tokens
        var result: [Assignment] = []
        var type: String?
        var endOfAction = 0
        for index in tokens.indices where index + 2 < tokens.count {
            let token = tokens[index]
            if tokens[index + 2].text == "IBAction", token.isSign("-") {
                endOfAction =
                    tokens[index...].firstIndex { $0.isSign("{") }.flatMap { tokens[...].closing($0) } ?? index
            }
            if token.isSign("@") { type = Self.type(after: index, tokens, type) }
            guard token.kind == .word else { continue }
            let isInside = type.map(subject.classes.contains) ?? false
            let target =
                isInside && token.text == "self"
                ? Self.ownTarget(at: index, tokens, subject)
                : Self.outlet(at: index, tokens, subject, isInside: isInside, takesOthers)
            guard let target, let (property, value) = Self.assignment(after: target.end, from: target.start, tokens),
                target.takes(property)
            else { continue }
            let isAnyValue = UntoldProperties.setAnywhere.contains(property)
            let reading = isInside && !isAnyValue ? reader.read(value) : nil
            let isRead = reading?.isCertain == true
            if isRead, reading?.value.isLookedUp != true || index < endOfAction { continue }
            result.append(Assignment(path: target.path, property: property, offset: token.offset, isRead: isRead))
        }
        return result
    }

    // MARK: Objects

    /// An object whose property may be set.
    private struct Target {
        let path: [String]
        /// The places of the first and the last word of its name.
        let start: Int
        let end: Int
        let takes: (String) -> Bool
    }

    /// The object itself, or its view or its bar's item, at the word `self`; nil where a message or another property follows.
    private static func ownTarget(at index: Int, _ tokens: [ObjectiveCToken], _ subject: Subject) -> Target? {
        guard index == 0 || !tokens[index - 1].isSign("."), index + 4 < tokens.count else { return nil }
        // The last name of an assignment with points is the property: `self.view.tintColor =`, but `[self.view setTintColor:`.
        let hasPart =
            tokens[index + 1].isSign(".") && tokens[index + 2].kind == .word && !tokens[index + 3].isSign("=")
        let path = hasPart ? [tokens[index + 2].text] : []
        return Target(path: path, start: index, end: hasPart ? index + 2 : index) {
            UntoldProperties.areSet($0, at: path, inController: subject.isController)
        }
    }

    /// The outlet of a name; nil for another word.
    private static func outlet(
        at index: Int, _ tokens: [ObjectiveCToken], _ subject: Subject, isInside: Bool, _ takesOthers: Bool
    ) -> Target? {
        let token = tokens[index]
        let name = token.text.hasPrefix("_") ? String(token.text.dropFirst()) : token.text
        guard subject.outlets.contains(name), isInside || takesOthers else { return nil }
        let isMember = index > 1 && (tokens[index - 1].isSign(".") || tokens[index - 1].isSign("->"))
        let base = isMember ? tokens[index - 2].text : nil
        guard isInside || (base != nil && base != "self") else { return nil }
        var start = index
        while start > 1, tokens[start - 1].isSign(".") || tokens[start - 1].isSign("->") { start -= 2 }
        return Target(path: [name], start: start, end: index) {
            UntoldProperties.ofOutlets.contains($0)
        }
    }

    /// The class after `@implementation` or `@interface`; none after `@end`, and the same one after other words.
    private static func type(after index: Int, _ tokens: [ObjectiveCToken], _ current: String?) -> String? {
        switch tokens[index + 1].text {
        case "implementation", "interface": tokens[index + 2].text
        case "end": nil
        default: current
        }
    }

    // MARK: Assignments

    /// The property that is set after an object's name, `.text = …` or `setText:…`, and the words of the value.
    private static func assignment(
        after end: Int, from start: Int, _ tokens: [ObjectiveCToken]
    ) -> (property: String, value: ArraySlice<ObjectiveCToken>)? {
        guard end + 2 < tokens.count else { return nil }
        let (next, second) = (tokens[end + 1], tokens[end + 2])
        if next.isSign("."), second.kind == .word, end + 4 < tokens.count, tokens[end + 3].isSign("="),
            !tokens[end + 4].isSign("=")
        {
            return (swiftName(second.text), tokens[(end + 4)...].prefix { !$0.isSign(";") })
        }
        guard next.text.hasPrefix("set"), second.isSign(":"), start > 0, tokens[start - 1].isSign("["),
            let close = tokens[...].closing(start - 1), let message = ObjectiveCMessage(tokens[(start - 1)...close]),
            let value = message.arguments.first
        else { return nil }
        let name = next.text.dropFirst(3)
        return (swiftName(name.prefix(1).lowercased() + name.dropFirst()), value)
    }

    private static func swiftName(_ property: String) -> String {
        property == "hidden" ? UntoldProperties.visibility : property
    }
}

extension ObjectiveCFile {
    /// The names of the outlets that the interfaces of some classes declare, such as `name` of `IBOutlet UILabel *name;`.
    func outlets(of types: Set<String>) -> Set<String> {
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
