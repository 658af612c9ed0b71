import Foundation
import KeylineByteText
import KeylineGraphics

extension LayoutSnapshot: CustomStringConvertible {
    /// The tree with frames, then the constraints that people wrote and those that were not kept.
    public var description: String { text { "\($0)" } }

    /// The same without places in the app's code, which every line above them moves: the text that goldens and reviews compare.
    package var comparedText: String { text(\.wordsWithoutPlace) }

    private func text(_ codeValue: (ViewSnapshot.CodeValue) -> String) -> String {
        let tree = TreeText.lines(of: root, title: { $0.dumpTitle(codeValue) }, children: \.children)
        let listed = constraints.filter { !$0.isSystem || $0.state != .satisfied }
        guard !listed.isEmpty else { return tree }
        return tree + "constraints\n" + listed.map { "  \($0)\n" }.joined()
    }
}

extension ViewSnapshot {
    fileprivate func dumpTitle(_ codeValue: (CodeValue) -> String) -> String {
        var words = ["\(className) \(id.rawValue.quoted)", Decimals.text(frame)]
        if geometry.alignmentRect != frame { words.append("alignment \(Decimals.text(geometry.alignmentRect))") }
        if geometry.boundsOrigin != .zero { words.append("scrolled to \(Decimals.text(geometry.boundsOrigin))") }
        if let first = geometry.firstBaseline { words.append("baseline \(Decimals.text(first))") }
        if let last = geometry.lastBaseline, Decimals.text(last) != geometry.firstBaseline.map({ Decimals.text($0) }) {
            words.append("last \(Decimals.text(last))")
        }
        if let name = identity.name { words.append("name \(name.quoted)") }
        if let text { words.append(text.text.quoted + (text.isTruncated ? " truncated" : "")) }
        words += codeValues.map { "(\(codeValue($0)))" }
        if isHidden { words.append("hidden") }
        if sizing.isAmbiguous { words.append("AMBIGUOUS") }
        return words.joined(separator: " ")
    }
}

extension ConstraintSnapshot: CustomStringConvertible {
    /// The equation, followed by its priority where it is optional and its state where it is not kept.
    public var description: String {
        var text = equation
        if priority < 1000 { text += " @\(Decimals.text(Double(priority)))" }
        if let identifier { text += " " + identifier.quoted }
        return state == .satisfied ? text : text + " \(state.rawValue)"
    }

    /// The two sides and how they compare.
    public var equation: String { "\(first) \(relation.rawValue) \(rightSide)" }

    private var rightSide: String {
        guard let second else { return Decimals.text(constant) }
        let factor = multiplier == 1 ? "" : "\(Decimals.text(multiplier)) * "
        guard constant != 0 else { return factor + second.description }
        return factor + second.description + (constant < 0 ? " - " : " + ") + Decimals.text(abs(constant))
    }
}

extension ConstraintSnapshot.Side: CustomStringConvertible {
    /// `view.attribute`, with the guide between where there is one.
    public var description: String {
        [view.description, guide?.escaped(for: .line), attribute.rawValue].compactMap { $0 }.joined(separator: ".")
    }
}
