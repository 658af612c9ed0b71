import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Controllers that are presented over others: where they stand, what traits they have, what is told of them.
@MainActor
@Suite struct PresentationTests {
    private func phone(_ change: (inout SceneEnvironment) -> Void = { _ in }) -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: 375, height: 812))
        environment.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
        change(&environment)
        return environment
    }

    private func pad() -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: 1024, height: 768))
        environment.horizontalSizeClass = .regular
        environment.verticalSizeClass = .regular
        return environment
    }

    /// Keeps windows for as long as a test runs.
    private final class Screens {
        var all: [Screen] = []
    }

    private let screens = Screens()

    /// A controller over another one that is shown.
    private func present(
        _ style: UIModalPresentationStyle = .automatic, in environment: SceneEnvironment,
        _ change: (UIViewController) -> Void = { _ in }
    ) -> (screen: Screen, below: UIViewController, above: UIViewController) {
        let below = UIViewController()
        let above = UIViewController()
        let screen = Screen(environment, controller: below)
        screen.window.makeKeyAndVisible()
        screens.all.append(screen)
        above.modalPresentationStyle = style
        change(above)
        below.present(above, animated: true)
        screen.layOut()
        return (screen, below, above)
    }

    @Test func `a page sheet on a phone ends 10 points below the status bar, over what is drawn back`() {
        let (screen, below, above) = present(in: phone())
        #expect(above.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(above.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(abs(below.view.frame.minX - 16) < 0.01 && abs(below.view.frame.minY - 44) < 0.01)
        #expect(screen.window.statusBar?.style == .lightContent)
        #expect(screen.window.shownRoot === screen.window)
    }

    @Test(arguments: [
        (UISheetPresentationController.Detent.Identifier?.none, CGFloat(362 + 34)), (.large, 758),
        (.init("third"), 200 + 34),
    ])
    func `a sheet is as high as its detent`(selected: UISheetPresentationController.Detent.Identifier?, height: CGFloat)
    {
        let (_, below, above) = present(in: phone()) {
            let sheet = $0.sheetPresentationController
            sheet?.detents = [.medium(), .large(), .custom(identifier: .init("third")) { _ in 200 }]
            sheet?.selectedDetentIdentifier = selected
        }
        #expect(above.view.frame == CGRect(x: 0, y: 812 - height, width: 375, height: height))
        #expect(below.view.transform.isIdentity == (height < 758))
    }

    @Test func `a sheet takes another detent while it is shown, and what is below moves with it`() {
        let (screen, below, above) = present(in: phone()) {
            $0.sheetPresentationController?.detents = [.medium(), .large()]
        }
        for (detent, height) in [(UISheetPresentationController.Detent.Identifier.large, CGFloat(758)), (.medium, 396)]
        {
            above.sheetPresentationController?.animateChanges {
                above.sheetPresentationController?.selectedDetentIdentifier = detent
            }
            screen.window.layoutIfNeeded()
            #expect(above.view.frame == CGRect(x: 0, y: 812 - height, width: 375, height: height))
            #expect(below.view.transform.isIdentity == (height < 758))
        }
    }

    @Test func `what is below is dimmed unless the detent leaves it undimmed`() throws {
        func veil(_ limit: UISheetPresentationController.Detent.Identifier?) throws -> UIView {
            let (_, _, above) = present(in: phone()) {
                $0.sheetPresentationController?.detents = [.medium(), .large()]
                $0.sheetPresentationController?.largestUndimmedDetentIdentifier = limit
            }
            return try #require(above.view.superview?.subviews.first)
        }
        #expect(try !veil(nil).isHidden && veil(nil).alpha == 0.2)
        #expect(try veil(.medium).isHidden)
        #expect(try veil(.large).isHidden)
    }

    @Test func `a grabber and round corners are there where they are asked for`() throws {
        let (_, _, above) = present(in: phone()) {
            $0.sheetPresentationController?.prefersGrabberVisible = true
            $0.sheetPresentationController?.preferredCornerRadius = 30
        }
        let grabber = try #require(above.view.superview?.subviews.last)
        #expect(!grabber.isHidden && grabber.frame == CGRect(x: 169.5, y: 59, width: 36, height: 5))
        #expect(above.view.layer.cornerRadius == 30)
    }

    @Test func `sheets are elevated, what fills the screen is not`() {
        let dark = phone { $0.appearance = .dark }
        func background(_ style: UIModalPresentationStyle, in environment: SceneEnvironment) -> UIColor {
            UIColor.systemBackground.resolvedColor(with: present(style, in: environment).above.traitCollection)
        }
        #expect(
            background(.pageSheet, in: dark) == UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1))
        #expect(background(.fullScreen, in: dark) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(background(.pageSheet, in: phone()) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(present(.formSheet, in: pad()).above.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func `an iPad shows a form sheet in the middle, over the controller below`() {
        let (_, below, above) = present(.formSheet, in: pad())
        #expect(above.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(above.traitCollection.horizontalSizeClass == .compact)
        #expect(below.view.transform.isIdentity)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `a controller over everything keeps the device's safe area`(style: UIModalPresentationStyle) {
        let (screen, _, above) = present(style, in: phone())
        #expect(above.view.frame == screen.window.bounds)
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(above.view.superview?.backgroundColor == (style == .fullScreen ? .black : nil))
    }

    @Test func `what is presented before its presenter is in a window is shown with it`() {
        let below = UIViewController()
        let above = UIViewController()
        below.present(above, animated: false)
        let screen = Screen(phone(), controller: below)
        screen.window.makeKeyAndVisible()
        #expect(above.view.window === screen.window)
    }

    @Test func `sheets stand over one another, and the lower one takes the upper one away`() {
        let (screen, below, above) = present(in: phone())
        let top = UIViewController()
        above.present(top, animated: true)
        screen.layOut()
        #expect(top.view.window === screen.window && screen.window.presentations.count == 2)
        below.dismiss(animated: true)
        #expect(top.viewIfLoaded?.window == nil && above.viewIfLoaded?.window == nil)
        #expect(screen.window.presentations.isEmpty && below.view.transform.isIdentity)
        #expect(screen.window.shownRoot === below.view && above.parent == nil)
    }

    @Test func `presented controllers appear once`() {
        final class Counting: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let below = UIViewController()
        let above = Counting()
        let screen = Screen(phone(), controller: below)
        screen.window.makeKeyAndVisible()
        below.present(above, animated: true)
        screen.layOut()
        screen.layOut()
        #expect(above.calls == ["will", "did"])
    }
}
