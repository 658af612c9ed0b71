import Foundation
import KeylineGraphics

/// The parts of a picture where two layouts show another view or text, or a view elsewhere: a pixel that differs there is no change of
/// colour.
struct ChangedPlaces {
    /// A view of a layout: its frame in the picture, in points, and its line without the frame.
    private struct Place {
        var frame: CGRect
        var words: Substring
        var isLeaf = true
    }

    /// Glyphs and edges are drawn beyond frames by up to these points.
    private static let reach: CGFloat = 4

    /// The frames of views that draw alone there: all of them changed.
    private var wholes: [CGRect] = []
    /// The old and new frames of views with others inside: where only one of them is, another thing is seen.
    private var resized: [(old: CGRect, new: CGRect)] = []
    private let scale: CGFloat

    /// Compares two layouts.
    ///
    /// - Parameters:
    ///   - old: The lines of the older one.
    ///   - new: The lines of the newer one.
    ///   - scale: The pixels of a point.
    init(from old: [String], to new: [String], scale: CGFloat) {
        self.scale = scale
        let before = Self.places(in: old)
        let after = Self.places(in: new)
        for id in Set(before.keys).union(after.keys) {
            let frames = [before[id]?.frame, after[id]?.frame].compactMap { $0 }
            if let first = before[id], let second = after[id] {
                if first.frame == second.frame, first.words == second.words { continue }
                if !first.isLeaf, !second.isLeaf, first.words == second.words {
                    resized.append((first.frame, second.frame))
                    continue
                }
            }
            wholes += frames.map { $0.insetBy(dx: -Self.reach, dy: -Self.reach) }
        }
    }

    /// Whether a pixel is in one of the parts.
    func contain(column: Int, row: Int) -> Bool {
        let point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
        return wholes.contains { $0.contains(point) }
            || resized.contains { old, new in
                func isInside(_ frame: CGRect, _ distance: CGFloat) -> Bool {
                    frame.insetBy(dx: distance, dy: distance).contains(point)
                }
                let isNear = isInside(old, -Self.reach) || isInside(new, -Self.reach)
                return isNear && !(isInside(old, Self.reach) && isInside(new, Self.reach))
            }
    }

    /// The views of a layout by their ids, with frames that are summed up along the tree.
    private static func places(in lines: [String]) -> [String: Place] {
        var places: [String: Place] = [:]
        var parents: [(depth: Int, id: String, origin: CGPoint)] = []
        for line in lines {
            let depth = line.prefix { !$0.isLetter }.count
            guard
                let match = line.dropFirst(depth).firstMatch(
                    of: /^[^ "]+ "((?:[^"\\]|\\.)*)" \((-?[\d.]+), (-?[\d.]+); ([\d.]+)×([\d.]+)\)/),
                let x = Double(match.2), let y = Double(match.3), let width = Double(match.4),
                let height = Double(match.5)
            else { continue }
            let id = String(match.1)
            while let last = parents.last, last.depth >= depth { parents.removeLast() }
            if let parent = parents.last { places[parent.id]?.isLeaf = false }
            let origin = parents.last?.origin ?? .zero
            let words = line[match.range.upperBound...]
            let frame = CGRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
            places[id] = Place(frame: frame, words: words)
            var inside = frame.origin
            if let scrolled = words.firstMatch(of: /^.*?scrolled to \((-?[\d.]+), (-?[\d.]+)\)/) {
                inside.x -= Double(scrolled.1) ?? 0
                inside.y -= Double(scrolled.2) ?? 0
            }
            parents.append((depth, id, inside))
        }
        return places
    }
}
