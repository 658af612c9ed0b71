import Foundation

/// One comparison of a value with its snapshot.
struct SnapshotCheck {
    private let record: SnapshotTestingConfiguration.Record
    private let folder: String
    private let stem: String
    private let testName: String
    private let artifacts: String
    private let timeout: TimeInterval

    /// Describes a comparison.
    init(
        _ position: SnapshotPosition, testName: String, name: String?,
        record: SnapshotTestingConfiguration.Record?, folder: String? = nil, timeout: TimeInterval
    ) {
        self.record = SnapshotTestingConfiguration.record(record)
        self.timeout = timeout
        self.testName = testName
        let file = URL(fileURLWithPath: position.file)
        let test = file.deletingPathExtension().lastPathComponent
        let folder = folder ?? file.deletingLastPathComponent().path + "/__Snapshots__/" + test
        self.folder = folder
        let identifier =
            name.map(SnapshotNames.component) ?? String(SnapshotNames.number(in: folder, test: testName))
        stem = SnapshotNames.component(testName) + "." + identifier
        let environment = ProcessInfo.processInfo.environment
        artifacts = (environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory() + "snapshots") + "/" + test
    }

    /// The files that a failure left.
    var leftFiles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []
        return names.filter { $0.hasPrefix(stem + ".") }.sorted().map { "\(artifacts)/\($0)" }
    }

    /// Compares a value with its snapshot, and records it where the mode says so.
    ///
    /// - Returns: The message of the failure; nil where there is none.
    func failure<Value, Format>(of value: () throws -> Value, as strategy: Snapshotting<Value, Format>) -> String? {
        do {
            return try problem(value, strategy)
        } catch let error as SnapshotError {
            return error.description
        } catch {
            return String(describing: error)
        }
    }

    private func problem<Value, Format>(
        _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
    ) throws -> String? {
        let path = "\(folder)/\(stem)" + (strategy.pathExtension.map { "." + $0 } ?? "")
        let isThere = FileManager.default.fileExists(atPath: path)
        guard isThere || record != .never else {
            return
                "The file \"\(path)\" is missing and the mode is \"never\": pass record: .missing once to record it."
        }
        let new = try shown(try value(), strategy)
        guard isThere, record != .all else {
            try write(strategy.diffing.toData(new), to: path)
            return isThere || record == .all
                ? "Record mode is on. Recorded snapshot: …\n\nopen \"\(path)\"\n\nTurn record mode off and re-run \"\(testName)\" to assert against the newly-recorded snapshot"
                : "No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"\(path)\"\n\nRe-run \"\(testName)\" to assert against the newly-recorded snapshot."
        }
        let old = strategy.diffing.fromData(try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let (words, files) = strategy.diffing.diff(old, new) else {
            leftFiles.forEach { try? FileManager.default.removeItem(atPath: $0) }
            return nil
        }
        let failed = try leave(strategy.diffing.toData(new), files, strategy.pathExtension)
        if record == .failed { try write(strategy.diffing.toData(new), to: path) }
        let tool = SnapshotTestingConfiguration.tool(currentFilePath: path, failedFilePath: failed)
        let recorded = record == .failed ? "\n\nA new snapshot was recorded." : ""
        return "Snapshot does not match reference.\n\n\(tool)\n\n\(words)\(recorded)"
    }

    /// The format of a value, waited for while the main run loop goes on.
    private func shown<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Format {
        let result = Delivered<Format>()
        SnapshotFailures.begin()
        strategy.snapshot(value).run { result.value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while result.value == nil, Date() < end {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        if let failure = SnapshotFailures.take() { throw SnapshotError(description: failure) }
        guard let format = result.value else {
            throw SnapshotError(
                description: "Exceeded timeout of \(timeout) seconds waiting for snapshot. Pass a longer timeout:.")
        }
        return format
    }

    private func write(_ data: Data, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Leaves the new snapshot and the files of the difference in the folder of artifacts.
    ///
    /// - Returns: The path of the new snapshot.
    private func leave(_ new: Data, _ files: [XCTAttachment], _ pathExtension: String?) throws -> String {
        let path = "\(artifacts)/\(stem)" + (pathExtension.map { "." + $0 } ?? "")
        try write(new, to: path)
        for file in files where file.name != nil && file.name != "failure" {
            try write(
                file.data,
                to: "\(artifacts)/\(stem).\(file.name ?? "difference")" + (pathExtension.map { "." + $0 } ?? ""))
        }
        return path
    }
}

/// A value that a callback leaves.
private final class Delivered<Value> {
    var value: Value?
}
