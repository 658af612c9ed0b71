import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// The ways between an app's screens are read in its Swift, without running anything.
@Suite struct NavigationReadingTests {
    private typealias Way = NavigationReading.Transition

    private func reading(_ text: String, _ others: String...) -> NavigationReading {
        let sources = ([text] + others).enumerated().map { AppSource($1, path: "File\($0).swift") }
        return ScreenCall.reading(of: sources)
    }

    /// `source kind target` of each way.
    private func ways(_ text: String, _ others: String...) -> [String] {
        let sources = ([text] + others).enumerated().map { AppSource($1, path: "File\($0).swift") }
        return ScreenCall.reading(of: sources).transitions.map { way in
            let target =
                switch way.target {
                case .screen(let name): name
                case .scene(let storyboard, let identifier):
                    "\(storyboard ?? "own")#\(identifier ?? "initial")"
                case .segue(let identifier): "segue \(identifier)"
                }
            return "\(way.source) \(way.kind.rawValue) \(target)"
        }
    }

    private static let screens = """
        struct Detail: View { var body: some View { Text("") } }
        struct Settings: View { var body: some View { Text("") } }
        class DetailController: UIViewController {}
        class Base: UITableViewController {}
        class Menu: Base {}
        """

    @Test(arguments: [
        ("NavigationLink(\"Go\") { Detail() }", "navigationLink"),
        (
            "NavigationLink { Detail() } label: { Label(\"Go\", systemImage: \"star\") }",
            "navigationLink"
        ),
        ("NavigationLink(destination: Detail()) { Settings() }", "navigationLink"),
        (
            "Text(\"\").navigationDestination(for: Item.self) { item in Detail(item: item) }",
            "navigationDestination"
        ),
        ("Text(\"\").sheet(isPresented: $shows) { NavigationStack { Detail() } }", "sheet"),
        ("Text(\"\").sheet(item: $item, onDismiss: done) { _ in Detail().padding() }", "sheet"),
        ("Text(\"\").fullScreenCover(isPresented: $shows, content: { Detail() })", "fullScreenCover"),
        ("Text(\"\").popover(isPresented: $shows) { Detail() }", "popover"),
    ])
    func `a view leads where links, sheets and destinations say`(code: String, kind: String) {
        let ways = ways(
            "struct Home: View { var body: some View { VStack { \(code) } } }", Self.screens)
        #expect(ways.first == "Home \(kind) Detail")
    }

    @Test func `a link has its title, and a destination the type of its values`() {
        let text = """
            struct Home: View {
                var body: some View {
                    List { NavigationLink("Go on") { Detail() } }
                        .navigationDestination(for: Item.self) { _ in Settings() }
                }
            }
            """
        let identifiers = reading(text, Self.screens).transitions.map {
            [$0.kind.rawValue, $0.identifier]
        }
        #expect(identifiers == [["navigationDestination", "Item"], ["navigationLink", "Go on"]])
    }

