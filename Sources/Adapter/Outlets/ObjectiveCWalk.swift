import KeylineOutletValues

/// Follows the statements of an Objective-C class from the methods that UIKit calls, and notes each assignment to a property of an outlet.
struct ObjectiveCWalk {
    private typealias Words = ArraySlice<ObjectiveCToken>

    private let code: ObjectiveCCode
    private let reader: ObjectiveCValueReader
    private let chain: [String]
    private var given = GivenValues()
    private var visited: Set<String> = []
    private static let depthLimit = 8
    private static let entries = ["initWithCoder:", "awakeFromNib", "viewDidLoad", "viewWillAppear:"]

    /// The values that the code of a class, and of those that it derives from, gives to its objects.
    static func values(of type: String, _ code: ObjectiveCCode) -> [OutletValue] {
        var walk = ObjectiveCWalk(code, chain: code.chain(of: type))
        for entry in entries {
            walk.visited = []
            walk.call(entry, in: walk.chain[...], isConditional: false, depth: 0)
        }
        return walk.given.values
    }

    private init(_ code: ObjectiveCCode, chain: [String]) {
        self.code = code
        self.chain = chain
        reader = ObjectiveCValueReader(code: code)
    }

    /// The names and conditions of a body.
    private struct Scope {
        let method: ObjectiveCCode.Method
        let depth: Int
        /// Whether a branch, or an exit before it, decides if a statement runs.
        var isConditional = false
        /// Names that are objects of the method's own, not outlets.
        var objects: Set<String>
    }

    private mutating func call(_ selector: String, in chain: ArraySlice<String>, isConditional: Bool, depth: Int) {
        guard depth < Self.depthLimit, let type = chain.first(where: { code.classes[$0]?.methods[selector] != nil }),
            let method = code.classes[type]?.methods[selector],
            visited.insert("\(method.type) \(selector)").inserted
        else { return }
        var scope = Scope(method: method, depth: depth, objects: Set(method.parameters))
        scope.isConditional = isConditional
        follow(method.body, &scope)
    }

    // MARK: Statements

    private static let branches: Set<String> = ["if", "else", "for", "while", "switch", "do"]

    private mutating func follow(_ words: Words, _ scope: inout Scope) {
        var index = words.startIndex
        while index < words.endIndex {
            let token = words[index]
            if token.kind == .directive {
                noteDirective(token.text, &scope)
                index += 1
            } else if token.kind == .word, token.text == "if" {
                index = followChoice(words, index, &scope)
            } else if token.kind == .word, Self.branches.contains(token.text) {
                index = followBranch(words, index, &scope)
            } else if token.isSign("{") {
                let close = words.closing(index) ?? words.endIndex
                follow(words[(index + 1)..<close], &scope)
                index = close + 1
            } else {
                let end = statementEnd(words, index)
                followStatement(words[index..<end], &scope)
                index = end + 1
            }
        }
    }

    /// Conditions of the preprocessor are branches: what builds decide is not known.
    private func noteDirective(_ text: String, _ scope: inout Scope) {
        if text.hasPrefix("if") { scope.isConditional = true }
    }

    private func statementEnd(_ words: Words, _ start: Int) -> Int {
        var index = start
        while index < words.endIndex, !words[index].isSign(";") {
            if words[index].kind == .sign, ["(", "[", "{"].contains(words[index].text), let close = words.closing(index)
            {
                index = close
            }
            index += 1
        }
        return min(index, words.endIndex)
    }

    /// Follows `if (…) … else if (…) … else …`: one of the branches runs in any case where nothing follows the last `else`.
    private mutating func followChoice(_ words: Words, _ start: Int, _ scope: inout Scope) -> Int {
        let isConditional = scope.isConditional
        let calls = visited
        var first = given.count
        var index = followBranch(words, start, &scope)
        var ways = [first..<given.count]
        while index + 1 < words.endIndex, words[index].kind == .word, words[index].text == "else" {
            let isLast = words[index + 1].text != "if"
            first = given.count
            // Branches may call the same method.
            visited = calls
            index = followBranch(words, index, &scope)
            ways.append(first..<given.count)
            guard isLast else { continue }
            if !isConditional { given.noteAlternatives(ways) }
            break
        }
        return index
    }

    /// Follows `if (…) …` and the like, whose statements may not run.
    private mutating func followBranch(_ words: Words, _ start: Int, _ scope: inout Scope) -> Int {
        var index = start + 1
        if index < words.endIndex, words[index].isSign("(") { index = (words.closing(index) ?? words.endIndex - 1) + 1 }
        guard index < words.endIndex else { return words.endIndex }
        var inner = scope
        inner.isConditional = true
        let body: Words
        if words[index].isSign("{") {
            let close = words.closing(index) ?? words.endIndex
            body = words[(index + 1)..<close]
            index = close + 1
        } else if words[index].kind == .word, Self.branches.contains(words[index].text) {
            return followBranchInside(words, index, &scope)
        } else {
            let end = statementEnd(words, index)
            body = words[index..<end]
            index = end + 1
        }
        follow(body, &inner)
        if body.contains(where: { $0.kind == .word && $0.text == "return" }) { scope.isConditional = true }
        return index
    }

