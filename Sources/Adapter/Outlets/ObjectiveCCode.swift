/// The classes of an app's Objective-C files, and the names by which their code speaks of texts.
struct ObjectiveCCode {
    /// The statements of a method, with the file that has them.
    struct Method {
        let file: ObjectiveCFile
        /// The class that implements it.
        let type: String
        /// The words between its braces.
        let body: ArraySlice<ObjectiveCToken>
        /// The names of the arguments in their order, which are no outlets.
        let parameters: [String]
    }

    /// A class.
    struct Class: DerivedClass {
        var superclass: String?
        /// The methods by selector, such as `viewWillAppear:`.
        var methods: [String: Method] = [:]
    }

    private(set) var classes: [String: Class] = [:]
    /// Functions and macros that look a text up, each with its table.
    private(set) var lookups: [String: String?] = [:]
    /// Macros and constants that are one expression.
    private(set) var constants: [String: [ObjectiveCToken]] = [:]

    /// Reads files.
    init(_ files: [ObjectiveCFile]) {
        for file in files {
            var reader = ObjectiveCClassReader(file)
            reader.read()
            for (name, part) in reader.classes {
                var whole = classes[name] ?? Class()
                whole.methods.merge(part.methods) { one, _ in one }
                whole.superclass = whole.superclass ?? part.superclass
                classes[name] = whole
            }
            lookups.merge(reader.lookups) { one, _ in one }
            constants.merge(reader.constants) { one, _ in one }
        }
    }

    /// A class and those that it derives from, itself first.
    func chain(of name: String) -> [String] { classes.chain(of: name) }

    /// Whether objects of a class are rows or items, which code fills through a method of its own.
    func isCell(_ name: String) -> Bool {
        let chain = chain(of: name)
        let foreign = chain.last.flatMap { classes[$0]?.superclass }
        return chain.contains { $0.hasSuffix("Cell") } || foreign.map(ClassCodes.cells.contains) ?? false
    }

    /// Whether objects of a class are view controllers.
    func isController(_ name: String) -> Bool {
        let chain = chain(of: name)
        let foreign = chain.last.flatMap { classes[$0]?.superclass }
        return (chain + [foreign ?? ""]).contains { $0.hasSuffix("Controller") }
    }

    /// Whether the size of a class's views may be decided by its code, or by a superclass outside the app other than UIKit's.
    func mayDecideSize(_ name: String) -> Bool {
        let chain = chain(of: name)
        let foreign = chain.last.flatMap { classes[$0]?.superclass }
        guard let foreign, foreign.hasPrefix("UI") else { return true }
        return chain.contains(where: decidesSize)
    }

    /// Whether the code of a class itself may decide the size of its views; true for a class that is not known.
    func decidesSize(_ name: String) -> Bool {
        guard let methods = classes[name]?.methods else { return true }
        return methods["intrinsicContentSize"] != nil
            || methods.values.contains { ClassCode.decidesSize($0.body.lazy.map(\.text)) }
    }
}

/// A file with its words.
final class ObjectiveCFile {
    let path: String
    let tokens: [ObjectiveCToken]
    private let lineStarts: [Int]

    init(_ text: String, path: String) {
        self.path = path
        let bytes = Array(text.utf8)
        tokens = ObjectiveCTokenizer.tokens(of: bytes)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line and the column in UTF-8, both from 1, of an offset in bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return (line + 1, offset - lineStarts[line] + 1)
    }
}

/// Finds the classes, macros and constants of one file.
private struct ObjectiveCClassReader {
    private let file: ObjectiveCFile
    private var tokens: [ObjectiveCToken] { file.tokens }
    private var index = 0
    private(set) var classes: [String: ObjectiveCCode.Class] = [:]
    private(set) var lookups: [String: String?] = [:]
    private(set) var constants: [String: [ObjectiveCToken]] = [:]

    init(_ file: ObjectiveCFile) {
        self.file = file
    }

