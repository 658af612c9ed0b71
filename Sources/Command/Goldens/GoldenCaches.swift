import KeylineGoldens

/// The caches of one run: a folder beside the failures, and the server that was named.
@MainActor
struct GoldenCaches {
    private let near: FolderCache?
    private let far: HTTPCache?
    /// What pictures are looked up in; nil to draw them all.
    let cache: GoldenCache?

    init(_ settings: CommandSettings) {
        guard !settings.golden.cache.isSkipped, let program = DrawingProgram.digest else {
            near = nil
            far = nil
            cache = nil
            return
        }
        near = FolderCache(GoldenSession.output(settings) + "/cache")
        far = settings.golden.cache.address.flatMap { HTTPCache($0) }
        cache = GoldenCache(near: near, far: far, program: program)
    }

    /// Keeps the folder small, and says what the server did not do.
    func finish() {
        near?.trim()
        if let problem = far?.problem { Console.note("the cache could not be used: \(problem)\n") }
    }
}
