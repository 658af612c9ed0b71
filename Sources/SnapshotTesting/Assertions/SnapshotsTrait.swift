public import Testing

/// The settings of a test's or a suite's assertions in Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the tests in a suite take the trait on.
    public let isRecursive = true
    private let configuration: SnapshotTestingConfiguration

    init(_ configuration: SnapshotTestingConfiguration) {
        self.configuration = configuration
    }

    /// Runs the test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Settings of the assertions in a test or a suite: `@Suite(.snapshots(record: .failed))`.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are written; nil for the settings around.
    ///   - diffTool: The command that failures name; nil for the settings around.
    /// - Returns: The trait.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings of the assertions in a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { Self(configuration) }
}
