import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// Texts that code replaces with values which only running it would tell are known as such.
@Suite struct UntoldValueTests {
    private func untold(_ files: (path: String, text: String)...) -> [OutletValue] {
        OutletCall.reading(of: ["NameCell", "Profile"], files).classes.values.flatMap(\.values)
            .filter { $0.certainty == .unknown }
    }

    private func profile(_ body: String) -> [OutletValue] {
        let text = """
            class Profile: UIViewController {
                @IBOutlet var nameLabel: UILabel!
                @IBOutlet weak var button: UIButton!
                \(body)
            }
            """
        return untold(("Profile.swift", text))
    }

    @Test(arguments: [
        "override func viewDidLoad() { nameLabel.text = user.name }",
        "func show(_ user: User) { self.nameLabel.attributedText = user.styledName }",
        "func bind() { model.observe { [weak self] in self?.nameLabel?.text = $0 } }",
        "func bind() { model.name.bind(to: nameLabel.rx.text).disposed(by: bag) }",
        "func bind() { model.$name.assign(to: \\.text, on: nameLabel).store(in: &bag) }",
        "func bind() { model.$name.assign(to: \\.nameLabel.text, on: self).store(in: &bag) }",
        "override func viewDidLoad() { if let user { nameLabel.text = user.name } }",
        "func show(_ user: User) { button.setTitle(user.name, for: .normal) }",
        "func show(_ user: User) { button.apply(style: .large, withTitle: user.name) }",
        "func show(_ user: User) { button.setImage(user.portrait, for: .normal) }",
        "override func viewDidLoad() { button.setBackgroundImage(Theme.Asset.button.image, for: .normal) }",
    ])
    func `a value that is no literal is not known`(code: String) {
        let values = profile(code).filter { !["font", "textColor"].contains($0.property) }
        #expect(values.count == 1)
        #expect(values.first.map { ["nameLabel", "button"].contains($0.path[0]) } == true)
        #expect(values.first?.line == 4)
    }

    @Test(arguments: [
        ("func fail() { button.isHidden = false }", ["button", "isHidden"]),
        (
            "func viewIsReady() { collectionView.setCollectionViewLayout(.list(using: look), animated: false) }",
            ["collectionView", "collectionViewLayout"]
        ),
        (
            "func viewIsReady() { self.collectionView?.collectionViewLayout = look }",
            ["collectionView", "collectionViewLayout"]
        ),
        (
            "func collectionView(_ view: UICollectionView, layout: Layout, sizeForItemAt path: IndexPath) -> CGSize { .zero }",
            ["collectionView", "collectionViewLayout"]
        ),
    ])
    func `what code shows, and how a collection is laid out, counts wherever it is set`(
        code: String, expected: [String]
    ) {
        let values = profile(code)
        #expect(values.map { $0.path + [$0.property] } == [expected])
        #expect(values.allSatisfy { $0.certainty == .unknown })
    }

    @Test(arguments: [
        "textLabel?.attributedText = styled", "list.forEach { cell in cell.textLabel?.text = model.title }",
    ])
    func `the labels that rows inherit are outlets too`(code: String) {
        let cell = "class NameCell: UITableViewCell { func show(_ list: [NameCell]) { \(code) } }"
        let values = untold(("NameCell.swift", cell)).filter { !["font", "textColor"].contains($0.property) }
        #expect(values.map { $0.path } == [["textLabel"]])
    }

    @Test func `an extension of a class of UIKit's gives values to those that call it alone`() {
        func properties(_ call: String) -> [[String]] {
            let text = """
                extension UIView { func speak(_ text: String) { self.accessibilityLabel = text } }
                class Profile: UIView { @IBOutlet var nameLabel: UILabel!; func show(_ user: User) { \(call) } }
                """
            return untold(("Profile.swift", text)).map { $0.path + [$0.property] }
        }
        #expect(properties("").isEmpty)
        #expect(properties("nameLabel.speak(user.name)") == [["nameLabel", "accessibilityLabel"]])
    }

