import Foundation
import KeylineByteText
import KeylineGraphics

extension LayoutSnapshot {
    /// Problems that the layout itself shows: open frames, text that is cut off, words that are divided, characters that no
    /// font has.
    ///
    /// Hidden views are skipped. A view without a place in the source is found at the nearest view around it that has one.
    public var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        visit { placed in if placed.isVisible { findings += placed.findings } }
        return findings
    }
}

extension LayoutSnapshot.PlacedView {
    fileprivate var findings: [Diagnostic] {
        var findings = [ambiguity].compactMap { $0 }
        for text in view.texts where !isFiller(text.text) {
            findings += [truncation(of: text), division(of: text), missingGlyphs(of: text)].compactMap { $0 }
        }
        return findings.map { finding in
            var named = finding
            named.viewName = view.outlineName
            named.objectID = view.identity.nesting?.object
            return named
        }
    }

    private var ambiguity: Diagnostic? {
        guard view.sizing.isAmbiguous else { return nil }
        return Diagnostic(
            .warning, .ambiguous, view: view.id, location: location,
            message: "the constraints leave its frame open",
            hints: ["add a constraint for the position or size that is missing, or make two equal priorities different"]
        )
    }

    /// A shortage that may be none on a device, or where a host decides how much room there is, is worth a note, and so is one of a text of which
    /// code decides how it wraps or shrinks.
    private func truncation(of text: ViewSnapshot.TextState) -> Diagnostic? {
        guard let shortage = text.shortage else {
            guard text.isTruncated else { return nil }
            return Diagnostic(
                isWrappedByCode ? .note : .warning, .truncated, view: view.id, location: location,
                message: "\(text.subject)is cut off")
        }
        guard shortage.isWithinMeasuringError else {
            return Diagnostic(
                hostedSides.contains(shortage.axis) || isWrappedByCode ? .note : .warning, .truncated, view: view.id,
                location: location,
                message: "\(text.subject)\(shortage.words), so it is cut off", hints: [shortage.advice])
        }
        return Diagnostic(
            .note, .truncated, view: view.id, location: location,
            message: "\(text.subject)\(shortage.words); the shortfall is within the accuracy of text measurement")
    }

    /// Whether code sets how many lines the text has, or how they break, to something that only running it would tell.
    private var isWrappedByCode: Bool {
        let properties = ["numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor"]
        return view.codeValues.contains { $0.isUnknown && properties.contains($0.property) }
    }

    private func division(of text: ViewSnapshot.TextState) -> Diagnostic? {
        guard let word = text.brokenWord, !FillerText.isOneName(text.text) else { return nil }
        return Diagnostic(
            hostedSides.contains(.horizontal) ? .note : .warning, .brokenWord, view: view.id, location: location,
            message:
                "the word \(OutlineName.quoted(word)) is divided: "
                + "it does not fit in a width of \(Decimals.short(view.frame.width))",
            hints: ["give the view more width, or let the font shrink"])
    }

    private func missingGlyphs(of text: ViewSnapshot.TextState) -> Diagnostic? {
        guard !text.missingCharacters.isEmpty else { return nil }
        let characters = text.missingCharacters.map { "U+" + String($0, radix: 16, uppercase: true) }
        // An icon font's file may be where this copy of the app has none.
        let areIcons = text.missingCharacters.allSatisfy(FillerText.isIcon)
        return Diagnostic(
            areIcons ? .note : .warning, .missingGlyph, view: view.id, location: location,
            message:
                "no font contains \(characters.joined(separator: ", "))\(areIcons ? ", as an icon font does" : "")",
            hints: ["add a font that contains it"])
    }
}

extension ViewSnapshot.TextState {
    /// The beginning of a message about the text: the view's own text needs no name, another one does.
    fileprivate var subject: String {
        switch role {
        case .text: "the text "
        case .subtitle: "the subtitle \(OutlineName.quoted(text)) "
        case .placeholder: "the placeholder \(OutlineName.quoted(text)) "
        }
    }
}

extension ViewSnapshot.TextState.Shortage {
    /// Such as `needs a width of 48.2 but has 48`.
    public var words: String {
        let side = axis == .horizontal ? "width" : "height"
        let (needed, available) = Decimals.distinct(needed, max(available, 0))
        return "needs a \(side) of \(needed) but has \(available)"
    }

    fileprivate var advice: String {
        switch axis {
        case .horizontal: "let the text wrap, or give the view more width"
        case .vertical: "allow more lines, or give the view more height"
        }
    }
}
