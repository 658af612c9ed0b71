import SnapshotTesting
import UIKit
import XCTest

@testable import Storefront

/// Snapshots of UIKit's views, written as for swift-snapshot-testing: nothing here knows what the modules stand for.
final class StorefrontSnapshotTests: XCTestCase {
    func testPriceTag() {
        let tag = PriceTag(price: "€ 12.90")
        assertSnapshot(of: tag, as: .image(size: CGSize(width: 120, height: 40)))
        assertSnapshot(
            of: tag, as: .image(perceptualPrecision: 0.98, size: CGSize(width: 90, height: 30)), named: "small")
    }

    func testRating() {
        let rating = RatingView(frame: .zero)
        rating.rating = 4
        assertSnapshot(of: rating, as: .recursiveDescription)
    }

    func testProduct() {
        assertSnapshot(of: ProductViewController(), as: .recursiveDescription, named: "views")
        assertSnapshot(of: ProductViewController(), as: .image(on: .iPhoneSE))
    }
}
