import KeylineGoldens

/// The caches of one run: a folder beside the failures, and the server that was named.
@MainActor
struct GoldenCaches {
    private let near: FolderCache?
    private let far: HTTPCache?
    /// What pictures are looked up in; nil to draw them all.
    let cache: GoldenCache?

    init(_ settings: CommandSettings) throws {
        let options = settings.golden.cache
        let key = try CacheKeys.shared()
        if options.address != nil, key == nil {
            Console.note(
                "the shared cache is not used: set \(CacheKeys.variable) to a secret that its machines share, "
                    + "such as the output of `openssl rand -hex 32`\n")
        }
        guard !options.isSkipped || options.isFilled, let program = DrawingProgram.digest else {
            near = nil
            far = nil
            cache = nil
            return
        }
        near = options.isSkipped ? nil : FolderCache(GoldenSession.output(settings) + "/cache")
        far = key == nil ? nil : options.address.flatMap { HTTPCache($0) }
        let nearLayer = try near.flatMap { near in try CacheKeys.near().map { SealedCache(near, key: $0) } }
        let farLayer = far.flatMap { far in key.map { SealedCache(far, key: $0, isFilled: options.isFilled) } }
        var cache = GoldenCache(near: nearLayer, far: farLayer, program: program)
        cache?.isRead = !options.isSkipped
        self.cache = cache
    }

    /// Keeps the folder small, and says what the server did not do.
    func finish() {
        near?.trim()
        if let problem = far?.problem { Console.note("the cache could not be used: \(problem)\n") }
    }
}
