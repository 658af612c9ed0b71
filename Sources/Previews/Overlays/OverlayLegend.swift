import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// The meaning of overlays' lines, for the strip below the picture: only lines that are drawn are explained.
struct OverlayLegend {
    private static let rowHeight: CGFloat = 16
    private static let margin: CGFloat = 10
    private static let sample: CGFloat = 22
    private static let fontSize: CGFloat = 10

    /// One line of the legend.
    struct Entry: Equatable {
        /// The drawing of its sample.
        enum Sample: Equatable {
            case bar, line, dashes, frame
            case number(Int)
        }

        let sample: Sample
        let color: Color
        let text: String
    }

    let entries: [Entry]
    private let width: CGFloat
    private let typesetter: Typesetter

    init(_ entries: [Entry], width: CGFloat, typesetter: Typesetter) {
        self.entries = entries
        self.width = width
        self.typesetter = typesetter
    }

    /// The number of columns that the longest text allows.
    private var columns: Int {
        let longest = entries.map { layout($0.text).size.width }.max() ?? 0
        return max(1, Int((width - Self.margin) / (longest + Self.sample + 2 * Self.margin)))
    }

    private var rows: Int { (entries.count + columns - 1) / columns }

    /// The height of the strip, in points; 0 where there is nothing to tell.
    var height: CGFloat { entries.isEmpty ? 0 : CGFloat(rows) * Self.rowHeight + 2 * Self.margin }

    /// Draws the strip.
    func draw(at top: CGFloat, with pen: inout PixelPen) {
        guard !entries.isEmpty else { return }
        pen.builder.view = nil
        pen.builder.fill(CGRect(x: 0, y: top, width: width, height: height), color: .white)
        pen.builder.fill(CGRect(x: 0, y: top, width: width, height: pen.hairline), color: Color(white: 0.7))
        for (index, entry) in entries.enumerated() {
            let column = index / rows
            let row = index % rows
            let x = Self.margin + CGFloat(column) * (width - Self.margin) / CGFloat(columns)
            draw(entry, x: x, y: top + Self.margin + CGFloat(row) * Self.rowHeight, with: &pen)
        }
    }

    private func draw(_ entry: Entry, x: CGFloat, y: CGFloat, with pen: inout PixelPen) {
        let middle = y + Self.rowHeight / 2
        let ends = (x, x + Self.sample - 4)
        let line = pen.segment(.horizontal, at: middle, ends, thickness: pen.line)
        switch entry.sample {
        case .line: pen.fill([line], color: entry.color)
        case .dashes: pen.fill(pen.dashes(line), color: entry.color)
        case .frame:
            let frame = CGRect(x: x, y: middle - 5, width: Self.sample - 4, height: 10)
            pen.frame(frame, thickness: pen.line, color: entry.color, isDashed: true)
        case .bar:
            let caps = [ends.0 + pen.line / 2, ends.1 - pen.line / 2].map {
                pen.segment(.vertical, at: $0, (middle - 3.5, middle + 3.5), thickness: pen.line)
            }
            pen.fill([line] + caps, color: entry.color)
        case .number(let number):
            let text = layout("\(number)", color: OverlayColors.letters)
            let width = max(text.size.width + 6, 13)
            let disc = CGRect(x: x, y: middle - 6.5, width: width, height: 13)
            pen.builder.fill(Path(roundedRect: disc, cornerRadius: 6.5), color: entry.color)
            draw(text, at: CGPoint(x: disc.midX - text.size.width / 2, y: middle - text.size.height / 2), with: &pen)
        }
        let text = layout(entry.text)
        draw(text, at: CGPoint(x: x + Self.sample + 4, y: middle - text.size.height / 2), with: &pen)
    }

    private func draw(_ text: TextLayout, at origin: CGPoint, with pen: inout PixelPen) {
        text.draw(into: &pen.builder, in: CGRect(origin: origin, size: text.size), scale: pen.scale)
    }

    private func layout(_ text: String, color: Color = .black) -> TextLayout {
        typesetter.shape(AttributedText(text, font: .system(size: Self.fontSize), color: color), locale: "en").layout()
    }
}

extension OverlayLegend.Entry {
    /// Whether it is a constraint of a number rather than the meaning of a line.
    var isNumbered: Bool {
        if case .number = sample { true } else { false }
    }
}

extension OverlayLegend {
    /// The meaning of the lines of overlays other than `constraints`.
    static func meanings(of overlays: Set<Overlay>) -> [Entry] {
        var entries: [Entry] = []
        func add(_ overlay: Overlay, _ sample: Entry.Sample, _ color: Color, _ text: String) {
            if overlays.contains(overlay) { entries.append(Entry(sample: sample, color: color, text: text)) }
        }
        add(.frames, .line, OverlayColors.frame(depth: 1), "frame, coloured by depth")
        add(.alignment, .dashes, OverlayColors.alignment, "alignment rectangle")
        add(.margins, .dashes, OverlayColors.safeArea, "safe area")
        add(.margins, .dashes, OverlayColors.margins, "layout margins")
        add(.margins, .dashes, OverlayColors.readable, "readable width")
        add(.baselines, .line, OverlayColors.baseline, "baseline of a text")
        add(.proposals, .dashes, OverlayColors.frame(depth: 1), "offered, where it is not what was chosen")
        add(.fold, .dashes, OverlayColors.fold, "lower edge of the device's screen")
        add(.marks, .line, OverlayColors.frame(depth: 1), "number of a view in the dump")
        return entries
    }
}
