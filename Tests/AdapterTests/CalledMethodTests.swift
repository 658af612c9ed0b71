import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// Methods of the app's own that code calls on outlets are followed.
@Suite struct CalledMethodTests {
    private static let styles = """
        enum Look { case loud, quiet }
        enum Frame { case thin }
        extension UIButton {
            func apply(_ look: Look) {
                titleLabel?.font = Fonts.body
                switch look {
                case .loud:
                    backgroundColor = Colors.accent()
                    setTitleColor(.white, for: .normal)
                case .quiet: backgroundColor = .clear
                }
            }
        }
        extension UIView {
            func apply(_ frame: Frame) { switch frame { case .thin: tintColor = .systemRed } }
            func dim() { backgroundColor = theme.paper }
        }
        """

    private func values(_ body: String, in method: String = "override func viewDidLoad()") -> [OutletValue] {
        let code = """
            class Login: UIViewController {
                @IBOutlet weak var button: UIButton!
                @IBOutlet weak var other: UIButton?
                \(method) { \(body) }
            }
            """
        return OutletCall.reading(of: ["Login"], [("Login.swift", code), ("Styles.swift", Self.styles)])
            .values(ofClass: "Login")
    }

    private func certain(_ values: [OutletValue]) -> [String] {
        values.filter { $0.certainty == .certain }.map { "\($0.path.joined(separator: ".")).\($0.property)" }
    }

    private func unknown(_ values: [OutletValue]) -> Set<String> {
        Set(values.filter { $0.certainty == .unknown }.map { "\($0.path.joined(separator: ".")).\($0.property)" })
    }

    @Test(arguments: [
        "button.apply(.quiet)", "self.button?.apply(Look.quiet)", "[button].forEach { $0?.apply(.quiet) }",
    ])
    func `the case that a call has as a literal is followed`(code: String) {
        let values = values(code)
        #expect(certain(values) == ["button.backgroundColor"])
        #expect(values.filter { $0.certainty == .certain }.map(\.value) == [.systemColor("clear")])
        #expect(unknown(values) == ["button.font"])
    }

    @Test func `of overloads the one with the case is called`() {
        #expect(certain(values("button.apply(.thin)")) == ["button.tintColor"])
    }

    @Test func `a value of the method that is not known is none of the document's`() {
        #expect(unknown(values("button.apply(.loud)")) == ["button.backgroundColor", "button.font"])
        #expect(certain(values("button.apply(.loud)")) == ["button.titleColor"])
    }

