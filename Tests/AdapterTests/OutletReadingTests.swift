import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// The values that code gives to outlets are read without running anything.
@Suite struct OutletReadingTests {
    private func reading(_ body: String, _ others: String = "", in method: String = "viewDidLoad") -> [OutletValue] {
        let text = "class Login: UIViewController {\noverride func \(method)() {\n\(body)\n}\n\(others)\n}"
        return OutletCall.reading(of: ["Login"], [("Login.swift", text)]).values(ofClass: "Login")
    }

    @Test(arguments: ["awakeFromNib", "viewDidLoad", "viewWillAppear"])
    func `a literal in a method that UIKit calls is certain`(method: String) {
        let values = reading("label.text = \"Hello\"", in: method)
        #expect(values.map(\.path) == [["label"]])
        #expect(values.map(\.value) == [.text("Hello")])
        #expect(values.map(\.certainty) == [.certain])
        #expect(values.map(\.line) == [3])
        #expect(values.map(\.column) == [14])
    }

    @Test(arguments: [
        ("NSLocalizedString(\"key\", comment: \"\")", nil, nil),
        ("NSLocalizedString(\"key\", tableName: \"Main\", value: \"Text\", comment: \"\")", "Main", "Text"),
        ("String(localized: \"key\", table: \"Main\")", "Main", nil),
        ("Bundle.main.localizedString(forKey: \"key\", value: nil, table: \"Main\")", "Main", nil),
        ("NSAttributedString(string: NSLocalizedString(\"key\", comment: \"\"))", nil, nil),
    ])
    func `a lookup is read with its table and its fallback`(code: String, table: String?, fallback: String?) {
        #expect(reading("label.text = \(code)").map(\.value) == [.lookup(key: "key", table: table, fallback: fallback)])
    }

    @Test func `names of texts are followed`() {
        let strings = """
            enum L10n {
                enum Login { static let title = L10n.tr("Localizable", "login.title", fallback: "Sign in") }
                static func tr(_ table: String, _ key: String, fallback: String) -> String { "" }
            }
            extension String { var localized: String { NSLocalizedString(self, comment: "") } }
            func loc(_ key: String) -> String { return NSLocalizedString(key, tableName: "Other", comment: "") }
            """
        let code = """
            class Login: UIViewController {
                override func viewDidLoad() {
                    a.text = L10n.Login.title
                    b.text = "b.key".localized
                    c.text = loc("c.key")
                    d.text = R.string.main.dKey()
                }
            }
            """
        let reading = OutletCall.reading(of: ["Login"], [("Login.swift", code), ("Strings.swift", strings)])
        #expect(
            reading.values(ofClass: "Login").map(\.value) == [
                .lookup(key: "login.title", table: "Localizable", fallback: "Sign in"),
                .lookup(key: "b.key", table: nil, fallback: nil), .lookup(key: "c.key", table: "Other", fallback: nil),
                .generated(table: "main", name: "dKey"),
            ])
    }

    @Test func `methods that are called and observers of outlets are followed`() {
        let values = reading(
            "setUp()\nself.colour()",
            """
            @IBOutlet var note: UILabel! { didSet { note.isHidden = true } }
            func setUp() { button.setTitle("Go", for: .selected) }
            private func colour() { label?.textColor = .systemRed; picture.image = UIImage(named: "hero") }
            func later() { label.text = "Later" }
            """)
        #expect(values.map(\.value) == [.flag(true), .text("Go"), .systemColor("systemRed"), .namedImage("hero")])
        #expect(values.map(\.state) == [nil, "selected", nil, nil])
    }

    @Test(arguments: [
        "if isNew { label.text = \"New\" }", "label.text = isNew ? \"New\" : \"Old\"", "label.text = name ?? \"New\"",
        "guard let user else { return }\nlabel.text = \"New\"", "label.text = \"New\"\nlabel.text = user.name",
        "switch kind { case .new: label.text = \"New\" }", "for _ in items { label.text = \"New\" }",
    ])
    func `a value about which a branch or a later assignment decides is likely`(code: String) {
        #expect(reading(code).map(\.certainty) == [.likely])
    }

    @Test func `a text with values has samples of them`() {
        let values = reading("a.text = \"Hi \\(user.name)\"\nb.text = String(format: \"%d of %@\", count, place)")
        #expect(values.map(\.value) == [.text("Hi name"), .formatted(.text("%d of %@"), samples: ["3", "place"])])
        #expect(values.allSatisfy { $0.certainty == .likely })
    }

    @Test func `the last of several values counts`() {
        let values = reading("label.text = \"A\"\nlabel.text = \"B\"")
        #expect(values.map(\.value) == [.text("B")])
        #expect(values.map(\.certainty) == [.certain])
    }

    @Test func `objects of a function's own are no outlets, and closures do not run`() {
        #expect(reading("let label = UILabel()\nlabel.text = \"A\"\nload { other.text = \"B\" }").isEmpty)
    }

    @Test func `the values of the class above come first`() {
        let base = "class Base: UIViewController { override func viewDidLoad() { title = \"Base\" } }"
        let login = "class Login: Base { override func viewDidLoad() { super.viewDidLoad(); title = \"Login\" } }"
        let reading = OutletCall.reading(of: ["Login"], [("Base.swift", base), ("Login.swift", login)])
        #expect(reading.values(ofClass: "Login").map(\.value) == [.text("Base"), .text("Login")])
        #expect(reading.files == ["Base.swift", "Login.swift"])
    }
}
