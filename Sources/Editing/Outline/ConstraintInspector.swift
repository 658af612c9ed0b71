import Foundation
import KeylineByteText
import KeylineVocabulary

/// Interface Builder's inspector of a constraint: everything but its items can be changed.
public struct ConstraintInspector: Sendable {
    /// A change.
    public enum Change: Hashable, Sendable {
        /// Another constant, in points.
        case constant(Double)
        /// Another priority.
        case priority(Double)
        /// Another multiplier, as documents write it: `2` or `16:9`.
        case multiplier(String)
        /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
        case relation(String)
        /// The name in logs; empty for none.
        case identifier(String)
        /// Whether it is removed at build time.
        case placeholder(Bool)
        /// Whether the container's margin takes the place of its edge.
        case relativeToMargin(Bool)
        /// The items exchanged: the same equation from the other side.
        case swap
        /// Another attribute of the first item, as documents write it: `leading`, `topMargin`, `centerX`.
        case firstAttribute(String)
        /// Another attribute of the second item.
        case secondAttribute(String)
        /// Whether the constraint is there.
        case installed(Bool)
    }

    let document: InterfaceDocument
    let constraint: InterfaceConstraint

    /// Opens a constraint.
    ///
    /// - Parameters:
    ///   - id: The object id, or the identifier; in a layout file the line, such as `12`, `12.2` for the second of the line, or the text.
    ///   - document: The document.
    /// - Throws: `EditingError` where there is none, or where several have the identifier.
    public init(_ id: String, of document: InterfaceDocument) throws(EditingError) {
        guard let constraint = try document.constraint(named: id) else {
            throw .unknownConstraint(
                name: id, file: document.file,
                known: document.constraints.flatMap { [$0.id, $0.identifier].compactMap { $0 } })
        }
        self.document = document
        self.constraint = constraint
    }

    /// The attributes that can be changed, with their present values.
    public var values: [ViewInspector.Value] {
        let relation = WordTables.relations.spellings.first { $0.name == constraint.relation }?.layout ?? "=="
        let second = constraint.second.map { [("secondAttribute", $0.attribute)] } ?? []
        let multiplier = constraint.multiplier.ratio ?? ConstraintMarkup.number(constraint.multiplier.value)
        let all =
            [("firstAttribute", constraint.first.attribute), ("relation", relation)] + second
            + [
                ("multiplier", multiplier), ("constant", ConstraintMarkup.number(constraint.constant)),
                ("priority", ConstraintMarkup.number(constraint.priority)),
                ("identifier", constraint.identifier ?? ""), ("placeholder", constraint.isPlaceholder ? "yes" : "no"),
            ]
        return all.map { ViewInspector.Value(name: $0.0, value: $0.1) }
    }

    /// What some size classes alone say of the constraint: another constant, and whether it is there (`yes` or `no`). An empty value is the one
    /// of all size classes.
    public func values(for variation: SizeClassVariation) -> [ViewInspector.Value] {
        var constant: String?
        var isInstalled: Bool?
        if let statement = document.statement(of: constraint) {
            let present = document.layout?.variations(of: statement.mapping)
            let member = present.flatMap { present in
                present.index(of: variation.sizeClasses).map { present.members[$0] }
            }
            constant = member?["constant"]?.text
            isInstalled = member?["installed"]?.text.map { $0 == "true" }
        } else if let element = constraint.element, let holder = document.views[constraint.holder]?.element {
            constant = document.variation(variation, of: element).flatMap { document.markup[$0]["constant"] }
            isInstalled = document.isInstalled(constraint.id, in: "constraints", of: holder, for: variation)
        }
        let presence = isInstalled.map { $0 ? "yes" : "no" }
        return [("constant", constant), ("installed", presence)].map { .init(name: $0.0, value: $0.1 ?? "") }
    }

    /// The document with changes made.
    ///
    /// - Throws: `EditingError` for a change that the constraint does not allow.
    public func bytes(making changes: [Change]) throws(EditingError) -> [UInt8] {
        var editor = InterfaceEditor(document)
        var rewritten = constraint
        var isRewritten = false
        for change in changes {
            switch change {
            case .constant(let value):
                rewritten.constant = value
                rewritten.isSymbolic = false
            case .priority(let value): rewritten.priority = value
            case .multiplier(let text): try setMultiplier(text, of: &rewritten)
            case .relation(let word): rewritten.relation = word
            case .identifier(let name): rewritten.identifier = name.isEmpty ? nil : name
            case .placeholder(let value):
                guard !document.isLayoutFile else { throw impossible("layout files have no placeholder constraints") }
                rewritten.isPlaceholder = value
            case .relativeToMargin(let value): try setMargin(value, of: &rewritten)
            case .swap:
                guard let inverted = rewritten.inverted else { throw impossible("it has only one item") }
                guard document.statement(of: constraint).flatMap({ document.layout?.variations(of: $0.mapping) }) == nil
                else { throw impossible("it differs between size classes") }
                rewritten = inverted
            case .installed(let flag):
                guard changes.count == 1 else { throw impossible("whether it is installed is set alone") }
                return try bytes(varying: [.installed(flag)], for: nil)
            case .firstAttribute(let name): rewritten.first.attribute = try attribute(name, of: rewritten.first)
            case .secondAttribute(let name):
                guard let second = rewritten.second else { throw impossible("it has only one item") }
                rewritten.second?.attribute = try attribute(name, of: second)
            }
            isRewritten = true
        }
        try check(rewritten)
        if isRewritten, let element = constraint.element { editor.rewrite(element, as: rewritten) }
        return editor.bytes()
    }

