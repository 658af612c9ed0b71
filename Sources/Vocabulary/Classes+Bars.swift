import Foundation
import UIKitLayout

extension InterfaceClass {
    static let bars = [
        InterfaceClass(
            UISearchBar.self, "searchBar", barTraits, library: .init(width: 375, height: nil, text: "placeholder"),
            make: { UISearchBar() }, searchBarProperties),
        InterfaceClass(
            UINavigationBar.self, "navigationBar", barTraits, library: bar, make: { UINavigationBar() },
            [
                .flag("prefersLargeTitles", xib: "largeTitles", absent: false) { (bar: UINavigationBar, flag) in
                    bar.prefersLargeTitles = flag
                },
                .flag("isTranslucent", xib: "translucent", absent: true) { (bar: UINavigationBar, flag) in
                    bar.isTranslucent = flag
                },
                style { (bar: UINavigationBar, style) in bar.barStyle = style },
                .color("barTintColor") { (bar: UINavigationBar, color) in bar.barTintColor = color },
            ]),
        InterfaceClass(
            UIToolbar.self, "toolbar", barTraits, library: bar, make: { UIToolbar() },
            [
                .flag("isTranslucent", xib: "translucent", absent: true) { (bar: UIToolbar, flag) in
                    bar.isTranslucent = flag
                },
                style { (bar: UIToolbar, style) in bar.barStyle = style },
                .color("barTintColor") { (bar: UIToolbar, color) in bar.barTintColor = color },
            ]),
        InterfaceClass(
            UITabBar.self, "tabBar", barTraits, library: bar, make: { UITabBar() },
            [
                .flag("isTranslucent", xib: "translucent", absent: true) { (bar: UITabBar, flag) in
                    bar.isTranslucent = flag
                },
                style { (bar: UITabBar, style) in bar.barStyle = style },
                .color("barTintColor") { (bar: UITabBar, color) in bar.barTintColor = color },
                .color("unselectedItemTintColor") { (bar: UITabBar, color) in bar.unselectedItemTintColor = color },
            ]),
    ]

    private static let barTraits: Traits = [.content, .chosenWidth, .recordedSize]

    /// A bar is as wide as the canvas's phone.
    private static let bar = LibraryForm(width: 375, height: nil)

    private static func style<Bar: UIView>(
        _ set: @escaping @MainActor @Sendable (Bar, UIBarStyle) -> Void
    ) -> InterfaceProperty {
        .word("barStyle", WordTables.barStyles, xib: "barStyle", absent: "default", nil, set)
    }

    private static let searchBarProperties: [InterfaceProperty] = [
        .text("text", xib: "text") { (bar: UISearchBar, text) in bar.text = text },
        .text("placeholder", xib: "placeholder") { (bar: UISearchBar, text) in bar.placeholder = text },
        .text("prompt", xib: "prompt") { (bar: UISearchBar, text) in bar.prompt = text },
        .flag("showsCancelButton", xib: "showsCancelButton", absent: false) { (bar: UISearchBar, flag) in
            bar.showsCancelButton = flag
        },
        .flag("showsScopeBar", xib: "showsScopeBar", absent: false) { (bar: UISearchBar, flag) in
            bar.showsScopeBar = flag
        },
        .flag("showsBookmarkButton", xib: "showsBookmarkButton", absent: false) { (bar: UISearchBar, flag) in
            bar.showsBookmarkButton = flag
        },
        .flag("showsSearchResultsButton", xib: "showsSearchResultsButton", absent: false) {
            (bar: UISearchBar, flag) in bar.showsSearchResultsButton = flag
        },
        .word("searchBarStyle", WordTables.searchBarStyles, xib: "searchBarStyle", absent: "default") {
            (bar: UISearchBar, style) in bar.searchBarStyle = style
        },
        .color("barTintColor") { (bar: UISearchBar, color) in bar.barTintColor = color },
    ]
}
