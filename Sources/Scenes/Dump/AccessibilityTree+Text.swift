import Foundation
import KeylineGraphics

extension AccessibilityTree: CustomStringConvertible {
    /// The elements in the order in which VoiceOver reads them, with English words.
    public var description: String { text(locale: "en") }

    /// The elements in the order in which VoiceOver reads them, each with its words, frame and traits.
    ///
    /// - Parameter locale: The language that VoiceOver speaks, as a BCP 47 tag.
    /// - Returns: The lines.
    public func text(locale: String) -> String {
        var voice = VoiceOverVoice(locale: locale)
        let lines = elements.enumerated().map { index, element in
            element.lines(number: index + 1, voice.words(of: element)).map { $0 + "\n" }.joined()
        }.joined()
        guard voice.isPartlyEnglish else { return lines }
        return lines + "spoken in English where no source gives VoiceOver's words in \(locale)\n"
    }
}

extension AccessibilityElement {
    /// The element's first line, then a line for each thing that it has besides.
    fileprivate func lines(number: Int, _ words: VoiceOverVoice.Words) -> [String] {
        var first = "\(number) \(words.description.quoted) \(Decimals.text(frame)) \(className) \(view.rawValue.quoted)"
        let traits = content.traits.words
        if !traits.isEmpty { first += " " + traits.joined(separator: " ") }
        var lines = [first]
        if let hint = words.hint { lines.append("hint \(hint.quoted)") }
        if let identifier { lines.append("identifier \(identifier.quoted)") }
        if let language = content.language { lines.append("language \(language.quoted)") }
        if content.activationPoint != nil { lines.append("activation point \(Decimals.text(activationPoint))") }
        if let path = content.path { lines.append("path within \(Decimals.text(path.controlPointBounds))") }
        lines += words.actions.map { "action \($0.quoted)" }
        lines += words.content.map { content in
            "content \(content.label.quoted): \(content.value.quoted)" + (content.isImportant ? " important" : "")
        }
        lines += content.customRotors.map { "rotor \($0.quoted)" }
        if !content.inputLabels.isEmpty {
            lines.append("input labels " + content.inputLabels.map(\.quoted).joined(separator: ", "))
        }
        return [lines[0]] + lines.dropFirst().map { "    " + $0 }
    }
}
