import Foundation
import KeylineFoundationSupplement

/// Tells the differences of a designer's picture view by view: each pixel belongs to the view that draws there in front.
struct DesignViews {
    /// A view that differs.
    struct Difference {
        /// The view as an index.
        var view: Int
        /// The share of its visible pixels that differ, 0…1.
        var share: Double
        /// The number of them.
        var count: Int
        /// The distance in points from the picture's position to the view's; nil where it did not move.
        var movement: CGPoint?
        /// The ink that the picture lacks, as a share: letters that are heavier; nil where it is about as much.
        var weight: Double?
        /// The color of most of it and the picture's there; nil where they are alike.
        var colors: [UInt32]?
        /// The color of what it draws on that, such as letters, and the picture's; nil where they are alike or it has many colors.
        var inks: [UInt32]?
    }

    private let regions: DesignRegions
    private let measure: DesignMeasure
    /// The view around each view.
    private let parents: [Int?]
    /// The pixels of each view.
    private let pixels: [[Int32]]

    /// The furthest that a view is looked for, in points.
    private static let reach: CGFloat = 40
    /// The most pixels that decide where a view is.
    private static let sampleCount = 600
    /// A view that moved fits at its new position much better than here.
    private static let leastGain = 0.5
    /// Views with a smaller error are where the picture has them: programs that draw the same differ by so much.
    private static let leastError = 0.15
    /// A view with a larger error is not at a position.
    private static let mostError = 0.3
    /// The shortest movement that is told, in points: programs put letters at fractions of a pixel.
    private static let leastMovement = 0.6
    /// The area in points from which on a view differs: a full stop and a little more.
    private static let leastArea = 3.0
    /// The share of a view's drawing on its background from which on it differs: programs darken joins of translucent letters by themselves.
    private static let leastInk = 0.02
    /// The share of a view from which on it differs, where it is small or has others in it.
    private static let leastShare = 0.02
    /// The change of the drawing from which on letters are heavier or lighter: the next weight of a font has a tenth more.
    private static let leastWeight = 0.06

    /// Prepares a comparison.
    ///
    /// - Parameters:
    ///   - regions: The screen.
    ///   - measure: Both pictures.
    ///   - parents: The nearest view around each view that draws as well.
    init(_ regions: DesignRegions, _ measure: DesignMeasure, parents: [Int?]) {
        self.regions = regions
        self.measure = measure
        self.parents = parents
        var pixels = [[Int32]](repeating: [], count: regions.rects.count)
        for index in 0..<regions.owners.count where regions.owners[index] >= 0 {
            pixels[regions.owners[index]].append(Int32(index))
        }
        self.pixels = pixels
    }

    /// The views that differ, those with most pixels first, and the share of the pixels that both pictures show which are alike.
    func compared() -> (differences: [Difference], likeness: Double) {
        let (marks, likeness) = marks()
        let movements = movements()
        var covered = [Bool](repeating: false, count: regions.owners.count)
        for (view, movement) in movements { cover(view, movement, &covered) }
        var differences = pixels.indices.compactMap { difference(of: $0, marks, covered, movements[$0]) }
        let moved = differences.filter { $0.movement != nil }
        differences.removeAll { difference in
            // A view inside of one that moved goes along.
            var view = parents[difference.view]
            while let around = view {
                if let movement = difference.movement,
                    moved.contains(where: { $0.view == around && $0.movement.map { Self.agree($0, movement) } ?? false }
                    )
                {
                    return true
                }
                view = parents[around]
            }
            return false
        }
        differences = differences.compactMap { ofItself($0, among: differences) }
        return (differences.sorted { ($1.count, $0.view) < ($0.count, $1.view) }, likeness)
    }

    /// A difference without the colour of the view around: a view on another background is not itself another one. Nil where nothing is left.
    private func ofItself(_ difference: Difference, among all: [Difference]) -> Difference? {
        guard let colors = difference.colors else { return difference }
        let around = sequence(first: difference.view) { parents[$0] }.dropFirst()
        let ground = around.lazy.compactMap { view in all.first { $0.view == view }?.colors }.first
        guard let ground, zip(ground, colors).allSatisfy({ Self.distance($0, $1) <= DesignMeasure.fillTolerance })
        else {
            return difference
        }
        var rest = difference
        rest.colors = nil
        let isSame = rest.movement == nil && rest.inks == nil && hasSameShapes(rest.view, on: colors)
        return isSame ? nil : rest
    }