    @Test(arguments: [
        ("for view in stack.subviews { if let button = view as? Tile { button.accessibilityLabel = name } }", true),
        ("let tile = Tile(); tile.isAccessibilityElement = false", true),
        ("let other = Plain(); other.accessibilityLabel = name", false),
    ])
    func `what VoiceOver says of views of a class counts wherever code goes through them`(code: String, isKnown: Bool) {
        let tile = "class Tile: UIButton {}"
        let list = "class List: UIView { func show() { \(code) } }"
        let reading = OutletCall.reading(of: ["Tile"], [("Tile.swift", tile), ("List.swift", list)])
        let values = reading.values(ofClass: "Tile").filter { $0.certainty == .unknown && $0.path.isEmpty }
        #expect(values.isEmpty != isKnown)
        #expect(values.allSatisfy { ["accessibilityLabel", "isAccessibilityElement"].contains($0.property) })
    }

    @Test(arguments: ["leftBarButtonItem", "rightBarButtonItems"])
    func `items that code puts into a bar take the place of the document's`(property: String) {
        let values = profile("override func viewDidLoad() { self.navigationItem.\(property) = self.close }")
        #expect(values.map { $0.path + [$0.property] } == [["navigationItem", property]])
    }

    @Test(arguments: ["nameLabel.style(style: .title)", "Theme.current.applyButtonStyle(nameLabel)"])
    func `a method after styles may give an outlet other colours`(code: String) {
        let values = profile("func show() { \(code) }")
        #expect(Set(values.map(\.property)).isSuperset(of: ["textColor", "backgroundColor", "titleColor"]))
        #expect(values.allSatisfy { $0.path == ["nameLabel"] })
        #expect(profile("func show() { nameLabel.update(with: .title) }").isEmpty)
    }

    @Test func `a branch that repeats the value before it leaves it certain`() {
        func certainties(_ repeated: String) -> [OutletValue.Certainty] {
            let text = """
                class Profile: UIViewController {
                    @IBOutlet var nameLabel: UILabel!
                    override func viewDidLoad() { nameLabel.isHidden = true; if ready { fill() } }
                    func fill() { nameLabel.isHidden = \(repeated) }
                }
                """
            return OutletCall.reading(of: ["Profile"], [("Profile.swift", text)]).values(ofClass: "Profile")
                .map(\.certainty)
        }
        #expect(certainties("true") == [.certain])
        #expect(certainties("false").contains(.certain) == false)
    }

    @Test(arguments: [
        ("UIColor(hex: 0xEDEDF0)", true), ("UIColor(hexString: \"#EDEDF0\")", true), ("UIColor(rgb: 0xEDEDF0)", true),
        ("UIColor.init(hex: 0xEDEDF0)", true), ("UIColor(hex: 0xEDEDF0FF)", false), ("UIColor(hex: name)", false),
        ("UIColor(palette: 0xEDEDF0)", false),
    ])
    func `six hexadecimal digits are a colour`(code: String, isKnown: Bool) {
        let text = "class Profile: UIViewController { override func viewDidLoad() { view.backgroundColor = \(code) } }"
        let values = OutletCall.reading(of: ["Profile"], [("Profile.swift", text)]).values(ofClass: "Profile")
        let color = CodeValue.color(red: 237 / 255, green: 237 / 255, blue: 240 / 255, alpha: 1)
        #expect(values.contains { $0.value == color && $0.certainty == .certain } == isKnown)
    }

    @Test func `an image that is no literal is not known`() {
        let values = profile("func show(_ user: User) { button.setImage(user.portrait, for: .normal) }")
        #expect(values.map(\.property) == ["image"])
        let cell =
            "class NameCell: UITableViewCell { @IBOutlet var face: UIImageView!\nvar user: User? { didSet { face.image = user?.face } } }"
        #expect(untold(("NameCell.swift", cell)).map { $0.path + [$0.property] } == [["face", "image"]])
    }

    @Test(arguments: [
        "override func viewDidLoad() { nameLabel.text = \"Name\" }",
        "func later() { nameLabel.text = \"Later\" }",
        "func other() { let nameLabel = 3; other.text = user.name }",
        "func compare() -> Bool { nameLabel.text == user.name }",
        "override func viewDidLoad() { nameLabel.text = \"Name\" }\nfunc later() { nameLabel.text = user.name }",
        "func read() { user.name = nameLabel.text }",
    ])
    func `other code gives no unknown value`(code: String) {
        #expect(profile(code).isEmpty)
    }

