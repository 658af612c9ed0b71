/// One of several parts of the cases, each of which another machine compares.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Which part, from 1.
    public let index: Int
    /// How many parts there are.
    public let count: Int

    /// One of some parts; nil where there is no such part.
    public init?(_ index: Int, of count: Int) {
        guard count >= 1, (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Such as `2/5`.
    public var description: String { "\(index)/\(count)" }

    /// The names of this part. Together the parts have every name once; which part has a name depends on the names and costs alone,
    /// neither on their order nor on the machine.
    ///
    /// Without costs a name's digest decides, so that a new case moves no other. With costs, the most expensive names are dealt out
    /// first, each to the part that has least so far: parts end at about the same time.
    ///
    /// - Parameters:
    ///   - names: All names.
    ///   - costs: Seconds by name; names without one cost as much as the mean of the others.
    /// - Returns: The names of the part, in their order.
    public func names(of names: [String], costs: [String: Double] = [:]) -> [String] {
        let mean = costs.isEmpty ? 1 : costs.values.reduce(0, +) / Double(costs.count)
        guard !costs.isEmpty else { return names.filter { Self.digest($0) % UInt64(count) == UInt64(index - 1) } }
        let sorted = names.map { (name: $0, cost: costs[$0] ?? mean) }.sorted {
            ($1.cost, $0.name) < ($0.cost, $1.name)
        }
        var sums = [Double](repeating: 0, count: count)
        var own: Set<String> = []
        for (name, cost) in sorted {
            let part = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
            sums[part] += cost
            if part == index - 1 { own.insert(name) }
        }
        return names.filter(own.contains)
    }

    /// FNV-1a, 64 bits, with its end mixed: names that differ in their last letter alone fall into different parts.
    ///
    /// Source: draft-eastlake-fnv; the finaliser is SplitMix64's.
    private static func digest(_ name: String) -> UInt64 {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

extension Shard {
    /// The part that the variables of a CI system or a job array name; nil where none does.
    ///
    /// GitHub passes nothing on by itself, so that a workflow sets `SHARD_INDEX` and `SHARD_COUNT` from its matrix's `strategy.job-index`
    /// and `strategy.job-total`.
    ///
    /// Source: GitLab (`parallel`), CircleCI (`parallelism`), Buildkite (`parallelism`), Slurm (job arrays), Kubernetes (indexed jobs), AWS
    /// Batch (array jobs).
    ///
    /// - Parameter variables: The environment of the process.
    public init?(variables: [String: String]) {
        for convention in Self.conventions {
            guard let index = variables[convention.index].flatMap({ Int($0) }),
                let count = convention.count(variables)
            else { continue }
            let first = convention.first(variables)
            guard let shard = Shard(index - first + 1, of: count) else { continue }
            self = shard
            return
        }
        return nil
    }

    private struct Convention: Sendable {
        let index: String
        let count: @Sendable ([String: String]) -> Int?
        let first: @Sendable ([String: String]) -> Int

        init(_ index: String, of count: String, from first: Int) {
            self.index = index
            self.count = { $0[count].flatMap { Int($0) } }
            self.first = { _ in first }
        }

        init(
            _ index: String, count: @escaping @Sendable ([String: String]) -> Int?,
            first: @escaping @Sendable ([String: String]) -> Int
        ) {
            self.index = index
            self.count = count
            self.first = first
        }
    }

    private static let conventions = [
        Convention("SHARD_INDEX", of: "SHARD_COUNT", from: 0),
        Convention("CI_NODE_INDEX", of: "CI_NODE_TOTAL", from: 1),  // GitLab
        Convention("CIRCLE_NODE_INDEX", of: "CIRCLE_NODE_TOTAL", from: 0),
        Convention("BUILDKITE_PARALLEL_JOB", of: "BUILDKITE_PARALLEL_JOB_COUNT", from: 0),
        Convention(
            "SLURM_ARRAY_TASK_ID", count: { $0["SLURM_ARRAY_TASK_COUNT"].flatMap { Int($0) } },
            first: { $0["SLURM_ARRAY_TASK_MIN"].flatMap { Int($0) } ?? 0 }),
        // Kubernetes tells the index alone; the job's manifest repeats its number of completions.
        Convention("JOB_COMPLETION_INDEX", of: "JOB_COMPLETIONS", from: 0),
        Convention("AWS_BATCH_JOB_ARRAY_INDEX", of: "AWS_BATCH_JOB_ARRAY_SIZE", from: 0),
    ]
}
