import Foundation
import KeylineGraphics
import Testing

/// Rounding to pixels.
struct PixelGridTests {
    @Test(arguments: [
        (10.1, 3.0, 10.0), (10.5, 1.0, 11.0), (-0.5, 1.0, 0.0), (10.25, 2.0, 10.5), (0.4999999, 1.0, 1.0),
        (0.49, 1.0, 0.0),
    ])
    func coordinatesGoToTheNearestEdgeAndHalvesUp(coordinate: CGFloat, scale: CGFloat, rounded: CGFloat) {
        #expect(PixelGrid(scale: scale).rounded(coordinate) == rounded)
    }

    @Test func lengthsNeverLoseMoreThanTheTolerance() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceiled(20.1) == 20.5)
        #expect(grid.ceiled(20.5 + 4e-5) == 20.5)
        #expect(grid.ceiled(20.5 + 6e-5) == 21)
        #expect(grid.ceiled(20.5 + 4e-4, tolerance: PixelGrid.textTolerance) == 20.5)
        #expect(grid.ceiled(.infinity) == .infinity)
        #expect(grid.floored(20.99999) == 21)
        #expect(grid.floored(20.9) == 20.5)
    }

    @Test func rectanglesAreDifferencesOfRoundedEdges() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.rounded(CGRect(x: 0.4, y: 0.6, width: 1, height: 1)) == CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(grid.rounded(CGRect(x: 0.4, y: 0, width: 1.2, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(grid.placed(CGRect(x: 0.4, y: 0, width: 1.2, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(grid.placed(CGRect(x: 0.6, y: 0, width: 1.2, height: 1)) == CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(grid.rounded(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == .zero)
    }

    @Test(arguments: [(0.25, 0.5), (-0.25, -0.5), (0.2, 0), (-0.2, 0), (7.75, 8)])
    func `halves of the nearest edge go away from zero`(coordinate: CGFloat, nearest: CGFloat) {
        #expect(PixelGrid(scale: 2).nearest(coordinate) == nearest)
    }

    @Test func `a rectangle grows to the pixels that it touches`() {
        let grid = PixelGrid(scale: 2)
        #expect(
            grid.outset(CGRect(x: -0.1, y: 0.6, width: 1, height: 1))
                == CGRect(x: -0.5, y: 0.5, width: 1.5, height: 1.5))
        let whole = CGRect(x: 1.5, y: 2, width: 3, height: 0.5)
        #expect(grid.outset(whole) == whole)
    }
}
