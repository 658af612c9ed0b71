import Foundation
import Testing
import XCTest

/// The position of an expectation in the source, and the framework that runs it.
struct TestPlace {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    /// The folder of the test's file.
    var folder: String { (filePath as NSString).deletingLastPathComponent }

    /// The name of the test's file without its extension.
    var stem: String { ((filePath as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Fails the test that runs.
    ///
    /// - Parameters:
    ///   - message: The problem.
    ///   - files: What shows it; attached where the framework takes attachments.
    func fail(_ message: String, files: [String]) {
        guard Test.current != nil else {
            // XCTest wants a literal for the file, which does not exist here; the message has the place.
            XCTFail("\(filePath):\(line): \(message)")
            return
        }
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            Attachment.record([UInt8](data), named: (file as NSString).lastPathComponent, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
