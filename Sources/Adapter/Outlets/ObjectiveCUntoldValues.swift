import KeylineOutletValues

/// Finds the texts, colours and images of outlets that Objective-C replaces with values which only running it would tell, as `UntoldValues` does in Swift.
struct ObjectiveCUntoldValues {
    private let code: ObjectiveCCode
    private let files: [ObjectiveCFile]
    private let derivations: Derivations
    private let reader: ObjectiveCValueReader

    init(_ code: ObjectiveCCode, _ files: [ObjectiveCFile], _ derivations: Derivations) {
        self.code = code
        self.files = files
        self.derivations = derivations
        reader = ObjectiveCValueReader(code: code)
    }

    /// The assignments to outlets of a class, one for each property of an outlet, in the order of the files.
    ///
    /// - Parameters:
    ///   - name: The class.
    ///   - told: Its values that are read.
    /// - Returns: The assignments.
    func values(of name: String, besides told: [OutletValue]) -> [OutletValue] {
        let chain = code.chain(of: name)
        guard !chain.isEmpty else { return [] }
        let inherited = code.isCell(name) ? ClassCodes.outletsOfRows : []
        let outlets = files.reduce(into: inherited) { $0.formUnion($1.outlets(of: Set(chain))) }
        let subject = Subject(
            chain: chain, derived: derivations.classes(below: [name]), outlets: outlets,
            isController: code.isController(name))
        let isCell = code.isCell(name)
        var seen = Set(
            told.filter { $0.certainty == .certain && $0.property != UntoldProperties.opacity }
                .map { $0.path + [$0.property] })
        let read = Set(told.map { $0.path + [$0.property] })
        var values: [OutletValue] = []
        if let direction = direction(of: subject) { values.append(direction) }
        for file in files {
            let isNamed = isCell && file.tokens.contains { $0.text == name || $0.text.contains(name + ".h") }
            for assignment in assignments(in: file, subject, takesOthers: isNamed)
            where !(assignment.isRead && read.contains(assignment.path + [assignment.property])) {
                let value = file.unknownValue(of: assignment.property, at: assignment.path, assignment.offset)
                guard !told.contains(where: value.isOpacity),
                    seen.insert(assignment.path + [assignment.property]).inserted
                else { continue }
                values.append(value)
            }
        }
        return values
    }

    /// Says that the class asks for the direction of the language where it places its views; nil where it does not.
    private func direction(of subject: Subject) -> OutletValue? {
        for type in subject.chain {
            let methods = code.classes[type]?.methods ?? [:]
            for (_, method) in methods.sorted(by: { $0.key < $1.key }) {
                guard let first = method.body.first, method.body.placesByDirection else { continue }
                return method.file.unknownValue(
                    of: UntoldProperties.direction, at: subject.isController ? ["view"] : [], first.offset)
            }
        }
        return nil
    }

