public import Foundation

/// Asserts that a value looks as it was recorded: `assertSnapshot(of:as:)` by its former name.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Whether the snapshot is written anew.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - file: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: Bool = false,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
        fileID: fileID,
        file: file, testName: testName, line: line)
}

/// Asserts that a value looks as it was recorded, in several strategies with names, by its former name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies by the names of their snapshots.
///   - recording: Whether the snapshots are written anew.
///   - timeout: The time, in seconds, that each strategy may take.
///   - fileID: The test's file; leave it out.
///   - file: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: file,
        testName: testName, line: line)
}

/// Asserts that a value looks as it was recorded, in several strategies, by its former name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: Whether the snapshots are written anew.
///   - timeout: The time, in seconds, that each strategy may take.
///   - fileID: The test's file; leave it out.
///   - file: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record recording: Bool = false,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID, file: file,
        testName: testName, line: line)
}

/// Compares a value with its snapshot and returns the problem, by its former name.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Whether the snapshot is written anew.
///   - snapshotDirectory: The folder of the snapshots; nil for `__Snapshots__/FILE` beside the test's file.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - file: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
/// - Returns: The message of the failure; nil where there is none.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: Bool = false,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: file, testName: testName,
        line: line
    )
}
