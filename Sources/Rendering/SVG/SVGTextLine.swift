internal import Foundation
internal import KeylineByteText
internal import KeylineGraphics

/// Runs that follow one another on a baseline, as text that is found, selected, copied and read aloud, and followed where it is a link;
/// seen, or laid invisibly over outlines.
///
/// Each run is stretched to its length in whatever font the reader's machine has, so that a selection covers the visible text. Runs of
/// one line share an element, since browsers search and copy no further than an element goes.
struct SVGTextLine {
    private struct Part {
        let run: GlyphRun
        /// The font of text in fonts of their names; nil for text that is only placed over outlines.
        let font: SVGFontName?
        let isSeen: Bool
    }

    private let form: SVGTextForm
    private var parts: [Part] = []
    private var view: ViewID?

    init(_ form: SVGTextForm) {
        self.form = form
    }

    /// Gaps up to this many ems are within a line.
    private static let maximumGap: CGFloat = 0.35

    /// Whether the text of a face's glyphs is seen; coloured and slanted ones are drawn.
    static func shows(_ face: FreeTypeFace, _ form: SVGTextForm) -> Bool {
        form != .outlines && !face.hasColor && face.id.slant == 0
    }

    /// Appends a run, whose font may stand in the file as a family; false where it does not belong to the line.
    mutating func append(_ run: GlyphRun, in face: FreeTypeFace, family: String?, of view: ViewID?) -> Bool {
        guard !run.text.isEmpty, run.advance > 0 else { return true }
        if let last = parts.last?.run {
            guard view == self.view, abs(run.origin.y - last.origin.y) < 0.01, last.gap(to: run) < Self.maximumGap
            else {
                return false
            }
        }
        parts.append(
            Part(
                run: run, font: form == .outlines ? nil : SVGFontName(face, embedded: family),
                isSeen: Self.shows(face, form)))
        self.view = view
        return true
    }

    /// The element; empty for a line without runs.
    var element: String {
        guard let first = parts.first else { return "" }
        if parts.count == 1 {
            let text = text.with(first.run).with(first.font, of: first.run, isSeen: first.isSeen).opened
            return first.run.linked(text + first.run.text.escaped(for: .xml) + "</text>") + "\n"
        }
        let spans = parts.map { part in
            let span = SVGElement("tspan").with(part.run).with(part.font, of: part.run, isSeen: part.isSeen).opened
            return part.run.linked(span + part.run.text.escaped(for: .xml) + "</tspan>")
        }
        return text.opened + spans.joined() + "</text>\n"
    }

    private var text: SVGElement {
        let text = SVGElement("text")
        // Over outlines all text is alike: it cannot be seen.
        return (form == .outlines ? text.with("font-family", "sans-serif").with("fill-opacity", "0") : text)
            .with("xml:space", "preserve")
    }
}

extension SVGElement {
    /// The element at the place of a run, as long as the run.
    fileprivate func with(_ run: GlyphRun) -> SVGElement {
        let isRightToLeft = run.direction == .rightToLeft
        return with("x", isRightToLeft ? run.origin.x + run.advance : run.origin.x)
            .with("y", run.origin.y)
            .with("font-size", run.fontSize)
            .with("textLength", run.advance)
            .with("lengthAdjust", "spacingAndGlyphs")
            .with("direction", isRightToLeft ? "rtl" : nil)
            .with("unicode-bidi", isRightToLeft ? "embed" : nil)
    }

    /// The element in a font of its name and a run's colour; as it is without such a font.
    fileprivate func with(_ font: SVGFontName?, of run: GlyphRun, isSeen: Bool) -> SVGElement {
        guard let font else { return self }
        let named = with("font-family", font.families).with("font-weight", font.weight)
            .with("font-style", font.isItalic ? "italic" : nil)
        return isSeen ? named.with("fill", color: run.color) : named.with("fill-opacity", "0")
    }
}

extension GlyphRun {
    /// The distance to a run on either side, in ems of the larger of both.
    fileprivate func gap(to other: GlyphRun) -> CGFloat {
        let toRight = abs(other.origin.x - origin.x - advance)
        let toLeft = abs(origin.x - other.origin.x - other.advance)
        return min(toRight, toLeft) / max(fontSize, other.fontSize)
    }

    /// An element as a link to where the run leads; as it is where the run leads nowhere.
    ///
    /// A URL that would run a program in whatever page shows the file is no link.
    fileprivate func linked(_ element: String) -> String {
        guard let link, !link.isEmpty else { return element }
        let scheme = link.prefix { $0 != ":" }.lowercased().filter { $0 > " " }
        if ["javascript", "vbscript", "data"].contains(scheme) { return element }
        return SVGElement("a").with("xlink:href", link).opened + element + "</a>"
    }
}
