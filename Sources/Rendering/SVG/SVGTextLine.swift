internal import Foundation
internal import KeylineByteText
internal import KeylineGraphics

/// Runs that follow one another on a baseline, as text that is not painted but found, selected, copied and read aloud.
///
/// Each run is stretched to its length in whatever font the reader's machine has, so that a selection covers what is seen. Runs of
/// one line share an element, since browsers search and copy no further than an element goes.
struct SVGTextLine {
    private var runs: [GlyphRun] = []
    private var view: ViewID?

    /// Gaps up to this many ems are within a line.
    private static let maximumGap: CGFloat = 0.35

    /// Appends a run; false where it does not belong to the line.
    mutating func append(_ run: GlyphRun, of view: ViewID?) -> Bool {
        guard !run.text.isEmpty, run.advance > 0 else { return true }
        if let last = runs.last {
            guard view == self.view, abs(run.origin.y - last.origin.y) < 0.01, last.gap(to: run) < Self.maximumGap
            else {
                return false
            }
        }
        runs.append(run)
        self.view = view
        return true
    }

    /// The element; empty for a line without runs.
    var element: String {
        if runs.count <= 1 {
            return runs.first.map { Self.text.with($0).opened + $0.text.escaped(for: .xml) + "</text>\n" } ?? ""
        }
        let spans = runs.map { SVGElement("tspan").with($0).opened + $0.text.escaped(for: .xml) + "</tspan>" }
        return Self.text.opened + spans.joined() + "</text>\n"
    }

    private static let text = SVGElement("text")
        .with("font-family", "sans-serif").with("fill-opacity", "0").with("xml:space", "preserve")
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
}

extension GlyphRun {
    /// The distance to a run on either side, in ems of the larger of both.
    fileprivate func gap(to other: GlyphRun) -> CGFloat {
        let toRight = abs(other.origin.x - origin.x - advance)
        let toLeft = abs(origin.x - other.origin.x - other.advance)
        return min(toRight, toLeft) / max(fontSize, other.fontSize)
    }
}