    /// Whether a view draws at the same pixels on its background as the picture does on another one.
    private func hasSameShapes(_ view: Int, on grounds: [UInt32]) -> Bool {
        var inked = 0
        var others = 0
        for pixel in pixels[view] {
            guard let color = color(pixel), let there = other(pixel, (0, 0)) else { continue }
            let isInk = Self.distance(color, grounds[0]) > Self.leastInkDistance
            if isInk { inked += 1 }
            if isInk != (Self.distance(there, grounds[1]) > Self.leastInkDistance) { others += 1 }
        }
        return Double(others) <= Self.leastOtherShapes * Double(inked)
    }

    /// The share of the inked pixels up to which the same letters differ on another background: pixels at their rims have other contrasts.
    private static let leastOtherShapes = 0.1

    private static func agree(_ one: CGPoint, _ other: CGPoint) -> Bool {
        Position.moved(x: Double(one.x), y: Double(one.y)).agrees(with: .moved(x: Double(other.x), y: Double(other.y)))
    }

    /// The distances of the views that moved.
    ///
    /// A view with others inside it shows only its background around them, which looks moved as soon as most of them are: such a view moved only if
    /// all that can be found inside it moved along.
    private func movements() -> [Int: (x: Double, y: Double)] {
        let positions = pixels.indices.map { isShown($0) ? position(of: $0) : .unknown }
        var movements: [Int: (x: Double, y: Double)] = [:]
        for (view, position) in positions.enumerated() {
            if case .moved(let x, let y) = position { movements[view] = (x, y) }
        }
        for (view, position) in positions.enumerated() where position != .unknown {
            var around = parents[view]
            while let container = around {
                if !positions[container].agrees(with: position) { movements[container] = nil }
                around = parents[container]
            }
        }
        return movements
    }

    /// The pixels that differ.
    private func marks() -> (marks: [Bool], likeness: Double) {
        let drawn = regions.drawn
        var marks = [Bool](repeating: false, count: drawn.width * drawn.height)
        var shared = 0
        var count = 0
        for row in 0..<drawn.height {
            for column in 0..<drawn.width {
                guard let differs = measure.differs(column, row) else { continue }
                shared += 1
                if differs {
                    marks[row * drawn.width + column] = true
                    count += 1
                }
            }
        }
        return (marks, shared == 0 ? 0 : 1 - Double(count) / Double(shared))
    }

    /// Whether the picture shows at least half of a view.
    private func isShown(_ view: Int) -> Bool {
        let shared = pixels[view].count {
            measure.isShared(Int($0) % regions.drawn.width, Int($0) / regions.drawn.width)
        }
        return shared > 0 && shared * 2 >= pixels[view].count
    }

    /// Marks where the picture has a view that moved: what differs there is not a difference of the views behind.
    private func cover(_ view: Int, _ movement: (x: Double, y: Double), _ covered: inout [Bool]) {
        let there = regions.rects[view].offsetBy(dx: -CGFloat(movement.x), dy: -CGFloat(movement.y))
        let (columns, rows) = regions.pixels(of: there.insetBy(dx: -2, dy: -2))
        for row in rows { for column in columns { covered[row * regions.drawn.width + column] = true } }
    }

