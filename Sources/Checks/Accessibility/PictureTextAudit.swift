import Foundation
import KeylineScenes

/// Finds pictures that seem to show text: it does not grow with the reader's text size, and is in one language.
///
/// A name is a hint and no proof, so the findings are notes. Source: WCAG 2.2, success criterion 1.4.5.
struct PictureTextAudit {
    private let screen: ScreenReading
    private let elements: [AccessibilityElement]

    init(_ screen: ScreenReading, _ elements: [AccessibilityElement]) {
        self.screen = screen
        self.elements = elements
    }

    private static let words: Set<String> = [
        "text", "title", "label", "caption", "slogan", "headline", "quote", "sentence", "wordmark", "lettering",
        "tagline",
    ]
    /// The number of words from which a picture's label reads as a text that it shows.
    private static let sentence = 8

    var findings: [Diagnostic] { named + labelled }

    /// Pictures whose names speak of text.
    private var named: [Diagnostic] {
        screen.views.compactMap { placed in
            guard placed.isVisible, let name = placed.view.accessibility.content.pictureName,
                let word = Self.words(in: name).first(where: Self.words.contains), !name.contains(".")
            else { return nil }
            return screen.finding(
                .note, .textInImage, placed, "shows the picture \"\(name)\", which by its name has \(word) in it",
                hints: ["show the text in a label, so that it grows and is translated"])
        }
    }

    /// Pictures whose labels are sentences.
    private var labelled: [Diagnostic] {
        elements.compactMap { element in
            guard element.content.traits.contains(.image), element.content.pictureName == nil,
                let label = element.content.label, label.split(separator: " ").count >= Self.sentence
            else { return nil }
            return screen.finding(
                .note, .textInImage, element,
                "is a picture with a label of a whole sentence, perhaps the text that it shows",
                hints: ["show the text in a label, so that it grows and is translated"])
        }
    }

    /// The words of a name, in small letters: `heroTitle_2` has `hero`, `title` and `2`.
    private static func words(in name: String) -> [String] {
        var result: [String] = [""]
        for letter in name {
            if !letter.isLetter {
                result.append("")
            } else if letter.isUppercase, result.last?.last?.isLowercase ?? false {
                result.append(String(letter))
            } else {
                result[result.count - 1].append(letter)
            }
        }
        return result.map { $0.lowercased() }
    }
}