    @Test(arguments: [
        ("func render() { nameLabel.text = NSLocalizedString(\"name\", comment: \"\") }", true),
        ("func render() { load { self.nameLabel.text = NSLocalizedString(\"name\", comment: \"\") } }", true),
        (
            "func render() { button.setTitle(NSLocalizedString(\"go\", comment: \"\").uppercased(), for: .normal) }",
            true
        ),
        ("@IBAction func tap() { nameLabel.text = NSLocalizedString(\"name\", comment: \"\") }", false),
        ("@objc func tap() { nameLabel.text = NSLocalizedString(\"name\", comment: \"\") }", false),
        ("override func viewDidLoad() { nameLabel.text = NSLocalizedString(\"name\", comment: \"\") }", false),
        (
            "override func viewDidLoad() { if isOn { nameLabel.text = NSLocalizedString(\"name\", comment: \"\") } }",
            false
        ),
    ])
    func `a text that code looks up where it is not followed is not known`(code: String, isUnknown: Bool) {
        #expect(profile(code).filter { $0.property != "font" }.map(\.line) == (isUnknown ? [4] : []))
    }

    @Test(arguments: [
        ("- (void)show:(User *)user", true), ("- (IBAction)tap:(id)sender", false), ("- (void)viewDidLoad", false),
    ])
    func `a text that Objective-C looks up where it is not followed is not known`(method: String, isUnknown: Bool) {
        let text = """
            @interface Profile : UIViewController
            @property (weak, nonatomic) IBOutlet UILabel *nameLabel;
            @end
            @implementation Profile
            \(method) {
                self.nameLabel.text = NSLocalizedString(@"name", nil);
            }
            @end
            """
        #expect(untold(("Profile.m", text)).map(\.line) == (isUnknown ? [6] : []))
    }

    @Test(arguments: [
        ("func setColors() { nameLabel.textColor = .clear }", ["nameLabel", "textColor"]),
        ("func setColors() { if isDark { nameLabel.backgroundColor = .black } }", ["nameLabel", "backgroundColor"]),
        ("override func viewDidLoad() { nameLabel.textColor = .red }", []),
        ("@IBAction func tap() { nameLabel.textColor = .red }", []),
        ("func place() { nameLabel.pin.top(8).left().sizeToFit() }", ["nameLabel", "frame"]),
    ])
    func `a colour that code sets where it is not followed is not known, and so is a frame of PinLayout's`(
        code: String, expected: [String]
    ) {
        #expect(profile(code).map { $0.path + [$0.property] } == (expected.isEmpty ? [] : [expected]))
    }

    @Test(arguments: [
        ("[self.nameLabel setMarkdown:NSLocalizedString(@\"name\", nil)];", ["text"]),
        ("[_nameLabel showTitle:@\"Name\" animated:YES];", ["text"]),
        ("[self.nameLabel setAccessibilityIdentifier:@\"name\"];", []),
        ("[self.nameLabel setNumber:@3];", []),
        ("self.nameLabel.textColor = [UIColor redColor];", ["textColor"]),
    ])
    func `a method of an app's own that takes a text may show it, and a colour of Objective-C's counts as Swift's does`(
        code: String, expected: [String]
    ) {
        let text = """
            @interface Profile : UIViewController
            @property (weak, nonatomic) IBOutlet ProfileLabel *nameLabel;
            @end
            @implementation Profile
            - (void)show { \(code) }
            @end
            """
        #expect(untold(("Profile.m", text)).map(\.property) == expected)
    }

    @Test(arguments: ["nameLabel", "self.nameLabel"])
    func `an outlet of the same name in another class of the file is another one`(outlet: String) {
        let text = """
            class Profile: UIViewController {
                @IBOutlet var nameLabel: UILabel!
            }
            class Other: UIViewController {
                @IBOutlet var nameLabel: UILabel!
                func show(_ user: User) { \(outlet).text = user.name }
            }
            """
        #expect(untold(("Profile.swift", text)).isEmpty)
    }