    /// A class whose outlets are looked for.
    private struct Subject {
        /// The class and those that it derives from, itself first.
        let chain: [String]
        /// The classes that derive from it.
        let derived: Set<String>
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
            let isOwn = type.map(subject.chain.contains) ?? false
            let isInside = isOwn || type.map(subject.derived.contains) ?? false
            // The method by which a collection asks its delegate for the sizes of cells.
            if isOwn, token.text == "sizeForItemAtIndexPath" {
                result.append(
                    Assignment(path: ["collectionView"], property: UntoldProperties.layout, offset: token.offset))
            }
            let target =
                isOwn && token.text == "self"
                ? Self.ownTarget(at: index, tokens, subject)
                : Self.outlet(at: index, tokens, subject, isInside: isInside, takesOthers)
            if let target {
                let site = Site(index: index, isOwn: isOwn, isInside: isInside, isInAction: index < endOfAction)
                result += assignments(to: target, at: site, tokens, subject)
            }
        }
        return result
    }

    /// A word that names a target, and the code around it.
    private struct Site {
        let index: Int
        /// Whether it is in the class's own code.
        let isOwn: Bool
        /// Whether it is in that or in a derived class's.
        let isInside: Bool
        /// Whether it is in a method that a control calls.
        let isInAction: Bool
    }

    /// The assignments that begin with a target.
    private func assignments(
        to target: Target, at site: Site, _ tokens: [ObjectiveCToken], _ subject: Subject
    ) -> [Assignment] {
        let token = tokens[site.index]
        let isObject = token.text == "self"
        func assignment(_ property: String) -> Assignment {
            Assignment(path: target.path, property: property, offset: token.offset)
        }
        if !isObject, target.end + 1 < tokens.count, tokens[target.end + 1].text == "addGestureRecognizer" {
            return [assignment("gestureRecognizers")]
        }
        if site.isInside, target.takes(UntoldProperties.frame), tokens.isConstrained(at: target.start) {
            return [assignment(UntoldProperties.frame)]
        }
        if site.isInside, !isObject, Self.givesLook(to: target, tokens) {
            return UntoldProperties.colors.union([UntoldProperties.font]).sorted().map(assignment)
        }
        let assigned = Self.assignment(after: target.end, from: target.start, tokens)
        if site.isOwn, !isObject, !(assigned.map { target.takes($0.property) } ?? false),
            Self.handsText(to: target, tokens)
        {
            return [assignment("text")]
        }
        guard let (property, value) = assigned else {
            return assignments(handing: target, tokens[...], subject, token.offset)
        }
        guard target.takes(property) else { return [] }
        let isAnyValue = UntoldProperties.setAnywhere.contains(property)
        let reading = site.isOwn && !isAnyValue ? reader.read(value) : nil
        let isRead = reading?.isCertain == true
        let isLook = !isObject && UntoldProperties.looks.contains(property)
        if isRead, !isLook && reading?.value.isLookedUp != true || site.isInAction { return [] }
        return ObjectiveCTextLook(property, value, code).properties.map {
            Assignment(path: target.path, property: $0, offset: token.offset, isRead: isRead)
        }
    }

    /// The assignments of a method of the class to an outlet that a message hands to it, as in `[self setUp:_button]`.
    private func assignments(
        handing target: Target, _ tokens: ArraySlice<ObjectiveCToken>, _ subject: Subject, _ offset: Int
    ) -> [Assignment] {
        guard target.path.count == 1, let open = tokens.opening(around: target.start),
            let close = tokens.closing(open), let message = ObjectiveCMessage(tokens[open...close]),
            ["self", "super", "weakSelf", "strongSelf"].contains(message.receiver.map(\.text).joined()),
            let position = message.arguments.firstIndex(where: {
                $0.startIndex == target.start && $0.endIndex == target.end + 1
            }),
            let method = subject.chain.lazy.compactMap({ code.classes[$0]?.methods[message.selector] }).first,
            method.parameters.indices.contains(position)
        else { return [] }
        let name = method.parameters[position]
        let words = method.file.tokens
        var seen: Set<String> = []
        return method.body.indices.flatMap { index -> [Assignment] in
            guard words[index].kind == .word, words[index].text == name, !words[index - 1].isSign(".") else {
                return []
            }
            let parameter = Target(path: target.path, start: index, end: index, takes: target.takes).withLabel(words)
            guard let (property, value) = Self.assignment(after: parameter.end, from: parameter.start, words),
                parameter.takes(property)
            else { return [] }
            return ObjectiveCTextLook(property, value, code).properties.filter { seen.insert($0).inserted }.map {
                Assignment(path: target.path, property: $0, offset: offset)
            }
        }
    }

    // MARK: Objects

    /// An object whose property may be set.
    private struct Target {
        let path: [String]
        /// The places of the first and the last word of its name.
        let start: Int
        let end: Int
        let takes: (String) -> Bool

        /// The label of a button, of which font and lines count as the button's; the object itself where none follows it.
        func withLabel(_ tokens: [ObjectiveCToken]) -> Target {
            guard end + 2 < tokens.count else { return self }
            let (next, second) = (tokens[end + 1], tokens[end + 2])
            let takes = { [takes] in
                ($0 == UntoldProperties.font || UntoldProperties.wrapping.contains($0)) && takes($0)
            }
            if next.isSign("."), second.text == UntoldProperties.buttonLabel {
                return Target(path: path, start: start, end: end + 2, takes: takes)
            }
            guard next.text == UntoldProperties.buttonLabel, second.isSign("]"), start > 0,
                tokens[start - 1].isSign("[")
            else { return self }
            return Target(path: path, start: start - 1, end: end + 2, takes: takes)
        }
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
        // `[self label]` is `self.label`.
        let isMessage =
            index > 1 && index + 1 < tokens.count && tokens[index - 2].isSign("[") && tokens[index - 1].kind == .word
            && tokens[index + 1].isSign("]")
        let base = isMessage ? tokens[index - 1].text : isMember ? tokens[index - 2].text : nil
        guard isInside || (base != nil && base != "self") else { return nil }
        if isMessage {
            return Target(path: [name], start: index - 2, end: index + 1) { UntoldProperties.ofOutlets.contains($0) }
                .withLabel(tokens)
        }
        var start = index
        while start > 1, tokens[start - 1].isSign(".") || tokens[start - 1].isSign("->") { start -= 2 }
        return Target(path: [name], start: start, end: index) { UntoldProperties.ofOutlets.contains($0) }
            .withLabel(tokens)
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
            // A view in the middle of a bar takes the place of the title.
            if second.text == "titleView" { return ("title", []) }
            return (swiftName(second.text), tokens[(end + 4)...].prefix { !$0.isSign(";") })
        }
        if next.text == "removeAllSegments" || next.text.hasPrefix("insertSegmentWith"), start > 0,
            tokens[start - 1].isSign("[")
        {
            return ("title", [])
        }
        guard next.text.hasPrefix("set"), second.isSign(":"), start > 0, tokens[start - 1].isSign("["),
            let close = tokens[...].closing(start - 1), let message = ObjectiveCMessage(tokens[(start - 1)...close]),
            let value = message.arguments.first
        else { return nil }
        let name = next.text.dropFirst(3)
        return (swiftName(name.prefix(1).lowercased() + name.dropFirst()), value)
    }

    /// Whether a method that is called after styles or themes is called on an object, as in `[button applyStyle]`, or another object is handed it to
    /// fill or style it, as in `[presenter bindWithButton:button]`: both may give it other colours and another font.
    private static func givesLook(to target: Target, _ tokens: [ObjectiveCToken]) -> Bool {
        guard target.start > 0, target.end + 1 < tokens.count else { return false }
        let next = tokens[target.end + 1]
        if tokens[target.start - 1].isSign("["), next.kind == .word {
            return ["Style", "style", "Theme", "theme", "Skin", "skin"].contains(where: next.text.contains)
        }
        guard tokens[target.start - 1].isSign(":"), let open = tokens[...].opening(around: target.start),
            let close = tokens[...].closing(open), let message = ObjectiveCMessage(tokens[open...close]),
            !["self", "super"].contains(message.receiver.map(\.text).joined())
        else { return false }
        return ["bind", "style", "apply", "decorate"]
            .contains(where: message.selector.hasPrefix)
    }

    /// Whether a method of an app's own hands a text to an object, as `[label setMarkdown:NSLocalizedString(@"key", nil)]` does.
    private static func handsText(to target: Target, _ tokens: [ObjectiveCToken]) -> Bool {
        let start = target.start
        guard start > 0, tokens[start - 1].isSign("["), target.end + 1 < tokens.count,
            !tokens[target.end + 1].isSign("."), let close = tokens[...].closing(start - 1),
            let message = ObjectiveCMessage(tokens[(start - 1)...close]),
            let name = message.selector.split(separator: ":").first,
            !systemMethods.contains(where: name.hasPrefix)
        else { return false }
        let property = swiftName(name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4))
        guard !name.hasPrefix("set") || !target.takes(property) else { return false }
        return message.arguments.contains { argument in
            guard let first = argument.first else { return false }
            return first.kind == .text || first.text.lowercased().contains("localized")
        }
    }

    /// The beginnings of UIKit's methods that take a text which is not shown.
    private static let systemMethods = [
        "setAccessibility", "setValue", "setRestoration", "setObject", "setReuse", "dequeue", "register", "instantiate",
        "perform", "isEqual", "add", "remove", "select", "load", "valueFor", "cellFor",
    ]

    private static func swiftName(_ property: String) -> String {
        if UntoldProperties.placing.contains(property) { return UntoldProperties.frame }
        return property == "hidden" ? UntoldProperties.visibility : property
    }
}

