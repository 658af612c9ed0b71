import KeylineOutletValues
import SwiftSyntax

extension CodeValueReader {
    /// Whether an expression is a font, or a text with fonts, of sizes that no text size of the reader's changes. The constants and the methods of
    /// `UIFont` that it names are looked through.
    func isFixedFont(_ expression: ExprSyntax) -> Bool {
        let words = FontWords(expression, self)
        return words.hasFixed && !words.mayScale
    }

    /// Whether a text with attributes that code gives a view may follow the reader's text size.
    ///
    /// - Parameter expression: The text; nil where it is not known.
    /// - Returns: False for a text whose attributes are all written there, without a font or with fixed ones.
    func mayHaveScalingFont(_ expression: ExprSyntax?) -> Bool {
        switch Self.attributes(of: expression) {
        case .none: return false
        case .unknown: return true
        case .written(let attributes):
            let words = FontWords(attributes, self)
            return words.mayScale || words.namesFont && !words.hasFixed
        }
    }

    /// Whether a text with attributes that code gives a view may have a colour of its own.
    ///
    /// - Parameter expression: The text; nil where it is not known.
    /// - Returns: False for a text whose attributes are all written there, without a colour.
    static func mayHaveInk(_ expression: ExprSyntax?) -> Bool {
        switch attributes(of: expression) {
        case .none: false
        case .unknown: true
        case .written(let attributes):
            attributes.tokens(viewMode: .sourceAccurate).contains {
                ["foregroundColor", "NSForegroundColorAttributeName"].contains($0.text)
            }
        }
    }

    /// The attributes of a whole text.
    private enum Attributes {
        case none
        case written(ExprSyntax)
        case unknown
    }

    private static func attributes(of expression: ExprSyntax?) -> Attributes {
        guard let call = expression?.as(FunctionCallExprSyntax.self),
            ["NSAttributedString", "NSMutableAttributedString"].contains(call.calledExpression.sourceText),
            call.arguments.first?.label?.text == "string"
        else { return .unknown }
        guard let attributes = call.argument("attributes") else { return .none }
        return attributes.is(DictionaryExprSyntax.self) ? .written(attributes) : .unknown
    }
}

/// The words about fonts in an expression and in the constants and functions that it names.
private struct FontWords {
    private(set) var hasFixed = false
    private(set) var mayScale = false
    /// Whether a font is given at all.
    private(set) var namesFont = false

    private static let scaling: Set<String> = [
        "preferredFont", "UIFontMetrics", "scaledFont", "scaledValue", "preferredContentSizeCategory",
    ]
    private static let fixed: Set<String> = [
        "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
        "withSize",
    ]

    init(_ expression: ExprSyntax, _ reader: CodeValueReader) {
        var seen: Set<String> = []
        look(Syntax(expression), reader, &seen)
    }

    private mutating func look(_ syntax: Syntax, _ reader: CodeValueReader, _ seen: inout Set<String>) {
        for token in syntax.tokens(viewMode: .sourceAccurate) {
            let name = token.text
            if Self.scaling.contains(name) { mayScale = true }
            if name == "font" || name == "NSFont" { namesFont = true }
            if Self.fixed.contains(name) { hasFixed = true }
            if name == "UIFont", token.nextToken(viewMode: .sourceAccurate)?.text == "(" { hasFixed = true }
        }
        for path in PathFinder.paths(in: syntax) where seen.count < 100 && seen.insert(path).inserted {
            if reader.fixedFonts.contains(path) { hasFixed = true }
            if let local = reader.locals[path] { look(Syntax(local), reader, &seen) }
            let names = [path, "UIFont.\(path)", "\(reader.type).\(path)"]
            for name in names {
                if let expression = reader.constants.expressions[name] { look(Syntax(expression), reader, &seen) }
                for function in reader.constants.fontFunctions[name] ?? [] {
                    look(Syntax(function.statements), reader, &seen)
                }
            }
        }
    }
}

/// Finds the names at which expressions begin, members of `self` without it: `key` of `self.key.count` and of `f(key)`.
final class NameFinder: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in syntax: Syntax) -> Set<String> {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .skipChildren }
        if base.sourceText == "self" { names.insert(node.declName.baseName.text) } else { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .skipChildren
    }
}

/// Finds names with their members, such as `Theme.title` and `Theme.title.font`, and names alone.
private final class PathFinder: SyntaxVisitor {
    private var all: Set<String> = []

    static func paths(in syntax: Syntax) -> Set<String> {
        let finder = PathFinder(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.all
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        all.insert(node.base == nil ? node.declName.baseName.text : node.sourceText)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { all.insert(node.baseName.text) }
        return .skipChildren
    }
}

extension CodeValue {
    /// Whether what follows `??` does not count: without an attribute the document's own words stay, and a catalog has what code names.
    var isPresent: Bool {
        switch self {
        case .namedColor, .namedImage, .systemImage: true
        default: isOfAttribute
        }
    }

    /// Whether it is a text that no object has one of its own of.
    var isText: Bool {
        switch self {
        case .text, .lookup, .generated: true
        case .joined(let parts): parts.allSatisfy(\.isText)
        case .formatted(let value, _), .changed(let value, _), .withoutMarks(let value): value.isText
        default: false
        }
    }

    /// Texts one behind the other; one text where all are known.
    static func joined(of parts: [CodeValue]) -> CodeValue {
        let whole = parts.reduce(into: [CodeValue]()) { result, part in
            if case .text(let text) = part, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else if part != .text("") {
                result.append(part)
            }
        }
        return whole.count == 1 ? whole[0] : whole.isEmpty ? .text("") : .joined(whole)
    }

    /// A colour with another alpha; nil for a colour whose components are not known here, and for other values.
    func withAlpha(_ alpha: Double) -> CodeValue? {
        switch self {
        case .color(let red, let green, let blue, _): .color(red: red, green: green, blue: blue, alpha: alpha)
        case .systemColor("white"): .color(red: 1, green: 1, blue: 1, alpha: alpha)
        case .systemColor("black"): .color(red: 0, green: 0, blue: 0, alpha: alpha)
        default: nil
        }
    }
}
