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
            """, "UIButton")
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
    ])
    func `other conditions are branches`(body: String) {
        #expect(values(body).map(\.certainty) == [.likely])
    }

    @Test func `a property without the attribute is no constant`() {
        #expect(values("var key: String?\noverride func awakeFromNib() { text = key?.localized }").isEmpty)
    }
}
