import Keyline
@testable import Storefront
import Testing
import Tether
import UIKit

/// Code written for UIKit lays out as it does there.
@MainActor
@Suite struct StorefrontTests {
    private func show(_ controller: UIViewController, width: CGFloat = 375, height: CGFloat = 667) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func `anchors, stack views and margins`() {
        let controller = ProductViewController()
        let window = show(controller)
        #expect(controller.titleLabel.text == "product.title")
        #expect(controller.buyButton.title(for: .normal) == "Buy 2 now")
        #expect(controller.imageView.frame == CGRect(x: 0, y: 0, width: 375, height: 180))
        #expect(controller.stackView.frame.origin == CGPoint(x: 16, y: 192))
        #expect(controller.ratingView.frame.size == CGSize(width: 68, height: 20))
        #expect(controller.ratingView.frame.minY == controller.titleLabel.frame.maxY + 4)
        #expect(abs(controller.buyButton.frame.minY - controller.stackView.frame.maxY - 16) < 0.01)
        #expect(abs(controller.buyButton.frame.midX - 187.5) <= 0.5)
        controller.ratingView.rating = 5
        controller.setCollapsed(true, animated: false)
        window.layoutIfNeeded()
        #expect(controller.ratingView.frame.width == 116)
        #expect(controller.stackView.frame.minY == 12)
    }

    @Test func `traits reach a controller`() {
        let controller = ProductViewController()
        let window = show(controller)
        window.traitOverrides.verticalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(controller.imageView.frame.height == 100)
    }

    @Test func `visual formats, items and a library that keeps its state in associated objects`() throws {
        let controller = LoginViewController()
        let window = show(controller)
        #expect(controller.nameLabel.frame.minX == 20)
        #expect(controller.nameField.frame.minX == controller.nameLabel.frame.maxX + 10)
        #expect(controller.nameField.frame.maxX == 355)
        #expect(controller.passwordField.frame.minX == 20)
        #expect(controller.passwordField.frame.minY == controller.nameField.frame.maxY + 10)
        #expect(controller.badge.frame.minX == controller.loginButton.frame.maxX + 8)
        #expect(controller.badge.tether.constraints.count == 6)
        #expect(
            controller.badge.tether.constraints.allSatisfy { $0.isActive && $0.identifier == "badge" && $0.line > 0 })
        controller.badge.tether.remake {
            $0.size.equal(to: 32)
            $0.center.equalToSuperview()
        }
        window.layoutIfNeeded()
        #expect(controller.badge.frame.size == CGSize(width: 32, height: 32))
        #expect(abs(controller.badge.frame.midX - 187.5) < 0.5 && abs(controller.badge.frame.midY - 333.5) < 0.5)
        let found = try #require(controller.badge.owningController)
        #expect(found === controller)
    }

    @Test func `views that lay out by hand inside views that do not`() {
        let controller = CatalogViewController(prices: ["$1", "$200"])
        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        let first = controller.tags[0]
        let second = controller.tags[1]
        #expect(second.frame.minY == ((first.frame.maxY + 8) * 3).rounded() / 3)
        #expect(second.frame.width > first.frame.width)
        #expect(first.underline.frame.maxY == first.bounds.maxY)
        #expect(controller.scrollView.contentSize.height == second.frame.maxY + 8)
        let count = first.layoutCount
        window.layoutIfNeeded()
        #expect(first.layoutCount == count)
    }

    @Test func `nothing contradicts`() {
        let messages = LayoutMessages.collecting {
            _ = show(ProductViewController())
            _ = show(LoginViewController())
            _ = show(CatalogViewController(prices: ["$3"]))
        }
        #expect(messages.conflicts.isEmpty && messages.exceptions.isEmpty)
    }
}
