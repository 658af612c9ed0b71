/// Lets in as many at once as the machine can work for, has some wait in a row, and turns away the rest.
actor Gate {
    private let limits: Limits
    private var inside = 0
    private var row: [CheckedContinuation<Void, Never>] = []

    init(_ limits: Limits) { self.limits = limits }

    /// Does some work when it is its turn.
    ///
    /// - Throws: `ServiceError.busy` where too many wait, and what the work throws.
    func run<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
        if inside >= limits.concurrent {
            guard row.count < limits.waiting else { throw ServiceError.busy }
            await withCheckedContinuation { row.append($0) }
        } else {
            inside += 1
        }
        // Who leaves hands the place on, so that nobody overtakes those who wait.
        defer { if row.isEmpty { inside -= 1 } else { row.removeFirst().resume() } }
        try Task.checkCancellation()
        return try await work()
    }
}
