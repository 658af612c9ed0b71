import Foundation
import KeylineAppearance
import Testing

@Suite struct SegmentsArrangementTests {
    private static let bounds = CGRect(x: 10, y: 20, width: 100, height: 32)

    @Test func `segments run from the side where text starts`() {
        let widths: [CGFloat] = [20, 30, 50]
        let leftToRight = SegmentsArrangement(in: Self.bounds, widths: widths, isLeftToRight: true)
        #expect(leftToRight.segments.map(\.minX) == [10, 30, 60])
        let rightToLeft = SegmentsArrangement(in: Self.bounds, widths: widths, isLeftToRight: false)
        #expect(rightToLeft.segments.map(\.maxX) == [110, 90, 60])
        #expect(rightToLeft.segments.map(\.width) == widths)
    }

    @Test func `equal segments fill the control`() {
        let segments = SegmentsArrangement(in: Self.bounds, count: 4, isLeftToRight: true).segments
        #expect(segments.map(\.width) == [25, 25, 25, 25])
        #expect(SegmentsArrangement(in: Self.bounds, count: 0, isLeftToRight: true).segments.isEmpty)
    }

    @Test func `a title is in the middle and no wider than its segment leaves`() {
        let segment = CGRect(x: 30, y: 20, width: 30, height: 32)
        let short = SegmentsArrangement.title(CGSize(width: 10, height: 16), in: segment)
        #expect(short == CGRect(x: 40, y: 28, width: 10, height: 16))
        let long = SegmentsArrangement.title(CGSize(width: 200, height: 16), in: segment)
        #expect(long.minX == 32 && long.width == 26)
    }
}
