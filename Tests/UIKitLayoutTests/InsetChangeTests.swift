import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Views and controllers of an app hear of safe areas and margins that changed, before they are laid out.
///
/// Source: Apple's documentation of `viewSafeAreaInsetsDidChange()`, `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`.
@MainActor
@Suite struct InsetChangeTests {
    private final class Controller: UIViewController {
        var calls: [String] = []

        override func viewSafeAreaInsetsDidChange() { calls.append("safe area \(Int(view.safeAreaInsets.top))") }
        override func viewLayoutMarginsDidChange() { calls.append("margins \(Int(view.layoutMargins.top))") }
        override func viewWillLayoutSubviews() { calls.append("layout") }
    }

    private final class Header: UIView {
        var tops: [CGFloat] = []
        var marginTops: [CGFloat] = []

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            marginTops.append(layoutMargins.top)
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            tops.append(safeAreaInsets.top)
        }
    }

    private static func screen(_ controller: UIViewController, top: CGFloat = 0) -> Screen {
        let screen = Screen(
            SceneEnvironment(size: CGSize(width: 320, height: 480), scale: 2), controller: controller)
        screen.window.deviceSafeArea.top = top
        return screen
    }

    @Test func `a controller hears of its view's first safe area before layout`() {
        let controller = Controller()
        Self.screen(controller, top: 44).layOut()
        #expect(controller.calls.prefix(2) == ["safe area 44", "layout"])
        #expect(controller.calls.filter { $0.hasPrefix("safe") }.count == 1)
    }

    @Test func `a controller hears of changes, and of nothing where there are none`() {
        let controller = Controller()
        let screen = Self.screen(controller)
        screen.layOut()
        controller.calls = []
        controller.additionalSafeAreaInsets.top = 30
        screen.layOut()
        #expect(controller.calls == ["safe area 30", "margins 30", "layout"])
        controller.calls = []
        controller.view.setNeedsLayout()
        screen.layOut()
        #expect(controller.calls == ["layout"])
    }

    @Test func `a view deep inside hears of the part that lies over it`() {
        let controller = Controller()
        let container = UIView()
        let header = Header()
        container.frame = CGRect(x: 0, y: 10, width: 320, height: 200)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        controller.view.addSubview(container)
        container.addSubview(header)
        let screen = Self.screen(controller, top: 44)
        screen.layOut()
        controller.additionalSafeAreaInsets.top = 20
        screen.layOut()
        screen.layOut()
        #expect(header.tops == [34, 54])
    }

    @Test func `a view hears of margins that changed`() {
        let screen = Self.screen(Controller())
        let header = Header(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
        screen.view.addSubview(header)
        screen.layOut()
        header.layoutMargins.top = 31
        screen.layOut()
        screen.layOut()
        #expect(header.marginTops == [31])
    }

    @Test func `what is changed on hearing of a safe area is laid out`() {
        final class Padding: UIViewController {
            let box = UIView()
            lazy var top = box.topAnchor.constraint(equalTo: view.topAnchor)

            override func viewDidLoad() {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    top, box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
            override func viewSafeAreaInsetsDidChange() { top.constant = view.safeAreaInsets.top + 8 }
        }
        let controller = Padding()
        Self.screen(controller, top: 44).layOut()
        #expect(controller.box.frame.minY == 52)
    }
}
