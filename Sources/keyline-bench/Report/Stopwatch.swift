/// Measures work side by side.
enum Stopwatch {
    /// The median time, in milliseconds, of each piece of work. The pieces take turns, so that what else the machine does meets all
    /// alike; a first round is not counted.
    static func medians(repeats: Int, _ work: [() throws -> Void]) throws -> [Double] {
        var times = [[Double]](repeating: [], count: work.count)
        for round in 0...max(repeats, 1) {
            for (index, piece) in work.enumerated() {
                let time = try ContinuousClock().measure(piece)
                if round > 0 { times[index].append(time / .milliseconds(1)) }
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }
}
