import Foundation
import Testing

@testable import KeylineAdapter

/// Swift's declarations of Objective-C, as they are compiled in an app.
@Suite struct InertDeclarationTests {
    private func text(_ interface: String) -> String { InertDeclarations(interface).text }

    @Test func `texts, collections and errors have the types that Foundation gives them in Swift`() {
        let text = text(
            """
            open class Store : NSObject {
                open var names: NSArray<NSString>
                open var table: NSDictionary<NSString, NSNumber>?
                open func load(completion: @escaping @Sendable (BOOL, NSError?) -> Void)
            }
            """)
        #expect(text.contains("var names: [String] = "))
        #expect(text.contains("var table: [String: NSNumber]? = nil"))
        #expect(text.contains("func load(completion: @escaping (Bool, (any Error)?) -> Void) {}"))
    }

    @Test func `a method whose last parameter is an error throws and returns no success`() {
        let text = text(
            """
            open class Store : NSObject {
                open func save(toPath path: NSString, error: UnsafeMutablePointer<KeylineErrorPointer>?) -> BOOL
                open func read(withError error: UnsafeMutablePointer<KeylineErrorPointer>?) -> NSString?
            }
            """)
        #expect(text.contains("func save(toPath path: String) throws {}"))
        #expect(text.contains("func read() throws -> String { return "))
    }

    @Test func `a view has the initializers of Apple's class, and its own call them`() {
        let text = text(
            """
            open class Gauge : UIControl {
                public init(value: KeylineFloat)
            }
            open class BigGauge : Gauge {
                public init(value: KeylineFloat)
            }
            """)
        #expect(
            text.contains(
                "open class Gauge: UIControl {\npublic override init(frame: CGRect) { super.init(frame: frame) }"))
        #expect(text.contains("public required init?(coder: NSCoder) { super.init(coder: coder) }"))
        #expect(text.contains("\npublic init(value: CGFloat) { super.init(frame: .zero) }"))
        #expect(text.contains("\npublic override init(value: CGFloat) { super.init(frame: .zero) }"))
    }

    @Test func `a controller and a cell start as Apple's do`() {
        let text = text(
            "open class Detail : UIViewController { public init(name: NSString) }\nopen class Row : UITableViewCell {}\n"
        )
        #expect(text.contains("public init(name: String) { super.init(nibName: nil, bundle: nil) }"))
        #expect(text.contains("public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"))
    }

    @Test func `options are told apart by bits, and names by their own`() {
        let text = text(
            """
            public struct Sides : OptionSet, @unchecked Sendable {
                public init(rawValue: UInt)
                public static var top: Sides { get }
                public static var bottom: Sides { get }
            }
            public struct Key : RawRepresentable, @unchecked Sendable {
                public init(rawValue: NSString)
            }
            extension Key {
                public static let age: Key
            }
            """)
        #expect(text.contains("public static var top: Sides { Sides(rawValue: 1 << 0) }"))
        #expect(text.contains("static var bottom: Sides { Sides(rawValue: 1 << 1) }"))
        #expect(text.contains("static var age: Key { get { return Key(rawValue: \"age\") } }"))
    }

    @Test func `protocols keep what may be left out, and enumerations their cases`() {
        let text = text(
            """
            public enum Kind : Int, @unchecked Sendable {
                case small = 0
                case big = 4
            }
            public protocol GaugeDelegate : NSObjectProtocol {
                var limit: Kind { get }
                optional func gauge(_ gauge: Any, didReach kind: Kind)
            }
            """)
        #expect(text.contains("public enum Kind : Int, @unchecked Sendable {\ncase small = 0\ncase big = 4\n}"))
        #expect(text.contains("@objc public protocol GaugeDelegate: NSObjectProtocol {\nvar limit: Kind { get }\n"))
        #expect(text.contains("\n@objc optional func gauge(_ gauge: Any, didReach kind: Kind)\n"))
    }

    @Test func `flags are truths where Swift sees a truth, and numbers where it sees a macro's number`() {
        let constants = HeaderConstants([
            "#define IS_ROUND YES\n#define IS_FLAT NO\nstatic const BOOL isOpen = YES;\nstatic const BOOL isShut = NO;\n"
        ])
        #expect(constants.value(of: "IS_ROUND", type: "Int32") == "1")
        #expect(constants.value(of: "IS_FLAT", type: "Int32") == "0")
        #expect(constants.value(of: "isOpen", type: "Bool") == "true")
        #expect(constants.value(of: "isShut", type: "Bool") == "false")
    }

    @Test func `constants have the numbers and texts of their headers, notifications their names`() {
        let constants = HeaderConstants([
            "#define ROW_HEIGHT 44.5\n#define TITLE @\"Trails\" // shown\nstatic const NSInteger kLimit = 7;\n"
        ])
        let text = InertDeclarations(
            """
            public var ROW_HEIGHT: Double { get }
            public var TITLE: NSString { get }
            public let kLimit: Int
            extension NSNotificationName {
                public static let didChange: NSNotificationName
            }
            """, constants: constants
        ).text
        #expect(text.contains("let ROW_HEIGHT: Double = 44.5"))
        #expect(text.contains("let TITLE: String = \"Trails\""))
        #expect(text.contains("let kLimit: Int = 7"))
        #expect(text.contains("return Notification.Name(\"didChange\")"))
    }

    @Test func `types of UIKit's classes are nested as in Swift`() {
        #expect(ImportedTypes.name("UIViewContentMode") == "UIView.ContentMode")
        #expect(ImportedTypes.name("UIColor") == nil)
        #expect(ImportedTypes.name("NSURL") == "URL")
    }

    @Test func `other modules see the declarations, and classes can be derived from`() {
        let text = text("open class Store : NSObject { open func save() }\n")
        #expect(
            text.contains("open class Store: NSObject {\npublic override init() { super.init() }\nopen func save() {}"))
    }

    @Test func `members that a class of the headers above has are not declared again`() {
        let text = text(
            "open class Base : NSObject { open func reset() }\nopen class Derived : Base { open func reset() }\n")
        #expect(text.components(separatedBy: "func reset()").count == 2)
    }
}
