import Foundation
import KeylineGraphics
import Testing

@testable import UIKitLayout

/// Where popovers stand, apart from controllers.
@Suite struct PopoverArrangementTests {
    private func place(
        _ source: CGRect, _ size: CGSize = CGSize(width: 200, height: 100), _ permitted: UIPopoverArrowDirection = .any,
        mayOverlap: Bool = false
    ) -> PopoverArrangement.Place {
        PopoverArrangement(
            room: CGRect(x: 10, y: 10, width: 780, height: 580), source: source, size: size, permitted: permitted,
            mayOverlap: mayOverlap
        ).place(on: PixelGrid(scale: 2))
    }

    @Test func `a box stands below what it belongs to, its arrow in the middle`() {
        let place = place(CGRect(x: 380, y: 100, width: 40, height: 40))
        #expect(place.direction == .up)
        #expect(place.box == CGRect(x: 300, y: 153, width: 200, height: 100))
        #expect(place.arrowOffset == 100)
        #expect(place.frame == CGRect(x: 300, y: 140, width: 200, height: 113))
        #expect(place.safeArea == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    }

    @Test(
        arguments: [
            (UIPopoverArrowDirection.up, CGRect(x: 300, y: 333, width: 200, height: 100), 100),
            (.down, CGRect(x: 300, y: 167, width: 200, height: 100), 100),
            (.left, CGRect(x: 433, y: 250, width: 200, height: 100), 50),
            (.right, CGRect(x: 167, y: 250, width: 200, height: 100), 50),
        ] as [(UIPopoverArrowDirection, CGRect, CGFloat)])
    func `a box stands on the side that was asked for`(
        direction: UIPopoverArrowDirection, box: CGRect, offset: CGFloat
    ) {
        let place = place(CGRect(x: 380, y: 280, width: 40, height: 40), permitted: direction)
        #expect(place == .init(box: box, direction: direction, arrowOffset: offset))
        #expect(place.frame.union(box) == place.frame && place.frame != box)
    }

    private func place(_ source: CGRect, permitted: UIPopoverArrowDirection) -> PopoverArrangement.Place {
        place(source, CGSize(width: 200, height: 100), permitted)
    }

    @Test func `a box goes to the first side where all of it has room`() {
        #expect(place(CGRect(x: 380, y: 500, width: 40, height: 40)).direction == .down)
        let high = CGSize(width: 200, height: 500)
        #expect(place(CGRect(x: 100, y: 280, width: 40, height: 40), high).direction == .left)
        #expect(place(CGRect(x: 700, y: 280, width: 40, height: 40), high).direction == .right)
    }

    @Test func `near an edge the arrow leaves the middle, but not the straight part`() {
        let inner = place(CGRect(x: 740, y: 100, width: 20, height: 20))
        #expect(inner.box.maxX == 790 && inner.arrowOffset == 160)
        let outer = place(CGRect(x: 776, y: 100, width: 20, height: 20))
        #expect(outer.box.maxX == 790 && outer.arrowOffset == 169)
        #expect(place(CGRect(x: 0, y: 100, width: 10, height: 20)).arrowOffset == 31)
    }

    @Test func `where no side has room a box shrinks on the one with most, or covers the source if it may`() {
        let source = CGRect(x: 100, y: 200, width: 600, height: 100)
        let size = CGSize(width: 300, height: 500)
        let shrunk = place(source, size)
        #expect(shrunk.direction == .up && shrunk.box == CGRect(x: 250, y: 313, width: 300, height: 277))
        let over = place(source, size, mayOverlap: true)
        #expect(over.box == CGRect(x: 250, y: 90, width: 300, height: 500))
    }

    @Test func `without a permitted direction a box without an arrow stands over the source`() {
        let place = place(CGRect(x: 400, y: 300, width: 0, height: 0), permitted: [])
        #expect(place == .init(box: CGRect(x: 300, y: 250, width: 200, height: 100), direction: [], arrowOffset: 0))
        #expect(place.frame == place.box)
    }

    @Test func `the arrow reaches the source and leaves no hole in the box`() {
        let box = CGRect(x: 0, y: 13, width: 200, height: 100)
        for (direction, tip) in [
            (UIPopoverArrowDirection.up, CGPoint(x: 60, y: 1)), (.down, CGPoint(x: 60, y: 125)),
            (.left, CGPoint(x: -12, y: 73)), (.right, CGPoint(x: 212, y: 73)),
        ] {
            let outline = FlatPath(PopoverOutline(box: box, direction, 60).path)
            #expect(outline.contains(tip, evenOdd: false))
            // Both parts of the outline turn the same way round, so that they cover what they share.
            let seam = CGPoint(x: min(max(tip.x, 0.25), 199.75), y: min(max(tip.y, 13.25), 112.75))
            #expect(outline.contains(seam, evenOdd: false))
        }
        #expect(!FlatPath(PopoverOutline(box: box, [], 60).path).contains(CGPoint(x: 60, y: 5), evenOdd: false))
    }
}
