import Foundation
import KeylineGraphics
import Synchronization

/// The part that is cut out of a filled symbol, so that the background shows through it: lines and shapes inside the outline, and a gap
/// beside the line that crosses a symbol out.
struct SymbolHole: Sendable {
    /// Clips for the filled outline, in the symbol's units: the paper without the lines and shapes inside. Nearly always one; one for each line
    /// and shape where their outlines touch so that they cannot be joined; none without any.
    let outlineClips: [Path]
    /// The paper without the line that crosses the symbol out and a gap beside it: a clip for all the rest; nil without such a line.
    let slashClip: Path?

    private struct Key: Hashable {
        let symbol: SymbolStandIn.Name
        let weight: SymbolWeight
    }

    /// The holes computed so far; nil for a symbol whose hole cannot be outlined.
    private static let known = Mutex<[Key: SymbolHole?]>([:])
    private static let maximumKnownCount = 4_096

    /// The hole of a filled symbol at a weight; nil for one without anything inside.
    static func of(_ symbol: SymbolStandIn, _ weight: SymbolWeight) -> SymbolHole? {
        let key = Key(symbol: symbol.name, weight: weight)
        if let hole = known.withLock({ $0[key] }) { return hole }
        let hole = SymbolHole(symbol, weight)
        known.withLock { holes in
            if holes.count >= maximumKnownCount { holes = [:] }
            holes[key] = .some(hole)
        }
        return hole
    }

    private init?(_ symbol: SymbolStandIn, _ weight: SymbolWeight) {
        let drawing = symbol.drawing
        guard symbol.isFilled, !drawing.outline.isEmpty else { return nil }
        func outlined(_ path: Path, _ width: CGFloat) -> [Path] {
            let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
            return FlatPath(path).subpaths.map {
                Path(points: $0.points, closed: $0.isClosed).outlined(by: style)
            }
        }
        var parts = outlined(drawing.details, weight.strokeWidth)
        if !drawing.solids.isEmpty { parts.append(drawing.solids) }
        let gap = symbol.isSlashed ? outlined(symbol.slash, 3 * weight.strokeWidth) : []
        func remainder(_ hole: Path) -> Path {
            var paper = Path(
                CGRect(origin: .zero, size: drawing.size).insetBy(dx: -drawing.size.width, dy: -drawing.size.height))
            paper.addPath(hole.reversed())
            return paper
        }
        func holes(_ parts: [Path]) -> [Path] {
            let joined = parts.isEmpty ? nil : Path.union(of: parts)
            return (joined.map { [$0] } ?? parts.map { Path.union(of: [$0]) ?? $0 }).filter { !$0.isEmpty }
        }
        outlineClips = holes(parts).map(remainder)
        slashClip = holes(gap).first.map(remainder)
        if outlineClips.isEmpty, slashClip == nil { return nil }
    }
}
