import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylineScenes
import Testing
@testable import KeylineGoldens

@Suite struct LineDifferenceTests {
    @Test func `what is gone and what is new stand between what stayed`() {
        let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c"])
        #expect(difference.lines == [.kept("a"), .removed("b"), .added("x"), .kept("c")])
        #expect(difference.count == 2)
    }

    @Test func `far lines are left out and counted`() {
        let old = (0..<20).map(String.init)
        var new = old
        new[10] = "x"
        let difference = LineDifference(from: old, to: new, context: 1)
        #expect(
            difference.lines == [
                .skipped(9), .kept("9"), .removed("10"), .added("x"), .kept("11"), .skipped(8),
            ])
    }

    @Test func `reading the kept and removed lines gives the old text, the kept and added ones the new`() {
        let old = ["a", "b", "b", "c", "d"], new = ["b", "c", "x", "d", "b"]
        let lines = LineDifference(from: old, to: new, context: 99).lines
        #expect(
            lines.compactMap { if case .kept(let t) = $0 { t } else if case .removed(let t) = $0 { t } else { nil } }
                == old)
        #expect(
            lines.compactMap { if case .kept(let t) = $0 { t } else if case .added(let t) = $0 { t } else { nil } }
                == new)
    }
}
