import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// Code reaches outlets through methods, lists, derived classes and parts of controls.
@Suite struct ReachedOutletTests {
    private func reading(_ files: [(path: String, text: String)]) -> [OutletValue] {
        OutletCall.reading(of: ["Profile"], files).values(ofClass: "Profile")
    }

    private func untold(_ files: (path: String, text: String)...) -> [[String]] {
        reading(files).filter { $0.certainty == .unknown }.map { $0.path + [$0.property] }
    }

    private func profile(_ body: String, beside others: String = "") -> [[String]] {
        let text = """
            class Profile: UITabBarController {
                @IBOutlet var nameLabel: UILabel!
                @IBOutlet weak var button: UIButton!
                @IBOutlet var saves: [UIButton]!
                @IBOutlet var kinds: UISegmentedControl!
                \(body)
            }
            \(others)
            """
        return untold(("Profile.swift", text))
    }

    @Test(arguments: [
        ("func fit() { nameLabel.translatesAutoresizingMaskIntoConstraints = false }", [["nameLabel", "frame"]]),
        ("func fit() { nameLabel.translatesAutoresizingMaskIntoConstraints = true }", []),
        ("func fit() { nameLabel.topAnchor.constraint(equalTo: top).isActive = true }", [["nameLabel", "frame"]]),
        ("func fit() { nameLabel.snp.makeConstraints { $0.top.equalTo(top) } }", [["nameLabel", "frame"]]),
        (
            "func fit() { for one in [nameLabel, button] { one.translatesAutoresizingMaskIntoConstraints = false } }",
            [["nameLabel", "frame"], ["button", "frame"]]
        ),
        ("override func viewDidLoad() { navigationItem.titleView = badge }", [["navigationItem", "title"]]),
    ])
    func `a view that code hands to its own constraints has no frame, and a title under a view no words`(
        body: String, expected: [[String]]
    ) {
        #expect(profile(body) == expected)
    }

    @Test func `an outlet that is a variable of Objective-C is known without its underscore`() {
        let values = untold(
            ("Profile.h", "@interface Profile : UIViewController\n@end"),
            (
                "Profile.m",
                """
                @interface Profile () { IBOutlet UILabel *_nameLabel; UILabel *_other; }
                @end
                @implementation Profile
                - (void)show:(User *)user { _nameLabel.text = user.name; _other.text = user.name; self.navigationItem.titleView = user.badge; }
                @end
                """
            ))
        #expect(values.contains(["nameLabel", "text"]) && !values.contains(["other", "text"]), "\(values)")
    }

    @Test(arguments: [
        "func fill() { show(in: nameLabel) }\nfunc show(in label: UILabel) { label.text = user.name }",
        "func fill() { self.show(nameLabel, 3) }\nfunc show(_ l: UILabel, _ n: Int) { l.text = user.names[n] }",
        "var message: String? = nil { didSet { nameLabel.text = message } }",
        "var message = \"\"\nfunc fill() { nameLabel.text = message }",
        "func fill() { nameLabel.setText(user.name) }",
    ])
    func `a text that a method or a variable gives an outlet is not known`(body: String) {
        #expect(profile(body) == [["nameLabel", "text"]])
    }

    @Test func `what a method does with a label of its own is none of an outlet's`() {
        #expect(profile("func fill() { show(in: other) }\nfunc show(in l: UILabel) { l.text = user.name }").isEmpty)
        #expect(profile("func fill() { nameLabel.text = Self.name }\nstatic var name = \"Name\"").isEmpty)
    }

    @Test(arguments: [
        "func fill() { saves.forEach { $0.setTitle(user.name, for: .normal) } }",
        "func fill() { for save in saves { save.setTitle(user.name, for: .normal) } }",
        "func fill() { saves[1].setTitle(user.name, for: .normal) }",
    ])
    func `the objects of an outlet collection are set in turn`(body: String) {
        #expect(profile(body) == [["saves", "title"]])
    }

    @Test(arguments: [
        "kinds.removeAllSegments()", "kinds.insertSegment(withTitle: \"A\", at: 0, animated: false)",
        "kinds.setTitle(user.name, forSegmentAt: 0)",
    ])
    func `segments that code changes are not the document's`(code: String) {
        #expect(profile("func fill() { \(code) }") == [["kinds", "title"]])
    }

