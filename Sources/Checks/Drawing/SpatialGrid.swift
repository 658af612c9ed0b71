import Foundation
import KeylineGraphics

/// Finds items near a place of the paper without a look at all of them.
///
/// Things are told apart by numbers that grow in the order in which they are added. Each is kept in the cells that it touches, or
/// beside them all where it touches many, so that the memory grows with the number of things alone.
struct SpatialGrid {
    private var cells: [[Int]]
    private var large: [Int] = []
    private let columns: Int
    private let rows: Int
    private let cell: CGSize

    /// Fine enough for lines of text, and coarse enough that a cell costs nothing on any paper.
    private static let finest = CGSize(width: 64, height: 32)
    private static let mostColumns = 64
    private static let mostRows = 1024
    private static let mostCells = 48

    init(paper: CGSize) {
        columns = Self.count(paper.width / Self.finest.width, most: Self.mostColumns)
        rows = Self.count(paper.height / Self.finest.height, most: Self.mostRows)
        cell = CGSize(
            width: max(paper.width / CGFloat(columns), 1), height: max(paper.height / CGFloat(rows), 1))
        cells = Array(repeating: [], count: columns * rows)
    }

    private static func count(_ share: CGFloat, most: Int) -> Int {
        share.isFinite ? Int(min(max(share, 1), CGFloat(most))) : most
    }

    /// Adds an item, whose number is higher than all numbers before it.
    mutating func insert(_ number: Int, at extent: CGRect) {
        let (across, down) = span(extent)
        guard across.count * down.count <= Self.mostCells else { return large.append(number) }
        for row in down {
            for column in across { cells[row * columns + column].append(number) }
        }
    }

    /// Visits what may touch a rectangle, cell by cell and in each the last added first.
    ///
    /// - Parameters:
    ///   - extent: The rectangle.
    ///   - visit: Takes a number, perhaps one that it has had from another cell; answers whether to go on in this cell.
    func search(_ extent: CGRect, _ visit: (Int) -> Bool) {
        let (across, down) = span(extent)
        for row in down {
            for column in across { descend(cells[row * columns + column], below: .max, visit) }
        }
    }

    /// Visits what may cover a point: numbers below a limit, each once and the last added first, until the visitor has seen enough.
    func search(_ point: CGPoint, below limit: Int, _ visit: (Int) -> Bool) {
        descend(cells[row(point.y) * columns + column(point.x)], below: limit, visit)
    }

    /// Goes through a cell and what touches many cells as one.
    private func descend(_ near: [Int], below limit: Int, _ visit: (Int) -> Bool) {
        var one = Self.count(near, below: limit)
        var other = Self.count(large, below: limit)
        while one > 0 || other > 0 {
            let isNear = other == 0 || one > 0 && near[one - 1] > large[other - 1]
            if isNear { one -= 1 } else { other -= 1 }
            guard visit(isNear ? near[one] : large[other]) else { return }
        }
    }

    private func span(_ extent: CGRect) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
        (column(extent.minX)...column(extent.maxX), row(extent.minY)...row(extent.maxY))
    }

    private func column(_ x: CGFloat) -> Int { Int(min(max(x / cell.width, 0), CGFloat(columns - 1))) }
    private func row(_ y: CGFloat) -> Int { Int(min(max(y / cell.height, 0), CGFloat(rows - 1))) }

    /// Returns the number of ascending numbers below a limit.
    private static func count(_ numbers: [Int], below limit: Int) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
