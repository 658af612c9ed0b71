import Foundation
import KeylineByteText
import KeylineLayoutFile

extension LayoutFileEditor {
    /// What happens to the items of the list of constraints.
    private enum Outcome {
        case kept
        case gone
        /// One text takes the place of the item's own; a constant goes into the variation that is in force.
        case rewritten(String?, constant: (place: Range<Int>, text: String)?)
        /// The same, with another identifier; nil takes it away.
        case renamed(String?, identifier: String?)
        /// Equations take the place of the whole item.
        case replaced([String])
    }

    private func outcome(
        _ statement: LayoutFileRanges.Statement, _ members: [InterfaceConstraint], _ text: LayoutEquationText
    ) -> Outcome {
        let changed = members.contains { removed.contains($0.id) || rewritten[$0.id] != nil }
        guard changed else { return .kept }
        let left = members.filter { !removed.contains($0.id) }
        guard let first = left.first else { return .gone }
        let renamed = left.contains { old in (rewritten[old.id] ?? old).identifier != old.identifier }
        guard members.count == 1, !statement.isFormat, !renamed || !statement.entries.isEmpty else {
            return .replaced(left.map { item(rewritten[$0.id] ?? $0, text) })
        }
        var edited = rewritten[first.id] ?? first
        guard !renamed else {
            let identifier = edited.identifier
            edited.identifier = first.identifier
            return .renamed(edited == first ? nil : text.text(edited), identifier: identifier)
        }
        guard let varied = variedConstant(of: statement) else { return .rewritten(text.text(edited), constant: nil) }
        let constant =
            edited.constant == first.constant ? nil : (varied.value, ConstraintMarkup.number(edited.constant))
        // What holds for all size classes stays.
        edited.constant = first.constant
        guard edited != first else { return .rewritten(nil, constant: constant) }
        edited.constant = EquationConstant.value(of: statement.text, metrics: places.metrics) ?? edited.constant
        return .rewritten(text.text(edited), constant: constant)
    }

    /// A constraint as an item of the list: a mapping where it has a name.
    private func item(_ constraint: InterfaceConstraint, _ text: LayoutEquationText) -> String {
        guard let identifier = constraint.identifier else { return text.text(constraint) }
        return "{ constraint: \(text.text(constraint)), identifier: \"\(identifier.escaped(for: .yaml))\" }"
    }

    func writeConstraints(_ text: LayoutEquationText, in edits: inout ByteEdits) {
        let new = added.map { item($0, text) }
        guard let list = places.constraints else { return addList(new, in: &edits) }
        let first = document.elementOfFirstStatement
        let members = Dictionary(grouping: document.constraints, by: \.element)
        let outcomes = places.statements.enumerated().map { outcome($1, members[first + $0] ?? [], text) }
        for (statement, outcome) in zip(places.statements, outcomes) {
            write(outcome, of: statement, in: list, &edits)
        }
        let gone = outcomes.map { if case .gone = $0 { true } else { false } }
        if list.isFlow { writeFlow(list, gone, new, in: &edits) } else { writeBlock(list, gone, new, in: &edits) }
    }

    private func write(
        _ outcome: Outcome, of statement: LayoutFileRanges.Statement, in list: LayoutFileRanges.List,
        _ edits: inout ByteEdits
    ) {
        switch outcome {
        case .kept, .gone: break
        case .renamed(let text, let identifier):
            write(.rewritten(text, constant: nil), of: statement, in: list, &edits)
            guard let identifier else { return remove("identifier", of: statement.mapping, in: &edits) }
            let quoted = "\"\(identifier.escaped(for: .yaml))\""
            guard let entry = statement.mapping["identifier"] else {
                return insert(
                    "identifier: \(quoted)", behind: statement.mapping["constraint"], of: statement.mapping, in: &edits)
            }
            edits.replace(entry.value, with: quoted)
        case .rewritten(let text, let constant):
            if let constant { edits.replace(constant.place, with: constant.text) }
            guard let text else { break }
            let quote = lines.bytes[statement.value.lowerBound]
            let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            let mark = isQuoted ? String(decoding: [quote], as: UTF8.self) : ""
            edits.replace(statement.value, with: mark + text + mark)
        case .replaced(let texts):
            let start = lines.itemStart(statement.item.lowerBound)
            let separator = list.isFlow ? ", " : lines.newline + lines.indentation(from: start) + "- "
            edits.replace(statement.item, with: texts.joined(separator: separator))
        }
    }

