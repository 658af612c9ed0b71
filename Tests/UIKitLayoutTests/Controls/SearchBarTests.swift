import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// What stands in the field of a search bar, and where.
@MainActor
@Suite struct SearchBarTests {
    /// Keeps windows for as long as a test runs.
    private final class Kept {
        var all: [Screen] = []
    }
    private let kept = Kept()

    private func bar(
        _ direction: LayoutDirection = .leftToRight, size: String = "L", _ change: (UISearchBar) -> Void = { _ in }
    ) -> (screen: Screen, bar: UISearchBar) {
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.layoutDirection = direction
        environment.contentSizeCategory = .init(rawValue: size) ?? environment.contentSizeCategory
        let screen = Screen(environment)
        kept.all.append(screen)
        let bar = UISearchBar()
        change(bar)
        screen.add(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: screen.view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        screen.layOut()
        return (screen, bar)
    }

    @Test func `the bookmark stands at the end while there is nothing to clear`() {
        for (direction, x) in [(LayoutDirection.leftToRight, CGFloat(304 - 34)), (.rightToLeft, 0)] {
            let (screen, bar) = bar(direction) { $0.showsBookmarkButton = true }
            let field = bar.searchTextField
            #expect(field.rightView?.isHidden == false && field.rightView?.frame.minX == x)
            bar.text = "Ferry"
            screen.layOut()
            #expect(field.rightView?.isHidden == true && field.showsClearButton)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
    func `a search that stays is below the title of its navigation bar`(
        direction: LayoutDirection, hasLargeTitle: Bool
    ) {
        let controller = UIViewController()
        controller.title = "Fruit"
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = hasLargeTitle
        var environment = SceneEnvironment(size: CGSize(width: 390, height: 600), scale: 2)
        environment.layoutDirection = direction
        let screen = Screen(environment, controller: navigation)
        kept.all.append(screen)
        screen.layOut()
        let height = navigation.navigationBar.frame.height
        #expect(height == (hasLargeTitle ? 96 : 44) && search.searchBar.superview == nil)
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        screen.layOut()
        #expect(navigation.navigationBar.frame.height == height + 52)
        #expect(controller.view.safeAreaInsets.top == height + 52)
        let field = search.searchBar.searchTextField
        #expect(
            field.convert(field.bounds, to: navigation.navigationBar)
                == CGRect(x: 16, y: height + 1, width: 358, height: 36))
        #expect(Recording(navigation.navigationBar).texts.contains("Search"))
        controller.navigationItem.searchController = nil
        screen.layOut()
        #expect(navigation.navigationBar.frame.height == height && search.searchBar.superview == nil)
    }

    @Test func `results go before bookmarks, in the tint colour where they are chosen`() {
        let (_, bar) = bar {
            $0.showsBookmarkButton = true
            $0.showsSearchResultsButton = true
            $0.isSearchResultsButtonSelected = true
        }
        #expect(bar.searchTextField.look.sign == .resultsList)
        #expect(bar.searchTextField.rightView?.tintColor == bar.tintColor)
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func `field and signs follow the text size, the button that cancels only the usual ones`() throws {
        let (_, usual) = bar { $0.showsCancelButton = true }
        let (_, large) = bar(size: "AX5") { $0.showsCancelButton = true }
        #expect(usual.bounds.height == 56)
        #expect(large.bounds.height > 90)
        #expect(large.searchTextField.leftView?.frame.width == 30 * 1.65)
        let clear = large.searchTextField.clearButtonRect(forBounds: large.searchTextField.bounds)
        #expect(abs(clear.width - 19 * 1.65) < 0.001)
        let button = try #require(large.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.titleLabel?.font.pointSize == 23)
    }

    @Test func `tokens push the text on, from where lines start`() {
        let (_, plain) = bar { $0.text = "Ferry" }
        let usual = plain.searchTextField.textRect(forBounds: plain.searchTextField.bounds)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (_, bar) = bar(direction) {
                $0.text = "Ferry"
                $0.searchTextField.tokens = [UISearchToken(icon: nil, text: "Today")]
            }
            let field = bar.searchTextField
            let text = field.textRect(forBounds: field.bounds)
            #expect(text.width < usual.width - 40)
            let end = direction == .leftToRight ? text.maxX : field.bounds.width - text.minX
            #expect(abs(end - usual.maxX) < 0.001)
        }
    }

    @Test func `however many tokens there are, room is left for text`() {
        let (_, bar) = bar {
            $0.searchTextField.tokens = (0..<40).map { UISearchToken(icon: nil, text: "Token \($0)") }
        }
        let field = bar.searchTextField
        #expect(field.hasContent && field.showsClearButton)
        #expect(SearchTokenRow(of: field, in: CGRect(x: 0, y: 0, width: 200, height: 36)).width <= 200 - 32 + 4)
    }

    @Test func `a token is left out where there is no room for its first letters`() {
        func width(_ texts: [String]) -> CGFloat {
            let (_, bar) = bar { $0.searchTextField.tokens = texts.map { UISearchToken(icon: nil, text: $0) } }
            return SearchTokenRow(of: bar.searchTextField, in: CGRect(x: 0, y: 0, width: 100, height: 36)).width
        }
        #expect(width(["Ferry", "Harbour"]) == width(["Ferry"]))
        #expect(width(["A", "Harbour"]) > width(["A"]))
    }

    @Test func `tokens are put in, taken out and take the place of text`() {
        let field = UISearchTextField()
        let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
        field.tokens = [tokens[0]]
        field.insertToken(tokens[1], at: 0)
        field.text = "Ferry"
        field.replaceTextualPortion(of: field.textualRange, with: tokens[2], at: 9)
        #expect(field.tokens.map(\.text) == ["b", "a", "c"] && field.text == "")
        field.removeToken(at: 1)
        field.removeToken(at: 7)
        #expect(field.tokens.map(\.text) == ["b", "c"])
    }

    @Test func `an empty picture takes the bar's ground and line away`() {
        let (_, usual) = bar()
        let (_, bare) = bar { $0.backgroundImage = UIImage() }
        let (_, minimal) = bar { $0.searchBarStyle = .minimal }
        #expect(bare.displayList().items.count == minimal.displayList().items.count)
        #expect(usual.displayList().items.count == minimal.displayList().items.count + 2)
    }

    @Test func `text, signs and field are moved as was asked for`() {
        let (_, bar) = bar {
            $0.text = "Ferry"
            $0.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 2)
            $0.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
            $0.setPositionAdjustment(UIOffset(horizontal: -5, vertical: 0), for: .clear)
        }
        let field = bar.searchTextField
        #expect(field.textRect(forBounds: field.bounds).minX == 38)
        #expect(field.leftView?.frame.minX == 3)
        #expect(field.clearButtonRect(forBounds: field.bounds).maxX == field.bounds.width - 10)
    }

    @Test func `a bar that cannot be used is faint in all its parts`() throws {
        let (_, bar) = bar {
            $0.showsCancelButton = true
            $0.isEnabled = false
        }
        #expect(bar.searchTextField.leftView?.tintColor == .tertiaryLabel)
        #expect(try #require(bar.subviews.compactMap { $0 as? UIButton }.first).isEnabled == false)
    }
}
