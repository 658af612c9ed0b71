import Glibc

/// The time that this process has computed for: what other programs do meanwhile does not count.
enum ProcessorTime {
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Returns the processor time of some work, in seconds.
    static func measure(_ work: () -> Void) -> Double {
        let start = seconds
        work()
        return seconds - start
    }
}

extension [Double] {
    /// The middle value; 0 of none.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
