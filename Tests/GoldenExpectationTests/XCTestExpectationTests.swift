import Keyline
import KeylineTesting
import UIKitLayout
import XCTest

/// The same expectation in XCTest.
final class XCTestExpectationTests: XCTestCase {
    @MainActor func testRecordedLayoutPasses() async {
        let label = UILabel()
        label.text = "Keyline"
        expectGolden(of: label, as: .layout(.sizeThatFits))
    }
}