    /// The document with another constant for some size classes, or without the constraint in them.
    ///
    /// - Parameters:
    ///   - changes: Constants, and whether it is installed; Interface Builder varies nothing else of a constraint.
    ///   - variation: The size classes; nil for all.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` for other changes.
    public func bytes(varying changes: [Change], for variation: SizeClassVariation?) throws(EditingError) -> [UInt8] {
        if let statement = document.statement(of: constraint) {
            return try bytes(varying: changes, for: variation, statement)
        }
        guard let element = constraint.element, let holder = document.views[constraint.holder]?.element else {
            throw impossible("it follows from something else")
        }
        var edit = SizeClassEdit(document, variation)
        for change in changes {
            switch change {
            case .constant(let value):
                edit.set([("constant", ConstraintMarkup.number(value))], of: element)
            case .installed(let flag): edit.setInstalled(flag, constraint.id, in: "constraints", of: holder)
            default: throw impossible("Interface Builder varies its constant alone, and whether it is installed")
            }
        }
        return edit.bytes
    }

    /// The same for a constraint of a layout file. One that is a text alone becomes a mapping.
    private func bytes(
        varying changes: [Change], for variation: SizeClassVariation?, _ statement: LayoutFileRanges.Statement
    ) throws(EditingError) -> [UInt8] {
        var values: [(name: String, text: String)] = []
        for change in changes {
            switch change {
            case .constant(let value) where !statement.isFormat:
                values.append(("constant", ConstraintMarkup.number(value)))
            case .installed(let flag): values.append(("installed", flag ? "true" : "false"))
            default: throw impossible("its constant alone can differ between size classes, and whether it is installed")
            }
        }
        guard !statement.entries.isEmpty else {
            let inside = values.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
            let key = variation?.sizeClasses.layoutText.map { $0.contains(",") ? "\"\($0)\"" : $0 }
            let more = key.map { "variations: { \($0): { \(inside) } }" } ?? inside
            let text = String(decoding: document.bytes[statement.value], as: UTF8.self)
            var edits = ByteEdits()
            edits.replace(statement.item, with: "{ constraint: \(Self.quoted(text)), \(more) }")
            return edits.applied(to: document.bytes)
        }
        var editor = InterfaceEditor(document)
        for value in values {
            guard let variation else { throw impossible("whether it is installed is set for size classes with --vary") }
            editor.vary(
                .init(
                    holder: statement.mapping, sizeClasses: variation.sizeClasses, name: value.name, text: value.text))
        }
        return editor.bytes()
    }

    /// A constraint between braces, where a comma or bracket would end it.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.contains { ",[]{}\"'#".contains($0) }
        return isPlain || text.hasPrefix("\"") || text.hasPrefix("'") ? text : "\"\(text.escaped(for: .yaml))\""
    }

    private func impossible(_ reason: String) -> EditingError {
        .impossible(
            reason: "the constraint \"\(constraint.id)\" does not allow that: \(reason)",
            location: document.location(of: constraint),
            hint: "`keyline outline` shows its equation")
    }

    private func setMultiplier(_ text: String, of constraint: inout InterfaceConstraint) throws(EditingError) {
        guard constraint.second != nil else { throw impossible("there is no second item to multiply") }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        guard let over = parts.first, over > 0, parts.count == 1 || parts.count == 2 && parts[1] > 0 else {
            throw impossible("\"\(text)\" is neither a number above 0 nor a ratio such as 16:9")
        }
        constraint.multiplier.value = parts.count == 2 ? over / parts[1] : over
        constraint.multiplier.ratio = parts.count == 2 ? text : nil
    }

    private func attribute(_ name: String, of side: InterfaceConstraint.Side) throws(EditingError) -> String {
        guard let attribute = EditedAttribute(name) else {
            throw impossible(
                "there is no attribute \"\(name)\"; attributes are \(EditedAttribute.names.joined(separator: ", "))")
        }
        let isGuide = document.views[side.item] == nil
        guard !isGuide || !attribute.isOfViews else { throw impossible("a guide has no \(name)") }
        return name
    }

    /// The rules by which UIKit refuses a constraint.
    private func check(_ constraint: InterfaceConstraint) throws(EditingError) {
        guard let first = EditedAttribute(constraint.first.attribute) else { return }
        guard let second = constraint.second else {
            guard first.isSize else {
                throw impossible("a position is related to another item's, never to a number alone")
            }
            return
        }
        guard let other = EditedAttribute(second.attribute) else { return }
        if let reason = first.refusal(of: other) { throw impossible(reason) }
        guard constraint.first != second else { throw impossible("an attribute cannot be related to itself") }
    }

    private static let edges: Set<String> = ["leading", "trailing", "top", "bottom", "left", "right"]

    /// Turns the edge of the view around into its margin, or back.
    private func setMargin(_ isMargin: Bool, of constraint: inout InterfaceConstraint) throws(EditingError) {
        guard let second = constraint.second else { throw impossible("there is no container") }
        let changesFirst = document.isInside(second.item, constraint.first.item)
        guard changesFirst || document.isInside(constraint.first.item, second.item) else {
            throw impossible("neither item contains the other")
        }
        let side = changesFirst ? constraint.first : second
        let edge = side.attribute.replacing("Margin", with: "")
        guard Self.edges.contains(edge) else { throw impossible("\(side.attribute) is not an edge") }
        let changed = InterfaceConstraint.Side(item: side.item, attribute: isMargin ? edge + "Margin" : edge)
        if changesFirst { constraint.first = changed } else { constraint.second = changed }
    }
}
