internal import CKeylinePixels
internal import Dispatch
internal import Foundation
internal import Synchronization

/// A comparison in bands of rows, which all cores share. Bands look at the rows around them, so the verdict on a pixel depends on no band.
struct BandedComparison: @unchecked Sendable {
    // Unchecked because of the pointers: pictures are only read, and each band writes its own rows of the plane.

    /// The least size of a band, in pixels: below it a core is not worth waking.
    private static let leastBand = 256 << 10

    let pair: cpixels_pair
    let judgement: cpixels_judgement
    let marks: UnsafeMutablePointer<UInt8>?
    let stride: Int

    /// Judges all rows.
    var counts: cpixels_counts {
        let bands = min(max(pair.width * pair.height / Self.leastBand, 1), pair.height)
        guard bands > 1 else { return counts(of: pair) }
        let sum = Mutex(cpixels_counts())
        let processor = cpixels_current_processor()
        let caller = pthread_self()
        DispatchQueue.concurrentPerform(iterations: bands) { band in
            // Linux wakes a thread on the processor of the one that wakes it, and parts the two when the comparison is over.
            if pthread_equal(pthread_self(), caller) == 0 { cpixels_leave_processor(processor) }
            var part = pair
            part.top = pair.height * band / bands
            part.bottom = pair.height * (band + 1) / bands
            let counts = counts(of: part)
            sum.withLock { $0.add(counts) }
        }
        return sum.withLock { $0 }
    }

    private func counts(of part: cpixels_pair) -> cpixels_counts {
        var counts = cpixels_counts()
        withUnsafePointer(to: part) { part in
            withUnsafePointer(to: judgement) { cpixels_compare(part, $0, marks, stride, &counts) }
        }
        return counts
    }
}

extension cpixels_counts {
    fileprivate mutating func add(_ other: cpixels_counts) {
        different += other.different
        antialiased += other.antialiased
        tolerated += other.tolerated
    }
}
