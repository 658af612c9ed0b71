public import Foundation

/// Asserts that a value looks as it was recorded.
///
/// The snapshot is beside the test's file, in `__Snapshots__/FILE/TEST.NAME.EXTENSION`, as swift-snapshot-testing has it; assertions of a
/// test without names are numbered. A missing reference is recorded, and fails once. Works in Swift Testing and in XCTest.
///
/// ```swift
/// assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhoneX))
/// assertSnapshot(of: user, as: .json, named: "signed-in")
/// ```
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Which snapshots are written; nil for the settings around.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let position = SnapshotPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = SnapshotCheck(position, testName: testName, name: name, record: recording, timeout: timeout)
    if let failure = check.failure(of: value, as: snapshotting) { position.fail(failure, attaching: check.leftFiles) }
}

/// Asserts that a value looks as it was recorded; a variable tells whether all is recorded anew.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Whether the snapshot is written anew.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: Bool,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value looks as it was recorded, in several strategies with names.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies by the names of their snapshots.
///   - recording: Which snapshots are written; nil for the settings around.
///   - timeout: The time, in seconds, that each strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value looks as it was recorded, in several strategies, whose snapshots are numbered.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: Which snapshots are written; nil for the settings around.
///   - timeout: The time, in seconds, that each strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its snapshot and returns the problem: for assertions of one's own.
///
/// ```swift
/// let failure = verifySnapshot(of: view, as: .image, named: "card", snapshotDirectory: folder, testName: testName)
/// ```
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Which snapshots are written; nil for the settings around.
///   - snapshotDirectory: The folder of the snapshots; nil for `__Snapshots__/FILE` beside the test's file.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
/// - Returns: The message of the failure; nil where there is none.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let position = SnapshotPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = SnapshotCheck(
        position, testName: testName, name: name, record: recording, folder: snapshotDirectory, timeout: timeout)
    return check.failure(of: value, as: snapshotting)
}

/// Compares a value with its snapshot and returns the problem; a variable tells whether all is recorded anew.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: Tells several snapshots of one test apart; nil for a number.
///   - recording: Whether the snapshot is written anew.
///   - snapshotDirectory: The folder of the snapshots; nil for `__Snapshots__/FILE` beside the test's file.
///   - timeout: The time, in seconds, that the strategy may take.
///   - fileID: The test's file; leave it out.
///   - filePath: The test's file; leave it out.
///   - testName: The test's function; leave it out.
///   - line: The test's line; leave it out.
///   - column: The test's column; leave it out.
/// - Returns: The message of the failure; nil where there is none.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: Bool,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}