/// The look of a text that an assignment to a property changes.
struct ObjectiveCTextLook {
    private typealias Words = ArraySlice<ObjectiveCToken>

    /// The properties whose values in a document are samples from then on: none of a font that no text size changes.
    let properties: [String]

    /// Describes an assignment.
    init(_ property: String, _ value: ArraySlice<ObjectiveCToken>, _ code: ObjectiveCCode) {
        let value = value.count == 1 ? value.first.flatMap { code.constants[$0.text]?[...] } ?? value : value
        if property == UntoldProperties.font {
            properties = Self.isFixedFont(value) ? [] : [property]
        } else if let ink = UntoldProperties.inkOfStyled(property) {
            let (givesFont, givesInk) = Self.attributes(of: value)
            properties = [property] + (givesFont ? [UntoldProperties.font] : []) + (givesInk ? [ink] : [])
        } else {
            properties = [property]
        }
    }

    private static let fixed: Set<String> = [
        "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize", "monospacedDigitSystemFontOfSize",
        "monospacedSystemFontOfSize", "fontWithName",
    ]

    /// Whether a value is a font of a size that no text size of the reader's changes: the message computes none.
    private static func isFixedFont(_ value: Words) -> Bool {
        guard let message = ObjectiveCMessage(value), message.receiver.map(\.text) == ["UIFont"],
            let name = message.selector.split(separator: ":").first
        else { return false }
        return fixed.contains(String(name)) && !message.arguments.joined().contains { $0.isSign("[") }
    }

