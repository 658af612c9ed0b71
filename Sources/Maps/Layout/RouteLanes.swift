import Foundation
import KeylineGraphics

/// Moves stretches of different arrows that would be drawn one over the other into lanes of their own.
enum RouteLanes {
    /// The greatest distance of two lanes, in points.
    private static let distance: CGFloat = 16
    /// The greatest width of all lanes of a stretch, in points: more would reach over the nodes beside it.
    private static let width: CGFloat = 40

    private struct Stretch {
        let route: Int
        /// The index of its first point.
        let index: Int
        let line: CGFloat
        let range: ClosedRange<CGFloat>
        /// The side to which the arrow goes on at both ends: lanes in this order cross less often.
        let tendency: CGFloat
    }

    /// Separates them; first the horizontal ones, then the vertical ones.
    static func separate(_ routes: inout [[CGPoint]]) {
        for isHorizontal in [true, false] {
            let along: (CGPoint) -> CGFloat = isHorizontal ? { $0.x } : { $0.y }
            let across: (CGPoint) -> CGFloat = isHorizontal ? { $0.y } : { $0.x }
            var lines: [CGFloat: [Stretch]] = [:]
            for (number, points) in routes.enumerated() where points.count > 1 {
                for index in 0..<points.count - 1 where across(points[index]) == across(points[index + 1]) {
                    let ends = [along(points[index]), along(points[index + 1])].sorted()
                    guard ends[0] < ends[1] else { continue }
                    let line = across(points[index])
                    let before = index > 0 ? across(points[index - 1]) - line : 0
                    let after = index + 2 < points.count ? across(points[index + 2]) - line : 0
                    lines[line, default: []].append(
                        Stretch(
                            route: number, index: index, line: line, range: ends[0]...ends[1], tendency: before + after)
                    )
                }
            }
            for line in lines.keys.sorted() { spread(lines[line] ?? [], &routes, isHorizontal) }
        }
    }

    /// Spreads the stretches of one line, group by group of those that overlap.
    private static func spread(_ stretches: [Stretch], _ routes: inout [[CGPoint]], _ isHorizontal: Bool) {
        var rest = stretches.sorted {
            ($0.range.lowerBound, $0.route, $0.index) < ($1.range.lowerBound, $1.route, $1.index)
        }[...]
        while let first = rest.first {
            var end = first.range.upperBound
            let group = rest.prefix { stretch in
                guard stretch.range.lowerBound < end || stretch.route == first.route && stretch.index == first.index
                else {
                    return false
                }
                end = max(end, stretch.range.upperBound)
                return true
            }
            rest = rest.dropFirst(group.count)
            spread(group: Array(group), &routes, isHorizontal)
        }
    }

    private static func spread(group: [Stretch], _ routes: inout [[CGPoint]], _ isHorizontal: Bool) {
        let ordered = group.sorted { ($0.tendency, $0.route, $0.index) < ($1.tendency, $1.route, $1.index) }
        // A stretch takes the first lane in which nothing overlaps it.
        var lanes: [[Stretch]] = []
        for stretch in ordered {
            let free = lanes.firstIndex { lane in !lane.contains { $0.range.overlapsInside(stretch.range) } }
            // Lanes keep their order, so only the last one is shared.
            if let free, free == lanes.count - 1 { lanes[free].append(stretch) } else { lanes.append([stretch]) }
        }
        guard lanes.count > 1 else { return }
        let step = min(distance, width / CGFloat(lanes.count - 1))
        for (number, lane) in lanes.enumerated() {
            let offset = (CGFloat(number) - CGFloat(lanes.count - 1) / 2) * step
            for stretch in lane {
                for index in [stretch.index, stretch.index + 1] {
                    if isHorizontal {
                        routes[stretch.route][index].y += offset
                    } else {
                        routes[stretch.route][index].x += offset
                    }
                }
            }
        }
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func overlapsInside(_ other: Self) -> Bool {
        lowerBound < other.upperBound && other.lowerBound < upperBound
    }
}
