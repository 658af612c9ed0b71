internal import Foundation
internal import KeylineGraphics

/// A run of a line that looks alike, placed.
struct LineFragment {
    /// A filled rectangle.
    struct Bar {
        let rect: CGRect
        let color: Color
    }

    private let piece: ClusterList.Piece
    private let shaped: ShapedItem
    private let line: TextLayout.Line
    /// The left end of the line's baseline under the fragment.
    private let origin: CGPoint
    /// The line's top.
    private let top: CGFloat

    init(_ piece: ClusterList.Piece, item: ShapedItem, line: TextLayout.Line, origin: CGPoint, top: CGFloat) {
        self.piece = piece
        shaped = item
        self.line = line
        self.origin = origin
        self.top = top
    }

    /// The characters, from the start of the line's own paragraph.
    var range: Range<Int> { piece.range }

    /// The left end, in points.
    var left: Double { Double(origin.x) }

    var isRightToLeft: Bool { shaped.isRightToLeft }

    /// The line's height over the fragment's width.
    var box: CGRect { bar(top: top, height: line.height) }

    /// The clusters from left to right.
    var visualClusters: [(range: Range<Int>, advance: Double)] {
        var clusters: [(range: Range<Int>, advance: Double)] = []
        var offset = piece.range.lowerBound
        var glyph = isRightToLeft ? piece.glyphs.upperBound : piece.glyphs.lowerBound
        for (cluster, spacing) in zip(piece.clusters, piece.spacings) {
            if isRightToLeft { glyph -= cluster.glyphCount }
            let glyphs = glyph..<glyph + cluster.glyphCount
            let advance = glyphs.reduce(0) { $0 + Double(line.paragraph.glyphs[$1].xAdvance) * shaped.scale }
            if !isRightToLeft { glyph += cluster.glyphCount }
            clusters.append((offset..<offset + cluster.textCount, advance + spacing))
            offset += cluster.textCount
        }
        return isRightToLeft ? clusters.reversed() : clusters
    }

    /// The attachments, with their offsets in the line's own paragraph.
    var attachments: [(attachment: TextAttachment, offset: Int, rect: CGRect)] {
        guard shaped.item.isAttachment, let attachment = attributes.attachment else { return [] }
        let rect = CGRect(
            x: origin.x, y: origin.y - attachment.baselineOffset - attachment.size.height, width: attachment.size.width,
            height: attachment.size.height)
        return [(attachment, piece.range.lowerBound, rect)]
    }

    var attributes: TextAttributes { line.paragraph.runs[piece.run].attributes }

    /// The glyphs; nil where there are none.
    var glyphRun: GlyphRun? {
        guard let instance = shaped.item.instance, !shaped.item.isAttachment, !piece.glyphs.isEmpty else {
            return nil
        }
        let text = line.paragraph.text.withUnsafeBufferPointer { units in
            UTF16Text.string(of: UnsafeBufferPointer(rebasing: units[piece.range]))
        }
        return GlyphRun(
            font: instance.id,
            fontSize: CGFloat(shaped.fontSize),
            origin: CGPoint(x: origin.x, y: origin.y - attributes.baselineOffset),
            advance: CGFloat(piece.advance),
            glyphs: placedGlyphs,
            text: text,
            clusters: clusters,
            direction: shaped.isRightToLeft ? .rightToLeft : .leftToRight,
            color: attributes.color,
            link: attributes.link
        )
    }

    /// The background of the text.
    var backgrounds: [Bar] {
        guard let color = attributes.backgroundColor else { return [] }
        return [Bar(rect: bar(top: top, height: line.height), color: color)]
    }

    /// The lines under the text.
    var underlines: [Bar] {
        let metrics = shaped.item.font.metrics
        return bars(
            attributes.underline, middle: origin.y - attributes.baselineOffset + metrics.underlineOffset,
            thickness: metrics.underlineThickness)
    }

    /// The lines through the text.
    var strikethroughs: [Bar] {
        let metrics = shaped.item.font.metrics
        return bars(
            attributes.strikethrough, middle: origin.y - attributes.baselineOffset - metrics.strikethroughOffset,
            thickness: metrics.strikethroughThickness)
    }

    private func bars(_ decoration: TextAttributes.Decoration?, middle: CGFloat, thickness: CGFloat) -> [Bar] {
        guard let decoration else { return [] }
        let color = decoration.color ?? attributes.color
        func bar(_ middle: CGFloat, _ thickness: CGFloat) -> Bar {
            Bar(rect: self.bar(top: middle - thickness / 2, height: thickness), color: color)
        }
        return switch decoration.style {
        case .single: [bar(middle, thickness)]
        case .thick: [bar(middle, thickness * 2)]
        case .double: [bar(middle - thickness, thickness), bar(middle + thickness, thickness)]
        }
    }

    private func bar(top: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: origin.x, y: top, width: CGFloat(piece.advance), height: height)
    }

    private var placedGlyphs: [GlyphRun.Glyph] {
        var placed: [GlyphRun.Glyph] = []
        placed.reserveCapacity(piece.glyphs.count)
        var spacings = zip(piece.clusters, piece.spacings).filter { $0.0.glyphCount > 0 }
        if shaped.isRightToLeft { spacings.reverse() }
        var pen = 0.0
        var glyph = piece.glyphs.lowerBound
        for (cluster, spacing) in spacings {
            for _ in 0..<cluster.glyphCount {
                let source = line.paragraph.glyphs[glyph]
                let x = pen + Double(source.xOffset) * shaped.scale
                let y = -Double(source.yOffset) * shaped.scale
                placed.append(GlyphRun.Glyph(id: source.id, position: CGPoint(x: CGFloat(x), y: CGFloat(y))))
                pen += Double(source.xAdvance) * shaped.scale
                glyph += 1
            }
            pen += spacing
        }
        return placed
    }

    private var clusters: [GlyphRun.Cluster] {
        var offset = piece.range.lowerBound
        return line.paragraph.text.withUnsafeBufferPointer { units in
            piece.clusters.map { cluster in
                let range = offset..<offset + cluster.textCount
                offset = range.upperBound
                return GlyphRun.Cluster(
                    utf8Count: UTF16Text.utf8Count(of: units[range]), glyphCount: cluster.glyphCount)
            }
        }
    }
}
