import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Controllers that are shown as sheets, and the columns of split views, on iPads.
@MainActor
@Suite struct SheetTests {
    private func pad(_ width: CGFloat = 1024, _ height: CGFloat = 768) -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: width, height: height))
        environment.horizontalSizeClass = .regular
        environment.verticalSizeClass = .regular
        environment.safeArea.top = 24
        return environment
    }

    private func controller(
        _ style: UIModalPresentationStyle, preferring size: CGSize = .zero
    ) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.preferredContentSize = size
        return controller
    }

    @Test(arguments: [
        (UIModalPresentationStyle.formSheet, CGSize.zero, CGRect(x: 242, y: 74, width: 540, height: 620)),
        (.pageSheet, .zero, CGRect(x: 160, y: 20, width: 704, height: 728)),
        (.formSheet, CGSize(width: 400, height: 300), CGRect(x: 312, y: 234, width: 400, height: 300)),
        (.formSheet, CGSize(width: 5000, height: 5000), CGRect(x: 20, y: 20, width: 984, height: 728)),
        (.fullScreen, CGSize(width: 400, height: 300), CGRect(x: 0, y: 0, width: 1024, height: 768)),
        (.automatic, .zero, CGRect(x: 0, y: 0, width: 1024, height: 768)),
    ])
    func `a sheet stands in the middle of an iPad in its size`(
        style: UIModalPresentationStyle, preferred: CGSize, frame: CGRect
    ) {
        let controller = controller(style, preferring: preferred)
        Screen(pad(), controller: controller).layOut()
        #expect(controller.view.frame == frame)
    }

    @Test func `a sheet is narrow, keeps clear of nothing, and is dimmed around`() throws {
        let controller = controller(.formSheet)
        let screen = Screen(pad(), controller: controller)
        screen.layOut()
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.view.safeAreaInsets == .zero)
        #expect(controller.view.layer.cornerRadius == 10)
        let host = try #require(controller.view.superview)
        #expect(host.subviews.first?.backgroundColor == .black && host.subviews.first?.alpha == 0.2)
        #expect(host.bounds.size == CGSize(width: 1024, height: 768))
    }

    @Test func `a phone shows a sheet's controller from side to side`() {
        let controller = controller(.formSheet)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 375, height: 667)), controller: controller)
        screen.layOut()
        #expect(controller.view.frame.width == 375)
        #expect(screen.window.rootViewController === controller)
    }

    @Test func `a controller that was on a sheet can be shown again`() {
        let controller = controller(.formSheet)
        let screen = Screen(pad(), controller: controller)
        screen.layOut()
        screen.window.rootViewController = nil
        #expect(controller.view.superview == nil && controller.parent == nil)
        #expect(controller.view.layer.cornerRadius == 0 && !controller.view.clipsToBounds)
        controller.modalPresentationStyle = .fullScreen
        let other = Screen(pad(), controller: controller)
        other.layOut()
        #expect(controller.view.frame.width == 1024)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }

    // MARK: Columns

    private func split(
        _ mode: UISplitViewController.DisplayMode, _ width: CGFloat = 1194, direction: LayoutDirection = .leftToRight,
        _ change: (UISplitViewController) -> Void = { _ in }
    ) -> (UISplitViewController, [UIViewController]) {
        let split = UISplitViewController(style: .tripleColumn)
        let controllers = (0..<3).map { _ in UIViewController() }
        split.setViewController(controllers[0], for: .primary)
        split.setViewController(controllers[1], for: .supplementary)
        split.setViewController(controllers[2], for: .secondary)
        split.preferredDisplayMode = mode
        change(split)
        var environment = pad(width, 834)
        environment.layoutDirection = direction
        let screen = Screen(environment, controller: split)
        screen.layOut()
        screens.append(screen)
        return (split, controllers)
    }

    /// The windows of split views, which have their traits from them.
    private final class Screens {
        var all: [Screen] = []
        func append(_ screen: Screen) { all.append(screen) }
    }

    private let screens = Screens()

    @Test func `three columns stand side by side where that is asked for and there is room`() {
        let (shown, controllers) = split(.twoBesideSecondary)
        #expect(controllers.map(\.view.frame.minX) == [0, 320.5, 641])
        #expect(controllers[2].view.frame.maxX == 1194)
        #expect(shown.displayMode == .twoBesideSecondary)
        let (_, mirrored) = split(.twoBesideSecondary, direction: .rightToLeft)
        #expect(mirrored.map(\.view.frame.maxX) == [1194, 873.5, 553])
        #expect(mirrored[2].view.frame.minX == 0)
        let (narrow, two) = split(.twoBesideSecondary, 834)
        #expect(narrow.displayMode == .oneBesideSecondary)
        #expect(two[1].viewIfLoaded?.superview == nil && two[2].view.frame.minX == 320.5)
        #expect(split(.oneBesideSecondary).1[1].viewIfLoaded?.superview == nil)
    }

    @Test func `columns are as wide as was asked for`() {
        let (_, controllers) = split(.twoBesideSecondary) {
            $0.preferredPrimaryColumnWidthFraction = 0.25
            $0.maximumPrimaryColumnWidth = 260
            $0.preferredSupplementaryColumnWidth = 100
            $0.minimumSupplementaryColumnWidth = 280
        }
        #expect(controllers.map(\.view.frame.width).prefix(2) == [260, 280])
    }

    @Test(arguments: [UISplitViewController.BackgroundStyle.none, .sidebar])
    func `a sidebar has a ground of its own`(style: UISplitViewController.BackgroundStyle) {
        let (split, _) = split(.oneBesideSecondary) { $0.primaryBackgroundStyle = style }
        let ground = split.view.subviews.first { $0.backgroundColor == .secondarySystemBackground }
        #expect(ground?.isHidden == (style == .none))
        if style == .sidebar { #expect(ground?.frame == CGRect(x: 0, y: 0, width: 320, height: 834)) }
    }
}
