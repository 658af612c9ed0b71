/// The time and the memory that a workload takes.
struct WorkloadMeasurement {
    let workload: Workload
    /// Microseconds, one figure per round.
    private var builds: [Double] = []
    /// By group of edits, microseconds, the median of each round.
    private var edits: [String: [Double]] = [:]
    /// The heap of the solver once it is built, its variables included, in kilobytes.
    private(set) var heap = 0.0
    /// The contradictions at the start.
    private(set) var conflicts: [[String]] = []

    init(_ workload: Workload) {
        self.workload = workload
    }

    var build: Double { builds.median }
    var groups: [String] { edits.keys.sorted() }
    func edit(_ group: String) -> Double { edits[group]?.median ?? 0 }

    /// Builds the problem once and makes all its edits.
    ///
    /// Building begins with the constraints as values and ends with the values of all variables; an edit ends with
    /// them, too. Building is measured in processor time, which other programs do not disturb; edits are too short for
    /// that clock.
    mutating func measure() throws {
        var session = WorkloadSession(workload)
        let statements = session.statements()
        let heapBefore = Heap.bytesInUse
        let start = ProcessorTime.seconds
        try session.build(statements)
        builds.append((ProcessorTime.seconds - start) * 1e6)
        heap = Double(session.heapOfVariables + Heap.bytesInUse - heapBefore) / 1024
        conflicts = session.conflicts
        session.prepareEdits()
        try measureEdits(&session)
    }

    /// The number of edits measured at a time: reading the clock takes as long as a short edit does.
    private static let runLength = 20

    private mutating func measureEdits(_ session: inout WorkloadSession) throws {
        var times: [String: [Double]] = [:]
        var next = 0
        while next < workload.edits.count {
            let group = workload.edits[next].group
            var run = next..<next
            while run.count < Self.runLength, run.upperBound < workload.edits.count,
                workload.edits[run.upperBound].group == group
            {
                run = next..<run.upperBound + 1
            }
            let time = try Self.microseconds { for index in run { try session.apply(edit: index) } }
            times[group, default: []].append(time / Double(run.count))
            next = run.upperBound
        }
        for (group, times) in times { edits[group, default: []].append(times.median) }
    }

    private static func microseconds(_ work: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(work) / .microseconds(1)
    }
}
