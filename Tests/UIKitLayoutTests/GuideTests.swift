import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Margins, safe areas and readable widths. Sources: Apple's Auto Layout Guide and documentation of `UIView`.
@MainActor
@Suite struct GuideTests {
    private func phone() throws -> SceneEnvironment {
        SceneEnvironment(device: try #require(Device.named("iPhone 15")))
    }

    @Test(.tags(.e2)) func `a view's margins are eight points all round`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    }

    @Test(.tags(.e3), arguments: [(320, 16), (375, 16), (414, 20), (768, 20)] as [(CGFloat, CGFloat)])
    func `the sides of a controller's view have the system's margins`(width: CGFloat, side: CGFloat) {
        let screen = Screen(width, 480)
        screen.layOut()
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        screen.view.layoutMargins = UIEdgeInsets(top: 5, left: 1, bottom: 5, right: 40)
        #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: side, bottom: 5, right: 40))
        screen.controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(screen.view.layoutMargins.left == 1)
    }

    @Test(.tags(.e1, .e3)) func `the safe area pushes content below the notch`() throws {
        let screen = Screen(try phone())
        let block = Block(50, 20)
        screen.add(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
            block.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
        ])
        screen.layOut()
        #expect(block.frame.origin == CGPoint(x: 16, y: 59))
        screen.controller.additionalSafeAreaInsets.top = 10
        screen.layOut()
        #expect(block.frame.origin.y == 69)
    }

    @Test(.tags(.e1)) func `the layout guides of a controller measure what bars cover`() throws {
        let screen = Screen(try phone())
        let block = Block(50, 20)
        screen.add(block)
        let top = screen.controller.topLayoutGuide
        let bottom = screen.controller.bottomLayoutGuide
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 4),
            block.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            block.bottomAnchor.constraint(equalTo: bottom.topAnchor),
        ])
        screen.layOut()
        #expect(top.length == 59)
        #expect(bottom.length == 34)
        #expect(block.frame.minY == 63)
        #expect(block.frame.maxY == 818)
    }

    @Test(.tags(.e5)) func `a view keeps as much of its superview's margins as reaches into it`() {
        let screen = Screen(320, 480)
        let inner = UIView()
        screen.add(inner)
        screen.view.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
        inner.preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -38),
            inner.topAnchor.constraint(equalTo: screen.view.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 100),
        ])
        screen.layOut()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 8))
    }

    /// 672 points on a pad of 1024: useyourloaf.com, "Readable Content Guides".
    @Test(.tags(.e6)) func `lines of text are at most 672 points long on a wide pad`() throws {
        var environment = SceneEnvironment(device: try #require(Device.named("iPad 9.7-inch")), orientation: .landscape)
        let screen = Screen(environment)
        screen.layOut()
        #expect(screen.view.readableContentGuide.layoutFrame.width == 672)
        #expect(screen.view.readableContentGuide.layoutFrame.minX == 176)
        environment.contentSizeCategory = .extraExtraLarge
        let larger = Screen(environment)
        larger.layOut()
        #expect(larger.view.readableContentGuide.layoutFrame.width > 672)
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let largest = Screen(environment)
        largest.layOut()
        #expect(largest.view.readableContentGuide.layoutFrame.width == 984)
    }

    @Test(.tags(.e6)) func `on a phone the readable width is that of the margins`() throws {
        let screen = Screen(try phone())
        screen.layOut()
        #expect(screen.view.readableContentGuide.layoutFrame == screen.view.layoutMarginsGuide.layoutFrame)
    }

    @Test func `a guide of one's own takes part as either item`() {
        let screen = Screen(320, 480)
        let guide = UILayoutGuide()
        let block = Block(50, 20)
        screen.add(block)
        screen.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 30),
            guide.topAnchor.constraint(equalTo: screen.view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 40),
            block.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            block.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        screen.layOut()
        #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 100, height: 40))
        #expect(block.frame.origin == CGPoint(x: 55, y: 40))
    }
}
