import Foundation
import Synchronization
import Testing
import XCTest

/// The names of a test's snapshots, as swift-snapshot-testing gives them.
enum SnapshotNames {
    /// The part of a file's name that text becomes: runs of other characters than letters, digits and underscores are a hyphen, with
    /// none at the ends.
    static func component(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    /// The number of the next assertion without a name, from 1, in a test.
    ///
    /// - Parameters:
    ///   - folder: The folder of the snapshots.
    ///   - test: The test's function.
    /// - Returns: The number; a test that runs again begins at 1.
    static func number(in folder: String, test: String) -> Int {
        XCTestWatch.begin()
        return counts.withLock { counts in
            counts["\(folder)/\(test)", default: 0] += 1
            return counts["\(folder)/\(test)", default: 0]
        }
    }

    fileprivate static let counts = Mutex<[String: Int]>([:])

    /// Begins the numbers again for each test of XCTest.
    private final class XCTestWatch: NSObject, XCTestObservation, Sendable {
        private static let watch: XCTestWatch = {
            let watch = XCTestWatch()
            XCTestObservationCenter.shared.addTestObserver(watch)
            return watch
        }()

        static func begin() {
            guard Test.current == nil else { return }
            _ = watch
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            SnapshotNames.counts.withLock { $0.removeAll() }
        }
    }
}
