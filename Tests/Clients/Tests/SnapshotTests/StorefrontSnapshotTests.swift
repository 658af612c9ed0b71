import SnapshotTesting
import UIKit
import XCTest

@testable import Storefront

/// Snapshots of UIKit's views, written as for swift-snapshot-testing: nothing here knows what the modules stand for. Each is recorded in a
/// folder of its own, then compared.
final class StorefrontSnapshotTests: XCTestCase {
    private let folder = NSTemporaryDirectory() + "storefront-snapshots-\(UUID().uuidString)"

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    private func assertRecords<Value, Format>(
        _ value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>, named name: String
    ) {
        let first = verifySnapshot(
            of: value(), as: strategy, named: name, snapshotDirectory: folder, testName: "test()")
        XCTAssertEqual(first?.hasPrefix("No reference was found on disk"), true)
        XCTAssertNil(
            verifySnapshot(of: value(), as: strategy, named: name, snapshotDirectory: folder, testName: "test()"))
    }

    func testPriceTag() {
        let tag = PriceTag(price: "€ 12.90")
        assertRecords(tag, as: .image(size: CGSize(width: 120, height: 40)), named: "tag")
        assertRecords(tag, as: .image(perceptualPrecision: 0.98, size: CGSize(width: 90, height: 30)), named: "small")
    }

    func testRating() {
        let rating = RatingView(frame: .zero)
        rating.rating = 4
        assertRecords(rating, as: .recursiveDescription, named: "rating")
    }

    func testProduct() {
        assertRecords(ProductViewController(), as: .recursiveDescription(on: .iPhoneX), named: "views")
        assertRecords(ProductViewController(), as: .image(on: .iPhoneSe(.landscape)), named: "landscape")
    }
}