    @Test func `objects of a list and of a loop are meant in turn`() {
        #expect(
            unknown(values("[button, other].forEach { view in view?.dim() }"))
                == ["button.backgroundColor", "other.backgroundColor"])
        #expect(
            unknown(values("for view in [button, other] { view?.dim() }"))
                == ["button.backgroundColor", "other.backgroundColor"])
        #expect(
            certain(values("for b in [button, other] { b?.isHidden = true }")) == ["button.isHidden", "other.isHidden"])
    }

    @Test(arguments: [
        "button.apply(isOn ? .loud : .quiet)", "button.apply(look)",
        "load { [weak self] in self?.button.apply(.quiet) }",
    ])
    func `a call that only running the code would decide leaves what it sets unknown`(code: String) {
        let values = values(code, in: "func later(_ look: Look)")
        #expect(certain(values) == [])
        #expect(unknown(values).isSuperset(of: ["button.backgroundColor", "button.font"]))
    }

    @Test(arguments: ["button.apply()", "other.apply(.wide)", "model.apply(.loud)", "button.tap(.loud)"])
    func `other calls set nothing`(code: String) {
        let all = values(code)
        #expect(all.isEmpty, "\(all)")
    }

    @Test func `flags and texts of a call are those of the parameters`() {
        let code = """
            class Login: UIViewController {
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { show("Welcome", in: label, isLoud: false) }
                func show(_ words: String, in view: UILabel, isLoud: Bool, isLast: Bool = true) {
                    view.text = words
                    if isLoud { view.textColor = .systemRed } else { view.textColor = .systemGreen }
                }
            }
            """
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", code)]).values(ofClass: "Login")
        #expect(values.map(\.path) == [["label"], ["label"]])
        #expect(values.map(\.value) == [.text("Welcome"), .systemColor("systemGreen")])
        #expect(values.allSatisfy { $0.certainty == .certain })
    }

    @Test(arguments: [
        (
            "let words = NSMutableAttributedString(string: text ?? \"\")\nwords.addAttribute(.kern, value: 1, range: all)",
            false
        ),
        (
            "let words = NSMutableAttributedString(string: self.text!)\nwords.addAttribute(.font, value: bold, range: all)",
            true
        ),
        (
            "guard let old = attributedText else { return }\nlet words = NSMutableAttributedString(attributedString: old)",
            false
        ),
        (
            "guard let old = attributedText else { return }\nlet words = NSMutableAttributedString(attributedString: old)\nwords.markLinks()",
            true
        ),
    ])
    func `a label whose own text gets other attributes keeps its words`(code: String, mayHaveOtherFont: Bool) {
        let login = """
            class Login: UIViewController {
                @IBOutlet var label: UILabel!
                override func viewDidLoad() { label.space() }
            }
            extension UILabel { func space() { \(code)\nattributedText = words } }
            """
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", login)]).values(ofClass: "Login")
        #expect(unknown(values) == (mayHaveOtherFont ? ["label.font"] : []))
        let direct = """
            class Login: UIViewController {
                @IBOutlet var label: UILabel!
                func later() { let words = NSMutableAttributedString(string: self.label.text!)\nself.label?.attributedText = words }
            }
            """
        #expect(OutletCall.reading(of: ["Login"], [("Login.swift", direct)]).values(ofClass: "Login").isEmpty)
    }

    @Test func `a colour of a catalog is certain, whatever would take its place, and so is one of a function`() {
        let code = """
            class Login: UIViewController {
                @IBOutlet var label: UILabel!
                override func viewDidLoad() {
                    label.textColor = .ink
                    label.tintColor = UIColor.accent()
                    label.backgroundColor = UIColor.white.withAlphaComponent(0.5)
                    button.isEnabled = false
                }
            }
            extension UIColor {
                static var ink = UIColor(named: "Ink") ?? UIColor(white: 0, alpha: 1)
                class func accent() -> UIColor { return UIColor(named: "Accent")! }
            }
            """
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", code)]).values(ofClass: "Login")
        #expect(
            values.map(\.value) == [
                .namedColor("Ink"), .namedColor("Accent"), .color(red: 1, green: 1, blue: 1, alpha: 0.5), .flag(false),
            ])
        #expect(values.allSatisfy { $0.certainty == .certain })
    }

    @Test func `methods that call themselves come to an end`() {
        #expect(
            certain(values("show(1) }\nfunc show(_ n: Int) { button.isHidden = true; show(n + 1); show(n + 2)")).count
                == 1)
    }

    @Test func `the first branch for the drawn system is taken, in several methods that fill a cell too`() {
        let code = """
            class Row: UITableViewCell {
                func configure(with file: File) { paint(); icon.isHidden = file.isOld }
                func configure(with folder: Folder) {
                    if #available(iOS 13.0, *) { name.textColor = UIColor.label } else { name.textColor = .white }
                    size.textColor = .systemRed
                }
                func configure(more: Bool) { size.textColor = .systemBlue }
                func paint() {
                    if #available(iOS 13.0, *) { name.textColor = UIColor.label } else { name.textColor = .white }
                }
            }
            """
        let values = OutletCall.reading(of: ["Row"], [("Row.swift", code)]).values(ofClass: "Row")
        #expect(values.filter { $0.path == ["name"] }.map(\.value) == [.systemColor("label")])
        #expect(values.filter { $0.path == ["name"] }.map(\.certainty) == [.certain])
        #expect(values.filter { $0.path == ["size"] }.map(\.certainty) == [.alternative])
    }

    @Test(arguments: [
        ("button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)", true),
        ("button.titleLabel?.font = theme.font", true), ("button.titleLabel!.font = .scaled(14)", true),
        ("button.titleLabel?.font = UIFont.systemFont(ofSize: 14)", false),
        ("button.titleLabel?.font = UIFont(name: \"Avenir\", size: 14)", false),
        ("button.titleLabel?.font = .book(14)", false), ("button.titleLabel?.font = Sizes.small.font", false),
        ("let font = UIFont.boldSystemFont(ofSize: 3)\nbutton.titleLabel?.font = font", false),
        ("button.set(font: .book(3))", false), ("button.set(font: .scaled(3))", true),
        ("button.set(font: theme.font)", true), ("button.setAttributedTitle(styled(words), for: .normal)", true),
        ("button.setAttributedTitle(NSAttributedString(string: words), for: .normal)", false),
        (
            "button.setAttributedTitle(NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 9)]), for: .normal)",
            false
        ),
    ])
    func `a font that may follow the text size is not known, a fixed one says nothing`(code: String, isUnknown: Bool) {
        let fonts = """
            extension UIFont {
                static func book(_ size: CGFloat) -> UIFont { UIFont(name: "Avenir-Book", size: size)! }
                static func scaled(_ size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: book(size)) }
            }
            extension UIButton { func set(font: UIFont) { titleLabel?.font = font } }
            struct Sizes { static let small = Style(UIFont(name: "Avenir", size: 10)!, 3) }
            """
        let login = """
            class Login: UIViewController { @IBOutlet weak var button: UIButton!
            func show() { \(code) } }
            """
        let values = OutletCall.reading(of: ["Login"], [("Login.swift", login), ("Fonts.swift", fonts)])
            .values(ofClass: "Login")
        #expect(
            values.contains { $0.path == ["button"] && $0.property == "font" && $0.certainty == .unknown } == isUnknown)
    }
}
