import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import Synchronization
import Testing
import KeylineTypesetting
@testable import KeylinePreviews

@MainActor
@Suite struct PipelineTests {
    struct Odd: Error {}

    @Test func `results come in the items' order, whatever failed`() async {
        let results = await Pipeline.run(
            Array(0..<20), jobs: 3,
            make: { number in if number == 4 { throw Odd() } else { number } },
            work: { number in if number == 7 { throw Odd() } else { number * 2 } })
        let numbers = results.map { try? $0.get() }
        #expect(numbers == (0..<20).map { $0 == 4 || $0 == 7 ? nil : $0 * 2 })
    }

    @Test(arguments: 1...3)
    func `no more work at once than was asked for`(jobs: Int) async {
        let running = Mutex(0)
        let most = Mutex(0)
        _ = await Pipeline.run(
            Array(0..<12), jobs: jobs, make: { $0 },
            work: { number in
                let now = running.withLock { count in
                    count += 1
                    return count
                }
                most.withLock { $0 = max($0, now) }
                Thread.sleep(forTimeInterval: 0.002)
                running.withLock { $0 -= 1 }
                return number
            })
        #expect(most.withLock { $0 } <= jobs)
    }

    @Test func `every item is counted once`() async {
        var count = 0
        var failures = 0
        _ = await Pipeline.run(
            Array(0..<9), jobs: 2, make: { if $0 == 3 { throw Odd() } else { $0 } }, work: { $0 },
            finished: { result in
                count += 1
                if case .failure = result { failures += 1 }
            })
        #expect(count == 9)
        #expect(failures == 1)
    }
}