    /// `else if`, and loops without braces around a branch.
    private mutating func followBranchInside(_ words: Words, _ start: Int, _ scope: inout Scope) -> Int {
        var inner = scope
        inner.isConditional = true
        return followBranch(words, start, &inner)
    }

    private mutating func followStatement(_ words: Words, _ scope: inout Scope) {
        guard let first = words.first else { return }
        if first.isSign("[") {
            followMessage(words, scope)
            return
        }
        let sides = words.split(atTop: "=")
        guard sides.count == 2, let last = sides[0].last, last.kind == .word else { return }
        if let path = path(sides[0], scope) {
            guard let (view, property) = Self.target(of: path) else { return }
            note(view, property, nil, sides[1], scope)
        } else if sides[0].count > 1, !sides[0].contains(where: { $0.isSign(".") || $0.isSign("->") }) {
            // A declaration, such as `UILabel *label = …`.
            scope.objects.insert(last.text)
            followInitialisation(sides[1], scope)
        } else if first.text == "self" {
            followInitialisation(sides[1], scope)
        }
    }

    /// `self = [super initWithCoder:coder]`.
    private mutating func followInitialisation(_ words: Words, _ scope: Scope) {
        if words.first?.isSign("[") == true { followMessage(words, scope) }
    }

    private mutating func followMessage(_ words: Words, _ scope: Scope) {
        guard let message = ObjectiveCMessage(words) else { return }
        let receiver = message.receiver.map(\.text)
        if receiver == ["super"] {
            guard let current = chain.firstIndex(of: scope.method.type) else { return }
            call(
                message.selector, in: chain[(current + 1)...], isConditional: scope.isConditional,
                depth: scope.depth + 1)
            return
        }
        guard let path = receiver == ["self"] ? [] : path(message.receiver, scope) else { return }
        if let property = Self.setters[message.selector], message.arguments.count == 2 {
            let state = message.arguments[1].last?.text ?? ""
            note(path, property, Self.state(state), message.arguments[0], scope)
        } else if let name = Self.property(ofSetter: message.selector), let value = message.arguments.first,
            let (view, property) = Self.target(of: path + [name])
        {
            note(view, property, nil, value, scope)
        } else if path.isEmpty, message.arguments.isEmpty {
            call(message.selector, in: chain[...], isConditional: scope.isConditional, depth: scope.depth + 1)
        }
    }

    // MARK: Assignments

    /// Methods that set a property for a state.
    private static let setters = [
        "setTitle:forState:": "title", "setTitleColor:forState:": "titleColor", "setImage:forState:": "image",
        "setAttributedTitle:forState:": "title", "setBackgroundImage:forState:": "backgroundImage",
        "setTitle:forSegmentAtIndex:": "title",
    ]

    /// `UIControlStateNormal` is `normal`; the number of a segment stays.
    private static func state(_ word: String) -> String {
        word.hasPrefix("UIControlState") ? word.dropFirst("UIControlState".count).lowercased() : word
    }

    /// The view and the property, by UIKit's name in Swift, that names lead to; nil for a property that is not read.
    private static func target(of names: [String]) -> (path: [String], property: String)? {
        GivenValues.target(of: names.last == "hidden" ? names.dropLast() + ["isHidden"] : names)
    }

    /// The name of the property that `setText:` sets.
    private static func property(ofSetter selector: String) -> String? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count(where: { $0 == ":" }) == 1 else {
            return nil
        }
        let name = selector.dropFirst(3).dropLast()
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The names from the object to another one, such as `label`, `text` of `self.label.text`, `_label.text` or `[[self label] text]`; nil for other
    /// expressions.
    private func path(_ words: Words, _ scope: Scope) -> [String]? {
        if words.first?.isSign("[") == true {
            guard words.closing(words.startIndex) == words.endIndex - 1, let message = ObjectiveCMessage(words),
                message.arguments.isEmpty, let start = path(message.receiver, scope)
            else { return nil }
            return start + [message.selector]
        }
        var names: [String] = []
        for (place, token) in words.enumerated() {
            if place.isMultiple(of: 2) {
                guard token.kind == .word else { return nil }
                names.append(token.text)
            } else if !token.isSign("."), !token.isSign("->") {
                return nil
            }
        }
        guard words.count % 2 == 1, let first = names.first, !scope.objects.contains(first) else { return nil }
        if first == "self" { return Array(names.dropFirst()) }
        guard names.count > 1 || first.hasPrefix("_") || first.first?.isLowercase ?? false else { return nil }
        return [first.hasPrefix("_") ? String(first.dropFirst()) : first] + names.dropFirst()
    }

    private mutating func note(
        _ path: [String], _ property: String, _ state: String?, _ words: ArraySlice<ObjectiveCToken>, _ scope: Scope
    ) {
        let reading = reader.read(words)
        let file = scope.method.file
        let start = file.place(of: words.first?.offset ?? 0)
        let value = OutletValue(
            path: path, property: property, state: state, value: reading?.value ?? .nothing,
            certainty: reading?.isCertain == true ? .certain : .likely, file: file.path, line: start.line,
            column: start.column)
        given.add(value, isKnown: reading != nil, isConditional: scope.isConditional)
    }
}
