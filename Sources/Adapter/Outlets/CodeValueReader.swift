import KeylineOutletValues
import SwiftSyntax

/// Reads expressions as values, without running anything.
struct CodeValueReader {
    /// A value, and whether it has samples in it or comes from one of several branches.
    typealias Reading = (value: CodeValue, isCertain: Bool)

    let constants: TextConstants
    /// The type around the code, whose static members need no name before them.
    let type: String
    /// The values of constants of the function.
    var locals: [String: ExprSyntax] = [:]
    /// Names whose values are known already.
    var readings: [String: Reading] = [:]
    /// The runtime attributes of the object.
    var attributes: Set<String> = []
    /// Parameters whose value is a font that does not follow the text size.
    var fixedFonts: Set<String> = []
    /// Names of the function's own whose values are not known.
    private var hidden: Set<String> = []

    /// Describes a place in code.
    init(constants: TextConstants, type: String) {
        self.constants = constants
        self.type = type
    }

    /// Notes a name of the function's own whose value is not known.
    mutating func hide(_ name: String) {
        hidden.insert(name)
        readings[name] = nil
        locals[name] = nil
    }

    /// Whether a name is one of the function's own whose value is not known.
    func isHidden(_ name: String) -> Bool { hidden.contains(name) }

    static let depthLimit = 12