    @Test func `the titles of tabs that code gives in a loop are not known`() {
        #expect(
            profile("func name() { if let items = tabBar.items { for item in items { item.title = next() } } }")
                == [["tabBar", "title"]])
        #expect(profile("func name() { for item in items { item.title = next() } }").isEmpty)
    }

    @Test(arguments: [
        "button.titleLabel?.numberOfLines = 0", "button.numberOfLines = 0", "button.wrap()", "button.wrapLabel()",
    ])
    func `lines that code allows are not known, whoever sets them`(code: String) {
        let wrap = """
            extension UIButton {
                func wrap() { titleLabel?.numberOfLines = 0 }
                func wrapLabel() {
                    guard let label = self.titleLabel else { return }
                    label.numberOfLines = 0
                }
            }
            """
        #expect(profile("func fill() { \(code) }", beside: wrap) == [["button", "numberOfLines"]])
    }

    @Test func `a guard that asks only for a view leaves values certain`() {
        let code = """
            class Profile: UIViewController {
                @IBOutlet var button: UIButton!
                override func viewDidLoad() { guard let label = button.titleLabel CONDITION else { return }
                    label.numberOfLines = 2
                }
            }
            """
        let values = ["", ", isOn"].map { condition in
            reading([("Profile.swift", code.replacing("CONDITION", with: condition))])
                .filter { $0.path == ["button", "titleLabel"] }.map(\.certainty)
        }
        #expect(values == [[.certain], [.likely]])
    }

    @Test(arguments: [
        ("button.frame.origin.x = 8", false), ("button.center = middle", false),
        ("if isRTL { button.transform = CGAffineTransform(scaleX: -1, y: 1) }", true),
        (
            "let d = UIView.userInterfaceLayoutDirection(for: button.semanticContentAttribute)\nbutton.frame = f(d)",
            true
        ),
    ])
    func `a frame that code sets is not known, and code that asks for the direction mirrors`(
        code: String, mirrors: Bool
    ) {
        let expected = [["button", "frame"]]
        #expect(profile("func place() {\n\(code)\n}") == (mirrors ? [["view", "layoutDirection"]] : []) + expected)
    }

    @Test func `a text with attributes may bring a colour along`() {
        let bare = "func f() { nameLabel.attributedText = NSAttributedString(string: user.name) }"
        #expect(profile(bare) == [["nameLabel", "attributedText"]])
        let colored = """
            func f() { nameLabel.attributedText = NSAttributedString(
                string: user.name, attributes: [.foregroundColor: theme.ink]) }
            """
        #expect(profile(colored) == [["nameLabel", "textColor"], ["nameLabel", "attributedText"]])
        let whole = profile("func f() { nameLabel.attributedText = user.styledName }")
        #expect(whole == [["nameLabel", "font"], ["nameLabel", "textColor"], ["nameLabel", "attributedText"]])
    }

    @Test func `a class that derives from another one sets its outlets`() {
        let base = "class Profile: UIViewController { @IBOutlet var nameLabel: UILabel! }"
        let derived = """
            class Own: Profile { override func viewDidLoad() { nameLabel.text = "Own"; title = user.name } }
            """
        #expect(untold(("Profile.swift", base), ("Own.swift", derived)) == [["nameLabel", "text"]])
        let other = derived.replacing("Own: Profile", with: "Own: Other")
        #expect(untold(("Profile.swift", base), ("Own.swift", other)).isEmpty)
    }

    @Test(arguments: [
        ("class Profile: LibraryController", ["nameLabel"]), ("class Profile: UIViewController", nil),
        ("class Base: UIViewController {}\nclass Profile: Base", nil),
        ("class Base: LibraryController {}\nclass Profile: Base", ["nameLabel"]),
    ])
    func `a class above of which there is no code may have more outlets`(head: String, known: [String]?) {
        let text = "\(head) { @IBOutlet var nameLabel: UILabel! }"
        #expect(OutletCall.reading(of: ["Profile"], [("P.swift", text)]).classes["Profile"]?.knownOutlets == known)
    }

    // MARK: Objective-C

    private static let header = """
        @interface Profile : UIViewController
        @property (weak, nonatomic) IBOutlet UILabel *nameLabel;
        @property (weak, nonatomic) IBOutlet UIButton *button;
        @property (weak, nonatomic) IBOutlet UISegmentedControl *kinds;
        @end

        """

    private func objectiveC(_ methods: String) -> [(path: String, text: String)] {
        [("Profile.h", Self.header), ("Profile.m", "@implementation Profile\n\(methods)\n@end\n")]
    }

    @Test(arguments: [
        ("_button.titleLabel.font = [UIFont scaledFontOfSize:15];", ["font"]),
        ("[[self.button titleLabel] setFont:theme.font];", ["font"]),
        ("_button.titleLabel.font = [UIFont systemFontOfSize:15];", []),
        ("[self.button.titleLabel setFont:[UIFont systemFontOfSize:[self size]]];", ["font"]),
        ("_button.titleLabel.numberOfLines = 0;", ["numberOfLines"]),
        (
            "[_button setAttributedTitle:user.title forState:UIControlStateNormal];",
            ["attributedTitle", "font", "titleColor"]
        ),
        (
            "[_button setAttributedTitle:[[NSAttributedString alloc] initWithString:user.name] forState:0];",
            ["attributedTitle"]
        ),
        ("[self setUp:_button title:user.name];", ["title", "font"]),
        ("[self setUp:self.button title:name];", ["title", "font"]),
        ("[other setUp:_button title:user.name];", []), ("_button.frame = CGRectMake(0, 0, 9, 9);", ["frame"]),
        ("[_button setTransform:flip];", ["frame"]),
    ])
    func `Objective-C sets parts of a button and hands it on`(code: String, properties: [String]) {
        let methods = """
            - (void)show:(User *)user { \(code) }
            - (void)setUp:(UIButton *)b title:(NSString *)title {
                [b setTitle:title forState:UIControlStateNormal];
                b.titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
            }
            """
        let values = reading(objectiveC(methods)).filter { $0.certainty == .unknown }
        #expect(values.map { $0.path + [$0.property] } == properties.map { ["button", $0] })
    }

    @Test(arguments: ["[_kinds removeAllSegments];", "[_kinds insertSegmentWithTitle:@\"A\" atIndex:0 animated:NO];"])
    func `Objective-C changes segments`(code: String) {
        let values = reading(objectiveC("- (void)fill { \(code) }"))
        #expect(values.map { $0.path + [$0.property] } == [["kinds", "title"]])
    }

    @Test(arguments: [("else { _nameLabel.text = @\"B\"; }", true), ("", false)])
    func `of branches that all set a text one replaces the document's`(rest: String, replaces: Bool) {
        let values = reading(objectiveC("- (void)viewDidLoad { if (isOn) { _nameLabel.text = @\"A\"; } \(rest) }"))
        #expect(values.map(\.certainty) == [replaces ? .alternative : .likely])
    }

    @Test func `Objective-C that asks for the direction where it places views mirrors them`() {
        let code = "- (void)viewWillLayoutSubviews { if ([self.view isDirectionRTL]) [_button setTransform:flip]; }"
        let values = reading(objectiveC(code))
        #expect(values.map { $0.path + [$0.property] } == [["view", "layoutDirection"], ["button", "frame"]])
    }

    @Test func `a class of Objective-C that derives from another one sets its outlets`() {
        let derived =
            "@interface Own : Profile\n@end\n@implementation Own\n- (void)show { _nameLabel.text = @\"Own\"; }\n@end\n"
        let values = reading(objectiveC("") + [("Own.m", derived)])
        #expect(values.map { $0.path + [$0.property] } == [["nameLabel", "text"]])
        #expect(values.map(\.file) == ["Own.m"])
    }

    @Test func `a colour that any code of a view gives itself is not the document's`() {
        let card = "class Profile: UIView { override func didMoveToSuperview() { backgroundColor = .clear } }"
        #expect(untold(("Profile.swift", card)) == [["backgroundColor"]])
        let tabs = profile("func style() { tabBar.barTintColor = .red }")
        #expect(tabs.isEmpty, "the bar is no outlet")
    }

    @Test func `a theme that is handed an outlet may give it other colours`() {
        let paths = Set(profile("func fit() { Theme.current.applyCaption(nameLabel) }"))
        #expect(paths.isSuperset(of: [["nameLabel", "textColor"], ["nameLabel", "backgroundColor"]]))
        #expect(profile("func fit() { layout.applyCaption(nameLabel) }").isEmpty)
    }
}
