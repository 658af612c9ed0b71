import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// Tells the differences of a designer's picture view by view: each point belongs to the view that draws there in front.
struct DesignViews {
    private let drawn: PointPlane
    private let design: PointPlane
    private let alignment: DesignAlignment
    private let layout: LayoutSnapshot
    private let rects: [(view: ViewID, rect: CGRect)]
    /// The place of the view in front at each point among `views`; -1 for none.
    private var owners: [Int]
    private var views: [ViewID] = []

    /// The furthest that a view is looked for, in points.
    private static let reach = 24
    /// The most points that decide where a view is.
    private static let mostSamples = 600

    init(
        _ scene: Scene, list: DisplayList, _ drawn: PointPlane, _ design: PointPlane, _ alignment: DesignAlignment
    ) {
        self.drawn = drawn
        self.design = design
        self.alignment = alignment
        layout = scene.layout
        rects = ViewsInRegion(scene, list: list).drawn
        owners = [Int](repeating: -1, count: drawn.width * drawn.height)
        var places: [ViewID: Int] = [:]
        for (view, rect) in rects {
            let index = places[view] ?? views.count
            if index == views.count {
                places[view] = index
                views.append(view)
            }
            let columns = max(Int(rect.minX.rounded()), 0)..<min(max(Int(rect.maxX.rounded()), 0), drawn.width)
            let rows = max(Int(rect.minY.rounded()), 0)..<min(max(Int(rect.maxY.rounded()), 0), drawn.height)
            for row in rows { for column in columns { owners[row * drawn.width + column] = index } }
        }
    }

    private typealias Point = (column: Int, row: Int)

    private func difference(_ point: Point, movedBy x: Int = 0, _ y: Int = 0) -> Int? {
        drawn.difference(point.column, point.row, design, point.column - alignment.x + x, point.row - alignment.y + y)
    }

    /// The share of the points that both pictures show which are alike.
    var likeness: Double {
        var counts = (alike: 0, all: 0)
        for row in 0..<drawn.height {
            for column in 0..<drawn.width {
                guard let difference = difference((column, row)) else { continue }
                counts.all += 1
                if difference <= DesignComparison.tolerance { counts.alike += 1 }
            }
        }
        return counts.all == 0 ? 0 : Double(counts.alike) / Double(counts.all)
    }

    /// The views that differ.
    var differences: [DesignDifference] {
        var points = [[Point]](repeating: [], count: views.count)
        for (place, owner) in owners.enumerated() where owner >= 0 {
            points[owner].append((place % drawn.width, place / drawn.width))
        }
        let differing = views.indices.compactMap { index in
            difference(of: views[index], points[index]).map {
                (value: $0, size: $0.share * Double(points[index].count))
            }
        }
        return differing.sorted { ($1.size, $0.value.view.rawValue) < ($0.size, $1.value.view.rawValue) }.map(\.value)
    }

    private func difference(of view: ViewID, _ points: [Point]) -> DesignDifference? {
        let compared = points.compactMap { difference($0) }
        guard compared.count * 2 >= points.count, !compared.isEmpty else { return nil }
        let share = Double(compared.count { $0 > DesignComparison.tolerance }) / Double(compared.count)
        guard share >= DesignComparison.leastShare else { return nil }
        let rect = rects.filter { $0.view == view }.reduce(CGRect.null) { $0.union($1.rect) }
        let movement = movement(of: rect)
        return DesignDifference(
            view: view, name: layout.nameInReports(of: view), rect: rect, share: share,
            // The picture has the view at the distance; the view is as far to the other side.
            movement: movement.map { CGPoint(x: -CGFloat($0.x), y: -CGFloat($0.y)) },
            colors: colors(of: points, movedBy: movement ?? (0, 0)))
    }

    /// The distance at which the picture shows the drawing in a rectangle; nil where it shows it nowhere near, or just there.
    private func movement(of rect: CGRect) -> (x: Int, y: Int)? {
        let around = rect.insetBy(dx: -2, dy: -2).intersection(
            CGRect(x: 0, y: 0, width: CGFloat(drawn.width), height: CGFloat(drawn.height)))
        guard !around.isNull, around.width >= 2, around.height >= 2 else { return nil }
        let step = max(Int((around.width * around.height / CGFloat(Self.mostSamples)).squareRoot()), 1)
        let samples = stride(from: Int(around.minY), to: Int(around.maxY), by: step).flatMap { row in
            stride(from: Int(around.minX), to: Int(around.maxX), by: step).map { Point($0, row) }
        }
        // What has one colour is found everywhere.
        guard Set(samples.compactMap { drawn.color($0.column, $0.row) }).count > 1 else { return nil }
        func error(_ x: Int, _ y: Int) -> Double {
            Double(samples.reduce(0) { $0 + (difference($1, movedBy: x, y) ?? 255) }) / Double(samples.count)
        }
        let here = error(0, 0)
        var best = (x: 0, y: 0, error: here)
        func look(_ columns: StrideThrough<Int>, _ rows: StrideThrough<Int>) {
            for y in rows {
                for x in columns {
                    let error = error(x, y)
                    if error < best.error { best = (x, y, error) }
                }
            }
        }
        look(
            stride(from: -Self.reach, through: Self.reach, by: 2), stride(from: -Self.reach, through: Self.reach, by: 2)
        )
        look(stride(from: best.x - 1, through: best.x + 1, by: 1), stride(from: best.y - 1, through: best.y + 1, by: 1))
        return best.error < 0.4 * here && (best.x, best.y) != (0, 0) ? (best.x, best.y) : nil
    }

    /// The most frequent colour of a view's points and of the picture there; nil where they are alike.
    private func colors(of points: [Point], movedBy movement: (x: Int, y: Int)) -> [String]? {
        func mode(_ colors: [UInt32]) -> UInt32? {
            colors.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }.max {
                ($0.value, $0.key) < ($1.value, $1.key)
            }?.key
        }
        guard let color = mode(points.compactMap { drawn.color($0.column, $0.row) }) else { return nil }
        let same = points.filter { drawn.color($0.column, $0.row) == color }
        let there = same.compactMap {
            design.color($0.column - alignment.x + movement.x, $0.row - alignment.y + movement.y)
        }
        guard let other = mode(there) else { return nil }
        let distance = [16, 8, 0].map { Self.distance(color, other, shift: $0) }.max() ?? 0
        return distance > DesignComparison.tolerance / 2 ? [Self.text(color), Self.text(other)] : nil
    }

    /// The difference of one channel of two colours.
    private static func distance(_ one: UInt32, _ other: UInt32, shift: UInt32) -> Int {
        abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }

    private static func text(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
