import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Bars look as their appearances, or those of their items, say.
@MainActor
@Suite struct BarLookTests {
    private func bar(_ item: UINavigationItem, _ change: (UINavigationBar) -> Void = { _ in }) -> UINavigationBar {
        let bar = UINavigationBar()
        bar.setItems([item], animated: false)
        change(bar)
        return Screen.show(bar, width: 375, height: 44)
    }

    private func picture(_ width: Int, _ height: Int) -> UIImage {
        UIImage(
            Bitmap(width: width, height: height, pixels: .init(repeating: 255, count: width * height * 4)), scale: 1)
    }

    @Test func `an appearance that is changed in place counts as given`() {
        let shown = bar(UINavigationItem(title: "Title")) {
            $0.standardAppearance.configureWithOpaqueBackground()
            $0.standardAppearance.backgroundColor = .brown
        }
        #expect(Recording(shown).fills(.brown).count == 1)
    }

    @Test func `the look of an item goes before the bar's`() {
        let item = UINavigationItem(title: "Title")
        item.standardAppearance = UINavigationBarAppearance()
        item.standardAppearance?.backgroundColor = .orange
        let shown = bar(item) {
            $0.standardAppearance = UINavigationBarAppearance()
            $0.standardAppearance.backgroundColor = .brown
        }
        #expect(Recording(shown).fills(.orange).count == 1)
        #expect(Recording(shown).fills(.brown).isEmpty)
    }

    @Test func `buttons take the attributes of their look, and those that end a task theirs`() {
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(title: "Plain", style: .plain)
        item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done)
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
        look.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
        let usual = bar(UINavigationItem(title: "Title"))
        let shown = bar(item) { $0.standardAppearance = look }
        let runs = Recording(shown).runs
        #expect(runs.first { $0.text == "Plain" }?.color == UIColor.brown.color(for: .current))
        #expect(runs.first { $0.text == "Done" }?.color == UIColor.orange.color(for: .current))
        let lines = [usual, shown].map { Recording($0).runs.first { $0.text == "Title" }?.origin.y ?? 0 }
        #expect(lines[1] == lines[0] - 5)
    }

    @Test func `a picture behind the bar takes the place of the material, and an empty shadow leaves out the line`() {
        let shown = bar(UINavigationItem(title: "Title")) {
            $0.setBackgroundImage(picture(4, 4), for: .default)
            $0.shadowImage = UIImage()
        }
        #expect(Recording(shown).images.map(\.destination) == [CGRect(x: 0, y: 0, width: 375, height: 44)])
        #expect(Recording(shown).shapes.isEmpty)
    }

    @Test func `a button that is left out is neither drawn nor given room`() {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Hidden", style: .plain)
        item.rightBarButtonItem?.isHidden = true
        #expect(Recording(bar(item)).texts == ["Title"])
    }

    @Test func `items of a tab bar take colours, offsets and badges from their look`() {
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[1].badgeValue = "3"
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        look.stackedLayoutAppearance.normal.badgeBackgroundColor = .orange
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
        let bar = UITabBar()
        bar.items = items
        bar.standardAppearance = look
        let shown = Recording(Screen.show(bar, width: 320, height: 49))
        #expect(shown.runs.first { $0.text == "One" }?.color == UIColor.purple.color(for: .current))
        #expect(shown.runs.first { $0.text == "Two" }?.color == UIColor.brown.color(for: .current))
        #expect(shown.fills(.orange).count == 1)
    }

    @Test func `items stand together where the bar says so`() {
        let bar = UITabBar()
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.itemPositioning = .centered
        bar.itemWidth = 40
        bar.itemSpacing = 20
        let places = Recording(Screen.show(bar, width: 320, height: 49)).runs.map(\.origin.x)
        #expect(abs(places[1] - places[0] - 60) < 1.5)
    }

    @Test func `a clear background takes nothing of a bar's material away, and a colour is the bar's`() {
        let shown = bar(UINavigationItem(title: "Title"))
        let ground = Recording(shown).shapes.count
        let clear = bar(UINavigationItem(title: "Title")) { $0.backgroundColor = .clear }
        #expect(Recording(clear).shapes.count == ground)
        let brown = bar(UINavigationItem(title: "Title")) { $0.backgroundColor = .brown }
        #expect(Recording(brown).fills(.brown).count == 1)
        #expect(Recording(brown).shapes.count == ground)
    }
}
