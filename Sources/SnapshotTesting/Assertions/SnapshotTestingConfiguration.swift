import Foundation
import Synchronization

/// The settings of assertions.
public struct SnapshotTestingConfiguration: Sendable {
    /// The settings of this task; nil where none were made.
    @TaskLocal public static var current: Self?

    /// The choice of snapshots are written; nil for the settings around.
    public var record: Record?
    /// The command that failures name; nil for the settings around.
    public var diffTool: DiffTool?

    /// Makes settings.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are written; nil for the settings around.
    ///   - diffTool: The command that failures name; nil for the settings around.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The choice of snapshots are written.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        enum Mode: String, CaseIterable { case all, failed, missing, never }

        let mode: Mode

        /// Every snapshot, and each fails once.
        public static let all = Self(mode: .all)
        /// Those that are missing or differ.
        public static let failed = Self(mode: .failed)
        /// Those that are missing; the usual mode.
        public static let missing = Self(mode: .missing)
        /// None: the things that is missing fails.
        public static let never = Self(mode: .never)

        private init(mode: Mode) {
            self.mode = mode
        }

        /// `all` for true, `missing` for false.
        public init(booleanLiteral value: BooleanLiteralType) {
            self = value ? .all : .missing
        }

        /// The mode of a name, as `SNAPSHOT_TESTING_RECORD` has it; nil for another word.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.init(mode: mode)
        }
    }

    /// Makes the command that shows a difference, for the message of a failure.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Kaleidoscope's command.
        public static let ksdiff: Self = "ksdiff"

        /// The paths as addresses, which some terminals open.
        public static let `default` = Self {
            """
            @−
            "file://\($0)"
            @+
            "file://\($1)"
            """
        }

        /// Makes a command of the recorded file and the new one.
        public init(
            _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
        ) {
            command = tool
        }

        /// A program that takes both files.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// The command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// The mode for an assertion that asks for one or none: its own, then the task's, then `isRecording`, then the variable
    /// `SNAPSHOT_TESTING_RECORD`, then `missing`.
    static func record(_ asked: Record?) -> Record {
        let recordsAll = globals.withLock(\.isRecording)
        return asked ?? current?.record ?? (recordsAll ? .all : nil)
            ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init(rawValue:))
            ?? .missing
    }

    /// The command for failures.
    static var tool: DiffTool {
        current?.diffTool ?? globals.withLock { $0.diffTool.map { DiffTool(stringLiteral: $0) } } ?? .default
    }

    struct Globals {
        var isRecording = false
        var diffTool: String?
    }

    static let globals = Mutex(Globals())
}

/// Whether all snapshots are written; `withSnapshotTesting(record:)` does so for some of them.
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.globals.withLock(\.isRecording) }
    set { SnapshotTestingConfiguration.globals.withLock { $0.isRecording = newValue } }
}

/// The program that failures name, such as `ksdiff`; nil for none.
public var diffTool: String? {
    get { SnapshotTestingConfiguration.globals.withLock(\.diffTool) }
    set { SnapshotTestingConfiguration.globals.withLock { $0.diffTool = newValue } }
}

/// Runs code whose assertions have settings of their own.
///
/// ```swift
/// withSnapshotTesting(record: .failed) { assertSnapshot(of: controller, as: .image) }
/// ```
///
/// - Parameters:
///   - record: Which snapshots are written; nil for the settings around.
///   - diffTool: The command that failures name; nil for the settings around.
///   - operation: The code.
/// - Returns: The code's result.
@discardableResult
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool)) { try operation() }
}

/// Runs asynchronous code whose assertions have settings of their own.
///
/// - Parameters:
///   - record: Which snapshots are written; nil for the settings around.
///   - diffTool: The command that failures name; nil for the settings around.
///   - isolation: The actor of the caller; leave it out.
///   - operation: The code.
/// - Returns: The code's result.
@discardableResult
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool)) { try await operation() }
}

extension SnapshotTestingConfiguration {
    /// Settings within the ones of the task.
    static func inner(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
