import KeylineOutletValues
import Testing

@testable import KeylineAdapter

/// Texts that classes make of the runtime attributes of documents are read.
@Suite struct RuntimeAttributeTests {
    private static let strings = """
        extension String {
            var localized: String { NSLocalizedString(self, comment: "") }
            func styled(style: Style) -> NSAttributedString? { localized.set(style: style) }
        }
        """

    private func values(_ body: String, _ class: String = "UILabel") -> [OutletValue] {
        let code = "class Word: \(`class`) {\n\(body)\n}"
        return OutletCall.reading(of: ["Word"], [("Word.swift", code), ("Strings.swift", Self.strings)])
            .values(ofClass: "Word")
    }

    private static let lookup = CodeValue.lookupOfAttribute("key", table: nil)

    @Test(arguments: [
        "@IBInspectable var key: String = \"\"\noverride func awakeFromNib() { text = key.localized }",
        "@IBInspectable var key: String?\noverride func awakeFromNib() { if let key = key { text = key.localized } }",
        "@IBInspectable var key: String?\noverride func awakeFromNib() { if let a = key?.localized { self.text = a } }",
        "@IBInspectable var key: String?\noverride func awakeFromNib() { guard let key else { return }\ntext = key.localized }",
        "@IBInspectable var key: String? { didSet { text = key?.localized ?? \"\" } }",
        "@IBInspectable var key: String { get { \"\" } set { text = newValue.localized } }",
        "@IBInspectable var key: String? { didSet { update() } }\nfunc update() { text = NSLocalizedString(key!, comment: \"\") }",
    ])
    func `the text whose key is an attribute is certain`(body: String) {
        let values = values(body)
        #expect(values.map(\.property) == ["text"])
        #expect(values.map(\.value) == [Self.lookup])
        #expect(values.map(\.certainty) == [.certain])
    }

    @Test func `styles take the place of marks`() {
        let label = values(
            "@IBInspectable var key: String?\noverride func awakeFromNib() { styledText = key?.localized }")
        #expect(label.map(\.property) == ["attributedText"])
        #expect(label.map(\.value) == [.withoutMarks(Self.lookup)])
        let button = values(
            """
            @IBInspectable var key: String?
            override func awakeFromNib() { if let key = key { setAttributedTitle(key.styled(style: .red), for: .normal) } }
            """, "UIButton"
        ).filter { $0.property != "font" }
        #expect(button.map(\.value) == [.withoutMarks(Self.lookup)])
        #expect(button.map(\.certainty) == [.certain])
    }

    @Test func `of several attributes each has its value`() {
        let values = values(
            """
            @IBInspectable var key: String? { didSet { text = key?.localized } }
            @IBInspectable var words: String? { didSet { text = words } }
            """)
        #expect(values.map(\.value) == [Self.lookup, .attribute("words")])
        #expect(values.map(\.certainty) == [.certain, .certain])
    }

    @Test(arguments: [
        "@IBInspectable var key: String?\noverride func awakeFromNib() { if let key { isHidden = false } }",
        "@IBInspectable var key: String?\noverride func awakeFromNib() { if isOn, let key { text = key.localized } }",
        "@IBInspectable var key: String?\noverride func awakeFromNib() { if let key, key == \"a\" { text = key.localized } }",
    ])
    func `other conditions are branches`(body: String) {
        #expect(values(body).filter { $0.certainty != .unknown }.map(\.certainty) == [.likely])
    }

    /// The values that code gives objects of a class of UIKit's.
    private func reading(_ class: String, _ code: String) -> CodeReading.Class? {
        OutletCall.reading(of: [`class`], [("Views.swift", code), ("Strings.swift", Self.strings)]).classes[`class`]
    }

    @Test(arguments: [
        "@IBInspectable var key: String? { get { nil } set(word) { text = word?.localized } }",
        "@IBInspectable var key: String { set (word) { text = NSLocalizedString(word, comment: \"\") } get { text! } }",
        "@IBInspectable public var key: String? { get { text } set { text = NSLocalizedString(newValue ?? \"\", comment: \"\") } }",
        "@IBInspectable var key: String? { get { nil } set { guard let word = newValue else { return }\nself.text = word.localized } }",
        "@IBInspectable var key: String? { get { text } set { DispatchQueue.main.async { self.text = newValue?.localized } } }",
        "@IBInspectable var key: String { get { \"\" } set { let word = newValue.trimmingCharacters(in: .whitespaces)\ntext = word.localized } }",
        "@IBInspectable var key: String? { get { nil } set { if let word = newValue?.localized, newValue != word { text = word } } }",
        """
        @IBInspectable var key: String? {
            set { objc_setAssociatedObject(self, &UILabel.handle, newValue, .OBJC_ASSOCIATION_RETAIN) }
            get { return objc_getAssociatedObject(self, &UILabel.handle) as? String }
        }
        open override func awakeFromNib() {
            super.awakeFromNib()
            if let word = self.key, word != word.localized { self.text = word.localized }
        }
        """,
        """
        @IBInspectable var key: String { get { stored(&Keys.text) ?? "" } set { objc_setAssociatedObject(self, &k, newValue, p); show() } }
        private func show() { if !key.isEmpty { text = key.localized } }
        """,
        "@IBInspectable var key: String? { get { nil } set { show(newValue) } }\nfunc show(_ word: String?) { text = word?.localized }",
    ])
    func `an extension of UIKit's gives the text whose key is an attribute`(body: String) throws {
        let label = try #require(reading("UILabel", "extension UILabel {\n\(body)\n}"))
        #expect(label.values.map(\.property) == ["text"])
        #expect(label.values.map(\.value) == [Self.lookup])
        #expect(label.values.map(\.certainty) == [.certain])
        #expect(label.attributes == ["key": true])
    }

