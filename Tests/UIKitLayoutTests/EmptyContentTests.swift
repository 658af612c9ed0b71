import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Screens that have nothing to show, and columns side by side.
@MainActor
@Suite struct EmptyContentTests {
    @Test func `image, texts and button stand one below another in the middle`() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Mail"
        configuration.secondaryText = "New messages appear here."
        configuration.button = .filled()
        configuration.button.title = "Reload"
        let screen = Screen(375, 667)
        screen.controller.contentUnavailableConfiguration = configuration
        screen.layOut()
        let view = screen.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
        let parts = (view?.subviews.first as? UIStackView)?.arrangedSubviews ?? []
        #expect(parts.count == 4)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY < $1.frame.minY })
        let column = view?.subviews.first?.frame ?? .zero
        #expect(abs(column.midX - 187.5) <= 0.5 && abs(column.midY - 333.5) <= 0.5)
        screen.controller.contentUnavailableConfiguration = nil
        #expect(view?.superview == nil)
    }

    @Test func `a screen that loads turns a wheel`() {
        let view = Screen.show(UIContentUnavailableView(configuration: .loading()), width: 200, height: 200)
        let parts = (view.subviews.first as? UIStackView)?.arrangedSubviews ?? []
        #expect(parts.first is UIActivityIndicatorView)
    }

    private func split(_ width: CGFloat, _ change: (UISplitViewController) -> Void) -> [CGRect] {
        let split = UISplitViewController(style: .doubleColumn)
        let columns = [UIViewController(), UIViewController(), UIViewController()]
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        split.setViewController(columns[2], for: .compact)
        change(split)
        var environment = SceneEnvironment(size: CGSize(width: width, height: 600), scale: 2)
        environment.horizontalSizeClass = width > 500 ? .regular : .compact
        let screen = Screen(environment, controller: split)
        screen.layOut()
        return columns.map { $0.viewIfLoaded?.window == nil ? .null : $0.view.frame }
    }

    @Test func `columns have the width that is asked for`() {
        let frames = split(1000) { $0.preferredPrimaryColumnWidth = 250 }
        #expect(frames[0].width == 250 && frames[1].maxX == 1000 && frames[2].isNull)
        let limited = split(1000) {
            $0.preferredPrimaryColumnWidth = 400
            $0.maximumPrimaryColumnWidth = 300
        }
        #expect(limited[0].width == 300)
    }

    @Test func `the details stand alone where the list is hidden, and what is for little room where there is little`() {
        let alone = split(1000) { $0.preferredDisplayMode = .secondaryOnly }
        #expect(alone[0].isNull && alone[1].width == 1000)
        let compact = split(375) { _ in }
        #expect(compact[0].isNull && compact[1].isNull && compact[2].width == 375)
    }
}