    /// Whether a text with attributes may have a font that follows the text size, and a colour: not where all of them are written there and
    /// none is one.
    private static func attributes(of value: Words) -> (givesFont: Bool, givesInk: Bool) {
        guard let message = ObjectiveCMessage(value), message.selector.hasPrefix("initWithString:") else {
            return (true, true)
        }
        guard message.arguments.count > 1 else { return (false, false) }
        let words = message.arguments[1]
        guard words.count > 1, words[words.startIndex].isSign("@") else { return (true, true) }
        let names = words.map(\.text)
        let isFixed = names.contains(where: fixed.contains)
        return (
            names.contains("NSFontAttributeName") && !isFixed, names.contains("NSForegroundColorAttributeName")
        )
    }
}

extension ArraySlice<ObjectiveCToken> {
    /// Whether the code places views or changes them, and asks for the direction of the language.
    fileprivate var placesByDirection: Bool {
        contains { $0.kind == .word && UntoldProperties.asksForDirection($0.text) }
            && contains { Self.placing.contains($0.text) }
    }

    private static let placing = UntoldProperties.placing.union(["constant", "setFrame", "setCenter", "setTransform"])

    /// The place of the bracket of the message around a word; nil where there is none in the statement.
    fileprivate func opening(around index: Int) -> Int? {
        var depth = 0
        for place in self[..<index].indices.reversed() where self[place].kind == .sign {
            switch self[place].text {
            case "]", ")": depth += 1
            case "[" where depth == 0: return place
            case "[", "(": depth -= 1
            case ";", "{", "}": return nil
            default: break
            }
            if depth < 0 { return nil }
        }
        return nil
    }
}

extension ObjectiveCFile {
    /// A value that only running the code would tell, at an offset in bytes.
    func unknownValue(of property: String, at path: [String], _ offset: Int) -> OutletValue {
        let position = place(of: offset)
        return OutletValue(
            path: path, property: property, state: nil, value: .nothing, certainty: .unknown, file: self.path,
            line: position.line, column: position.column)
    }

    /// The names of the outlets that the interfaces of some classes declare, such as `name` of `IBOutlet UILabel *name;` and of its variable `_name`.
    func outlets(of types: Set<String>) -> Set<String> {
        var result: Set<String> = []
        var type: String?
        for index in tokens.indices where index + 2 < tokens.count {
            if tokens[index].isSign("@"), ["interface", "implementation"].contains(tokens[index + 1].text) {
                type = tokens[index + 2].text
            }
            guard tokens[index].text == "IBOutlet", type.map(types.contains) ?? false else { continue }
            let names = tokens[(index + 1)...].prefix { !$0.isSign(";") }
            if let name = names.last, name.kind == .word {
                result.insert(name.text.hasPrefix("_") ? String(name.text.dropFirst()) : name.text)
            }
        }
        return result
    }
}

extension [ObjectiveCToken] {
    /// Whether a word is in a statement that makes constraints, as in `[NSLayoutConstraint constraintWithItem:_box …]`, or one that names
    /// views for them.
    fileprivate func isConstrained(at index: Int) -> Bool {
        for place in self[..<index].indices.reversed() {
            let token = self[place]
            if token.kind == .word, Self.constraining.contains(token.text) { return true }
            let isBlock = token.isSign("{") && !(place > 0 && self[place - 1].isSign("@"))
            if token.isSign(";") || token.isSign("}") || isBlock { return false }
        }
        return false
    }

    private static let constraining: Set<String> = [
        "constraintWithItem", "constraintsWithVisualFormat", "NSDictionaryOfVariableBindings",
        "constraintEqualToAnchor",
    ]
}