    /// Items between brackets, with the commas between them.
    private func writeFlow(
        _ list: LayoutFileRanges.List, _ gone: [Bool], _ new: [String], in edits: inout ByteEdits
    ) {
        let kept = gone.indices.filter { !gone[$0] }
        guard let last = kept.last else {
            let inner = new.isEmpty ? "[]" : places.isFlow ? "[\(new.joined(separator: ", "))]" : nil
            if let inner { return edits.replace(list.range, with: inner) }
            let indentation = lines.newline + itemIndentation + "- "
            return edits.replace(spaceBefore(list.range), with: new.map { indentation + $0 }.joined())
        }
        removeItems(gone, of: list, in: &edits)
        if !new.isEmpty { edits.insert(", " + new.joined(separator: ", "), at: list.items[last].upperBound) }
    }

    /// Removes some but not all of the items of a list in brackets, with the commas between them.
    func removeItems(_ gone: [Bool], of list: LayoutFileRanges.List, in edits: inout ByteEdits) {
        let kept = gone.indices.filter { !gone[$0] }
        guard let first = kept.first, let last = kept.last else { return }
        if first > 0 { edits.remove(list.items[0].lowerBound..<list.items[first].lowerBound) }
        for (one, next) in zip(kept, kept.dropFirst()) where next > one + 1 {
            edits.remove(list.items[one].upperBound..<list.items[next - 1].upperBound)
        }
        if last < list.items.count - 1 {
            edits.remove(list.items[last].upperBound..<list.items[list.items.count - 1].upperBound)
        }
    }

    /// A range with the spaces before it on its line.
    private func spaceBefore(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, lines.bytes[start - 1] == 0x20 { start -= 1 }
        return start..<range.upperBound
    }

    /// Items on lines of their own.
    private func writeBlock(_ list: LayoutFileRanges.List, _ gone: [Bool], _ new: [String], in edits: inout ByteEdits) {
        for (item, isGone) in zip(list.items, gone) where isGone { edits.remove(wholeLines(of: item)) }
        guard let last = list.items.last else { return }
        if !new.isEmpty {
            let indentation = lines.indentation(from: lines.itemStart(last.lowerBound)) + "- "
            insertLines(new.map { indentation + $0 }, behind: last.upperBound, in: &edits)
        } else if !gone.isEmpty, gone.allSatisfy({ $0 }),
            let key = places.root.first(where: { $0.key == "constraints" })
        {
            let colon = lines.bytes[key.start...].firstIndex(of: UInt8(ascii: ":")) ?? key.start
            edits.insert(" []", at: colon + 1)
        }
    }

    func wholeLines(of item: Range<Int>) -> Range<Int> {
        lines.itemStart(item.lowerBound)..<lines.nextLine(max(item.upperBound - 1, item.lowerBound))
    }

    /// How far in the items of a list stand: as those of the views.
    private var itemIndentation: String {
        guard let list = places.lists.first, !list.isFlow, let item = list.items.first else { return "  " }
        return lines.indentation(from: lines.itemStart(item.lowerBound))
    }

    /// Constraints of a file that had none.
    private func addList(_ new: [String], in edits: inout ByteEdits) {
        guard !new.isEmpty, let last = places.root.last else { return }
        if places.isFlow {
            return edits.insert(", constraints: [\(new.joined(separator: ", "))]", at: last.value.upperBound)
        }
        insertLines(
            ["constraints:"] + new.map { itemIndentation + "- " + $0 }, behind: last.value.upperBound, in: &edits)
    }
}
