import KeylineAdapter
import Testing

/// What becomes of each construct that only compilers for Apple's systems take.
@Suite struct RewriteTests {
    /// The text of a file after it was adapted, without its head.
    private func adapted(_ text: String, available: Set<String> = []) throws -> String {
        let file = try #require(Adaptation([("/App/A.swift", text)], available: available).files.first)
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
    }

    @Test(arguments: [
        ("@objc func tap() {}", "      func tap() {}"),
        ("@objc(tapWith:) func tap(_ a: Int) {}", "                func tap(_ a: Int) {}"),
        ("@objcMembers final class A {}", "             final class A {}"),
        ("class A { @nonobjc var a = 1 }", "class A {          var a = 1 }"),
        ("@IBDesignable\nstruct A {}", "             \nstruct A {}"),
        ("class A { dynamic var a = 1 }", "class A {         var a = 1 }"),
        ("@UIApplicationMain class A {}", "                   class A {}"),
        ("@main struct A {}", "      struct A {}"),
        ("struct A { @MainActor @objc static func b() {} }", "struct A { @MainActor       static func b() {} }"),
    ])
    func `words of Objective-C give way to spaces`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
    }

    @Test(arguments: [
        ("tap", "tap"), ("self.tap", "tap"), ("tap(_:)", "tap:"), ("A.move(to:animated:)", "moveTo:animated:"),
        ("A.open(animated:)", "openWithAnimated:"), ("getter: A.name", "name"), ("setter: A.name", "setName:"),
        ("tap as () -> Void", "tap"), ("(tap)", "tap"), ("known", "known:"), ("A.renamed", "other"),
        ("UIView.endEditing(_:)", "endEditing:"), ("inherited", "inheritedFrom:"),
    ])
    func `a selector has the name that Objective-C gives the method`(expression: String, name: String) throws {
        let types = """
            class B { @objc func inherited(from a: Int) {} }
            class A: B { @objc func known(_ a: Int) {}; @objc(other) func renamed() {}; let s = #selector(\(expression)) }
            """
        #expect(try adapted(types).contains(" let s = Selector(\"\(name)\")"))
    }

    @Test func `what stood on several lines takes as many`() throws {
        #expect(try adapted("f(#selector(\n    tap\n), 1)\ng()") == "f(Selector(\"tap\")\n\n, 1)\ng()")
    }

    @Test(arguments: [
        ("#keyPath(A.b.c)", "\"b.c\""), ("#keyPath(b)", "\"b\""), ("#keyPath(self.b?.c)", "\"b.c\""),
        ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
        ("#imageLiteral(resourceName: \"a\")", "(UIImage(named: \"a\") ?? UIImage())"),
        ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
        ("type(of: a).description()", "String(reflecting: type(of: a))"), ("a.description()", "a.description()"),
        ("NSAttributedString(string: b)", "NSAttributedString(string: b)"),
    ])
    func `expressions of Apple's compilers become plain ones`(text: String, expected: String) throws {
        #expect(try adapted("let a = " + text) == "let a = " + expected)
    }

    @Test(arguments: [
        ("os(iOS)", "(true )"), ("os(macOS)", "(false  )"), ("!os(Linux) && os(tvOS)", "!(false  ) && (false )"),
        ("canImport(UIKit)", "(true          )"), ("canImport(Foundation)", "canImport(Foundation)"),
        ("canImport(HealthKit)", "(false             )"),
        ("targetEnvironment(simulator)", "(true                      )"),
        ("targetEnvironment(macCatalyst) || DEBUG", "(false                       ) || DEBUG"),
    ])
    func `conditions are those of a simulator, as wide as they were`(condition: String, expected: String) throws {
        #expect(try adapted("#if \(condition)\n#endif") == "#if \(expected)\n#endif")
    }

    @Test(arguments: [
        ("import UIKit", "import UIKitLayout"), ("import SwiftUI", "import KeylineHosting"),
        ("import os.log", "import KeylineObjectiveC"),
        ("@_exported import UIKit", "@_exported import UIKitLayout"), ("import Foundation", "import Foundation"),
        ("import CoreFoundation", "import Foundation"),
        ("import class UIKit.UIView", "import class UIKitLayout.UIView"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKitLayout"), ("import SnapKit", "              "),
        ("import CoreImage.CIFilterBuiltins", "import CoreImage"), ("import Foundation.NSString", "import Foundation"),
        ("import AVFAudio", "import AVFoundation"),
        ("let a: UIKit.UIView", "let a: UIKitLayout.UIView"),
        ("let a = UIKit.UIView()", "let a = UIKitLayout.UIView()"),
    ])
    func `modules of Apple's are those that stand for them`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
    }

    @Test(arguments: ["import Foundation", "import struct Foundation.URL", "import CoreFoundation"])
    func `names of Foundation that Linux lacks come with each import of it`(text: String) throws {
        func head(_ available: Set<String>) throws -> String {
            let file = try #require(Adaptation([("/App/A.swift", text)], available: available).files.first)
            return String(file.text.prefix { $0 != "\n" })
        }
        #expect(try head([]) == "import KeylineFoundationSupplement")
        #expect(try head(["KeylineFoundationSupplement", "UIKitLayout"]) == "import KeylineFoundationSupplement")
        #expect(try head(["Elsewhere"]) == "")
    }

    @Test func `a module that is missing is named where it is imported, one that is there or not needed is not`() throws
    {
        let text = "import UIKit\nimport SnapKit\nimport Core\n#if canImport(Vision)\nimport Vision\n#endif\n"
        let adaptation = Adaptation([("/App/A.swift", text)], available: ["Core"])
        #expect(
            adaptation.notes.map(\.description) == [
                "/App/A.swift:2:1: warning: there is no replacement for module \"SnapKit\""
            ])
        #expect(adaptation.missing == ["SnapKit": "/App/A.swift"])
    }

    @Test(arguments: [
        ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", false),
        ("#if os(macOS) || os(watchOS)\nimport AppKit\n#endif", false),
        ("#if !os(iOS)\n#if DEBUG\nimport AppKit\n#endif\n#endif", false),
        ("#if os(iOS) && DEBUG\nimport AppKit\n#endif", true),
        ("#if DEBUG\nimport UIKit\n#elseif os(iOS)\nimport AppKit\n#endif", true),
    ])
    func `modules of other systems are not missed`(text: String, isMissed: Bool) {
        #expect(Adaptation([("/App/A.swift", text)]).missing.isEmpty != isMissed)
    }

    @Test func `the place of a preview is told under the conditions of its type`() throws {
        let text = """
            import SwiftUI
            #if canImport(ActivityKit)
            struct A: PreviewProvider { static var previews: some View { EmptyView() } }
            #endif
            struct B { struct C: PreviewProvider {} }
            """
        let lines = try adapted(text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2].contains("}; extension A: KeylineHosting._PlacedPreviews"), "inside the condition")
        let rest = lines[5...].joined()
        #expect(rest.contains("extension B.C: KeylineHosting._PlacedPreviews") && !rest.contains("extension A:"))
    }

    @Test func `Foundation's other half is imported where it is used`() throws {
        let file = try #require(Adaptation([("/App/A.swift", "let a: URLSession? = nil")]).files.first)
        #expect(file.text.hasPrefix("import KeylineNetworkingSupplement\n"))
    }

    @Test(arguments: [
        ("@NSManaged var a: String?", "           var a: String?"),
        ("@NSManaged var a: Int64", "           var a: Int64 = 0"),
        ("@NSManaged var a: Date", "           var a: Date!"), ("@NSManaged func a()", "           func a() {}"),
    ])
    func `what Core Data keeps, the object keeps`(member: String, expected: String) throws {
        #expect(try adapted("class A { \(member) }") == "class A { \(expected) }")
    }

    @Test(arguments: [
        ("@objc protocol A {}", "      protocol A: AnyObject {}"),
        ("@objc protocol A: B {}", "      protocol A: B, AnyObject {}"),
        ("@objc protocol A: NSObjectProtocol {}", "      protocol A: NSObjectProtocol {}"),
        ("protocol A {}", "protocol A {}"),
    ])
    func `protocols of Objective-C are those of classes`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
    }

    @Test func `requirements that may be left out ask the object's table, and calls need no question mark`() throws {
        let text = """
            @objc protocol A {
                @objc optional func b(_ c: Int)
                @objc optional func d() -> Int?
                @objc optional func e(f: Int) -> Int
                @objc optional var g: Int { get }
                @objc optional func h(_ i: () -> Void) -> Int
            }
            func f(_ a: A?) { a?.b?(1); a?.j?(1) }
            """
        let lines = try adapted(text).split(separator: "\n").map(String.init)
        #expect(lines[3...4].allSatisfy { $0.allSatisfy { $0 == " " } })
        #expect(lines[7] == "func f(_ a: A?) { a?.b (1); a?.j?(1) }")
        let answer = "KeylineObjectiveC.LinkedClasses.answer"
        #expect(
            lines[8] == "extension A { func b(_ c: Int) { let _: Any? = \(answer)(\"b:\", of: self, c) }; "
                + "@discardableResult func d() -> Int? { \(answer)(\"d\", of: self) }; "
                + "@discardableResult func e(f: Int) -> Int? { \(answer)(\"eWithF:\", of: self, f) }; "
                + "var g: Int? { \(answer)(\"g\", of: self) }; func h(_ i: () -> Void) -> Int? { nil } }")
        #expect(Adaptation([("A.swift", text)]).notes.map(\.line) == [6])
    }

    @Test(arguments: [
        ("a?.scrollViewDidScroll?(s)", "a?.scrollViewDidScroll (s)"),
        ("a.scrollViewDidZoom?(s)", "a.scrollViewDidZoom (s)"),
        ("_ = a?.b.tableView?(t, viewFor: 1)", "_ = a?.b.tableView (t, viewFor: 1)"),
        ("let c = a.tableView?(t, viewFor: 1)", "let c = Optional(a.tableView (t, viewFor: 1))"),
        // Properties that hold functions are called without labels, and may be nil.
        ("a.tableView?(t)", "a.tableView?(t)"), ("a.textView?(t)", "a.textView?(t)"), ("a.scroll?(s)", "a.scroll?(s)"),
    ])
    func `what UIKit's delegates may leave out is always there`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
    }

    @Test func `a property that a protocol may ask for is in the class's table`() throws {
        let text =
            "@objc protocol A { @objc optional var g: Int { get } }\n"
            + "class B: NSObject, A { var g: Int { 1 }; var h: Int { 1 } }"
        let adapted = try adapted(text)
        #expect(adapted.contains("members.method(\"g\") { (object: B) in object.g as Any? }"))
        #expect(!adapted.contains("object.h"))
    }

    @Test func `what observers are told by is declared by the first class that has it`() throws {
        let method =
            "override func observeValue(forKeyPath a: String?, of b: Any?, change c: [Key: Any]?, context d: Pointer?) {}"
        let adapted = try adapted("class A: NSObject { \(method) }\nclass B: A { \(method) }")
        #expect(adapted.contains("class A: NSObject {          func observeValue"))
        #expect(adapted.contains("class B: A { override func observeValue"))
    }

    @Test func `main.swift is left out, since statements start programs`() {
        let files = Adaptation([("/App/main.swift", "print(1)"), ("/App/A.swift", "")]).files
        #expect(files.map(\.path) == ["/App/A.swift"])
    }
}
