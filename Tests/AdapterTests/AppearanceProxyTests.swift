import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// Code that colours all bars is found wherever it is.
@Suite struct AppearanceProxyTests {
    private func values(_ bar: String, _ code: String, in file: String = "Theme.swift") -> [OutletValue] {
        OutletCall.reading(of: [bar], [(file, "// The theme.\n" + code)]).values(ofClass: bar)
    }

    @Test(arguments: [
        ("UINavigationBar.appearance().barTintColor = theme.bar", "Theme.swift"),
        ("let bar = UINavigationBar.appearance()", "Theme.swift"),
        ("navigationController?.navigationBar.standardAppearance = look", "Theme.swift"),
        ("[[UINavigationBar appearance] setTitleTextAttributes:attributes];", "Theme.m"),
        ("[UINavigationBar appearance].tintColor = [UIColor whiteColor];", "Theme.m"),
        ("[UINavigationBar appearance].standardAppearance = look;", "Theme.m"),
    ])
    func `a look for all bars is known with its place`(code: String, file: String) {
        let values = values("UINavigationBar", code, in: file)
        #expect(values.map(\.property) == ["appearance"])
        #expect(values.map(\.certainty) == [.unknown])
        #expect(values.map(\.line) == [2])
        #expect(self.values("UITabBar", code, in: file).isEmpty)
    }

    @Test func `a look for all views of the app's own class is known`() {
        let strip = ("Strip.swift", "class Strip: UIView {}")
        let theme = "let look = Strip.appearance()\nlook.backgroundColor = .brand\nbar.standardAppearance = other"
        let values = OutletCall.reading(of: ["Strip"], [strip, ("Theme.swift", theme)])
        #expect(values.values(ofClass: "Strip").map(\.property) == ["appearance"])
        #expect(values.files == ["Strip.swift", "Theme.swift"])
        let others = OutletCall.reading(
            of: ["Strip"], [strip, ("Theme.swift", "bar.standardAppearance = Strip.look // Strip")])
        #expect(others.values(ofClass: "Strip").isEmpty)
    }

    @Test(arguments: [
        "UINavigationBar.appearance().prefersLargeTitles = true",
        "button.tintColor = UINavigationBar.appearance().tintColor ?? .red",
        "// UINavigationBar.appearance().barTintColor = theme.bar",
    ])
    func `other code gives bars no look`(code: String) {
        #expect(values("UINavigationBar", code).isEmpty)
    }
}
