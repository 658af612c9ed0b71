/// Work in two steps: parts are made one after the other on the main actor, where layout belongs, while other threads work on those
/// that are ready.
public enum Pipeline {
    /// Runs both steps for every item.
    ///
    /// Results do not depend on the number of jobs, and the failure of one item leaves the others alone. The main actor works too where
    /// the others have enough to do: as many threads as jobs are busy until the last item, none of which waits for another one.
    ///
    /// - Parameters:
    ///   - items: What is to be done.
    ///   - jobs: How many parts are worked on at once, at least 1.
    ///   - make: The first step, on the main actor.
    ///   - work: The second step, on any thread.
    ///   - finished: Called on the main actor with the result of each item, in the order in which they come.
    /// - Returns: The result of each item, in the items' order.
    @MainActor
    public static func run<Item, Part: Sendable, Output: Sendable>(
        _ items: [Item],
        jobs: Int,
        make: @MainActor (Item) throws -> Part,
        work: @escaping @Sendable (Part) throws -> Output,
        finished: @MainActor (Result<Output, any Error>) -> Void = { _ in }
    ) async -> [Result<Output, any Error>] {
        precondition(jobs > 0, "at least one job does the work")
        let helpers = jobs - 1
        let backlog = PartBacklog<Part>(limit: helpers)
        let outcomes = OrderedResults<Output>(count: items.count)
        return await withTaskGroup(of: Void.self) { group in
            for _ in 0..<min(helpers, items.count) {
                group.addTask {
                    while let (index, part) = await backlog.next() {
                        outcomes.put(Result { try work(part) }, at: index)
                    }
                }
            }
            for (index, item) in items.enumerated() {
                switch Result(catching: { try make(item) }) {
                case .failure(let error): outcomes.put(.failure(error), at: index)
                case .success(let part):
                    if !backlog.put(part, at: index) { outcomes.put(Result { try work(part) }, at: index) }
                }
                for result in outcomes.takeNews() { finished(result) }
                // Others may want the main actor in the meantime.
                await Task.yield()
            }
            backlog.close()
            while let (index, part) = backlog.nextNow() {
                outcomes.put(Result { try work(part) }, at: index)
                for result in outcomes.takeNews() { finished(result) }
            }
            await group.waitForAll()
            for result in outcomes.takeNews() { finished(result) }
            return outcomes.all
        }
    }
}
