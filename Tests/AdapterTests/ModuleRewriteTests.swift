import KeylineAdapter
import Testing

/// What concerns several types and files of a module: members that move, and tables.
@Suite struct ModuleRewriteTests {
    @Test func `an override in an extension moves into its class, with the lines of its own file`() {
        let adaptation = Adaptation([
            ("/App/A.swift", "import UIKit\nclass A: UIViewController {\n}\nclass B {}\n"),
            (
                "/App/A+More.swift",
                "import Combine\nextension A {\n    override func loadView() {\n        b()\n    }\n}\n"
            ),
        ])
        #expect(adaptation.notes.isEmpty)
        #expect(
            adaptation.files[0].text.contains(
                """

                #sourceLocation(file: "/App/A+More.swift", line: 3)
                    override func loadView() {
                        b()
                    }
                #sourceLocation(file: "/App/A.swift", line: 3)
                }
                class B {}

                """))
        #expect(adaptation.files[0].text.hasPrefix("import KeylineCombine; import KeylineObjectiveC\n"))
        #expect(
            adaptation.files[1].text
                == "\n#sourceLocation(file: \"/App/A+More.swift\", line: 1)\nimport KeylineCombine\nextension A {\n"
                + "                              \n           \n     \n}\n")
    }

    @Test func `a member of an extension that a subclass overrides moves too`() throws {
        let text = "class A {}\nextension A { @objc func b() {} }\nclass C: A { override func b() {} }\n"
        let adapted = try #require(Adaptation([("/A.swift", text)]).files.first).text
        #expect(adapted.contains("line: 2)\n                    func b() {}\n#sourceLocation"))
    }

    @Test func `an override that moves out of a public extension stays public`() throws {
        let adaptation = Adaptation([
            ("/A.swift", "open class A {}\n"),
            (
                "/B.swift",
                "public extension A { @available(iOS 13, *) override var b: Int { 1 }\ninternal override func c() {} }\n"
            ),
        ])
        #expect(adaptation.files[0].text.contains("@available(iOS 13, *) public override var b: Int { 1 }\n"))
        #expect(adaptation.files[0].text.contains("internal override func c() {}\n"))
        #expect(!adaptation.files[0].text.contains("public internal"))
    }

    @Test(arguments: [
        (
            "override func b(_ a: Int, by c: inout Int) throws -> Int { d(a) }",
            "override func b(_ a: Int, by c: inout Int) throws -> Int { return try self.keylineMoved_b(a, by: &c) }",
            "         func keylineMoved_b(_ a: Int, by c: inout Int) throws -> Int { d(a) }"
        ),
        (
            "override var b: Int { d(1) }", "override var b: Int { return self.keylineMoved_b }",
            "         var keylineMoved_b: Int { d(1) }"
        ),
        (
            "override var b: Int { get { d(1) } set { d(newValue) } }",
            "override var b: Int { get { return self.keylineMoved_b } set { self.keylineMoved_b = newValue } }",
            "         var keylineMoved_b: Int { get { d(1) } set { d(newValue) } }"
        ),
    ])
    func `an override that uses names private to its file is called from the class`(
        text: String, moved: String, kept: String
    ) {
        let adaptation = Adaptation([
            ("/A.swift", "class A {}\n"),
            ("/B.swift", "extension A { \(text) }\nprivate func d(_ a: Int) -> Int { a }\n"),
        ])
        #expect(adaptation.files[0].text.contains("\(moved)\n"))
        #expect(adaptation.files[1].text.contains("extension A { \(kept) }"))
    }

    @Test(arguments: [
        (
            "extension UIView { override func b() {} }",
            "\"b\" cannot move from its extension into the class: the class is in another module"
        ),
        (
            "class A {}\n#if X\nextension A { override func b() {} }\n#endif",
            "\"b\" cannot move from its extension into the class: it is inside #if"
        ),
    ])
    func `what cannot move is named`(text: String, message: String) {
        #expect(Adaptation([("/A.swift", text)]).notes.map(\.message) == [message])
    }

    @Test(arguments: [
        ("@IBOutlet weak var a: UILabel!", "members.outlet(\"a\", \\A.a)"),
        ("@IBOutlet var a: [UILabel]!", "members.outletCollection(\"a\", \\A.a)"),
        ("@IBInspectable var a: CGFloat = 1", "members.inspectable(\"a\", \\A.a)"),
        ("@objc private func a() {}", "members.method(\"a\") { (object: A) in object.`a`() as Any? }"),
        (
            "@IBAction func a(_ b: UIButton!) {}",
            "members.method(\"a:\") { (object: A, argument0: UIButton?) in object.`a`(argument0) as Any? }"
        ),
        (
            "@objc func a(b: Int, c: Int) throws {}",
            "members.method(\"aWithB:c:\") { (object: A, argument0: Int, argument1: Int) in (try? object.`a`(b: argument0, c: argument1)) as Any? }"
        ),
        ("@objc func a() async {}", "members.method(\"a\") { (object: A) in Task { _ = await object.`a`() } as Any? }"),
    ])
    func `a class tells what it has by name`(member: String, entry: String) throws {
        let adapted = try #require(Adaptation([("/A.swift", "class A: NSObject {\n    \(member)\n}\n")]).files.first)
            .text
        #expect(
            adapted.contains(
                "enum KeylineTable1: KeylineObjectiveC.ClassTable { public static var type: AnyClass { A.self }; "
                    + "@MainActor public static func add(to members: inout KeylineObjectiveC.ClassMembers) { \(entry) } }"
            ))
    }

    @Test(arguments: [
        "class A: NSObject { func a() {} }", "class A<B>: NSObject { @objc func a() {} }",
        "class A: NSObject { @objc func a(_ b: () -> Void) {} }", "class A: NSObject { @objc static func a() {} }",
        "struct A {}; extension A { @objc func a() {} }", "class A: NSObject {\n#if X\n@objc func a() {}\n#endif\n}",
    ])
    func `what no selector can call is in no table`(text: String) throws {
        #expect(try #require(Adaptation([("/A.swift", text)]).files.first).text.contains("KeylineTable") == false)
    }

    @Test func `what a protocol of Objective-C asks for is exposed without a word`() throws {
        let text = "@objc protocol P { func a() }\nclass A: NSObject, P { func a() {}; func a(b: Int) {} }\n"
        let adapted = try #require(Adaptation([("/A.swift", text)]).files.first).text
        #expect(adapted.contains("members.method(\"a\") {"))
        #expect(!adapted.contains("members.method(\"aWithB:\") {"))
    }

    @Test func `a class that documents may name has a table, though it be empty`() throws {
        let text = "class A: B {}\nclass B: UIView {}\nclass C: D {}\n"
        let adapted = try #require(Adaptation([("/A.swift", text)]).files.first).text
        #expect(adapted.contains("{ A.self }"))
        #expect(adapted.contains("{ B.self }"))
        #expect(!adapted.contains("{ C.self }"))
    }

    // MARK: Modules that are missing

    private func stubs(_ text: String, available: Set<String> = []) throws -> (text: String, notes: [String]) {
        let adaptation = Adaptation([("/A.swift", text)], available: available)
        let adapted = try #require(adaptation.files.first).text
        let lines = adapted.split(separator: "\n").filter { $0.contains("MissingValue") || $0.hasPrefix("protocol ") }
        let notes = adaptation.notes.filter { $0.message.contains("stub") }
        return (lines.joined(separator: "\n"), notes.map { "\($0.line):\($0.column) \($0.message)" })
    }

    @Test func `members of a stub that are keywords are escaped`() throws {
        let (text, _) = try stubs("import Tracking\nlet a = Tracker.default\n")
        #expect(text.contains("static var `default`: "))
    }

    @Test func `no name that Keyline exports gets a stub, whatever is missing`() throws {
        let names = [
            "Spacer", "ToolbarItem", "UIView", "NavigationStack", "MKMapView", "Namespace", "RoundedRectangle",
            "Binding",
        ]
        for name in names {
            let (text, notes) = try stubs("import Kingfisher\nlet a = \(name)()\n")
            #expect(notes.isEmpty && !text.contains("MissingValue"), "\(name)")
        }
        let (text, _) = try stubs("import HealthKit\nlet a = HKHealthStore()\n")
        #expect(text.contains("final class HKHealthStore: KeylineObjectiveC.MissingValue"))
    }

    @Test func `names of Apple's own modules are known where the app imports them, in any file`() throws {
        let chart = "import Charts\nimport Kingfisher\nlet a = Chart { BarMark() }\n"
        #expect(try !stubs(chart).text.contains("class Chart"))
        let query = "import FirebaseFirestore\nlet a: Query = Query()\n"
        #expect(try stubs(query).text.contains("class Query"))
        #expect(try !stubs("import SwiftData\n" + query).text.contains("class Query"))
    }

    @Test func `names that Foundation brings along on Apple's systems are imported with it`() throws {
        let observed = try adapted("import Foundation\nclass Model: ObservableObject { @Published var count = 0 }\n")
        #expect(observed.contains("import KeylineCombine"))
        let formatter = try adapted("import Foundation\nlet a = RelativeDateTimeFormatter()\n")
        #expect(formatter.contains("import UIKitLayout"))
        #expect(try adapted("import OSLog\nlet a = Bundle.main\n").contains("import Foundation"))
        #expect(try !adapted("import Foundation\nlet a = Date()\n").contains("Combine"))
        let other = Adaptation(
            [("/A.swift", "import Foundation\nlet a = RelativeDateTimeFormatter()\n")], available: ["Other"])
        #expect(other.files.first?.text.contains("UIKitLayout") == false)
    }

    @Test(arguments: ["let a: UTType? = nil", "let a = b.fileImporter(c)", "let a = b.fileExporter(c)"])
    func `types of files come with SwiftUI`(text: String) throws {
        let file = try #require(Adaptation([("/A.swift", "import SwiftUI\n" + text)]).files.first)
        #expect(file.text.contains("import UniformTypeIdentifiers"))
    }

    @Test(arguments: [
        "@FetchRequest(sortDescriptors: []) var a: FetchedResults<A>", "let a: FetchedResults<A>",
        "let a = Environment(\\.managedObjectContext)",
    ])
    func `fetches of objects come with SwiftUI`(text: String) throws {
        let file = try #require(Adaptation([("/A.swift", "import SwiftUI\n" + text)]).files.first)
        #expect(file.text.prefix { $0 != "\n" }.contains("import CoreData"))
    }

    @Test func `names of the keychain come with Foundation`() throws {
        let file = try #require(Adaptation([("/A.swift", "import Foundation\nlet a = kSecClass")]).files.first)
        #expect(file.text.prefix { $0 != "\n" }.contains("import Security"))
    }

    @Test func `a type whose name only Apple can have brings its module along`() throws {
        let text = try adapted("import SwiftUI\nlet center = UNUserNotificationCenter.current()\n")
        #expect(text.contains("import UserNotifications"))
        #expect(try adapted("import UIKit\nvar place: CLLocation?\n").contains("import CoreLocation"))
        #expect(try !adapted("import UIKit\nlet view = UIView()\n").contains("import UserNotifications"))
    }

    @Test func `XCTest brings UIKit along where a test names its types`() throws {
        #expect(try adapted("import XCTest\nlet view = UIView()\n").contains("import UIKitLayout"))
        #expect(try adapted("import XCTest\nvar a: NSLayoutConstraint?\n").contains("import UIKitLayout"))
        #expect(try !adapted("import XCTest\nlet sum = Adder().sum\n").contains("import UIKitLayout"))
        #expect(try !adapted("import Foundation\nlet view = UIView()\n").contains("import UIKitLayout"))
    }

    @Test func `parts of SwiftUI and older modules of file types have stand-ins`() throws {
        #expect(try adapted("import SwiftUICore\n").contains("import KeylineHosting"))
        #expect(try adapted("import CoreServices\n").contains("import MobileCoreServices"))
    }

    private func adapted(_ text: String) throws -> String {
        try #require(Adaptation([("/A.swift", text)]).files.first).text
    }

    @Test func `a stub stands for what only a missing module can declare, and is listed`() throws {
        let (text, notes) = try stubs(
            """
            import UIKit
            import Tracking
            class A: UIView, TrackerDelegate {
                var event: Occasion?
                func a() { Tracker.shared.log("a", b: 1); event = Occasion(name: "a", 1); event = Occasion() }
            }
            """)
        #expect(
            text
                == "final class Occasion: KeylineObjectiveC.MissingValue { "
                + "convenience init(name argument0: Any?, _ argument1: Any?) { self.init() } }\n"
                + "final class Tracker: KeylineObjectiveC.MissingValue { "
                + "static var shared: KeylineObjectiveC.MissingValue { KeylineObjectiveC.MissingValue() } }\nprotocol TrackerDelegate: AnyObject {}"
        )
        #expect(
            notes == [
                "3:18 \"TrackerDelegate\" of \"Tracking\" is replaced by a stub that does nothing",
                "4:16 \"Occasion\" of \"Tracking\" is replaced by a stub that does nothing",
                "5:16 \"Tracker\" of \"Tracking\" is replaced by a stub that does nothing",
            ])
    }

    @Test(arguments: [
        ("let a: Box<Int>", "it has parameters"), ("@Wrapped var a = 1", "it is an attribute"),
        ("class A: Base {}", "a type derives from it"), ("let a = Box.Kind.b", "it has nested types"),
        ("extension Box {}", "it is extended"), ("let a = Box { $0 }", "it is created with a closure"),
    ])
    func `what no stub can stand for is listed too`(use: String, reason: String) throws {
        let (text, notes) = try stubs("import Tracking\n" + use)
        #expect(text.isEmpty)
        #expect(notes.count == 1 && notes[0].hasSuffix("of \"Tracking\" has no stub: " + reason))
    }

    @Test(arguments: [
        "import Tracking\nstruct Occasion {}\nlet a: Occasion", "import Tracking\nfunc a<T>(_ b: T) {}",
        "import Tracking\nlet a: UISomething? = nil; let b: URL; let c = Data(); let d: Result<Int, Never>",
        "import Tracking\nimport Core\nlet a: Occasion", "let a: Occasion",
    ])
    func `what may come from elsewhere has no stub`(text: String) throws {
        let (text, notes) = try stubs(text, available: ["Core"])
        #expect(text.isEmpty)
        #expect(notes.isEmpty)
    }

    // MARK: Methods that may be missing

    @Test func `methods of UIKit's delegates are in tables without a word`() throws {
        let text = """
            class A: NSObject {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
                func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, sizeForItemAt c: IndexPath) -> CGSize { .zero }
                func tableView(_ tableView: UITableView, other: Int) {}
            }
            """
        let adapted = try #require(Adaptation([("/A.swift", text)]).files.first).text
        #expect(adapted.contains("members.method(\"tableView:heightForRowAt:\") {"))
        #expect(adapted.contains("members.method(\"collectionView:layout:sizeForItemAt:\") {"))
        #expect(!adapted.contains("other" + ":\")"))
    }
}
