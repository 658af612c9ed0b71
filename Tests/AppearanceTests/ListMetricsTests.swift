import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineScenes
import Testing

@Suite struct ListMetricsTests {
    @Test func `sections of inset lists have margins and corners, others have none`() {
        for kind in [ListKind.insetGrouped, .sidebar] {
            let metrics = ListMetrics(kind, .iOS18, width: 393)
            #expect(metrics.margin == 20 && metrics.contentInset == 20 && metrics.cornerRadius == 10)
        }
        for kind in [ListKind.plain, .inset, .grouped] {
            let metrics = ListMetrics(kind, .iOS18, width: 320)
            #expect(metrics.margin == 0 && metrics.contentInset == 16 && metrics.cornerRadius == 0)
        }
    }

    @Test func `rows of iOS 26 are higher and rounder`() {
        #expect(ListMetrics(.insetGrouped, .iOS26, width: 393).rowHeight == 52)
        #expect(ListMetrics(.insetGrouped, .iOS26, width: 393).cornerRadius == 26)
    }

    @Test func `a row height of the app's own holds on every system`() {
        for system in SystemGeneration.allCases {
            #expect(ListMetrics(.plain, system, width: 393, leastRowHeight: 30).rowHeight == 30)
        }
    }

    @Test func `the line below a row ends on the other side in the other direction`() {
        let frame = CGRect(x: 100, y: 0, width: 300, height: 44)
        func line(_ isLeftToRight: Bool) -> CGRect {
            ListRowDrawing.separator(
                below: frame, leading: 20, trailing: 5, thickness: 0.5, isLeftToRight: isLeftToRight)
        }
        #expect(line(true) == CGRect(x: 120, y: 43.5, width: 275, height: 0.5))
        #expect(line(false) == CGRect(x: 105, y: 43.5, width: 275, height: 0.5))
    }

    @Test func `only the ends of a section are round`() {
        let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let middle = ListRowDrawing.outline(of: frame, radius: 10, isFirst: false, isLast: false)
        #expect(middle == Path(rect: frame, topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0, curve: .continuous))
        #expect(FlatPath(middle).contains(CGPoint(x: 0.01, y: 0.01), evenOdd: false))
        let only = ListRowDrawing.outline(of: frame, radius: 40, isFirst: true, isLast: true)
        #expect(
            only == Path(rect: frame, topLeft: 22, topRight: 22, bottomRight: 22, bottomLeft: 22, curve: .continuous))
    }
}
