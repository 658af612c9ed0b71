internal import Foundation
internal import KeylineGraphics

/// Places a line's glyphs.
struct LineDrawing {
    private let line: TextLayout.Line
    private let rect: CGRect
    /// The baseline's height, in points.
    private let baseline: CGFloat

    init(_ line: TextLayout.Line, in rect: CGRect, scale: CGFloat) {
        self.line = line
        self.rect = rect
        let exact = rect.minY + line.baseline
        baseline = scale > 0 ? PixelGrid(scale: scale).rounded(exact) : exact
    }

    /// The runs of one look, in reading order.
    var fragments: [LineFragment] {
        visualFragments.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The runs of one look, from left to right.
    var visualFragments: [LineFragment] {
        let items = Array(line.paragraph.items(in: line.visible))
        let justification = Justification(of: line, room: room)
        var x = Double(rect.minX) + offset(width: Double(line.width) + justification.total)
        var fragments: [LineFragment] = []
        for index in VisualOrder.indices(levels: items.map(\.item.level)) {
            let range = items[index].item.range.clamped(to: line.visible)
            let clusters = ClusterList(
                of: range, in: items[index], paragraph: line.paragraph, justification: justification)
            for piece in clusters.pieces {
                let fragment = LineFragment(
                    piece, item: items[index], line: line, origin: CGPoint(x: CGFloat(x), y: baseline),
                    top: rect.minY + line.top)
                fragments.append(fragment)
                x += piece.advance
            }
        }
        return fragments
    }

    /// The left edge of an empty line, in points.
    var start: Double { Double(rect.minX) + offset(width: Double(line.width)) }

    /// The room between the indents.
    private var room: Double {
        let style = line.paragraph.style
        let indents = LineComposer.indents(of: line)
        let end = style.indents.tail > 0 ? Double(style.indents.tail) : Double(rect.width) - indents.tail
        return end - indents.head
    }

    /// The distance of the line's left end from the rectangle's left edge.
    private func offset(width: Double) -> Double {
        let style = line.paragraph.style
        let indents = LineComposer.indents(of: line)
        let isReversed = line.isRightToLeft
        let left = isReversed ? Double(rect.width) - indents.head - room : indents.head
        let free = room - width
        switch style.alignment {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isReversed ? left + free : left
        }
    }
}
