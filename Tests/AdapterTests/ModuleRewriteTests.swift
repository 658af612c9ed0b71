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

    @Test(arguments: [
        (
            "extension UIView { override func b() {} }",
            "«b» cannot move from its extension into the class: the class is in another module"
        ),
        (
            "class A {}\n#if X\nextension A { override func b() {} }\n#endif",
            "«b» cannot move from its extension into the class: it stands under a condition"
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
}