    mutating func read() {
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .directive {
                readMacro(token.text)
            } else if token.isSign("@"), index + 2 < tokens.count, tokens[index + 1].text == "interface" {
                readInterface()
            } else if token.isSign("@"), index + 2 < tokens.count, tokens[index + 1].text == "implementation" {
                readImplementation()
                continue
            } else {
                readConstant()
            }
            index += 1
        }
    }

    // MARK: Classes

    private mutating func readInterface() {
        let name = tokens[index + 2].text
        guard index + 4 < tokens.count, tokens[index + 3].isSign(":") else { return }
        classes[name, default: .init()].superclass = tokens[index + 4].text
    }

    private mutating func readImplementation() {
        let name = tokens[index + 2].text
        index += 3
        while index < tokens.count {
            if tokens[index].isSign("@"), index + 1 < tokens.count, tokens[index + 1].text == "end" {
                index += 2
                return
            }
            if tokens[index].isSign("-") || tokens[index].isSign("+") {
                readMethod(of: name)
            } else if tokens[index].isSign("{") {
                index = end(of: index) + 1
            } else {
                index += 1
            }
        }
    }

    /// Reads `- (type)word:(type)name word:(type)name { … }`.
    private mutating func readMethod(of type: String) {
        let isOfClass = tokens[index].isSign("+")
        var selector = ""
        var parameters: [String] = []
        index += 1
        while index < tokens.count, !tokens[index].isSign("{"), !tokens[index].isSign(";") {
            if tokens[index].isSign("(") {
                index = end(of: index) + 1
                continue
            }
            if tokens[index].kind == .word {
                if index + 1 < tokens.count, tokens[index + 1].isSign(":") {
                    selector += tokens[index].text + ":"
                    index += 1
                } else if selector.hasSuffix(":") {
                    parameters.append(tokens[index].text)
                } else if selector.isEmpty {
                    selector = tokens[index].text
                }
            }
            index += 1
        }
        guard index < tokens.count, tokens[index].isSign("{") else { return }
        let close = end(of: index)
        if !isOfClass {
            let body = tokens[min(index + 1, close)..<close]
            classes[type, default: .init()].methods[selector] = .init(
                file: file, type: type, body: body, parameters: parameters)
        }
        index = close + 1
    }

    /// The place of the bracket that closes the one here; the end where none does.
    private func end(of start: Int) -> Int { tokens[...].closing(start) ?? tokens.count }

    // MARK: Names of texts

    private mutating func readMacro(_ text: String) {
        guard text.drop(while: \.isWhitespace).hasPrefix("define") else { return }
        let words = ObjectiveCTokenizer.tokens(of: Array(text.utf8)).dropFirst()
        guard let name = words.first, name.kind == .word else { return }
        let rest = words.dropFirst()
        let isFunction = rest.first.map { $0.isSign("(") && $0.offset == name.offset + name.text.utf8.count } ?? false
        guard isFunction, let open = rest.indices.first, let close = rest.closing(open) else {
            if !rest.isEmpty { constants[name.text] = Array(rest) }
            return
        }
        let parameters = rest[(open + 1)..<close].filter { $0.kind == .word }.map(\.text)
        noteLookup(name.text, parameters, Array(rest[(close + 1)...]))
    }

    /// Notes a macro that looks the value of its first parameter up.
    private mutating func noteLookup(_ name: String, _ parameters: [String], _ body: [ObjectiveCToken]) {
        guard let parameter = parameters.first,
            case .lookup(let key, let table, _)? = ObjectiveCValueReader.lookup(
                in: body[...], keyed: { $0.count == 1 && $0.first?.text == parameter ? parameter : nil }),
            key == parameter
        else { return }
        lookups[name] = .some(table)
    }

    /// Notes `NSString *const name = @"…";`.
    private mutating func readConstant() {
        guard tokens[index].text == "NSString" else { return }
        let statement = tokens[index...].prefix { !$0.isSign(";") && !$0.isSign("{") }
        guard let equals = statement.firstIndex(where: { $0.isSign("=") }), equals > index,
            statement.count == equals - index + 2, tokens[equals + 1].kind == .text
        else { return }
        constants[tokens[equals - 1].text] = [tokens[equals + 1]]
        index = equals + 1
    }
}

extension ArraySlice<ObjectiveCToken> {
    private static let brackets = ["(": ")", "[": "]", "{": "}"]

    /// The place of the bracket that closes the one at an index; nil where none does.
    func closing(_ start: Int) -> Int? {
        var open: [String] = []
        for index in start..<endIndex where self[index].kind == .sign {
            let text = self[index].text
            if let close = Self.brackets[text] {
                open.append(close)
            } else if text == open.last {
                open.removeLast()
                if open.isEmpty { return index }
            }
        }
        return nil
    }

    /// The parts between signs that are in no bracket.
    func split(atTop sign: String) -> [ArraySlice] {
        var parts: [ArraySlice] = []
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            if self[index].kind == .sign, Self.brackets[self[index].text] != nil, let close = closing(index) {
                index = close
            } else if self[index].isSign(sign) {
                parts.append(self[start..<index])
                start = index + 1
            }
            index += 1
        }
        return parts + [self[start...]]
    }
}
