import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Controllers in popovers: on iPads beside what they belong to, on phones as sheets.
@MainActor
@Suite struct PopoverTests {
    private func pad(_ direction: LayoutDirection = .leftToRight) -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: 1024, height: 768))
        environment.horizontalSizeClass = .regular
        environment.verticalSizeClass = .regular
        environment.safeArea.top = 24
        environment.layoutDirection = direction
        return environment
    }

    private func phone() -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: 375, height: 812))
        environment.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
        return environment
    }

    /// Keeps windows and delegates for as long as a test runs.
    private final class Kept {
        var all: [Any] = []
    }
    private let kept = Kept()

    /// A popover of 240 by 160 points over a screen with a button of 44 points.
    private func present(
        _ content: UIViewController = UIViewController(), in environment: SceneEnvironment,
        _ change: (UIPopoverPresentationController, UIView) -> Void = { $0.sourceView = $1 }
    ) throws -> (content: UIViewController, popover: UIPopoverPresentationController) {
        let below = UIViewController()
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        below.view.addSubview(source)
        let screen = Screen(environment, controller: below)
        screen.window.makeKeyAndVisible()
        kept.all.append(screen)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 160)
        let popover = try #require(content.popoverPresentationController)
        change(popover, source)
        below.present(content, animated: true)
        screen.layOut()
        return (content, popover)
    }

    private func frame(of content: UIViewController) throws -> CGRect {
        let window = try #require(content.view.window)
        return window.convert(content.view.bounds, from: content.view)
    }

    @Test func `a popover on an iPad points at its source and keeps clear of its arrow`() throws {
        let (content, popover) = try present(in: pad())
        #expect(try frame(of: content) == CGRect(x: 10, y: 144, width: 240, height: 173))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(popover.arrowDirection == .up)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func `left and right are what they are, whatever the direction of the language`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (content, _) = try present(in: pad(direction)) { popover, source in
                popover.sourceView = source
                popover.permittedArrowDirections = .left
            }
            #expect(try frame(of: content).minX == 144)
        }
    }

    @Test func `a popover points at a part of a view, at an item, and keeps its margins`() throws {
        let (part, _) = try present(in: pad()) { popover, source in
            popover.sourceView = source.superview
            popover.sourceRect = CGRect(x: 500, y: 200, width: 24, height: 20)
        }
        #expect(try frame(of: part).origin == CGPoint(x: 392, y: 220))
        let (item, _) = try present(in: pad()) { popover, source in
            popover.sourceItem = source
            popover.popoverLayoutMargins.left = 30
        }
        #expect(try frame(of: item).minX == 30)
    }

    @Test func `a popover stands below a button of a bar`() throws {
        let below = UIViewController()
        let button = UIBarButtonItem(title: "Add", style: .plain)
        below.navigationItem.rightBarButtonItem = button
        let screen = Screen(pad(), controller: UINavigationController(rootViewController: below))
        screen.window.makeKeyAndVisible()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 160)
        content.popoverPresentationController?.barButtonItem = button
        below.present(content, animated: true)
        screen.layOut()
        let bar = try #require(button.frame(in: screen.window))
        #expect(try frame(of: content).minY == bar.maxY)
        #expect(try frame(of: content).maxX == 1014)
    }

    @Test func `a popover without a source stands in the middle, and the scene says so`() throws {
        var environment = pad()
        environment.safeArea.top = 0
        let (content, _) = try present(in: environment) { _, _ in }
        #expect(try frame(of: content) == CGRect(x: 392, y: 304, width: 240, height: 160))
        #expect(SceneContext.current.diagnostics.contains { $0.kind == .misuse && $0.message.contains("popover") })
    }

    @Test func `a navigation controller's popover is as large as what it shows and its bar`() throws {
        let list = UIViewController()
        list.preferredContentSize = CGSize(width: 260, height: 132)
        let navigation = UINavigationController(rootViewController: list)
        let below = UIViewController()
        let screen = Screen(pad(), controller: below)
        screen.window.makeKeyAndVisible()
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = below.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
        below.present(navigation, animated: true)
        screen.layOut()
        #expect(try frame(of: navigation).height == 132 + 44 + 13)
    }

    @Test func `a popover's own colour fills it, with the arrow`() throws {
        let (content, _) = try present(in: pad()) { popover, source in
            popover.sourceView = source
            popover.backgroundColor = .systemIndigo
        }
        #expect(content.view.superview?.backgroundColor == .systemIndigo)
        let mask = try #require(content.view.superview?.layer.mask as? CAShapeLayer)
        #expect(mask.path?.boundingBox.height ?? 0 > 172)
    }

    // MARK: Phones

    @Test func `a phone shows a sheet, with the look that was asked for`() throws {
        let (content, _) = try present(in: phone()) { popover, source in
            popover.sourceView = source
            popover.adaptiveSheetPresentationController.detents = [.medium()]
        }
        #expect(try frame(of: content) == CGRect(x: 0, y: 416, width: 375, height: 396))
    }

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        init(_ style: UIModalPresentationStyle) { self.style = style }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }

    @Test(arguments: [
        (UIModalPresentationStyle.none, CGRect(x: 10, y: 144, width: 240, height: 173)),
        (.overFullScreen, CGRect(x: 0, y: 0, width: 375, height: 812)),
        (.automatic, CGRect(x: 0, y: 54, width: 375, height: 758)),
    ])
    func `the delegate decides how a phone shows a popover`(style: UIModalPresentationStyle, expected: CGRect) throws {
        let delegate = Delegate(style)
        kept.all.append(delegate)
        let (content, _) = try present(in: phone()) { popover, source in
            popover.sourceView = source
            popover.delegate = delegate
        }
        #expect(try frame(of: content) == expected)
    }

    private final class Substituting: NSObject, UIPopoverPresentationControllerDelegate {
        var asked: [UIModalPresentationStyle] = []
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            asked.append(style)
            return UINavigationController(rootViewController: controller.presentedViewController)
        }
    }

    @Test func `a phone shows the controller that the delegate gives instead, and an iPad does not ask for it`() throws
    {
        for (environment, isPhone) in [(phone(), true), (pad(), false)] {
            let delegate = Substituting()
            kept.all.append(delegate)
            let (content, popover) = try present(in: environment) { popover, source in
                popover.sourceView = source
                popover.delegate = delegate
                popover.adaptiveSheetPresentationController.detents = [.medium()]
            }
            #expect(delegate.asked == (isPhone ? [.automatic] : []))
            #expect((content.navigationController != nil) == isPhone)
            #expect(popover.presentedViewController === content)
            guard let navigation = content.navigationController else { continue }
            #expect(try frame(of: navigation) == CGRect(x: 0, y: 416, width: 375, height: 396))
            #expect(content.presentingViewController?.presentedViewController === content)
            content.dismiss(animated: false)
            #expect(navigation.view.superview == nil && content.view.superview == nil)
        }
    }

    // MARK: Action sheets

    private func question() -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        // Apps touch the view first, to tint it.
        alert.view.tintColor = .systemIndigo
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        return alert
    }

    private func titles(in alert: UIAlertController) -> [String] {
        alert.view.subtree.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    }

    @Test func `an action sheet on an iPad is a popover without the answer that changes nothing`() throws {
        let (content, _) = try present(question(), in: pad())
        #expect(titles(in: try #require(content as? UIAlertController)) == ["Delete"])
        #expect(try frame(of: content).width == 304)
        #expect(try frame(of: content).height < 140)
    }

    @Test func `an action sheet on a phone has all answers that were added, also after its view was made`() throws {
        let (content, _) = try present(question(), in: phone())
        #expect(titles(in: try #require(content as? UIAlertController)) == ["Delete", "Keep"])
        #expect(try frame(of: content) == CGRect(x: 0, y: 0, width: 375, height: 812))
    }
}
