import Foundation
import Testing
import XCTest

/// The position of an assertion in the source, which reports to the framework that runs it.
struct SnapshotPosition {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The path of the test's file.
    var file: String { "\(filePath)" }

    /// Fails the test that runs.
    ///
    /// - Parameters:
    ///   - message: The problem.
    ///   - files: What shows it; attached in Swift Testing.
    func fail(_ message: String, attaching files: [String]) {
        guard Test.current != nil else {
            XCTFail(message, file: filePath, line: line)
            return
        }
        let id = "\(fileID)"
        let location = SourceLocation(
            fileID: id.contains("/") && !id.hasPrefix("/") ? id : "Tests/" + (file as NSString).lastPathComponent,
            filePath: file, line: Int(line), column: Int(column))
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            Attachment.record([UInt8](data), named: (path as NSString).lastPathComponent, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