    /// The value of an expression; nil where only running the code would tell it.
    func read(_ expression: ExprSyntax, depth: Int = 0) -> Reading? {
        guard depth < Self.depthLimit else { return nil }
        if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal, depth) }
        if let flag = expression.as(BooleanLiteralExprSyntax.self) {
            return (.flag(flag.literal.text == "true"), true)
        }
        if expression.is(NilLiteralExprSyntax.self) { return (.nothing, true) }
        if let number = expression.number, number.isFinite { return (.number(number), true) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return read(call, depth) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return named(name.baseName.text, depth) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return read(member, depth) }
        if let sequence = expression.as(SequenceExprSyntax.self) { return read(Array(sequence.elements), depth) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let first = tuple.elements.first
        {
            return read(first.expression, depth: depth + 1)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return read(forced.expression, depth: depth + 1) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return read(chain.expression, depth: depth + 1)
        }
        return nil
    }

    // MARK: Texts

    /// A literal, with words for the values in it.
    private func text(_ literal: StringLiteralExprSyntax, _ depth: Int) -> Reading? {
        if let text = literal.representedLiteralValue { return (.text(text), true) }
        var parts: [CodeValue] = []
        var isCertain = true
        for segment in literal.segments {
            if let part = segment.as(StringSegmentSyntax.self) {
                parts.append(.text(part.content.text))
            } else if let value = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression {
                let reading = insertion(value, depth)
                parts.append(reading.value)
                isCertain = isCertain && reading.isCertain
            } else {
                return nil
            }
        }
        return (.joined(of: parts), isCertain)
    }

    /// A value inside a text: the constant's, or a sample.
    private func insertion(_ expression: ExprSyntax, _ depth: Int) -> Reading {
        if let reading = read(expression, depth: depth + 1), reading.isCertain, reading.value.isText { return reading }
        return (.text(Self.sample(of: expression)), false)
    }

    /// A sample of a value: the last word of its name, and a number where the name is a count's.
    private static func sample(of expression: ExprSyntax) -> String {
        let name = expression.sourceText.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? "…"
        let isNumber = ["count", "number", "index", "total", "size"].contains { name.lowercased().hasSuffix($0) }
        return isNumber ? "3" : name
    }

    private func read(_ call: FunctionCallExprSyntax, _ depth: Int) -> Reading? {
        if let color = color(call) { return (color, true) }
        let callee = call.calledExpression
        let first = call.arguments.first
        let name = call.typeName ?? callee.sourceText
        switch name {
        case "NSLocalizedString":
            return lookup(first?.expression, call.argument("tableName"), call.argument("value"), depth)
        case "String" where first?.label?.text == "localized":
            return lookup(first?.expression, call.argument("table"), call.argument("defaultValue"), depth)
        case "String" where ["format", "localizedFormat"].contains(first?.label?.text): return format(call, depth)
        case "String.localizedStringWithFormat": return format(call, depth)
        case "NSAttributedString", "NSMutableAttributedString", "AttributedString", "String":
            return first.flatMap { read($0.expression, depth: depth + 1) }
        case "UIImage": return image(call)
        default: break
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else {
            return constants.lookups[name].flatMap {
                lookup(first?.expression, table: $0.table(of: call), depth: depth)
            }
        }
        return read(call, member, depth)
    }

    private func read(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ depth: Int) -> Reading? {
        let name = member.declName.baseName.text
        if name == "tr", let table = call.arguments.first?.expression.literalText, call.arguments.count > 1 {
            let key = call.arguments.dropFirst().first?.expression
            return lookup(key, table: table, fallback: call.argument("fallback")?.literalText, depth: depth)
        }
        if name == "localizedString", call.arguments.first?.label?.text == "forKey" {
            let table = call.argument("table").flatMap(\.literalText)
            return lookup(
                call.arguments.first?.expression, table: table, fallback: call.argument("value")?.literalText,
                depth: depth)
        }
        if let base = member.base, let generated = generated(base, name, call, depth) { return generated }
        if name == "trimmingCharacters" || name == "trim", let base = member.base {
            return read(base, depth: depth + 1)
        }
        if name == "withAlphaComponent", let base = member.base, let alpha = call.arguments.first?.expression.number {
            return read(base, depth: depth + 1).flatMap { reading in
                reading.value.withAlpha(alpha).map { ($0, reading.isCertain) }
            }
        }
        if call.arguments.isEmpty, let base = member.base,
            let expression = constants.expressions["\(base.sourceText).\(name)"]
        {
            return CodeValueReader(constants: constants, type: base.sourceText).read(expression, depth: depth + 1)
        }
        if let change = CodeValue.LetterCase(rawValue: name), call.arguments.isEmpty, let base = member.base {
            return read(base, depth: depth + 1).map { (.changed($0.value, change), $0.isCertain) }
        }
        let function = constants.lookups[name]
        if let base = member.base, call.arguments.allSatisfy({ $0.label != nil }),
            let lookup = function ?? (call.arguments.isEmpty ? Self.memberOfLibrary(name) : nil),
            let text = text(of: base, lookedUpBy: name, in: lookup.table(of: call), depth)
        {
            return text
        }
        return function.flatMap { lookup(call.arguments.first?.expression, table: $0.table(of: call), depth: depth) }
    }

    /// A call of a function that R.swift generated, such as `R.string.login.title()`, `R.image.hero()` or, for languages that are
    /// preferred, `R.string(preferredLanguages: languages).login.title()`.
    private func generated(
        _ base: ExprSyntax, _ name: String, _ call: FunctionCallExprSyntax, _ depth: Int
    ) -> Reading? {
        let path = base.sourceText
        if let text = builtText(path, name), constants.lookups[name] == nil {
            let insertions = call.arguments.map { insertion($0.expression, depth) }
            return (.formatted(text, insertions.map(\.value)), insertions.allSatisfy(\.isCertain))
        }
        if path == "R.image" { return (.generatedImage(name), true) }
        if path == "R.color" { return (.systemColor(name), true) }
        guard path.hasPrefix("R.string"), let table = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            path != "R.string"
        else { return nil }
        let values = call.arguments.filter { $0.label?.text != "preferredLanguages" }
        let text = CodeValue.generated(table: table, name: name)
        guard !values.isEmpty else { return (text, true) }
        let insertions = values.map { insertion($0.expression, depth) }
        return (.formatted(text, insertions.map(\.value)), insertions.allSatisfy(\.isCertain))
    }

    private func lookup(_ key: ExprSyntax?, _ table: ExprSyntax?, _ fallback: ExprSyntax?, _ depth: Int) -> Reading? {
        let name = table.flatMap { constantText($0, depth) }
        if name == nil, let table, !table.is(NilLiteralExprSyntax.self) { return nil }
        return lookup(key, table: name, fallback: fallback.flatMap { constantText($0, depth) }, depth: depth)
    }

    /// The text of a literal or of a constant, such as a `filename` beside the constants of one table; nil for other expressions.
    func constantText(_ expression: ExprSyntax, _ depth: Int) -> String? {
        if let text = expression.literalText { return text }
        guard case .text(let text)? = read(expression, depth: depth + 1).flatMap({ $0.isCertain ? $0.value : nil })
        else {
            return nil
        }
        return text
    }

    private func lookup(_ key: ExprSyntax?, table: String?, fallback: String? = nil, depth: Int) -> Reading? {
        guard let key, let reading = read(key, depth: depth + 1), reading.isCertain else { return nil }
        return switch reading.value {
        case .text(let text): (.lookup(key: text, table: table, fallback: fallback), true)
        case .attribute(let name): (.lookupOfAttribute(name, table: table), true)
        default: nil
        }
    }

    /// The member of `String` that libraries such as Localize-Swift declare, whose code few apps have.
    private static func memberOfLibrary(_ name: String) -> TextConstants.Lookup? {
        name == "localized" ? TextConstants.Lookup() : nil
    }

    /// The text that a member of `String` looks up, such as `localized`; nil for a key that is not known.
    private func text(of base: ExprSyntax, lookedUpBy name: String, in table: String?, _ depth: Int) -> Reading? {
        let text: CodeValue
        if let key = base.literalText {
            text = .lookup(key: key, table: table, fallback: nil)
        } else if case .attribute(let attribute)? = read(base, depth: depth + 1)?.value {
            text = .lookupOfAttribute(attribute, table: table)
        } else {
            return nil
        }
        return (constants.styledLookups.contains(name) ? .withoutMarks(text) : text, true)
    }

    /// The values that conditions bind to names, where they ask for nothing but that the document sets runtime attributes.
    ///
    /// - Parameter conditions: The conditions, such as `let key = titleKey`.
    /// - Returns: The values by name; nil for other conditions.
    func attributes(boundBy conditions: ConditionElementListSyntax) -> [String: Reading]? {
        var result: [String: Reading] = [:]
        for element in conditions {
            if case .expression(let expression) = element.condition {
                var inner = self
                inner.readings.merge(result) { $1 }
                guard inner.asksForWords(expression) else { return nil }
                continue
            }
            guard case .optionalBinding(let binding) = element.condition,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let reading = binding.initializer.map({ read($0.value) }) ?? named(name, 0), reading.value.isOfAttribute
            else { return nil }
            result[name] = reading
        }
        return result
    }

    /// Whether a condition asks only that a runtime attribute has words, or a key a text: `!key.isEmpty`, `key != key.localized`, `key.count > 0`.
    private func asksForWords(_ expression: ExprSyntax) -> Bool {
        let words = expression.tokens(viewMode: .sourceAccurate).map(\.text)
        guard words.contains(where: ["!", "!=", ">"].contains),
            !words.contains(where: ["&&", "||", "==", "<"].contains)
        else { return false }
        let names = NameFinder.names(in: Syntax(expression)).subtracting(constants.lookups.keys)
        return !names.isEmpty && names.allSatisfy { readings[$0]?.value.isOfAttribute ?? attributes.contains($0) }
    }

    /// The runtime attributes that an expression names.
    func attributes(in expression: ExprSyntax) -> Set<String> {
        NameFinder.names(in: Syntax(expression)).reduce(into: []) { result, name in
            if let reading = readings[name] {
                result.formUnion(reading.value.attributes)
            } else if let local = locals[name] {
                if local.id != expression.id { result.formUnion(attributes(in: local)) }
            } else if !hidden.contains(name), attributes.contains(name) {
                result.insert(name)
            }
        }
    }

    private func format(_ call: FunctionCallExprSyntax, _ depth: Int) -> Reading? {
        guard let first = call.arguments.first, let format = read(first.expression, depth: depth + 1) else {
            return nil
        }
        let insertions = call.arguments.dropFirst().filter { $0.label == nil || $0.label?.text == "arguments" }
            .map { insertion($0.expression, depth) }
        let isCertain = format.isCertain && insertions.allSatisfy(\.isCertain)
        return (.formatted(format.value, insertions.map(\.value)), isCertain)
    }

    // MARK: Names

    private func named(_ name: String, _ depth: Int) -> Reading? {
        if let reading = readings[name] { return reading }
        if let local = locals[name] { return read(local, depth: depth + 1) }
        if hidden.contains(name) { return nil }
        // The older name.
        if name == "UITableViewAutomaticDimension" { return (Self.automaticDimension, true) }
        if attributes.contains(name) { return (.attribute(name), true) }
        let expression = constants.expressions["\(type).\(name)"] ?? constants.expressions[name]
        return expression.flatMap { read($0, depth: depth + 1) }
    }

    private func read(_ member: MemberAccessExprSyntax, _ depth: Int) -> Reading? {
        let name = member.declName.baseName.text
        let path = member.base?.sourceText ?? ""
        if path == "UITableView", name == "automaticDimension" { return (Self.automaticDimension, true) }
        if name == "cgColor", let base = member.base { return read(base, depth: depth + 1) }
        if ["", "UIColor", "UIImage"].contains(path) { return implicit(name, of: path, depth) }
        guard let base = member.base else { return nil }
        if path == "R.image" || path == "ImageResource" { return (.generatedImage(name), true) }
        if path == "R.color" || path == "ColorResource" { return (.systemColor(name), true) }
        if ["image", "color"].contains(name), let asset = asset(path) { return (asset, true) }
        if path == "self" || path == "Self" { return named(name, depth) }
        if let lookup = constants.lookups[name], let text = text(of: base, lookedUpBy: name, in: lookup.table, depth) {
            return text
        }
        let names = ["\(type).\(path).\(name)", "\(path).\(name)"]
        guard let expression = names.lazy.compactMap({ constants.expressions[$0] }).first else {
            return builtText(path, name).map { ($0, true) }
        }
        let around = path.split(separator: ".").map(String.init).joined(separator: ".")
        return CodeValueReader(constants: constants, type: around).read(expression, depth: depth + 1)
    }

    /// The text of a constant that SwiftGen makes of a key where an app is built, such as `L10n.Settings.title` of `settings.title`; nil for others.
    private func builtText(_ path: String, _ name: String) -> CodeValue? {
        guard path == Self.builtTexts || path.hasPrefix(Self.builtTexts + ".") else { return nil }
        let parts = path.split(separator: ".").dropFirst() + [name[...]]
        return .generated(table: "Localizable", name: parts.joined(separator: "."))
    }

    private static let builtTexts = "L10n"

    /// The height of rows that are as high as their content.
    private static let automaticDimension = CodeValue.number(-1)

    /// Texts with `+` between them, one of two with `? :`, or the one behind `??`.
    private func read(_ elements: [ExprSyntax], _ depth: Int) -> Reading? {
        if elements.count == 3, let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) {
            return read(ternary.thenExpression, depth: depth + 1).map { ($0.value, false) }
        }
        let operators = stride(from: 1, to: elements.count, by: 2).map {
            elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        if operators == ["??"], let first = read(elements[0], depth: depth + 1), first.value.isPresent {
            return first
        }
        if operators == ["??"] { return read(elements[2], depth: depth + 1).map { ($0.value, false) } }
        guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else { return nil }
        var parts: [CodeValue] = []
        var isCertain = true
        for index in stride(from: 0, to: elements.count, by: 2) {
            guard let part = read(elements[index], depth: depth + 1) else { return nil }
            parts.append(part.value)
            isCertain = isCertain && part.isCertain
        }
        return (.joined(parts), isCertain)
    }

    // MARK: Colours and pictures

    /// A member of `UIColor` or `UIImage`: one that the app's code declares, one that Xcode generated from a catalog, or UIKit's own.
    private func implicit(_ name: String, of type: String, _ depth: Int) -> Reading? {
        let types = type.isEmpty ? ["UIColor", "UIImage"] : [type]
        if let expression = types.lazy.compactMap({ constants.expressions["\($0).\(name)"] }).first {
            return read(expression, depth: depth + 1)
        }
        return (type == "UIImage" ? .generatedImage(name) : .systemColor(name), true)
    }

    /// The asset of a constant that SwiftGen generated, such as `Asset.hero` for `ImageAsset(name: "hero")`.
    private func asset(_ path: String) -> CodeValue? {
        guard let call = constants.expressions[path]?.as(FunctionCallExprSyntax.self),
            let name = call.argument("name")?.literalText
        else { return nil }
        let type = call.calledExpression.sourceText
        if type.hasSuffix("ImageAsset") { return .namedImage(name) }
        return type.hasSuffix("ColorAsset") ? .namedColor(name) : nil
    }

    /// The colour that a method of `UIColor` gave before Swift 3, such as `redColor` of `UIColor.redColor()`; nil for other calls.
    private func colorOfOldName(_ call: FunctionCallExprSyntax) -> CodeValue? {
        guard call.arguments.isEmpty, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.sourceText == "UIColor"
        else { return nil }
        let name = member.declName.baseName.text
        // An app's own colours may be called so, too.
        guard name.count > Self.oldEnding.count, name.hasSuffix(Self.oldEnding),
            constants.expressions["UIColor.\(name)"] == nil
        else { return nil }
        return .systemColor(String(name.dropLast(Self.oldEnding.count)))
    }

    private static let oldEnding = "Color"

    private func color(_ call: FunctionCallExprSyntax) -> CodeValue? {
        if let color = colorOfOldName(call) { return color }
        guard (call.typeName ?? call.calledExpression.sourceText) == "UIColor", let first = call.arguments.first else {
            return nil
        }
        switch first.label?.text {
        case "named": return first.expression.literalText.map { .namedColor($0) }
        case "resource", nil:
            return first.expression.as(MemberAccessExprSyntax.self).flatMap(Self.resource).map { .systemColor($0) }
        case "white":
            let white = first.expression.number
            return components(["alpha"], of: call).flatMap { rest in
                white.map { .color(red: $0, green: $0, blue: $0, alpha: rest[0]) }
            }
        case "red", "displayP3Red":
            let red = first.expression.number
            return components(["green", "blue", "alpha"], of: call).flatMap { rest in
                red.map { .color(red: $0, green: rest[0], blue: rest[1], alpha: rest[2]) }
            }
        case let label? where Self.hexadecimalLabels.contains(label):
            return Self.color(hexadecimal: first.expression.literalText ?? first.expression.sourceText)
                .flatMap { color in call.argument("alpha").map { $0.number.flatMap(color.withAlpha) } ?? color }
        default: return nil
        }
    }

    /// The labels of initializers that apps give `UIColor` for six hexadecimal digits. UIKit has none of them.
    private static let hexadecimalLabels: Set<String> = [
        "hex", "hexCode", "hexString", "hexValue", "hexadecimal", "rgb", "rgbHex", "rgbValue",
    ]

    /// The colour of six digits, as in `0xEDEDF0` and `#EDEDF0`; nil for other texts: of eight digits some apps write the alpha first.
    private static func color(hexadecimal text: String) -> CodeValue? {
        guard let digits = text.wholeMatch(of: /(?:#|0x|0X)?([0-9A-Fa-f]{6})/)?.1, let value = Int(digits, radix: 16)
        else { return nil }
        func component(_ shift: Int) -> Double { Double(value >> shift & 0xFF) / 255 }
        return .color(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }

    private func components(_ labels: [String], of call: FunctionCallExprSyntax) -> [Double]? {
        let numbers = labels.compactMap { call.argument($0)?.number }
        return numbers.count == labels.count ? numbers : nil
    }

    private func image(_ call: FunctionCallExprSyntax) -> Reading? {
        guard let first = call.arguments.first else { return nil }
        let name = first.expression.literalText
        switch first.label?.text {
        case "named": return name.map { (.namedImage($0), true) }
        case "systemName": return name.map { (.systemImage($0), true) }
        case "resource", nil:
            return first.expression.as(MemberAccessExprSyntax.self).flatMap(Self.resource).map {
                (.generatedImage($0), true)
            }
        default: return nil
        }
    }

    /// The name of a resource that Xcode or R.swift generated, such as `.hero` or `R.image.hero`.
    private static func resource(_ member: MemberAccessExprSyntax) -> String? {
        let path = member.base?.sourceText ?? ""
        let types = ["", "R.image", "R.color", "ImageResource", "ColorResource"]
        return types.contains(path) ? member.declName.baseName.text : nil
    }
}

extension ExprSyntax {
    /// The value of a number's literal, or of one literal divided by another, as components of colours are written; nil for anything else.
    var number: Double? {
        if let literal = self.as(FloatLiteralExprSyntax.self) { return Double(literal.literal.text) }
        if let literal = self.as(IntegerLiteralExprSyntax.self) { return Double(literal.literal.text) }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "/",
            let dividend = parts[0].number, let divisor = parts[2].number, divisor != 0
        else { return nil }
        return dividend / divisor
    }
}

extension FunctionCallExprSyntax {
    /// The type whose initializer is called by its name, as in `UIImage.init(systemName: "info")`; nil for other calls.
    var typeName: String? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init"
        else {
            return nil
        }
        return member.base?.sourceText
    }
}
