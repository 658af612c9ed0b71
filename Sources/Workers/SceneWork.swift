/// A piece of work on one scene or file that can fail by itself, whatever happens in it.
///
/// Where a worker does it (`Worker.current`), its supervisor knows of it: if the worker dies, loops or grows beyond the limits, the
/// supervisor reports this piece of work, and another worker does the rest. Everywhere else it is a plain call.
///
/// ```swift
/// let scene = try SceneWork(.layout, of: source.file, scene: "Login").attempt { try source.makeScene(id, in: environment) }
/// ```
public struct SceneWork: Hashable, Sendable {
    /// What is done.
    public enum Step: String, Hashable, Sendable, CaseIterable {
        /// A file or folder is read.
        case reading
        /// A scene is laid out.
        case layout
        /// What decides frames is looked for.
        case explanation
        /// What is wrong is looked for.
        case checks
        /// A picture or a page is drawn and written.
        case drawing
        /// A result is compared with its golden, or recorded as one.
        case golden
    }

    /// What is done.
    public var step: Step
    /// The file, as it was given.
    public var file: String
    /// The line where the scene begins in the file, counted from 1; nil where it has none.
    public var line: Int?
    /// The scene's name; nil for the whole file.
    public var scene: String?
    /// The environment in words; nil for any.
    public var environment: String?
    /// The file that is written; nil for none.
    public var output: String?

    /// Describes work.
    public init(
        _ step: Step, of file: String, line: Int? = nil, scene: String? = nil, environment: String? = nil,
        output: String? = nil
    ) {
        self.step = step
        self.file = file
        self.line = line
        self.scene = scene
        self.environment = environment
        self.output = output
    }

    /// The same scene or file in any environment.
    var subject: SceneWork { SceneWork(step, of: file, line: line, scene: scene) }

    /// Does the work, unless it ended an earlier worker.
    ///
    /// - Parameter body: What is done.
    /// - Returns: What came of it.
    /// - Throws: What the body throws; `WorkError` where the work ended a worker.
    public func attempt<Value>(_ body: () throws -> Value) throws -> Value {
        guard let worker = Worker.current else { return try body() }
        return try worker.attempt(self, body)
    }

    /// Does the work once: if the worker ends later, the next one is given what came of it.
    ///
    /// - Parameter body: What is done. What it writes to files stays, and is not written again.
    /// - Returns: What came of it, now or in an earlier worker.
    /// - Throws: What the body throws; `WorkError` where the work ended a worker.
    public func attemptOnce<Value: Codable>(_ body: () throws -> Value) throws -> Value {
        guard let worker = Worker.current else { return try body() }
        return try worker.attemptOnce(self, body)
    }
}
