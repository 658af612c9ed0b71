import Foundation
import KeylineGraphics

extension LayoutSnapshot {
    /// What the layout itself shows to be wrong: open frames, text that is cut off, characters that no font has.
    ///
    /// Hidden views are passed over.
    public var findings: [Diagnostic] {
        placedViews.filter(\.isVisible).flatMap { $0.view.findings }
    }
}

extension ViewSnapshot {
    fileprivate var findings: [Diagnostic] {
        [ambiguity, truncation, missingGlyphs].compactMap { $0 }
    }

    private var ambiguity: Diagnostic? {
        guard isAmbiguous else { return nil }
        return Diagnostic(
            .warning, .ambiguous, view: id, location: location,
            message: "the constraints leave the frame of the \(title) open",
            hints: ["add a constraint for the position or size that is missing, or tell two equal priorities apart"])
    }

    private var truncation: Diagnostic? {
        guard let text, text.isTruncated else { return nil }
        return Diagnostic(
            .warning, .truncated, view: id, location: location,
            message: "the text \(text.text.excerpt) does not fit into \(Decimals.text(frame.size)) points",
            hints: ["allow more lines, or give the view more room"])
    }

    private var missingGlyphs: Diagnostic? {
        guard let text, !text.missingCharacters.isEmpty else { return nil }
        let characters = text.missingCharacters.map { "U+" + String($0, radix: 16, uppercase: true) }
        return Diagnostic(
            .warning, .missingGlyph, view: id, location: location,
            message: "no font has \(characters.joined(separator: ", "))",
            hints: ["add a font that has it"])
    }

    /// The class and, where there is one, the author's label.
    private var title: String {
        name.map { "\(className) \($0.quoted)" } ?? className
    }
}

extension String {
    /// The text in quotes, cut after forty characters.
    fileprivate var excerpt: String {
        String(count > 40 ? prefix(39) + "…" : self[...]).quoted
    }
}
