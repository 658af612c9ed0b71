internal import Foundation

/// Finds how wide tabs are on a line.
struct TabSetter {
    private let paragraph: ShapedParagraph
    /// The start of the line in the text, and its distance from the edge where lines start.
    private let start: Int
    private let head: Double

    /// A tab leads to a stop that is farther than this from where it starts, in points.
    private static let leastWidth = 0.01

    init(_ paragraph: ShapedParagraph, start: Int, head: Double) {
        self.paragraph = paragraph
        self.start = start
        self.head = head
    }

    /// The paragraph with the widths that its tabs have on a line that starts at an offset.
    var result: ShapedParagraph {
        guard paragraph.hasTabs else { return paragraph }
        let growth = growth
        return ShapedParagraph(paragraph, growth: growth) { positions in
            var moved = 0.0
            for index in growth.offsets.indices {
                moved += growth.amounts[index]
                let next = index + 1 < growth.offsets.count ? growth.offsets[index + 1] : paragraph.text.count
                for offset in growth.offsets[index]..<next { positions[offset + 1] += moved }
            }
        }
    }

    /// The widths that the tabs after the line's start add.
    private var growth: TabGrowth {
        var growth = TabGrowth()
        var moved = 0.0
        for offset in start..<paragraph.text.count where paragraph.text[offset] == 0x09 {
            let pen = head + (paragraph.positions[offset] + moved) - paragraph.positions[start]
            let usual = usualWidth(offset)
            let grown = (width(ofTabAt: offset, pen: pen) ?? usual) - usual
            growth.append(grown, at: offset)
            moved += grown
        }
        return growth
    }

    /// The width that the tab was shaped with: a space's.
    private func usualWidth(_ offset: Int) -> Double {
        paragraph.positions[offset + 1] - paragraph.positions[offset] - (paragraph.tabGrowth(at: offset) ?? 0)
    }

    /// The width of a tab that starts at a distance from the edge; nil where no stop is after it.
    private func width(ofTabAt offset: Int, pen: Double) -> Double? {
        let style = paragraph.style
        if let stop = style.tabs.stops.first(where: { Double($0.location) > pen + Self.leastWidth }) {
            return max(Double(stop.location) - lead(after: offset, stop.alignment) - pen, 0)
        }
        let interval = Double(style.tabs.defaultInterval)
        guard interval > Self.leastWidth else { return nil }
        return (((pen + Self.leastWidth) / interval).rounded(.down) + 1) * interval - pen
    }

    /// Returns the part of the text after a tab that is set before the tab's stop, in points.
    private func lead(after offset: Int, _ alignment: ParagraphStyle.TabStop.Alignment) -> Double {
        let next = paragraph.text[(offset + 1)...].firstIndex { $0 == 0x09 } ?? paragraph.text.count
        let field = offset + 1..<next
        func width(to end: Int) -> Double { paragraph.positions[end] - paragraph.positions[field.lowerBound] }
        switch alignment {
        case .leading: return 0
        case .center: return width(to: field.upperBound) / 2
        case .trailing: return width(to: field.upperBound)
        case .decimal: return width(to: decimalSeparator(in: field) ?? field.upperBound)
        }
    }

    /// The first full stop or comma after a digit.
    private func decimalSeparator(in field: Range<Int>) -> Int? {
        field.dropFirst().first { offset in
            let unit = paragraph.text[offset]
            let before = paragraph.text[offset - 1]
            return (unit == 0x2E || unit == 0x2C || unit == 0x066B) && CharacterProperties(UInt32(before)).isDigit
        }
    }
}

extension CharacterProperties {
    fileprivate var isDigit: Bool { bidiClass == .europeanNumber || bidiClass == .arabicNumber }
}
