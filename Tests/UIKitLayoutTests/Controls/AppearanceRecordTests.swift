import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Looks that are shared by class. They are the program's: tests of them run one after another and leave none.
@MainActor
@Suite(.serialized) struct SharedLookTests {
    /// A label of its own class, so that tests that run beside these keep theirs.
    final class Caption: UILabel {}
    final class Card: UIView {}
    final class Dial: UISlider {
        var ticks = 3
    }

    private func inWindow<View: UIView>(_ view: View, inside outer: UIView? = nil) -> View {
        let screen = Screen(200, 200)
        if let outer {
            screen.view.addSubview(outer)
            outer.addSubview(view)
        } else {
            screen.view.addSubview(view)
        }
        screen.layOut()
        return view
    }

    @Test func `what is set on a class is given to views that come into a window`() {
        defer { AppearanceRegistry.removeAll() }
        Caption.appearance().font = .systemFont(ofSize: 31)
        Caption.appearance().textColor = .purple
        let label = Caption()
        #expect(label.font.pointSize == 17)
        #expect(inWindow(label).font.pointSize == 31)
        #expect(label.textColor == .purple)
        #expect(inWindow(UILabel()).font.pointSize == 17)
    }

    @Test func `what a view was given itself stays`() {
        defer { AppearanceRegistry.removeAll() }
        Caption.appearance().textColor = .purple
        let label = Caption()
        label.textColor = .green
        #expect(inWindow(label).textColor == .green)
    }

    @Test func `a look inside others goes before one that is for all`() {
        defer { AppearanceRegistry.removeAll() }
        Caption.appearance().textColor = .purple
        Caption.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .orange
        #expect(inWindow(Caption()).textColor == .purple)
        #expect(inWindow(Caption(), inside: Card()).textColor == .orange)
    }

    @Test func `a look inside a controller's view is for that controller alone`() {
        final class Host: UIViewController {}
        defer { AppearanceRegistry.removeAll() }
        Caption.appearance(whenContainedInInstancesOf: [Host.self]).textColor = .orange
        let label = Caption()
        let other = Caption()
        let host = Host()
        host.view.addSubview(label)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 200, height: 200), scale: 2), controller: host)
        screen.layOut()
        #expect(label.textColor == .orange)
        #expect(inWindow(other).textColor != .orange)
    }

    @Test func `values by state and tints are shared`() {
        defer { AppearanceRegistry.removeAll() }
        UISegmentedControl.appearance(whenContainedInInstancesOf: [Card.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
        Dial.appearance().tintColor = .magenta
        let control = inWindow(UISegmentedControl(items: ["One"]), inside: Card())
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .brown)
        #expect(inWindow(Dial()).tintColor == .magenta)
    }

    @Test func `the scene says that properties of a class of one's own are not applied`() {
        defer { AppearanceRegistry.removeAll() }
        Dial.appearance().ticks = 9
        _ = inWindow(Dial())
        #expect(SceneContext.current.diagnostics.contains { $0.message.contains("ticks") })
    }

    @Test func `pictures of bars and controls are shared`() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        final class Counter: UIStepper {}
        final class Choice: UISegmentedControl {}
        defer { AppearanceRegistry.removeAll() }
        let image = UIImage()
        Bar.appearance().setBackgroundImage(image, for: .compact)
        Bar.appearance().backIndicatorImage = image
        Bar.appearance().setTitleVerticalPositionAdjustment(3, for: .default)
        Tools.appearance().setShadowImage(image, forToolbarPosition: .any)
        Counter.appearance().setIncrementImage(image, for: .normal)
        Choice.appearance().setDividerImage(
            image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
        let bar = inWindow(Bar())
        #expect(bar.backgroundImage(for: .compact) === image && bar.backgroundImage(for: .default) == nil)
        #expect(bar.backIndicatorImage === image && bar.shadowImage == nil)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
        #expect(inWindow(Tools()).shadowImage(forToolbarPosition: .bottom) === image)
        #expect(inWindow(Counter()).incrementImage(for: .disabled) === image)
        let choice = inWindow(Choice())
        #expect(
            choice.dividerImage(
                forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image)
        #expect(
            choice.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) == nil)
    }

    @Test func `the buttons of bars share attributes and tint`() {
        defer { BarItemAppearances.removeAll() }
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [Card.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.setItems([item], animated: false)
        let shown = inWindow(bar, inside: Card())
        let run = Recording(shown).runs.first { $0.text == "Go" }
        #expect(run?.color == UIColor.brown.color(for: .current))
    }
}
