import Foundation
import Testing

/// Words in a document that code replaces are samples: nothing is found about their length or language.
@Suite struct SampleTextTests {
    private let room: CommandSandbox

    /// A card with a label too narrow for its words, whose text code sets.
    init() throws {
        room = try CommandSandbox()
        let connections = """
            <connections><outlet property="greeting" destination="title" id="o1"/></connections>
            </view>
            """
        let card = Fixtures.card.replacing("id=\"card\">", with: "customClass=\"Card\" id=\"card\">")
            .replacing("text=\"Hello\"", with: "text=\"A person with a long name\" adjustsFontSizeToFit=\"NO\"")
            .replacing(
                "</constraints>",
                with: """
                    <constraint firstItem="title" firstAttribute="width" constant="60" id="c3"/>
                    </constraints>
                    """)
        let end = try #require(card.range(of: "</view>", options: .backwards))
        try room.write(card.replacingCharacters(in: end, with: connections), "card.xib")
    }

    private func code(_ body: String) throws {
        try room.write(
            "class Card: UIView {\n@IBOutlet var greeting: UILabel!\n\(body)\n}\n", "Card.swift")
    }

    private func check(_ words: String...) throws -> String {
        try room.run(["check", "card.xib", "--ignore", "unknownClass"] + words).output
    }

    @Test func `a text that code replaces is not found too long, and one note tells of the samples`() throws {
        try code("func show(_ user: User) { greeting.text = user.name }")
        let output = try check()
        #expect(!output.contains("truncated"))
        #expect(output.contains("filler"))
        #expect(try check("--code", "off").contains("truncated: Label \"A person with a long name\""))
    }

    @Test(arguments: ["", "func later() { greeting.text = \"Later\" }", "func show(_ o: Other) { o.text = o.name }"])
    func `the document's own text is found`(code body: String) throws {
        try code(body)
        #expect(try check().contains("truncated: Label \"A person with a long name\""))
    }

    @Test(arguments: [
        "override func awakeFromNib() { guard isReady else { return }\ngreeting.text = \"Welcome\" }",
        "override func awakeFromNib() { if isReady { greeting.text = \"Welcome\" } }",
    ])
    func `a text that code likely replaces is a sample`(code body: String) throws {
        try code(body)
        #expect(try !check().contains("truncated"))
    }

    @Test func `the text of an outlet of a class whose code is not here is a sample`() throws {
        try room.write("class Card: LibraryCard {}\n", "Card.swift")
        #expect(try !check().contains("truncated"))
        try room.write("class Card: LibraryCard { @IBOutlet var greeting: UILabel! }\n", "Card.swift")
        #expect(try check().contains("truncated"))
    }

    @Test func `a certain text is found with its place, whatever comes later`() throws {
        try code(
            "override func awakeFromNib() { greeting.text = \"A certain long text\" }\nfunc b() { greeting.text = name }"
        )
        #expect(try check().contains("truncated: Label \"A certain long text\""))
    }

    @Test func `dumps tell that the text is a sample, in words and in JSON`() throws {
        try code("func show(_ user: User) { greeting.text = user.name }")
        let text = try room.run("dump", "card.xib", "--as", "device").output
        #expect(text.contains("(text by Card.swift:3:27, not known here)"))
        let json = try room.run("dump", "card.xib", "--as", "device", "--format", "json").output
        #expect(json.contains("\"unknown\" : true"))
    }

    @Test(arguments: [("UIFont.preferredFont(forTextStyle: .body)", false), ("UIFont.systemFont(ofSize: 9)", true)])
    func `a font of code that may follow the text size keeps none`(font: String, isFixed: Bool) throws {
        let card = String(decoding: room.bytes("card.xib") ?? Data(), as: UTF8.self)
        try room.write(
            card.replacing("style=\"UICTFontTextStyleBody\"", with: "type=\"system\" pointSize=\"17\""), "card.xib")
        try code("override func awakeFromNib() { greeting.font = \(font) }")
        let output = try check("--across", "text-sizes=L,AX3")
        #expect(output.contains("fixed text size") == isFixed)
    }

    @Test func `a document all of whose texts code gives needs no table of a language`() throws {
        try room.write("\"other.text\" = \"Anderes\";", "de.lproj/card.strings")
        try code("func show(_ user: User) { greeting.text = user.name }")
        #expect(try !check("--locale", "fr").contains("there are no texts for \"fr\""))
        #expect(try check("--locale", "fr", "--code", "off").contains("there are no texts for \"fr\""))
    }

    @Test func `a translation that only a sample lacks is not missed`() throws {
        try room.write("\"other.text\" = \"Anderes\";", "de.lproj/card.strings")
        try code("func show(_ user: User) { greeting.text = user.name }")
        #expect(try !check("--locale", "de").contains("missing string: Label"))
        #expect(try check("--locale", "de", "--code", "off").contains("missing string: Label"))
    }

    @Test func `a translation of a text that code looks up is not missed, though the words are the document's`() throws
    {
        try room.write("\"other.text\" = \"Anderes\";", "de.lproj/card.strings")
        try room.write("\"long\" = \"A person with a long name\";", "de.lproj/Localizable.strings")
        try code("override func awakeFromNib() { greeting.text = NSLocalizedString(\"long\", comment: \"\") }")
        #expect(try !check("--locale", "de").contains("missing string: Label"))
        #expect(try check("--locale", "de", "--code", "off").contains("missing string: Label"))
    }

    @Test func `titles of segments that code looks up are not missed`() throws {
        let segments = """
            <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="160" height="32"/>
            <segments><segment title="Today"/><segment title="Week"/></segments></segmentedControl>
            """
        let card = String(decoding: try #require(room.bytes("card.xib")), as: UTF8.self)
        let start = try #require(card.range(of: "<label"))
        let end = try #require(card.range(of: "</label>"))
        try room.write(
            card.replacingCharacters(in: start.lowerBound..<end.upperBound, with: segments), "card.xib")
        try room.write("\"other.text\" = \"Anderes\";", "de.lproj/card.strings")
        let code = "class Card: UIView {\n@IBOutlet var greeting: UISegmentedControl!\noverride func awakeFromNib() {\n"
        let titles = ["today", "week"].enumerated().map {
            "greeting.setTitle(NSLocalizedString(\"\($1)\", comment: \"\"), forSegmentAt: \($0))\n"
        }
        try room.write(code + titles.joined() + "} }\n", "Card.swift")
        #expect(try !check("--locale", "de").contains("missing string: Segmented"))
        #expect(try check("--locale", "de", "--code", "off").contains("segmentTitles[1]"))
    }

    /// A view of a class whose code may size it, held at two edges only.
    private func badge(_ code: String) throws -> String {
        let badge = Fixtures.card.replacing("<label opaque", with: "<view customClass=\"Badge\" opaque")
            .replacing("text=\"Hello\" adjustsFontForContentSizeCategory=\"YES\" ", with: "")
            .replacing("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", with: "")
            .replacing("</label>", with: "</view>")
        try room.write(badge, "badge.xib")
        try room.write(code, "Badge.swift")
        return try room.run("check", "badge.xib", "--ignore", "unknownClass").output
    }

    @Test func `a size that code may give a view is not missed`() throws {
        #expect(try !badge("class Badge: UIView { func fill() { addSubview(icon) } }").contains("needs constraints"))
        #expect(try badge("class Badge: UIView {}").contains("needs constraints for: width, height"))
    }
}
