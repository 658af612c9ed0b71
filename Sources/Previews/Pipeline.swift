/// Work in two steps: parts are made one after the other on the main actor, where layout belongs, while other threads work on those
/// that are ready.
public enum Pipeline {
    /// Runs both steps for every item.
    ///
    /// Results do not depend on the number of jobs, and the failure of one item leaves the others alone.
    ///
    /// - Parameters:
    ///   - items: What is to be done.
    ///   - jobs: How many parts are worked on at once, at least 1.
    ///   - make: The first step, on the main actor.
    ///   - work: The second step, on any thread.
    ///   - finished: Called on the main actor after each item.
    /// - Returns: The result of each item, in the items' order.
    @MainActor
    public static func run<Item, Part: Sendable, Output: Sendable>(
        _ items: [Item],
        jobs: Int,
        make: @MainActor (Item) throws -> Part,
        work: @escaping @Sendable (Part) throws -> Output,
        finished: @MainActor () -> Void = {}
    ) async -> [Result<Output, any Error>] {
        precondition(jobs > 0, "at least one job does the work")
        return await withTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
            var results = [Result<Output, any Error>?](repeating: nil, count: items.count)
            var running = 0
            let desks = Desks(jobs)
            for (index, item) in items.enumerated() {
                // One item waits for a free core, so that none is idle while the next one is made.
                if running > jobs, let (done, result) = await group.next() {
                    results[done] = result
                    running -= 1
                    finished()
                }
                switch Result(catching: { try make(item) }) {
                case .failure(let error):
                    results[index] = .failure(error)
                    finished()
                case .success(let part):
                    group.addTask {
                        await desks.enter()
                        let result = Result { try work(part) }
                        await desks.leave()
                        return (index, result)
                    }
                    running += 1
                }
            }
            for await (done, result) in group {
                results[done] = result
                finished()
            }
            return results.compactMap { $0 }
        }
    }
}

/// Lets so many work at a time; others wait in the order in which they came.
private actor Desks {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = count
    }

    func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
