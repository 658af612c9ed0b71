internal import Foundation
internal import KeylineGraphics

extension Path {
    /// The path with a move before every other first step: Cairo and SVG disagree about segments that start nowhere.
    ///
    /// Empty where the path has no segment at all.
    var beginningWithMove: Path {
        guard let first = elements.first else { return self }
        if case .move = first { return self }
        var path = Path()
        for element in elements {
            switch element {
            case .close where path.isEmpty: continue
            case .line(let end) where path.isEmpty: path.move(to: end)
            case .curve(let end, let control1, let control2):
                if path.isEmpty { path.move(to: control1) }
                path.addCurve(to: end, control1: control1, control2: control2)
            case .move(let point): path.move(to: point)
            case .line(let end): path.addLine(to: end)
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

extension StrokeStyle {
    /// The style without a dash of no length, which stands for a solid line.
    var withUsableDash: StrokeStyle {
        guard !dash.isEmpty, dash.reduce(0, +) <= 0 else { return self }
        var style = self
        style.dash = []
        return style
    }
}

extension GlyphRun {
    /// Whether the clusters' bytes and glyphs are the run's, and no character is divided.
    var clustersAddUp: Bool {
        guard clusters.allSatisfy({ $0.utf8Count > 0 && $0.glyphCount >= 0 }) else {
            return text.isEmpty && clusters.isEmpty
        }
        if clusters.isEmpty { return text.isEmpty }
        let bytes = Array(text.utf8)
        var byteCount = 0
        var glyphCount = 0
        for cluster in clusters {
            let (sum, overflows) = byteCount.addingReportingOverflow(cluster.utf8Count)
            guard !overflows, sum <= bytes.count, cluster.glyphCount <= glyphs.count - glyphCount else { return false }
            guard bytes[byteCount] & 0xC0 != 0x80 else { return false }
            byteCount = sum
            glyphCount = glyphCount + cluster.glyphCount
        }
        return byteCount == bytes.count && glyphCount == glyphs.count
    }
}
