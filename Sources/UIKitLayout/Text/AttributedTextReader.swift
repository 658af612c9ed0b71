import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Turns Foundation's attributed strings into the text that the typesetter reads.
@MainActor
struct AttributedTextReader {
    /// What runs without a font or colour of their own look like.
    let font: UIFont
    let color: Color
    let traits: UITraitCollection
    let direction: UIUserInterfaceLayoutDirection
    /// The colour of links; nil leaves them in the colour of their text.
    var linkColor: Color?

    func text(of string: String) -> AttributedText {
        AttributedText(string, attributes: attributes([:]))
    }

    func text(of styled: StyledText) -> AttributedText {
        var result = AttributedText()
        for (offset, run) in styled.placedRuns {
            var neutral = attributes(run.attributes)
            neutral.attachment = (run.attributes[.attachment] as? NSTextAttachment)?.neutral(name: "\(offset)")
            result.append(AttributedText(run.text, attributes: neutral))
        }
        return result
    }

    private func attributes(_ given: [NSAttributedString.Key: Any]) -> TextAttributes {
        let font = given[.font] as? UIFont ?? font
        let color = (given[.foregroundColor] as? UIColor)?.color(for: traits) ?? color
        var result = TextAttributes(font: font.font(for: traits), color: color)
        // Most text is plain.
        guard !given.isEmpty else { return result }
        result.backgroundColor = (given[.backgroundColor] as? UIColor)?.color(for: traits)
        result.kern = CGFloat(attribute: given[.kern]) ?? 0
        result.tracking = CGFloat(attribute: given[.tracking])
        if CGFloat(attribute: given[.ligature]) == 0 { result.font.features.append(FontFeature("liga", 0)) }
        result.link = (given[.link] as? URL)?.absoluteString ?? given[.link] as? String
        if result.link != nil, let linkColor { result.color = linkColor }
        result.baselineOffset = CGFloat(attribute: given[.baselineOffset]) ?? 0
        result.underline = decoration(given[.underlineStyle], given[.underlineColor])
        result.strikethrough = decoration(given[.strikethroughStyle], given[.strikethroughColor])
        result.paragraphStyle = (given[.paragraphStyle] as? NSParagraphStyle)?.neutral(in: direction)
        noteUndrawn(given)
        return result
    }

    /// Says which looks of letters are left out of the picture.
    private func noteUndrawn(_ given: [NSAttributedString.Key: Any]) {
        let names: [(NSAttributedString.Key, String)] = [
            (.shadow, "shadow"), (.strokeWidth, "stroke"), (.obliqueness, "slant"), (.expansion, "expansion"),
            (.textEffect, "effect"),
        ]
        for (key, name) in names where given[key] != nil {
            SceneContext.current.report(
                Diagnostic(.note, .ignored, message: "the \(name) of letters in an attributed text is not drawn"))
        }
    }

    private func decoration(_ style: Any?, _ color: Any?) -> TextAttributes.Decoration? {
        guard let bits = CGFloat(attribute: style).map({ NSUnderlineStyle(rawValue: Int($0)) }), !bits.isEmpty else {
            return nil
        }
        let shape: TextAttributes.Decoration.Style =
            bits.contains(.double) ? .double : bits.contains(.thick) ? .thick : .single
        return TextAttributes.Decoration(shape, color: (color as? UIColor)?.color(for: traits))
    }
}
