import Foundation
import Testing
import UIKitLayout

/// Members that apps override and initializers that libraries add, as Apple's declarations let them.
@MainActor
@Suite struct OverridableMemberTests {
    private final class InsetView: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0) }
    }

    private final class SceneWindow: UIWindow {
        var isOfScene = false

        override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            isOfScene = true
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `a safe area that a view overrides counts in its guide and for views inside`() {
        let view = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inside = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
        view.addSubview(inside)
        #expect(inside.safeAreaInsets.top == 20)
        view.layoutIfNeeded()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 70))
    }

    @Test func `a window of a scene is made by its own class and is as large as the screen`() throws {
        let scene = try #require(UIWindow().windowScene)
        let window = SceneWindow(windowScene: scene)
        #expect(window.isOfScene)
        #expect(window.bounds == scene.screen.bounds)
    }

    @Test func `an initializer of insets with default values belongs to the library that adds it`() {
        #expect(UIEdgeInsets(top: 3) == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
        #expect(UIEdgeInsets() == .zero)
    }
}

extension UIEdgeInsets {
    fileprivate init(top: CGFloat = 0, bottom: CGFloat = 0) { self.init(top: top, left: 0, bottom: bottom, right: 0) }
}
