import Foundation
import KeylineByteText
import KeylineGraphics

extension FrameExplanation: CustomStringConvertible {
    /// The view, its four numbers with their reasons, then the constraints that gave way, or the exchanges that led to its size.
    public var description: String {
        let title = [className.escaped(for: .line), name?.quoted, "(\(view))"].compactMap { $0 }.joined(
            separator: " ")
        let placing =
            isPlacedByConstraints || conversation != nil
            ? "" : "no constraint places this view: its frame was set directly\n"
        let losses = lost.isEmpty ? "" : "not satisfied\n" + lost.map { "  \($0)\n" }.joined()
        let said = conversation.map { "\($0.text)\n" } ?? ""
        let resized = resizedSides.map { "\($0)\n" }.joined()
        return title + "\n" + placing + lengths.map(\.description).joined() + losses + resized + said
    }
}

extension FrameExplanation.ResizedSide: CustomStringConvertible {
    /// By how much, against which content and priority, and the remedy.
    public var description: String { "\(words)\n  hint: \(advice)" }

    /// Such as `height stretched by 30: its content needs 20.3, and its hugging of 250 gave way`.
    public var words: String {
        let (verb, priority) = amount > 0 ? ("stretched", "hugging") : ("compressed", "compression resistance")
        return
            "\(part.rawValue) \(verb) by \(Decimals.text(abs(amount))): its content needs \(Decimals.text(content)), "
            + "and its \(priority) of \(Decimals.text(Double(self.priority))) gave way"
    }
}

extension FrameExplanation.Length: CustomStringConvertible {
    /// A line with the value, then a line for each reason.
    public var description: String {
        let head =
            "\(part.rawValue) = \(Decimals.text(value))" + (isOpen ? "  OPEN: the constraints do not determine it" : "")
        return head + "\n" + reasons.map { "  \($0)\n" }.joined()
    }
}

extension FrameExplanation.Reason: CustomStringConvertible {
    /// The constraint, its maker, the amount by which it is missed, and its place in the source.
    public var description: String {
        var words = [constraint.description]
        if maker != .person { words.append("(\(maker.rawValue))") }
        if missedBy > 0 { words.append("by \(Decimals.text(missedBy))") }
        if let location = constraint.location { words.append("at \(location)") }
        return words.joined(separator: " ")
    }
}