    @Test(arguments: [
        "let profile = Profile()\nprofile.nameLabel.text = user.name", "(next as? Profile)?.nameLabel.text = user.name",
        "if let page = next as? Profile { page.nameLabel.text = user.name }",
        "func fill(_ page: Profile) { page.nameLabel.text = user.name }",
    ])
    func `other classes set outlets through an object of the class`(code: String) {
        let profile = "class Profile: UIViewController { @IBOutlet var nameLabel: UILabel! }"
        let values = untold(("Profile.swift", profile), ("Other.swift", "class Other { func show() { \(code) } }"))
        #expect(values.map(\.path) == [["nameLabel"]])
        #expect(values.map(\.file) == ["Other.swift"])
    }

    @Test func `an object of another class has outlets of its own`() {
        let profile = "class Profile: UIViewController { @IBOutlet var nameLabel: UILabel! }"
        let other = "class Other { var page: Profile?\nfunc show(_ row: Row) { row.nameLabel.text = user.name } }"
        #expect(untold(("Profile.swift", profile), ("Other.swift", other)).isEmpty)
    }

    @Test(arguments: [
        ("nameLabel.textColor = theme.ink", ["nameLabel"], "textColor"),
        ("button.setTitleColor(theme.ink, for: .normal)", ["button"], "titleColor"),
        ("view.backgroundColor = theme.paper", ["view"], "backgroundColor"),
        ("self.view.tintColor = theme.tint", ["view"], "tintColor"),
    ])
    func `colours that code gives are not known`(code: String, path: [String], property: String) {
        let values = profile("func paint() { \(code) }")
        #expect(values.map(\.path) == [path])
        #expect(values.map(\.property) == [property])
    }

    @Test(arguments: [
        "button.accessibilityLabel = isOn ? \"Pause\" : \"Play\"", "button.accessibilityLabel = \"Play\"",
        "if isOn { self.button?.accessibilityLabel = model.name }",
    ])
    func `a label for VoiceOver that any code sets is not known`(code: String) {
        let values = profile("func show() { \(code) }")
        #expect(values.map(\.path) == [["button"]])
        #expect(values.map(\.property) == ["accessibilityLabel"])
    }

    @Test func `a label for VoiceOver that the first picture has is known`() {
        #expect(profile("override func viewDidLoad() { button.accessibilityLabel = \"Play\" }").isEmpty)
    }

    @Test(arguments: [
        ("title = user.name", []), ("self.title = user.name", []),
        ("navigationItem.title = user.name", ["navigationItem"]),
        ("model.observe { [weak self] in self?.title = $0 }", []),
    ])
    func `a controller's title that code gives is not known`(code: String, path: [String]) {
        let values = profile("func show() { \(code) }")
        #expect(values.map(\.path) == [path])
        #expect(values.map(\.property) == ["title"])
    }

    @Test func `a title is the controller's alone`() {
        #expect(profile("func show() { var title = \"\"\nif isOn { title = user.name } }").isEmpty)
        #expect(profile("func show() { row.title = user.name }").isEmpty)
        #expect(untold(("Cell.swift", "class NameCell: UIView { func show() { title = user.name } }")).isEmpty)
    }

