import Foundation
import KeylineVocabulary
import UIKitLayout

extension ValueReader {
    /// The text with attributes that is the value of a property; nil where there is none.
    func attributedText(_ key: String = "attributedText", of element: IBElement) -> StyledText? {
        guard let source = element.child("attributedString", key: key) else { return nil }
        let fragments = source.children.filter { $0.name == "fragment" }
        return StyledText(
            fragments.compactMap { fragment in
                guard let text = fragment["content"] ?? longText("content", of: fragment) else { return nil }
                return StyledText.Run(text, fragment.child("attributes").map(attributes) ?? [:])
            })
    }

    /// The font that a text had before AppKit put another in its place for letters that it lacks; nothing draws it.
    private static let originalFont = "NSOriginalFont"

    private func attributes(_ element: IBElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for value in element.children {
            guard value.key != Self.originalFont, let key = value.key.map({ NSAttributedString.Key(rawValue: $0) })
            else { continue }
            switch value.name {
            case "font": result[key] = font(value)
            case "color": result[key] = color(value)
            case "paragraphStyle": result[key] = ParagraphKeywords.style(value)
            case "integer": result[key] = value.integer("value").map { NSNumber(value: $0) }
            case "real": result[key] = value.number("value").map { NSNumber(value: Double($0)) }
            default: break
            }
        }
        return result
    }
}

/// The words that documents use for paragraphs.
private enum ParagraphKeywords {
    static func style(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = element.word("alignment", in: WordTables.textAlignments.byDocument) ?? .natural
        style.lineBreakMode =
            element.word("lineBreakMode", in: WordTables.paragraphLineBreakModes.byDocument) ?? .byWordWrapping
        func take(_ attribute: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let number = element.number(attribute) { style[keyPath: path] = number }
        }
        take("lineSpacing", \.lineSpacing)
        take("paragraphSpacing", \.paragraphSpacing)
        take("paragraphSpacingBefore", \.paragraphSpacingBefore)
        take("lineHeightMultiple", \.lineHeightMultiple)
        take("minimumLineHeight", \.minimumLineHeight)
        take("maximumLineHeight", \.maximumLineHeight)
        take("firstLineHeadIndent", \.firstLineHeadIndent)
        take("headIndent", \.headIndent)
        take("tailIndent", \.tailIndent)
        return style
    }
}