    @Test(arguments: [
        ("UIButton", "setTitle(newValue?.localized, for: .normal)", "title"),
        ("UITextField", "placeholder = newValue?.localized", "placeholder"),
        ("UIBarItem", "title = newValue?.localized", "title"),
        ("UINavigationItem", "self.title = newValue?.localized", "title"),
        ("UIViewController", "title = newValue?.localized", "title"),
    ])
    func `extensions of other classes do so too`(type: String, body: String, property: String) {
        let code = "extension \(type) { @IBInspectable var key: String? { get { nil } set { \(body) } } }"
        #expect(reading(type, code)?.values.map(\.property) == [property])
        #expect(reading(type, code)?.values.map(\.value) == [Self.lookup])
    }

    @Test func `an extension of a class above gives objects of the classes below their texts, by their class`() {
        let code = """
            extension UIView {
                @IBInspectable var key: String {
                    get { "" }
                    set {
                        let words = newValue.localized
                        switch self {
                        case let label as UILabel: label.text = words
                        case let button as UIButton: button.setTitle(words, for: .normal)
                        default: break
                        }
                        (self as? UITextField)?.placeholder = words
                        if let view = self as? UITextView { view.text = words }
                    }
                }
            }
            """
        let properties = ["UILabel", "UIButton", "UITextField", "UITextView", "UISwitch"].map { name in
            reading(name, code)?.values.filter { $0.value == Self.lookup && $0.certainty == .certain }.map(\.property)
        }
        #expect(properties == [["text"], ["title"], ["placeholder"], ["text"], []])
    }

    @Test func `a class of the app's has the attributes of extensions above it`() {
        let code = """
            class Word: UILabel {}
            extension UIView { @IBInspectable var key: String? { get { nil } set { backgroundColor = .systemRed } } }
            extension UILabel { @IBInspectable var words: String? { get { nil } set { text = newValue?.localized } } }
            """
        let word = OutletCall.reading(of: ["Word"], [("Views.swift", code), ("Strings.swift", Self.strings)])
            .classes["Word"]
        #expect(word?.attributes == ["key": true, "words": true])
        #expect(
            word?.values.filter { $0.certainty == .certain }.map(\.value) == [
                .lookupOfAttribute("words", table: nil)
            ])
    }

    @Test(arguments: [
        ("set { text = Texts.shared.word(newValue) }", true),
        ("set { Texts.shared.fill(self, newValue) }", false),
        ("set { word = newValue; show() }", false),
    ])
    func `a text that only running the code tells is not known where the document sets the attribute`(
        setter: String, isTold: Bool
    ) throws {
        let code = "extension UILabel { @IBInspectable var key: String? { get { nil } \(setter) } }"
        let label = try #require(reading("UILabel", code))
        #expect(label.values.map(\.value) == (isTold ? [.madeOfAttributes(["key"])] : []))
        #expect(label.values.allSatisfy { $0.certainty == .unknown })
        #expect(label.attributes == ["key": isTold])
        #expect(label.values.allSatisfy { $0.value.filled(with: [:]) == nil })
        #expect(label.values.allSatisfy { $0.value.filled(with: ["key": .text("a")]) == .nothing })
    }

    @Test(arguments: [
        (
            "func localized(table: String = \"Main\") -> String { NSLocalizedString(self, tableName: table, comment: \"\") }",
            "localized()", "Main"
        ),
        (
            "func localized(table: String = \"Main\") -> String { NSLocalizedString(self, tableName: table, comment: \"\") }",
            "localized(table: \"Other\")", "Other"
        ),
        (
            """
            func localized(comment: String = "") -> String {
                if self == "" { return "" }
                var words = NSLocalizedString(self, comment: comment)
                if words == self { words = base.localizedString(forKey: self, value: self, table: nil) }
                return words
            }
            """, "localized()", nil
        ),
        (
            "var localized: String { guard let b = bundle else { return self }\nreturn NSLocalizedString(self, bundle: b, comment: \"\") }",
            "localized", nil
        ),
        ("var localized: String { String(localized: LocalizationValue(self), table: \"Main\") }", "localized", "Main"),
        ("", "localized()", nil),
    ])
    func `members of texts that look them up are read`(member: String, use: String, table: String?) {
        let code = "class Word: UILabel { @IBInspectable var key: String = \"\" { didSet { text = key.\(use) } } }"
        let reading = OutletCall.reading(
            of: ["Word"], [("Word.swift", code), ("Strings.swift", "extension String { \(member) }")])
        #expect(reading.values(ofClass: "Word").map(\.value) == [.lookupOfAttribute("key", table: table)])
    }

    @Test func `a function that adds to the text is no lookup`() {
        let member = "var localized: String { let t = NSLocalizedString(self, comment: \"\")\nreturn mark(t) }"
        let code = "class Word: UILabel { @IBInspectable var key: String = \"\" { didSet { text = key.localized } } }"
        let reading = OutletCall.reading(
            of: ["Word"], [("Word.swift", code), ("Strings.swift", "extension String { \(member) }")])
        #expect(reading.values(ofClass: "Word").map(\.value) == [.madeOfAttributes(["key"])])
    }

    @Test func `a property without the attribute is no constant`() {
        let values = values("var key: String?\noverride func awakeFromNib() { text = key?.localized }")
        #expect(values.map(\.certainty) == [.unknown])
    }
}