    @Test func `a view's own background is set without a name before it`() {
        let values = untold(("Cell.swift", "class NameCell: UIView { func paint() { backgroundColor = theme.paper } }"))
        #expect(values.map(\.path) == [[]])
        #expect(
            untold(("Cell.swift", "class Other: UIView { func paint() { backgroundColor = theme.paper } }")).isEmpty)
    }

    private let cell = """
        class NameCell: UITableViewCell {
            @IBOutlet var nameLabel: UILabel!
        }
        """

    @Test func `a list sets the texts of its cells`() {
        let list = """
            class List: UITableViewController {
                override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = t.dequeueReusableCell(withIdentifier: "name", for: path) as! NameCell
                    cell.nameLabel.text = names[path.row]
                    return cell
                }
            }
            """
        let values = untold(("NameCell.swift", cell), ("List.swift", list))
        #expect(values.map(\.path) == [["nameLabel"]])
        #expect(values.map(\.file) == ["List.swift"])
        #expect(values.map(\.line) == [4])
    }

    @Test func `code that does not name the cell says nothing about it`() {
        let other = "class Other: UIViewController { func show(_ x: Thing) { x.nameLabel.text = thing.name } }"
        #expect(untold(("NameCell.swift", cell), ("Other.swift", other)).isEmpty)
    }

    @Test(arguments: [
        "self.nameLabel.text = user.name;", "_nameLabel.text = user.name;", "[self.nameLabel setText:user.name];",
    ])
    func `Objective-C is read too`(code: String) {
        let text = """
            @interface Profile : UIViewController
            @property (weak, nonatomic) IBOutlet UILabel *nameLabel;
            @end
            @implementation Profile
            - (void)show:(User *)user {
                \(code)
            }
            @end
            """
        let values = untold(("Profile.m", text))
        #expect(values.map(\.path) == [["nameLabel"]])
        #expect(values.map(\.line) == [6])
    }

    private func objectiveC(_ code: String) -> [OutletValue] {
        let text = """
            @interface Profile : UIViewController
            @property (weak, nonatomic) IBOutlet UILabel *nameLabel;
            @end
            @implementation Profile
            - (void)show:(User *)user {
                \(code)
            }
            @end
            """
        return untold(("Profile.m", text))
    }

    @Test(arguments: [
        ("[self.view setBackgroundColor:theme.paper];", ["view"], "backgroundColor"),
        ("self.view.backgroundColor = theme.paper;", ["view"], "backgroundColor"),
        ("[self.nameLabel setTextColor:[theme ink]];", ["nameLabel"], "textColor"),
        ("_nameLabel.accessibilityLabel = @\"Name\";", ["nameLabel"], "accessibilityLabel"),
        ("self.title = user.name;", [], "title"), ("[self setTitle:user.name];", [], "title"),
        ("self.navigationItem.title = user.name;", ["navigationItem"], "title"),
    ])
    func `Objective-C sets colours, labels and titles as Swift does`(code: String, path: [String], property: String) {
        let values = objectiveC(code)
        #expect(values.map(\.path) == [path])
        #expect(values.map(\.property) == [property])
    }

    @Test(arguments: [
        "[self.view setBackgroundColor:[UIColor redColor]];", "[self.nameLabel setText:@\"Name\"];",
        "[self.row setTitle:user.name];", "if (self.title == user.name) return;",
    ])
    func `other code in Objective-C gives no unknown value`(code: String) {
        #expect(objectiveC(code).isEmpty)
    }

    @Test func `a list in Objective-C sets the texts of its cells`() {
        let header = "@interface NameCell : UITableViewCell\n@property IBOutlet UILabel *nameLabel;\n@end\n"
        let cell = "#import \"NameCell.h\"\n@implementation NameCell\n@end\n"
        let list = """
            #import "NameCell.h"
            @implementation List
            - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)path {
                NameCell *cell = [t dequeueReusableCellWithIdentifier:@"name"];
                cell.nameLabel.text = self.names[path.row];
                return cell;
            }
            @end
            """
        let values = untold(("NameCell.h", header), ("NameCell.m", cell), ("List.m", list))
        #expect(values.map(\.file) == ["List.m"])
        #expect(values.map(\.line) == [5])
    }

    @Test(arguments: [
        ("class Profile: UIView { var name = \"\" }", false),
        ("class Profile: UIView { override var intrinsicContentSize: CGSize { .zero } }", true),
        ("class Profile: UIView { func fill() { addSubview(label) } }", true),
        (
            "class Profile: UIButton { func fill() { heightAnchor.constraint(equalToConstant: 56).isActive = true } }",
            true
        ),
        ("class Profile: RoundedView {}", true),
        ("class Profile: UIView {}\nextension Profile { func fill() { addSubview(label) } }", true),
    ])
    func `code that may give a view a size is known`(code: String, mayDecide: Bool) {
        let reading = OutletCall.reading(of: ["Profile"], [("Profile.swift", code)])
        #expect(reading.classes["Profile"]?.mayDecideSize == mayDecide)
    }
}