    private func difference(
        of view: Int, _ marks: [Bool], _ covered: [Bool], _ movement: (x: Double, y: Double)?
    ) -> Difference? {
        guard isShown(view) else { return nil }
        let points = pixels[view]
        let width = regions.drawn.width
        var count = 0
        var shared = 0
        for pixel in points where measure.isShared(Int(pixel) % width, Int(pixel) / width) {
            shared += 1
            if marks[Int(pixel)], movement != nil || !covered[Int(pixel)] { count += 1 }
        }
        let area = Double(count) / Double(regions.scale * regions.scale)
        let share = Double(count) / Double(shared)
        let hasViews = parents.contains(view)
        let inks = hasViews ? nil : inks(of: view, movedBy: movement ?? (0, 0))
        // Another colour is as much more or less of the same letters.
        let weight = movement == nil && !hasViews && inks == nil ? weight(of: view) : nil
        let differs =
            share >= Self.leastShare
            || (!hasViews && area >= Self.leastArea && Double(count) >= Self.leastInk * Double(ink(of: view)))
        guard differs || movement != nil || weight != nil else { return nil }
        return Difference(
            view: view, share: share, count: count,
            movement: movement.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }, weight: weight,
            colors: colors(of: view, movedBy: movement ?? (0, 0)),
            inks: inks)
    }

    /// The relation of a view's position to the one that the picture gives it.
    private enum Position: Equatable {
        /// The view looks the same everywhere, or cannot be found.
        case unknown
        case kept
        /// The distance in points from the picture's position to the view's.
        case moved(x: Double, y: Double)

        /// Whether both may have been moved by one edit: letters are put at whole pixels, whatever is around them.
        func agrees(with other: Position) -> Bool {
            guard case .moved(let x, let y) = self, case .moved(let otherX, let otherY) = other else {
                return self == other
            }
            return max(abs(x - otherX), abs(y - otherY)) <= DesignViews.leastMovement
        }
    }

    private func position(of view: Int) -> Position {
        guard let samples = DesignSamples(regions, view: view, count: Self.sampleCount) else { return .unknown }
        var errors: [Int: Double] = [:]
        func error(_ x: Int, _ y: Int) -> Double {
            let key = x * 100_000 + y
            if let cached = errors[key] { return cached }
            let error = samples.error(measure.drawn, measure.design, x - measure.x, y - measure.y)
            errors[key] = error
            return error
        }
        let here = error(0, 0)
        guard here > Self.leastError else { return .kept }
        let scale = Double(regions.scale)
        var best = (x: 0, y: 0, error: here)
        func look(_ columns: [Int], _ rows: [Int]) {
            for y in rows {
                for x in columns {
                    let error = error(x, y)
                    if error < best.error { best = (x, y, error) }
                }
            }
        }
        let near = Int((1.5 * scale).rounded(.up))
        look(Array(-near...near), Array(-near...near))
        if best.error > Self.leastGain * here {
            let step = max(Int(scale), 1)
            let reach = Int(Double(Self.reach) * scale) / step * step
            let far = Array(stride(from: -reach, through: reach, by: step))
            look(far, far)
            let close = Array(-step...step)
            look(close.map { best.x + $0 }, close.map { best.y + $0 })
        }
        guard best.error < min(Self.leastGain * here, Self.mostError) else { return .unknown }
        // The least of a parabola through the errors beside the best one is the position between the pixels.
        func between(_ before: Double, _ after: Double) -> Double {
            let bend = before + after - 2 * best.error
            return bend > 0.01 ? (before - after) / (2 * bend) : 0
        }
        let x = Double(best.x) + between(error(best.x - 1, best.y), error(best.x + 1, best.y))
        let y = Double(best.y) + between(error(best.x, best.y - 1), error(best.x, best.y + 1))
        guard max(abs(x), abs(y)) / scale >= Self.leastMovement else { return .kept }
        // Half points are as much as the sizes of pixels tell.
        func points(_ pixels: Double) -> Double {
            abs(pixels) / scale < Self.leastMovement ? 0 : (-pixels / scale * 2).rounded() / 2 + 0
        }
        return .moved(x: points(x), y: points(y))
    }

    /// The ink of a view that the picture lacks, as a share; nil where it is about as much.
    private func weight(of view: Int) -> Double? {
        let width = regions.drawn.width
        let shared = pixels[view].filter { measure.isShared(Int($0) % width, Int($0) / width) }
        // Both as they are compared: where one is softened the other is too.
        func color(_ pixel: Int32) -> UInt32? { measure.drawn.color(Int(pixel) % width, Int(pixel) / width) }
        guard let ground = Self.mode(shared.lazy.map { color($0) ?? 0 }),
            let other = Self.mode(shared.lazy.map { self.other($0, (0, 0)) ?? 0 }),
            Self.distance(ground, other) <= DesignMeasure.fillTolerance
        else { return nil }
        // What is cut off at the edge of a view cannot be weighed.
        guard
            shared.allSatisfy({
                !isAtEdge($0, of: view) || Self.distance(color($0) ?? 0, ground) <= DesignMeasure.fillTolerance
            })
        else {
            return nil
        }
        var ink = 0
        var there = 0
        for pixel in shared {
            if let color = color(pixel) { ink += Self.distance(color, ground) }
            if let color = self.other(pixel, (0, 0)) { there += Self.distance(color, other) }
        }
        // Less than a letter's full stop is no weight, and what one of the pictures does not draw at all has none.
        func area(_ ink: Int) -> Double { Double(ink) / 255 / Double(regions.scale * regions.scale) }
        guard area(abs(ink - there)) > Self.leastArea, area(min(ink, there)) > Self.leastArea else { return nil }
        let change = Double(ink - there) / Double(there)
        return abs(change) > Self.leastWeight ? change : nil
    }

    /// The number of a view's pixels that have another color than most of them.
    private func ink(of view: Int) -> Int {
        guard let ground = Self.mode(pixels[view].lazy.map { color($0) ?? 0 }) else { return 0 }
        return pixels[view].count { Self.distance(color($0) ?? 0, ground) > DesignMeasure.fillTolerance }
    }

    private func isAtEdge(_ pixel: Int32, of view: Int) -> Bool {
        let width = regions.drawn.width
        return [-1, 1, -width, width].contains {
            let index = Int(pixel) + $0
            return regions.owners.indices.contains(index) && regions.owners[index] != view
        }
    }

    private func color(_ pixel: Int32) -> UInt32? {
        regions.drawn.color(Int(pixel) % regions.drawn.width, Int(pixel) / regions.drawn.width)
    }

    private func other(_ pixel: Int32, _ movement: (x: Int, y: Int)) -> UInt32? {
        measure.design.color(
            Int(pixel) % regions.drawn.width - measure.x + movement.x,
            Int(pixel) / regions.drawn.width - measure.y + movement.y)
    }

    private static func mode(_ colors: some Sequence<UInt32>) -> UInt32? {
        var counts: [UInt32: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// The most frequent color of a view's pixels and of the picture there; nil where they are alike.
    private func colors(of view: Int, movedBy movement: (x: Double, y: Double)) -> [UInt32]? {
        let distance = pixelDistance(movement)
        guard let most = Self.mode(pixels[view].lazy.compactMap { color($0) }) else { return nil }
        let same = pixels[view].lazy.filter { color($0) == most }
        guard let there = Self.mode(same.compactMap { other($0, distance) }) else { return nil }
        return Self.distance(most, there) > DesignMeasure.fillTolerance ? [most, there] : nil
    }

    private func pixelDistance(_ movement: (x: Double, y: Double)) -> (x: Int, y: Int) {
        (
            x: -Int((movement.x * Double(regions.scale)).rounded()),
            y: -Int((movement.y * Double(regions.scale)).rounded())
        )
    }

    /// The color of what a view draws on its background and of what the picture has there; nil where they are alike, or where either has many.
    private func inks(of view: Int, movedBy movement: (x: Double, y: Double)) -> [UInt32]? {
        // Thinner strokes have their color nowhere.
        guard regions.scale >= DesignMeasure.thinScale else { return nil }
        let distance = pixelDistance(movement)
        let inked = Self.ink(pixels[view].compactMap { color($0) })
        let there = Self.ink(pixels[view].compactMap { other($0, distance) })
        guard let inked, let there, Self.distance(inked, there) > Self.leastInkDistance else { return nil }
        return [inked, there]
    }

    /// Letters that are drawn by other programs differ by less in their darkest pixels.
    private static let leastInkDistance = 24
    /// The share of the contrast from which on a pixel is wholly inked, and not at the rim of a letter.
    private static let inkedShare = 0.85
    /// The share of the inked pixels that have the ink's color, about, unless there is more than one.
    private static let leastInkShare = 0.5

    /// The one color that is drawn on a background; nil where there is none, or more.
    private static func ink(_ colors: [UInt32]) -> UInt32? {
        guard let ground = mode(colors) else { return nil }
        let distances = colors.map { distance($0, ground) }
        guard let most = distances.max(), most > leastInkDistance else { return nil }
        let inked = zip(colors, distances).filter { Double($1) >= inkedShare * Double(most) }.map(\.0)
        guard let ink = mode(inked) else { return nil }
        let alike = inked.count { distance($0, ink) <= leastInkDistance }
        return Double(alike) >= leastInkShare * Double(inked.count) ? ink : nil
    }

    /// The greatest difference in a channel of two colors.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
    }
}
