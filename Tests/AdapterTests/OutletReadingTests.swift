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

    @Test func `what a layer draws and how much of a view is seen are read`() {
        let outlets = "@IBOutlet var box: UIView!"
        let body = "box.alpha = 0.5\nbox.layer.cornerRadius = 8\nself.box.layer.borderColor = UIColor.red.cgColor"
        #expect(reading(body, outlets).map(\.property) == ["alpha", "layer.cornerRadius", "layer.borderColor"])
        #expect(reading(body, outlets).map(\.path) == [["box"], ["box"], ["box"]])
        #expect(reading(body, outlets).map(\.value) == [.number(0.5), .number(8), .systemColor("red")])
        #expect(reading("box.layer.shadowOpacity = 1\nbox.cornerRadius = 8", outlets).isEmpty)
    }

    @Test func `a view that code fades has the document's opacity`() {
        let fade = "@IBOutlet var box: UIView!\nfunc show() { UIView.animate(withDuration: 1) { self.box.alpha = 1 } }"
        let values = reading("box.alpha = 0", fade)
        // It is a state of the screen, as a hidden view is.
        #expect(values.map(\.property) == ["isHidden"] && values.map(\.certainty) == [.unknown])
    }

    @Test(arguments: ["UITableViewAutomaticDimension", "UITableView.automaticDimension"])
    func `both names of the height that content decides are read`(name: String) {
        let values = reading("table.rowHeight = \(name)", "@IBOutlet var table: UITableView!")
        #expect(values.map(\.value) == [.number(-1)])
    }

    @Test func `names that a loop binds are none of the object's`() {
        let outlets = "@IBOutlet var views: [UIView]!"
        func paths(_ body: String) -> [[String]] { reading(body, outlets).map(\.path) }
        #expect(paths("for (count, view) in other.enumerated() { view.tintColor = colors[count] }").isEmpty)
        #expect(paths("for view in other { view.tintColor = color(of: view) }").isEmpty)
        #expect(
            paths("for (count, view) in views.enumerated() { view.tintColor = colors[count] }") == [["views"]])
    }

    @Test func `the title of a button's configuration is the button's`() {
        let outlets = "@IBOutlet var go: UIButton!"
        let title = reading("go.configuration?.title = NSLocalizedString(\"key\", comment: \"\")", outlets)
        #expect(title.first?.path == ["go", "configuration"])
        #expect(title.first?.value == .lookup(key: "key", table: nil, fallback: nil))
        let styled = reading("go.configuration?.attributedTitle = AttributedString(\"Go\")", outlets)
        #expect(styled.first?.property == "attributedTitle" && styled.first?.value == .text("Go"))
        for body in [
            "go.configuration?.title = word(of: count)",
            "var one = go.configuration\none?.title = word\ngo.configuration = one",
        ] {
            let values = reading(body, outlets)
            #expect(
                values.contains { $0.path == ["go"] && $0.property == "title" && $0.certainty == .unknown }, "\(values)"
            )
        }
    }

    @Test func `of code for developers and for users that for users counts`() {
        let outlets = "@IBOutlet var label: UILabel!"
        let both = "#if DEBUG || BETA\nlabel.isHidden = false\n#else\nlabel.isHidden = true\n#endif"
        #expect(reading(both, outlets).map(\.value) == [.flag(true)])
        #expect(reading(both, outlets).map(\.certainty) == [.certain])
        #expect(
            reading("#if DEBUG\nlabel.isHidden = true\n#endif", outlets).filter { $0.certainty != .unknown }.isEmpty)
        #expect(reading("#if !DEBUG\nlabel.isHidden = true\n#endif", outlets).map(\.certainty) == [.certain])
        #expect(reading("#if BETA\nlabel.isHidden = true\n#endif", outlets).map(\.certainty).first == .likely)
    }

    @Test func `a constant that SwiftGen makes as an app is built names its key`() {
        #expect(
            reading("label.text = L10n.Settings.About.title").map(\.value)
                == [.generated(table: "Localizable", name: "Settings.About.title")])
        #expect(
            reading("label.text = L10n.Days.left(3)").map(\.value)
                == [.formatted(.generated(table: "Localizable", name: "Days.left"), [.text("3")])])
        let written = "}\nenum L10n { enum Settings { static let title = \"Set\" }"
        #expect(reading("label.text = L10n.Settings.title", written).map(\.value) == [.text("Set")])
    }

    @Test func `a method of the app's own with the name of one of UIKit's is followed`() {
        let code = """
            class Login: UIViewController { @IBOutlet var go: UIButton!
            override func viewDidLoad() { go.setTitle("Go on") } }
            extension UIButton { func setTitle(_ words: String?) { setTitle(words, for: .normal) } }
            """
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", code)]).values(ofClass: "Login")
        #expect(
            values.contains { $0.property == "title" && $0.value == .text("Go on") && $0.state == "normal" },
            "\(values)")
    }

    @Test func `a file that speaks of another system in words alone is the app's`() {
        let code =
            "// As in Cocoa and AppKit.\nclass Login: Base { override func viewDidLoad() { label.text = \"Hi\" } }"
        #expect(
            OutletCall.reading(of: ["Login"], [("a.swift", code)]).values(ofClass: "Login").map(\.value) == [
                .text("Hi")
            ])
    }

    @Test func `a class of the same name for another system is none of the app's`() {
        let phone =
            "import UIKit\nclass Login: UIViewController { override func viewDidLoad() { label.text = \"Phone\" } }"
        for other in ["import Cocoa", "import AppKit", "import WatchKit"] {
            let files = [("a.swift", other + phone.dropFirst(12).replacing("Phone", with: "Desk")), ("b.swift", phone)]
            for files in [files, files.reversed()] {
                let values = OutletCall.reading(of: ["Login"], files).values(ofClass: "Login")
                #expect(values.map(\.value) == [.text("Phone")])
            }
        }
    }

    @Test func `the names that UIKit had before Swift 3 are read`() {
        let values = reading("label.backgroundColor = UIColor.redColor()\ngo.setTitle(\"Go\", forState: .Normal)")
        #expect(values.map(\.value) == [.systemColor("red"), .text("Go")])
        #expect(values.map(\.state) == [nil, "normal"])
        let brand = "}\nextension UIColor { static func brandColor() -> UIColor { return UIColor(named: \"Brand\")! }"
        #expect(reading("label.backgroundColor = UIColor.brandColor()", brand).map(\.value) == [.namedColor("Brand")])
    }

    @Test func `a constant that is an outlet is that outlet`() {
        let outlets = "@IBOutlet var label: UILabel!\nvar name = UILabel()"
        let values = reading("let shown = self.label\nshown?.text = \"Hello\"", outlets)
        #expect(values.map(\.path) == [["label"]])
        #expect(values.map(\.value) == [.text("Hello")])
        #expect(reading("let shown = makeLabel()\nshown.text = \"Hello\"", outlets).isEmpty)
        #expect(reading("var shown = label\nshown = other\nshown?.text = \"Hello\"", outlets).isEmpty)
    }

    @Test func `constants of closures are read with those beside them`() {
        let strings = """
            class LoginTexts {
                static private let filename = "Login"
                static let title: String = {
                    return NSLocalizedString("title", tableName: filename, bundle: .main, value: "Sign in", comment: "")
                }()
                static let hint: String = { NSLocalizedString("hint", tableName: Self.filename, comment: "") }()
                static let other: String = { let key = "a"; return NSLocalizedString(key, comment: "") }()
                static let itself: String = { NSLocalizedString(itself, tableName: itself, comment: "") }()
                static let unknown: String = { NSLocalizedString("hint", tableName: file(), comment: "") }()
            }
            """
        let code = """
            class Login: UIViewController {
                override func viewDidLoad() {
                    a.text = LoginTexts.title
                    b.text = LoginTexts.hint
                    c.text = LoginTexts.other
                    d.text = LoginTexts.unknown
                    e.text = LoginTexts.itself
                }
            }
            """
        let reading = OutletCall.reading(of: ["Login"], [("Login.swift", code), ("Texts.swift", strings)])
        #expect(
            reading.values(ofClass: "Login").filter { $0.certainty == .certain }.map(\.value) == [
                .lookup(key: "title", table: "Login", fallback: "Sign in"),
                .lookup(key: "hint", table: "Login", fallback: nil),
            ])
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
        "switch kind { case .new: label.text = \"New\"\ndefault: break }", "for _ in items { label.text = \"New\" }",
    ])
    func `a value about which a branch or a later assignment decides is likely`(code: String) {
        #expect(reading(code).map(\.certainty) == [.likely])
    }

    @Test(arguments: [
        "if isNew { label.text = \"New\" } else { label.text = \"Old\" }",
        "if isNew { label.text = \"New\" } else if isOld { setOld() } else { label.text = name }",
        "switch kind { case .new: label.text = \"New\"\ndefault: label.text = \"Old\" }",
        // Without a default the cases are all that there are.
        "switch kind { case .new: label.text = \"New\" }",
    ])
    func `of values in every branch one replaces the document's own`(code: String) {
        let values = reading(code, "func setOld() { label.text = \"Old\" }")
        #expect(values.map(\.certainty) == [.alternative])
    }

    @Test(arguments: [
        "if isNew { label.text = \"New\" } else { other() }",
        "if isNew { label.text = \"New\" } else if isOld { label.text = \"Old\" }",
        "guard ready else { return }\nif isNew { label.text = \"New\" } else { label.text = \"Old\" }",
    ])
    func `a branch without a value leaves the document's own`(code: String) {
        #expect(reading(code).map(\.certainty) == [.likely])
    }

    @Test(arguments: ["Base<Int>", "App.Base<[String]>", "Base"])
    func `the code of a generic class above is followed`(above: String) {
        let base =
            "class Base<Model>: UIViewController { override func viewDidLoad() { search.placeholder = \"Find\" } }"
        let reading = OutletCall.reading(
            of: ["Login"], [("Base.swift", base), ("Login.swift", "class Login: \(above) {}")])
        #expect(reading.values(ofClass: "Login").map(\.value) == [.text("Find")])
        #expect(reading.values(ofClass: "Login").map(\.property) == ["placeholder"])
    }

    @Test func `numbers of lines and heights of rows are read`() {
        let values = reading("label.numberOfLines = 0\ntableView.rowHeight = UITableView.automaticDimension")
        #expect(values.map(\.value) == [.number(0), .number(-1)])
        #expect(values.map(\.certainty) == [.certain, .certain])
    }

    @Test func `a text with values has samples of them`() {
        let values = reading("a.text = \"Hi \\(user.name)\"\nb.text = String(format: \"%d of %@\", count, place)")
        #expect(
            values.map(\.value) == [.text("Hi name"), .formatted(.text("%d of %@"), [.text("3"), .text("place")])])
        #expect(values.allSatisfy { $0.certainty == .likely })
    }

    @Test func `a text whose values are constants is certain`() {
        let names = """
            enum Names {
                static let product = NSLocalizedString("product", comment: "")
                static let version = "2"
                static let welcome = NSLocalizedString("welcome", comment: "")
            }
            """
        let code = """
            a.text = String(format: Names.welcome, Names.product)
            b.text = "\\(Names.product) \\(Names.version)"
            c.text = String(format: "%@ %@", Names.product, user.name)
            d.text = "Version \\(Names.version)"
            """
        let login = "class Login: UIViewController { override func viewDidLoad() { \(code) } }"
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", login), ("Names.swift", names)])
            .values(ofClass: "Login")
        let product = CodeValue.lookup(key: "product", table: nil, fallback: nil)
        #expect(
            values.map(\.value) == [
                .formatted(.lookup(key: "welcome", table: nil, fallback: nil), [product]),
                .joined([product, .text(" 2")]), .formatted(.text("%@ %@"), [product, .text("name")]),
                .text("Version 2"),
            ])
        #expect(values.map(\.certainty) == [.certain, .certain, .likely, .certain])
    }

    @Test func `the last of several values counts`() {
        let values = reading("label.text = \"A\"\nlabel.text = \"B\"")
        #expect(values.map(\.value) == [.text("B")])
        #expect(values.map(\.certainty) == [.certain])
    }

    @Test func `objects of a function's own are no outlets, and closures do not run`() {
        #expect(reading("let label = UILabel()\nlabel.text = \"A\"\nload { other.text = \"B\" }").isEmpty)
    }

    @Test func `the code of the class above runs where it is called, with the methods of the class itself`() {
        let base = """
            class Base: UIViewController {
                override func viewDidLoad() { title = "Base"; setUp() }
                func setUp() { label.text = "Base" }
            }
            """
        let login = """
            class Login: Base {
                override func viewDidLoad() { super.viewDidLoad(); title = "Login" }
                override func setUp() { label.text = "Login" }
            }
            class Plain: Base {}
            class Silent: Base { override func viewDidLoad() {} }
            """
        let reading = OutletCall.reading(
            of: ["Login", "Plain", "Silent"], [("Base.swift", base), ("Login.swift", login)])
        #expect(reading.values(ofClass: "Login").map(\.value) == [.text("Login"), .text("Login")])
        #expect(reading.values(ofClass: "Plain").map(\.value) == [.text("Base"), .text("Base")])
        #expect(reading.values(ofClass: "Silent").isEmpty)
        #expect(reading.files == ["Base.swift", "Login.swift"])
    }

    @Test func `a view's initialiser from a document is followed, with what it calls`() {
        let code = """
            class Badge: UILabel {
                override init(frame: CGRect) { super.init(frame: frame); text = "Never" }
                required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
                private func commonInit() { text = "New"; backgroundColor = .systemRed; setTitle("Go", for: .normal) }
            }
            """
        let values = OutletCall.reading(of: ["Badge"], [("Badge.swift", code)]).values(ofClass: "Badge")
        #expect(values.map(\.value) == [.text("New"), .systemColor("systemRed"), .text("Go")])
        #expect(values.allSatisfy { $0.path.isEmpty && $0.certainty == .certain })
    }

    @Test func `a cell's only method that fills it is followed, and several are likely`() {
        func values(_ methods: String, of superclass: String = "UITableViewCell") -> [OutletValue] {
            let code = "class Row: \(superclass) {\n\(methods)\n}"
            return OutletCall.reading(of: ["Row"], [("Row.swift", code)]).values(ofClass: "Row")
        }
        let fill = "func configure(with label: String) { button.setTitle(\"Buy\", for: .normal); label.text = \"A\" }"
        #expect(values(fill).map(\.value) == [.text("Buy")])
        #expect(values(fill).map(\.certainty) == [.certain])
        let other = "func update(_ isOn: Bool) { title.text = \"On\" }"
        #expect(values(fill + "\n" + other).map(\.certainty) == [.likely, .likely])
        #expect(values(fill, of: "UIView").isEmpty)
    }

    @Test(arguments: [
        ("R.string(preferredLanguages: languages).main.key()", CodeValue.generated(table: "main", name: "key")),
        ("R.image.hero()", .generatedImage("hero")), ("UIImage(resource: .hero)", .generatedImage("hero")),
        ("UIImage(resource: R.image.hero)", .generatedImage("hero")), ("R.color.brand()", .systemColor("brand")),
        ("UIColor(resource: .brand)", .systemColor("brand")), ("Asset.hero.image", .namedImage("Hero")),
        ("Asset.Colors.brand.color", .namedColor("Brand")),
        ("UIColor(red: 51/255, green: 0.5, blue: 1, alpha: 1)", .color(red: 0.2, green: 0.5, blue: 1, alpha: 1)),
        ("UIColor(white: 0.25, alpha: 0.5)", .color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)),
        (".accent", .namedColor("Accent")),
    ])
    func `names of generators and literal colours are read`(code: String, value: CodeValue) {
        let names = """
            enum Asset {
                static let hero = ImageAsset(name: "Hero")
                enum Colors { static let brand = ColorAsset(name: "Brand") }
            }
            extension UIColor { static let accent = UIColor(named: "Accent")! }
            """
        let login = "class Login: UIViewController { override func viewDidLoad() { a.image = \(code) } }"
        let reading = OutletCall.reading(of: ["Login"], [("Login.swift", login), ("Names.swift", names)])
        #expect(reading.values(ofClass: "Login").map(\.value) == [value])
        #expect(reading.values(ofClass: "Login").map(\.certainty) == [.certain])
    }

    @Test func `a text of R.swift's with values has samples of them`() {
        let values = reading("label.text = R.string.main.greeting(user.name)")
        #expect(values.map(\.value) == [.formatted(.generated(table: "main", name: "greeting"), [.text("name")])])
    }
}