    @Test func `a way has the place of its call in a chain of modifiers`() {
        let text =
            "struct Home: View {\n  var body: some View {\n    Text(\"\")\n      .sheet(item: $a) { _ in Detail() }\n  }\n}"
        #expect(
            reading(text, Self.screens).transitions.map(\.location) == [
                .init(file: "File0.swift", line: 4, column: 8)
            ])
    }

    @Test(arguments: [
        ("present(DetailController(), animated: true)", "present DetailController"),
        (
            "let next = DetailController()\nnext.title = \"\"\npresent(next, animated: true)",
            "present DetailController"
        ),
        (
            "let bar = UINavigationController(rootViewController: DetailController())\npresent(bar, animated: true)",
            "present DetailController"
        ),
        ("navigationController?.pushViewController(Menu(style: .plain), animated: true)", "push Menu"),
        ("show(UIHostingController(rootView: Detail()), sender: self)", "show Detail"),
        ("showDetailViewController(makeDetail(), sender: nil)", "showDetail DetailController"),
        (
            "guard let next = kept else { return }\nself.show(next, sender: nil)", "show DetailController"
        ),
        ("performSegue(withIdentifier: \"open\", sender: nil)", "performSegue segue open"),
        ("performSegue(withIdentifier: Segue.open.rawValue, sender: nil)", "performSegue segue openIt"),
        (
            "let next = storyboard!.instantiateViewController(withIdentifier: \"Detail\")\npresent(next, animated: true)",
            "present own#Detail"
        ),
        (
            "let next = UIStoryboard(name: \"More\", bundle: nil).instantiateInitialViewController()!\nshow(next, sender: nil)",
            "show More#initial"
        ),
        (
            "let board = UIStoryboard(name: \"More\", bundle: nil)\n"
                + "let next = board.instantiateViewController(withIdentifier: String(describing: Menu.self)) as! Menu\n"
                + "show(next, sender: nil)",
            "show More#Menu"
        ),
        (
            "_ = UIStoryboard(name: \"More\", bundle: nil).instantiateViewController(withIdentifier: \"A\")",
            "instantiate More#A"
        ),
        (
            "let next = other.instantiateViewController(withIdentifier: id) as! Menu\nshow(next, sender: nil)",
            "show Menu"
        ),
        ("show(Boards.more().instantiateInitialViewController()!, sender: nil)", "show Other#initial"),
        ("viewControllers = [DetailController(), Menu()]", "embed DetailController"),
    ])
    func `a controller leads where its calls say`(code: String, way: String) {
        let text = """
            enum Segue: String { case open = "openIt" }
            enum Boards {
                enum Name: String { case other = "Other" }
                static func more() -> UIStoryboard { return UIStoryboard(name: Name.other.rawValue, bundle: nil) }
            }
            class Home: UIViewController {
                lazy var kept: DetailController? = nil
                func go() {
                    \(code)
                }
                func makeDetail() -> UIViewController {
                    let next = DetailController()
                    return next
                }
            }
            """
        #expect(ways(text, Self.screens).first == "Home \(way)")
    }

    @Test func `alerts and other controllers of the system are no screens of the app`() {
        let text =
            "class Home: UIViewController { func go() { present(UIAlertController(), animated: true) } }"
        #expect(ways(text, Self.screens).isEmpty)
    }

    @Test func `the first controller of a storyboard that the code does not tell is no way`() {
        let text =
            "class Home: UIViewController { func go() { show(other.instantiateInitialViewController()!, sender: nil) } }"
        #expect(ways(text, Self.screens).isEmpty)
    }

    @Test func `a struct of a protocol that refines View is a view`() {
        let text =
            "struct Home: ConnectedView { func body(props: Int) -> some View { NavigationLink(\"a\") { Detail() } } }"
        #expect(ways(text, Self.screens) == ["Home navigationLink Detail"])
        #expect(reading(text, Self.screens).screens.map(\.kind) == [.view, .view])
    }

    @Test func `a type that is no screen opens some`() {
        let text =
            "final class Router { func go() { navigation.pushViewController(Menu(), animated: true) } }"
        let reading = reading(text, Self.screens)
        #expect(reading.screens.map(\.name) == ["Menu", "Router"])
        #expect(reading.screens.map(\.kind) == [.controller, .other])
    }

    @Test func `a view has those in its content, apart from what its links open`() {
        let text = """
            struct Tabs: View {
                var body: some View {
                    TabView { Home(); NavigationLink("x") { Detail() } }.sheet(isPresented: $a) { Settings() }
                }
            }
            struct Home: View { var body: some View { Text("") } }
            """
        #expect(
            ways(text, Self.screens) == [
                "Tabs embed Home", "Tabs sheet Settings", "Tabs navigationLink Detail",
            ])
    }

    @Test func `an app begins with the view of its scene, or the root of its window`() {
        let app =
            "@main struct Main: App { var body: some Scene { WindowGroup { Detail().environment(a) } } }"
        #expect(reading(app, Self.screens).initial == ["Detail"])
        let delegate = """
            class Delegate: UIResponder {
                func start() { window?.rootViewController = UINavigationController(rootViewController: Menu()) }
            }
            """
        #expect(reading(delegate, Self.screens).initial == ["Menu"])
    }

    @Test func `previews name the screens that they show`() {
        let text = """
            #Preview("Dark") { Detail() }
            #Preview {
                let next = DetailController()
                return next
            }
            struct Settings_Previews: PreviewProvider { static var previews: some View { Group { Settings() } } }
            """
        let previews = reading(text, Self.screens).previews
        #expect(previews.map(\.screen) == ["Detail", "DetailController", "Settings"])
        #expect(previews.map(\.name) == ["Dark", nil, "Settings_Previews"])
        #expect(previews.map(\.location.line) == [1, 2, 6])
    }

    @Test func `methods to which segues unwind have the names that documents use`() {
        let text = """
            class Home: UIViewController {
                @IBAction func unwindToHome(_ segue: UIStoryboardSegue) {}
                @IBAction func back(segue: UIStoryboardSegue) {}
            }
            """
        #expect(reading(text).unwindActions == ["Home": ["unwindToHome:", "backWithSegue:"]])
    }

    @Test func `what a preview opens is no way of the app`() {
        #expect(
            ways("#Preview { Text(\"\").sheet(isPresented: .constant(true)) { Detail() } }", Self.screens)
                .isEmpty)
    }
}
